import type { ContentKey, ContentOf } from '#domain/content/content-documents.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { history } from './about/history.ts';
import { shelters, sheltersPage } from './about/shelters.ts';
import { donationsPage } from './donations/donations.ts';
import { allOffered, firstContent } from './first-content.ts';
import { banners } from './home.ts';
import { allies, alliesPage } from './partners/allies.ts';
import type { Partner } from './partners/partner.ts';
import { sponsors, sponsorsPage } from './partners/sponsors.ts';
import { homeWith, inBoth, joined, organisationIn, withSections } from './pieces.ts';
import { resourcesPage } from './resources/resources.ts';

type Content = { readonly [Key in ContentKey]: Bilingual<ContentOf<Key>> };

/** What a demonstration says, and portals that began with it: people, places, businesses and prices are invented. */
const examples = {
  home: homeWith(banners),
  donations: donationsPage,
  history: withSections(history),
  shelters: joined(withSections(sheltersPage), (language) => ({
    shelters: shelters.map(({ area, does, lives, visits, ...shelter }) => ({
      ...shelter,
      area: area[language],
      does: does[language],
      lives: lives[language],
      visits: visits[language],
      photo: undefined,
    })),
  })),
  sponsors: joined(withSections(sponsorsPage), (language) => partnersIn(sponsors, language)),
  allies: joined(withSections(alliesPage), (language) => partnersIn(allies, language)),
  resources: joined(resourcesPage, () => ({ offered: allOffered, files: [] })),
  organisation: inBoth(organisationIn),
} satisfies Partial<Content>;

/** Of which a new portal shows nothing, or less. */
export const exampleKeys = Object.keys(examples) as (keyof typeof examples)[];

export const exampleContent: Content = { ...firstContent, ...examples };

function partnersIn(partners: readonly Partner[], language: Language) {
  return {
    partners: partners.map(({ trade, gives, ...partner }) => ({
      ...partner,
      trade: trade[language],
      gives: gives[language],
      website: undefined,
      picture: undefined,
    })),
  };
}
