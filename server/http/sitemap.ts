import type { ContentKey } from '#domain/content/content-documents.ts';
import { lastPublished } from '#domain/content/last-published.ts';
import { type Language, languages } from '#domain/language.ts';
import { landingPage, landingPath } from '#domain/pets/landing-pages.ts';
import type { PetPlaces } from '#domain/pets/pet-places.ts';
import { type Species, species } from '#domain/pets/vocabularies.ts';
import { type Page, type PageId, pages, pathFor } from '#domain/site-map.ts';
import type { ListedPet } from '#server/features/animals/pets/core/pet-listing.service.ts';
import type { MonthSums } from '#server/features/giving/spending/published-accounts.ts';
import { escapeXml } from './xml.ts';

/** What one file of the sitemap holds: less than its protocol allows, for some readers are slow. */
export const mostAddresses = 10_000;

/** A page that search engines may show, by its path in each language. */
export interface Address extends Record<Language, string> {
  /** YYYY-MM-DD, where it is known. */
  changedOn?: string;
  /** In which it is written, where those are not all. */
  writtenIn?: readonly Language[];
}

/** What they show is one reader's. */
const unlisted: ReadonlySet<PageId> = new Set(['favorites', 'tellMe']);

const listedPages: readonly Page[] = pages.filter(isListed);

/**
 * @param publishedAt when each of the portal's texts was published, where that was not by the portal itself
 * @param listChanges when what else a page lists was last changed
 */
export function pageAddresses(
  publishedAt: ReadonlyMap<ContentKey, string>,
  listChanges: Partial<Record<PageId, string>> = {},
): Address[] {
  return listedPages.map(({ id, es, en }) => {
    const last = [lastPublished(id, publishedAt) ?? '', listChanges[id] ?? ''].sort().at(-1);
    return { es, en: en ?? es, ...(last && { changedOn: last.slice(0, 10) }) };
  });
}

function isListed({ id, guard, es, en }: Page): boolean {
  const isOpen = guard === 'public' && en !== null && !unlisted.has(id);
  return isOpen && !es.includes('/:') && !landingPage(id);
}

/** The lists of a species, of a place and of both, where there are such pets in adoption. */
export function landingAddresses({ cities, states }: PetPlaces): Address[] {
  const address = (landing: { species?: Species; place?: string }) => ({
    es: landingPath('es', landing),
    en: landingPath('en', landing),
  });
  const found = species.values.filter((kind) => states.some(({ of }) => of[kind] > 0));
  const ofPlaces = [...states, ...cities].flatMap(({ slug: place, of }) =>
    place === undefined
      ? []
      : [
          address({ place }),
          ...species.values
            .filter((kind) => of[kind] > 0)
            .map((kind) => address({ place, species: kind })),
        ],
  );
  return [...found.map((kind) => address({ species: kind })), ...ofPlaces];
}

export function petAddress({ id, status, updatedAt }: ListedPet): Address {
  const page = status === 'rehabilitation' ? 'rehabilitationPet' : 'adoptionPet';
  return {
    es: pathFor(page, 'es', { id }),
    en: pathFor(page, 'en', { id }),
    changedOn: updatedAt.slice(0, 10),
  };
}

export function eventAddress({ id, updatedAt }: { id: string; updatedAt: string }): Address {
  return {
    es: pathFor('adoptionEvent', 'es', { id }),
    en: pathFor('adoptionEvent', 'en', { id }),
    changedOn: updatedAt.slice(0, 10),
  };
}

const slugged =
  (page: 'campaign' | 'fundraiser') =>
  ({ slug, updatedAt }: { slug: string; updatedAt: string }): Address => ({
    es: pathFor(page, 'es', { slug }),
    en: pathFor(page, 'en', { slug }),
    changedOn: updatedAt.slice(0, 10),
  });

export const campaignAddress = slugged('campaign');
export const fundraiserAddress = slugged('fundraiser');

/** The accounts of a month that everybody may read (YYYY-MM). */
export function spendingAddress({ month, publishedAt }: MonthSums): Address {
  const [year = '', number = ''] = month.split('-');
  return {
    es: pathFor('spendingMonth', 'es', { year, month: number }),
    en: pathFor('spendingMonth', 'en', { year, month: number }),
    changedOn: publishedAt.slice(0, 10),
  };
}

export const issueAddress = ({
  id,
  languages: writtenIn,
  changedAt,
}: {
  id: string;
  languages: readonly Language[];
  changedAt: string;
}): Address => ({
  es: pathFor('newsletterIssue', 'es', { id }),
  en: pathFor('newsletterIssue', 'en', { id }),
  changedOn: changedAt.slice(0, 10),
  writtenIn,
});

const addressesInPiece = 250;

/** In pieces. Each address stands once a language and names its alternate-language URLs. */
export function* sitemapXml(addresses: readonly Address[], siteUrl: string): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for (let start = 0; start < addresses.length; start += addressesInPiece) {
    const some = addresses.slice(start, start + addressesInPiece);
    yield some.map((address) => urls(address, siteUrl)).join('');
  }
  yield '</urlset>\n';
}

function urls(address: Address, siteUrl: string): string {
  const changed = address.changedOn ? `<lastmod>${address.changedOn}</lastmod>` : '';
  const written = address.writtenIn ?? languages;
  const [first = 'es'] = written;
  const alternates = written
    .map((language) => alternate(language, siteUrl + address[language]))
    .concat(alternate('x-default', siteUrl + address[first]))
    .join('');
  return written
    .map(
      (language) =>
        `<url><loc>${escapeXml(siteUrl + address[language])}</loc>${changed}${alternates}</url>\n`,
    )
    .join('');
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}

/** @param files `changedOn`: YYYY-MM-DD */
export function* sitemapIndexXml(
  files: readonly { path: string; changedOn?: string }[],
  siteUrl: string,
): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const { path, changedOn } of files) {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    yield `<sitemap><loc>${siteUrl}${path}</loc>${changed}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}
