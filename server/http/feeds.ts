import type { ContentOf } from '#domain/content/content-documents.ts';
import { type Language, locale } from '#domain/language.ts';
import type { AnnouncedPet } from '#domain/pets/pet-feed-wire.ts';
import { pathFor } from '#domain/site-map.ts';
import type { NewPet } from '#server/features/animals/pets/core/pet-debuts.ts';
import { announcePet } from './announce-pet.ts';
import { escapeXml } from './xml.ts';

export const feedFormats = ['xml', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Where a feed of the newest pets is read. */
export function feedPath(language: Language, format: FeedFormat): string {
  return `/feeds/${language}.${format}`;
}

export interface Feed {
  language: Language;
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  pets: readonly NewPet[];
  /** What stands above the lists of them. */
  lists: ContentOf<'petLists'>;
}

interface Item extends Pick<AnnouncedPet, 'address' | 'title' | 'summary'> {
  id: string;
  image: string | undefined;
  /** Since everybody may see it: instant, UTC ISO 8601. */
  since: string;
}

const feedTitles: Record<Language, (siteName: string) => string> = {
  es: (siteName) => `${siteName}: recién llegados`,
  en: (siteName) => `${siteName}: newly arrived`,
};

function describe({ language, siteName, lists: { adoption, rehabilitation } }: Feed) {
  return {
    title: feedTitles[language](siteName),
    description: `${adoption.lead} ${rehabilitation.heading}: ${rehabilitation.lead}`,
  };
}

function itemsOf({ language, siteUrl, pets }: Feed): Item[] {
  return pets.map(({ pet, since }) => {
    const [first] = pet.media;
    return {
      ...announcePet(pet, siteUrl, language),
      id: pet.id,
      image: first && `${siteUrl}/media/${first.id}/og.jpg`,
      since,
    };
  });
}

/** RSS 2.0. */
export function rssFeed(feed: Feed): string {
  const { language, siteUrl } = feed;
  const { title, description } = describe(feed);
  const items = itemsOf(feed).map(({ address, title, summary, image, since }) =>
    [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${escapeXml(address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      `<pubDate>${new Date(since).toUTCString()}</pubDate>`,
      `<description>${escapeXml(summary)}</description>`,
      image
        ? `<media:content url="${escapeXml(image)}" medium="image" type="image/jpeg" width="1200" height="630"/>`
        : '',
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${siteUrl}${pathFor('adoptionPets', language)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${locale[language].toLowerCase()}</language>`,
    `<atom:link href="${siteUrl}${feedPath(language, 'xml')}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { language, siteUrl } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...describe(feed),
    home_page_url: siteUrl + pathFor('adoptionPets', language),
    feed_url: siteUrl + feedPath(language, 'json'),
    language: locale[language],
    items: itemsOf(feed).map(({ id, address, title, summary, image, since }) => ({
      id,
      url: address,
      title,
      content_text: summary,
      ...(image && { image }),
      date_published: since,
      language: locale[language],
    })),
  });
}
