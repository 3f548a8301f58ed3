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
    lead: 'They have been with us for months. They are well, they have a name and high hopes: all they lack is somebody who looks twice.',
    all: (count) => `See all ${count} pets`,
  },
  give: {
    heading: '$250 pesos sterilize a cat.',
    text: 'Every peso reaches a rescue centre and we tell you what it paid for. You get your tax receipt at once.',
    often: 'How often?',
    once: 'Once',
    monthly: 'Every month',
    amount: 'Amount in Mexican pesos',
    donate: 'Donate',
  },
  contact: {
    heading: 'Have you seen somebody who needs help?',
    text: 'We are here 24/7, 365 days a year, in Tulum and in Guadalajara. Tell us where they are and how they look; people answer, not robots.',
    chat: 'Chat on WhatsApp',
    join: 'Join the project',
    follow: 'Follow us and share those who wait',
  },
};
