import { type Bilingual, type Language, languages } from '#domain/language.ts';
import { type Banner, home } from './home.ts';
import type { Section } from './model.ts';
import { organisation } from './organisation.ts';

/** What documents of the portal's own texts are put together with. */

export function inBoth<Text>(write: (language: Language) => Text): Bilingual<Text> {
  return Object.fromEntries(
    languages.map((language) => [language, write(language)]),
  ) as Bilingual<Text>;
}

export function joined<Text extends object, More extends object>(
  text: Bilingual<Text>,
  more: (language: Language) => More,
): Bilingual<Text & More> {
  return inBoth((language) => ({ ...text[language], ...more(language) }));
}

interface KeyedSection extends Section {
  key: string;
  link: Section['link'];
}

/** What a page knows a section by: its Spanish address. */
export function keyed(sections: readonly Section[], spanish = sections): KeyedSection[] {
  return sections.map((section, index) => ({
    ...section,
    link: section.link,
    key: spanish[index]?.id ?? section.id,
  }));
}

type WithSections = { sections: readonly Section[] };

export function withSections<Text extends WithSections>(
  text: Bilingual<Text>,
): Bilingual<Omit<Text, 'sections'> & { sections: KeyedSection[] }> {
  return inBoth((language) => ({
    ...text[language],
    sections: keyed(text[language].sections, text.es.sections),
  }));
}

/** The record of the organisation, as an example. */
export function organisationIn(language: Language) {
  const { briefHours, claims, hours, openDays, places, ...shared } = organisation;
  return {
    ...shared,
    name: organisation.legalName,
    logo: undefined,
    rfc: undefined,
    representative: undefined,
    telephones: [],
    hours: hours[language],
    briefHours: briefHours[language],
    openDays: openDays[language],
    places: places.map(({ does, ...place }) => ({ ...place, does: does[language] })),
    whatsappNumber: undefined,
    facebookUrl: undefined,
    instagramUrl: undefined,
    claims: {
      profitShare: claims.profitShare[language],
      qualityStandard: claims.qualityStandard[language],
      confirmed: 'no' as const,
    },
  };
}

/** The home page with its banners. */
export const homeWith = (banners: readonly Banner[]) =>
  inBoth((language) => ({
    ...home[language],
    banners: banners.map(({ id, title, text, links }) => ({
      id,
      title: title[language],
      text: text[language],
      links: links.map((link) => ({ ...link, label: link.label[language] })),
      picture: undefined,
    })),
  }));
