import type { ContentKey, ContentOf } from '#domain/content/content-documents.ts';
import type { OfferedFiles } from '#domain/content/documents/offered-files.ts';
import { resourceIds } from '#domain/content/link.ts';
import type { Bilingual } from '#domain/language.ts';
import { historyToCome } from './about/history.ts';
import { manifesto } from './about/manifesto.ts';
import { overview } from './about/overview.ts';
import { sheltersToCome } from './about/shelters.ts';
import { socialCause } from './about/social-cause.ts';
import { team } from './about/team.ts';
import { firstDays } from './adoption/first-days.ts';
import { contactText } from './contact/contact.ts';
import { goingHome } from './contact/going-home.ts';
import { helpText } from './contact/help.ts';
import { informYourself } from './contact/inform-yourself.ts';
import { joinTheProject } from './contact/join-the-project.ts';
import { newsletterText } from './contact/newsletter.ts';
import { volunteering } from './contact/volunteering.ts';
import { firstDonationsPage } from './donations/first-donations.ts';
import { voucherText } from './donations/voucher.ts';
import { eventsIntroduction } from './events.ts';
import { faqGroups, faqsPage } from './faqs/faqs.ts';
import { firstBanners } from './home.ts';
import { privacyNotice } from './legal/privacy-notice.ts';
import { terms } from './legal/terms.ts';
import { organisation } from './organisation.ts';
import { alliesPage } from './partners/allies.ts';
import { firstSponsorsPage } from './partners/sponsors.ts';
import { petLists } from './pets/lists.ts';
import { homeWith, inBoth, joined, keyed, organisationIn, withSections } from './pieces.ts';
import { food, toys } from './products.ts';
import { resourcesPage } from './resources/resources.ts';

const asMade = { shown: 'yes', file: undefined, englishFile: undefined } as const;
export const allOffered = Object.fromEntries(resourceIds.map((id) => [id, asMade])) as OfferedFiles;

const hidden = { ...asMade, shown: 'no' } as const;
/** Without the files that tell prices: only the organisation knows its own. */
const offeredAtFirst: OfferedFiles = {
  ...allOffered,
  'sterilization-for-people': hidden,
  'sterilization-for-companies': hidden,
  'treatment-costs': hidden,
};

/**
 * Version 1 of every document: what pages say until somebody publishes another one. What only the organisation knows is
 * empty here, and its pages say that they are being prepared; a demonstration tells more (`example-content.ts`).
 */
export const firstContent: { readonly [Key in ContentKey]: Bilingual<ContentOf<Key>> } = {
  home: homeWith(firstBanners),
  us: withSections(overview),
  team,
  history: withSections(historyToCome),
  manifesto: withSections(manifesto),
  socialCause: withSections(socialCause),
  shelters: joined(withSections(sheltersToCome), () => ({ shelters: [] })),
  sponsors: joined(withSections(firstSponsorsPage), () => ({ partners: [] })),
  allies: joined(withSections(alliesPage), () => ({ partners: [] })),
  petLists,
  donations: firstDonationsPage,
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
  resources: joined(resourcesPage, () => ({ offered: offeredAtFirst, files: [] })),
  volunteering: withSections(volunteering),
  contact: inBoth((language) => ({
    ...contactText[language],
    waysToHelp: contactText[language].waysToHelp.map((way, index) => ({
      ...way,
      id: contactText.es.waysToHelp[index]?.id ?? way.id,
    })),
  })),
  help: helpText,
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
  organisation: inBoth((language) => ({
    ...organisationIn(language),
    legalName: '',
    address: { street: '', postalCode: '', city: '', federalState: '' },
    mailboxes: {
      hello: '',
      adoptions: '',
      volunteering: '',
      donations: '',
      partners: '',
      privacy: '',
    },
    places: organisation.places.map((place) => ({ ...place, does: undefined })),
  })),
};
