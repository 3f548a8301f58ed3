import type { SettingsText } from './es.ts';

export const en: SettingsText = {
  title: 'Settings',
  lead: 'What the organization decides for itself. Changes hold at once, and stand in the log.',
  organisation:
    'Name, address, hours, email addresses, social pages and WhatsApp are written among the texts:',
  organisationLink: 'Organization data',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  usual: 'Nobody has changed it.',
  backToUsual: 'Back to the usual',
  fixed: (variable) => `The server sets this (${variable}); it cannot be changed here.`,
  settings: {
    largestDonationPesos: {
      label: 'Largest donation, in pesos',
      hint: 'The largest that is taken at once. Usually 1,000,000.',
    },
    adoptionFlow: {
      label: 'How families apply for an adoption',
      hint: 'With applications, families fill in a profile here and see how it goes. With the chat, they write to the organization.',
      options: {
        applications: 'By an application in the portal',
        chat: 'By the chat or an own form',
      },
    },
    releasesAddress: {
      label: 'Where new versions are told',
      hint: 'An https address whose text says the newest version (such as 0.5.0). Empty, nobody is asked.',
    },
  },
};
