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
  paymentKeys: {
    title: 'Payment keys',
    lead: 'They are tried at the provider before they are stored, are stored sealed, and are never shown again. They hold at once.',
    providers: { stripe: 'Stripe', paypal: 'PayPal', conekta: 'Conekta' },
    takes: {
      stripe: 'Takes donations by card and, where Conekta is not set, by bank transfer.',
      paypal: 'Takes donations by PayPal, also monthly ones.',
      conekta: 'Takes donations in cash at OXXO and by bank transfer.',
    },
    none: 'There are no keys yet.',
    enter: 'Enter the keys',
    change: 'Change the keys',
    stored: (when, who, ending) => `Stored on ${when} by ${who}; the secret one ends in ${ending}.`,
    somebody: 'somebody who has no account any more',
    test: 'These are test keys: they move no money.',
    live: 'These are live keys.',
    unreadable: 'They cannot be opened with this server’s key: enter them again.',
    remove: 'Remove the keys',
    removeTitle: (provider) => `Remove the keys of ${provider}?`,
    removeText:
      'No donations will be taken there any more, and those that were taken cannot be asked about, charged monthly or refunded until you enter the keys again.',
    save: 'Try and store',
    trying: 'Trying them at the provider…',
    cancel: 'Cancel',
    keys: {
      secretKey: 'Secret key',
      publishableKey: 'Publishable key',
      webhookSecret: 'Webhook signing secret',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
      webhookId: 'Webhook ID',
      privateKey: 'Private key',
      webhookPublicKey: 'Webhook public key',
    },
    hints: {
      secretKey: 'It begins with sk_ or rk_.',
      publishableKey: 'It begins with pk_.',
      webhookSecret: 'It begins with whsec_. It stands at the webhook that you made in Stripe.',
      clientId: 'Of your application at developer.paypal.com.',
      clientSecret: 'Of the same application.',
      webhookId: 'Of the webhook that you made in that application.',
      privateKey: 'From Conekta’s dashboard, under Developers.',
      webhookPublicKey: 'The whole of it, from -----BEGIN PUBLIC KEY----- on.',
    },
  },
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
    reservationDays: {
      label: 'Days for which a pet is reserved',
      hint: 'Proposed when it is reserved for a family; whoever reserves it may change them, up to 60. Usually 14.',
    },
    releasesAddress: {
      label: 'Where new versions are told',
      hint: 'An https address whose text says the newest version (such as 0.5.0). Empty, nobody is asked.',
    },
  },
};
