import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { getPage, pathFor } from '#domain/initial-site-map.ts';
import type { InitialPageId, InitialStaticPageId } from '#domain/pages.ts';

export interface Crumb {
  label: string;
  /** None for a group that has no page of its own, and for the page itself. */
  href?: string;
}

/** The page that stands for a group of pages. */
const groupPages: Partial<Record<string, InitialStaticPageId>> = {
  us: 'us',
  resources: 'resources',
  contact: 'contact',
  events: 'adoptionEvents',
};

/** The way from the home page to `page`. */
export function useCrumbs(page: InitialPageId, title: string): Crumb[] {
  const { shell } = useText();
  const language = useLanguage();
  const { group } = getPage(page);
  const names: Partial<Record<string, string>> = shell.groups;
  const groupPage = groupPages[group];
  const crumbs: Crumb[] = [{ label: shell.home, href: pathFor('home', language) }];
  if (names[group] && groupPage !== page) {
    crumbs.push({
      label: names[group],
      ...(groupPage && { href: pathFor(groupPage, language) }),
    });
  }
  return [...crumbs, { label: title }];
}

/** schema.org's form of the same way; a group without a page is left out. */
export function useCrumbData(crumbs: readonly Crumb[]) {
  return crumbData(crumbs, useSite().siteUrl);
}

export function crumbData(crumbs: readonly Crumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ href }, index) => href || index === crumbs.length - 1)
      .map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(href && { item: siteUrl + href }),
      })),
  };
}
