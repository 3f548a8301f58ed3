import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  banners: 'Highlights',
  figures: {
    rescued: 'animals rescued',
    lookingForHome: 'looking for a family today',
    inRehabilitation: 'are recovering',
    adopted: 'have a home by now',
    sterilized: 'sterilized',
  },
  waiting: {
    heading: 'Those who have waited longest',
    lead: 'They have been with us for months. They are healthy and ready to go home.',
    all: (count) => `See all ${count} pets`,
  },
  give: {
    heading: '$250 MXN sterilizes a cat.',
    text: 'We send you your receipt and, if you ask for it, your tax invoice.',
    often: 'How often?',
    once: 'Once',
    monthly: 'Every month',
    amount: 'Amount in Mexican pesos',
    donate: 'Donate',
  },
  contact: {
    heading: 'Have you seen an animal that needs help?',
    text: 'Tell us where it is and how it looks; people answer, not robots.',
    chat: 'Chat on WhatsApp',
    join: 'Join the project',
    follow: 'Follow us and share their pages',
  },
};
