import { type Language, languages } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { type Page, pages, pathFor } from '#domain/site-map.ts';
import { escapeXml } from './xml.ts';

/** What a sitemap file may hold by its protocol. */
const mostAddresses = 50_000;

export interface ListedPet {
  id: string;
  status: Programme;
}

/** A page that search engines may show, by its path in each language. */
export type Address = Record<Language, string>;

/** Every public page, then every public pet. */
export function listAddresses(pets: readonly ListedPet[]): Address[] {
  const petPage = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;
  return [
    ...pages.filter(isListed).map(({ es, en }) => ({ es, en: en ?? es })),
    ...pets.map(({ id, status }) => ({
      es: pathFor(petPage[status], 'es', { id }),
      en: pathFor(petPage[status], 'en', { id }),
    })),
  ];
}

function isListed({ guard, es, en }: Page): boolean {
  return guard === 'public' && en !== null && !es.includes('/:');
}

/** Each address stands once a language and names its twin. */
export function sitemapXml(addresses: readonly Address[], siteUrl: string): string {
  const urls = addresses.flatMap((address) => {
    const twins = languages
      .map((language) => alternate(language, siteUrl + address[language]))
      .concat(alternate('x-default', siteUrl + address.es))
      .join('');
    return languages.map(
      (language) => `<url><loc>${escapeXml(siteUrl + address[language])}</loc>${twins}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}

/** In files of at most `most` addresses, counted in both languages. */
export function partsOf(addresses: readonly Address[], most = mostAddresses): Address[][] {
  const perPart = Math.floor(most / languages.length);
  const parts: Address[][] = [];
  for (let from = 0; from < addresses.length; from += perPart) {
    parts.push(addresses.slice(from, from + perPart));
  }
  return parts;
}

export function sitemapIndexXml(parts: number, siteUrl: string): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps,
    '</sitemapindex>\n',
  ].join('\n');
}
