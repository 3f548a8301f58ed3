import type { ContentKey, ContentOf } from '#domain/content/content-documents.ts';
import { type Bilingual, type Language, languages } from '#domain/language.ts';
import { history } from './about/history.ts';
import { manifesto } from './about/manifesto.ts';
import { overview } from './about/overview.ts';
import { shelters, sheltersPage } from './about/shelters.ts';
import { socialCause } from './about/social-cause.ts';
import { team } from './about/team.ts';
import { firstDays } from './adoption/first-days.ts';
import { contactText } from './contact/contact.ts';
import { goingHome } from './contact/going-home.ts';
import { informYourself } from './contact/inform-yourself.ts';
import { joinTheProject } from './contact/join-the-project.ts';
import { newsletterText } from './contact/newsletter.ts';
import { volunteering } from './contact/volunteering.ts';
import { donationsPage } from './donations/donations.ts';
import { voucherText } from './donations/voucher.ts';
import { eventsIntroduction } from './events.ts';
import { faqGroups, faqsPage } from './faqs/faqs.ts';
import { banners, home } from './home.ts';
import { privacyNotice } from './legal/privacy-notice.ts';
import { terms } from './legal/terms.ts';
import type { Section } from './model.ts';
import { organisation } from './organisation.ts';
import { allies, alliesPage } from './partners/allies.ts';
import type { Partner } from './partners/partner.ts';
import { sponsors, sponsorsPage } from './partners/sponsors.ts';
import { petLists } from './pets/lists.ts';
import { food, toys } from './products.ts';
import { resourcesPage } from './resources/resources.ts';

/** Version 1 of every document: what pages say until somebody publishes another one. */
export const firstContent: { readonly [Key in ContentKey]: Bilingual<ContentOf<Key>> } = {
  home: inBoth((language) => ({
    ...home[language],
    banners: banners.map(({ id, title, text, links }) => ({
      id,
      title: title[language],
      text: text[language],
      links: links.map((link) => ({ ...link, label: link.label[language] })),
      picture: undefined,
    })),
  })),
  us: withSections(overview),
  team,
  history: withSections(history),
  manifesto: withSections(manifesto),
  socialCause: withSections(socialCause),
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
  petLists,
  donations: donationsPage,
  voucher: voucherText,
  products: inBoth((language) => ({
    food: { ...food[language], items: [] },
    toys: { ...toys[language], items: [] },
  })),
  events: eventsIntroduction,
  faqs: inBoth((language) => ({
    ...faqsPage[language],
    groups: faqGroups.map(({ id, heading, questions }) => ({
      id,
      heading: heading[language],
      questions: questions.map(({ slug, question, answer, link }) => ({
        slug: slug[language],
        question: question[language],
        answer: answer[language],
        link: link?.[language],
      })),
    })),
  })),
  resources: joined(resourcesPage, () => ({ files: [] })),
  volunteering: withSections(volunteering),
  contact: inBoth((language) => ({
    ...contactText[language],
    waysToHelp: contactText[language].waysToHelp.map((way, index) => ({
      ...way,
      id: contactText.es.waysToHelp[index]?.id ?? way.id,
    })),
  })),
  joinTheProject: withSections(joinTheProject),
  informYourself: withSections(informYourself),
  goingHome: withSections(goingHome),
  newsletter: newsletterText,
  privacyNotice: {
    es: { ...privacyNotice.es, sections: keyed(privacyNotice.es.sections) },
    en: { ...privacyNotice.en, sections: keyed(privacyNotice.en.sections) },
  },
  terms: withSections(terms),
  firstDays,
  emergencyBanner: inBoth(() => ({ text: undefined, link: undefined, until: undefined })),
  organisation: inBoth((language) => {
    const { hours, places, legalName, address, mailboxes } = organisation;
    return {
      legalName,
      address,
      mailboxes,
      hours: hours[language],
      places: places.map(({ does, ...place }) => ({ ...place, does: does[language] })),
      whatsappNumber: undefined,
      facebookUrl: undefined,
      instagramUrl: undefined,
    };
  }),
};

function inBoth<Text>(write: (language: Language) => Text): Bilingual<Text> {
  return Object.fromEntries(
    languages.map((language) => [language, write(language)]),
  ) as Bilingual<Text>;
}

function joined<Text extends object, More extends object>(
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
function keyed(sections: readonly Section[], spanish = sections): KeyedSection[] {
  return sections.map((section, index) => ({
    ...section,
    link: section.link,
    key: spanish[index]?.id ?? section.id,
  }));
}

type WithSections = { sections: readonly Section[] };

function withSections<Text extends WithSections>(
  text: Bilingual<Text>,
): Bilingual<Omit<Text, 'sections'> & { sections: KeyedSection[] }> {
  return inBoth((language) => ({
    ...text[language],
    sections: keyed(text[language].sections, text.es.sections),
  }));
}

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
