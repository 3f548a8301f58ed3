import { lastPublished } from '#domain/content/last-published.ts';
import { locale } from '#domain/language.ts';
import { getPage, type PageId } from '#domain/site-map.ts';
import type { LoadContext } from './load-context.ts';

/** What else these show changes without their texts. */
const pagesOfLists: ReadonlySet<PageId> = new Set([
  'home',
  'adoptionPets',
  'rehabilitationPets',
  'adoptionEvents',
]);

/** schema.org data of a page that is a text which editors have published: when it last changed. */
export async function textPageData({
  app: { config, content },
  page,
  language,
  preview,
}: LoadContext): Promise<object | undefined> {
  if (preview !== undefined || pagesOfLists.has(page)) return undefined;
  const dateModified = lastPublished(page, await content.publishedAt());
  if (dateModified === undefined) return undefined;
  const { es, en } = getPage(page);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: config.siteUrl + ((language === 'en' && en) || es),
    inLanguage: locale[language],
    dateModified,
  };
}
