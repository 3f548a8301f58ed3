import type { SetupText } from './es.ts';

export const en: SetupText = {
  title: 'Setup',
  left: (count, all) =>
    count === 1
      ? `1 of ${all} things is missing before the portal is ready.`
      : `${count} of ${all} things are missing before the portal is ready.`,
  ready: 'Everything that is needed is done.',
  doneList: (count) => `Done: ${count}`,
  optionalList: 'If you need it',
  states: { done: 'Done', missing: 'Missing', unknown: 'Could not be checked' },
  who: 'Who',
  keepers: {
    you: 'You, from here',
    server: 'Whoever looks after the server',
    treasurer: 'You, with the treasurer',
    lawyer: 'You, with a lawyer',
  },
  variables: 'On the server',
  orVariables: 'Or whoever looks after the server, in',
  go: 'Open',
  goTo: (title) => `Open: ${title}`,
  try: 'Test',
  tryMail: 'Send me a test email',
  trying: 'Testing…',
  worked: 'It works.',
  failed: 'It did not work.',
  facts: {
    mailSent: 'We sent you an email: check your inbox.',
    mailKeptHere: 'The email was stored in a folder on the server: nothing is sent yet.',
    liveKey: 'The key is live: it charges real money.',
    testKey: 'The key is a test key: it charges no money.',
    readsPayments: 'The provider takes the key and lets payments be looked up.',
    checksDocuments:
      'The provider takes the account: it got an invoice without a seal, which cannot be stamped, and rejected it as it must.',
    testStamps: 'Its stamps are test stamps: they have no fiscal value.',
    liveStamps: 'Its stamps have fiscal value.',
    mailboxOpens: 'The portal signed in to the mailbox and opened its inbox.',
    mailboxUnreachable:
      'The mailbox’s server does not answer: check its name and port in INBOUND_IMAP_URL.',
    mailboxUnsafe: 'The certificate of the mailbox’s server is not valid for that name.',
    mailboxSignInRefused:
      'The mailbox rejected the user or the password. Some providers want an app password, or IMAP to be turned on.',
    mailboxWithoutInbox: 'The portal signed in, but could not open the inbox.',
  },
  items: {
    address: {
      title: 'Secure address (https)',
      missing:
        'Links in emails lead to the portal’s address, and without https browsers warn visitors.',
      done: 'The portal has its address with https.',
    },
    mail: {
      title: 'Outgoing email',
      missing: 'Without a mail server nobody gets sign-in links, receipts or notices.',
      done: 'The mail server answers. Test whether an email reaches you.',
    },
    organisation: {
      title: 'Organization data',
      missing: 'Name, address, hours and email addresses: pages, emails and documents show them.',
      done: 'The data are published.',
    },
    secondFactor: {
      title: 'Your two-step verification',
      missing:
        'Your account may do everything: protect it with a code from your phone or with a passkey.',
      done: 'Your account asks for more than the password.',
    },
    secondAdministrator: {
      title: 'A second administrator',
      missing: 'If you lose your phone and your codes, somebody else can give you access again.',
      done: 'More than one person administers.',
    },
    backups: {
      title: 'Verified backups',
      missing:
        'Each scheduled backup is verified on Sundays. This is done with the first verification.',
      done: 'There is a backup, and it was verified that it can be restored.',
    },
    legalTexts: {
      title: 'Privacy notice and terms',
      missing: 'Review them with a lawyer, write who is responsible, and publish them.',
      done: 'You have published both.',
    },
    firstTexts: {
      title: 'Texts as they came',
      missing:
        'Some texts are still as they came with the portal: read them, and publish them with what is true of you.',
      done: 'Somebody of the organization has published every text.',
    },
    claims: {
      title: 'What the portal claims of you',
      missing:
        'Pages say, for example, which share of the profits reaches the centers: confirm that it is true, change it or remove it.',
      done: 'What the portal says is confirmed.',
    },
    whatsapp: {
      title: 'WhatsApp',
      missing: 'With a number, pages show the chat and the telephone for emergencies.',
      done: 'There is a number.',
    },
    pets: {
      title: 'Your animals',
      missing: 'Import them from a table, or register them one by one.',
      done: 'There are animals.',
    },
    stripe: {
      title: 'Donations by card (Stripe)',
      missing: 'Without its keys nobody can give by card.',
      done: 'Its keys are set.',
    },
    paypal: {
      title: 'Donations by PayPal',
      missing: 'Without its keys nobody can give by PayPal.',
      done: 'Its keys are set.',
    },
    conekta: {
      title: 'Donations in cash (OXXO, by Conekta)',
      missing: 'Without its keys nobody can give in cash.',
      done: 'Its keys are set.',
    },
    issuer: {
      title: 'Invoice issuer and its seal (CSD)',
      missing:
        'For deductible receipts: the RFC, the authorization as a donataria, and the files of the seal.',
      done: 'There is an issuer with its seal.',
    },
    stamping: {
      title: 'Invoice stamping (PAC)',
      missing: 'Without a certification provider, invoices have no fiscal value.',
      done: 'A certification provider stamps the invoices.',
    },
    inboundMail: {
      title: 'Incoming email',
      missing: 'So that answers to messages, and papers sent by email, come into the portal.',
      done: 'The portal takes email.',
    },
  },
  count: (count) => (count === 1 ? '1 text' : `${count} texts`),
};
