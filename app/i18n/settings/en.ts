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
    recoveryFee: {
      label: 'Recovery fee when adopting',
      hint: 'Recovers part of what the pet has cost; it is no donation and not deductible, and never more than the recorded costs of the pet. Without recorded costs none is asked for. Usually none is.',
      options: {
        off: 'Not asked for',
        amounts: 'An amount by species and age',
        percent: 'A percentage of the costs',
      },
    },
    recoveryFeePercent: {
      label: 'Percentage of the costs',
      hint: 'From 1 to 100: the proposed fee where it is asked for as a percentage.',
    },
    recoveryFeePuppyPesos: {
      label: 'Fee for a puppy, in pesos',
      hint: 'For dogs under one year. 0: none is proposed.',
    },
    recoveryFeeDogPesos: {
      label: 'Fee for an adult dog, in pesos',
      hint: '0: none is proposed.',
    },
    recoveryFeeKittenPesos: {
      label: 'Fee for a kitten, in pesos',
      hint: 'For cats under one year. 0: none is proposed.',
    },
    recoveryFeeCatPesos: {
      label: 'Fee for an adult cat, in pesos',
      hint: '0: none is proposed.',
    },
    depositPesos: {
      label: 'Sterilization deposit, in pesos',
      hint: 'Proposed in the contract of pets that are not sterilized, and given back in full once the sterilization is recorded. 0: none. Up to 5,000.',
    },
    feeInvoiceProduct: {
      label: 'SAT product key for invoices of the fee',
      hint: 'Eight digits of c_ClaveProdServ. Your accountant chooses it; without it the fee is not invoiced.',
    },
    feeInvoiceTax: {
      label: 'VAT of the fee',
      hint: 'How the fee is invoiced. Your accountant confirms it; until it is chosen, the fee is not invoiced.',
      options: {
        none: 'Not subject to tax',
        exempt: 'Exempt from VAT',
        vat16: 'With 16% VAT included',
      },
    },
  },
};
