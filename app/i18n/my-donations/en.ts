import type { es } from './es.ts';

export const en: typeof es = {
  title: 'My donations',
  lead: 'All that you have given, with its receipts and invoices. Thank you for being here.',
  give: 'Make a donation',
  ownPages: 'My fundraising pages',
  count: (total) => (total === 1 ? '1 donation' : `${total.toLocaleString('en')} donations`),
  claim: {
    title: 'Are these donations yours?',
    lead: (email) =>
      `They were made without an account with your email, ${email}. If they are yours, add them: they stay here with their receipts and invoices, and the links in their emails stop working.`,
    unpaid: 'Not paid yet',
    add: 'Add to my account',
    adding: 'Adding…',
    chooseOne: 'Choose those that are yours.',
    done: (count) =>
      count === 1
        ? 'We added 1 donation to your account.'
        : `We added ${count} donations to your account.`,
  },
  empty: {
    title: 'There is no record of donations as of today',
    text: 'When you give, your receipts, your invoices and your statement of each year stay here. Begin with what you can, from 100 pesos.',
  },
  export: { button: 'Download CSV', busy: 'Preparing…' },
  fileName: 'my-donations.csv',
  facts: {
    folio: 'Receipt',
    method: 'Payment method',
    refunded: 'Refunded',
    disputed: 'Disputed',
    pet: 'Pet',
  },
  disputed:
    'Your bank or PayPal is reviewing this charge because it was asked to return it. Once it decides, you see here how it ended. If it was not you who asked, write to us.',
  filters: {
    label: 'Filter my donations',
    year: 'Year',
    anyYear: 'All',
    kind: 'Kind',
    anyKind: 'All',
    apply: 'Filter',
    clear: 'Clear filters',
    none: 'You have no donations that match these filters',
  },
  forPet: 'for',
  testMode: 'Test',
  testModeTitle: 'Test mode: no money was moved',
  years: {
    title: 'Statements by year',
    lead: 'A PDF with all that you gave in the year, by month and kind. It is no tax document.',
    download: (year) => `Statement of ${year}`,
    file: (year) => `My donations ${year}.pdf`,
  },
  receipt: 'Receipt',
  receiptFile: (folio) => `Donation receipt ${folio}.pdf`,
  receiptOf: (folio) => `Receipt of donation ${folio} (PDF)`,
  invoice: {
    generate: 'Generate invoice',
    generateOf: (folio) => `Generate the invoice of donation ${folio}`,
    open: 'Invoice not generated yet',
    ask: 'Ask for an invoice',
    askOf: (folio) => `Ask for the invoice of donation ${folio}`,
    askUntil: (date) => `Need an invoice? You can ask for it until ${date}.`,
    inGlobal: 'It is in the global invoice of its month, so it can no longer be invoiced to you.',
    underWay: 'Your invoice is on its way',
    pdf: 'Invoice PDF',
    pdfOf: (folio) => `Invoice of donation ${folio} (PDF)`,
    xml: 'XML',
    xmlOf: (folio) => `Invoice of donation ${folio} (XML)`,
    title: (folio) => `Invoice of donation ${folio}`,
    lead: 'This is how your invoice is issued (Mexican CFDI 4.0 for donations). Look at it before you send it: afterwards it can only be cancelled.',
    data: {
      amount: 'Amount',
      donated: 'Day of the donation',
      rfc: 'RFC',
      legalName: 'Legal name',
      taxRegime: 'Tax regime',
      taxPostalCode: 'Tax postal code',
      issuer: 'Issued by',
    },
    testMode: 'Test mode: this invoice has no fiscal value.',
    fromProfile: 'Your billing data come from your profile.',
    correct: 'Correct my data',
    use: 'CFDI use',
    useHint: 'Only those that the SAT allows with your regime.',
    form: 'Form of payment',
    formHint: 'As you paid this donation.',
    send: 'Generate invoice',
    sending: 'Generating…',
    cancel: 'Not now',
    close: 'Close',
    done: 'Donation invoiced successfully',
    doneText: 'Download it right here, as PDF and XML. We also mail it to you.',
    donePending:
      'The SAT has not confirmed it yet. As soon as it does it appears here and we mail it to you: there is no need to ask again.',
    missing: 'Your profile lacks something for an invoice',
    missingText: 'Complete it and come back: your donation waits here.',
    complete: 'Complete my profile',
    noIssuer: 'The issuer of the invoice has not been configured yet',
    noIssuerText:
      'We cannot issue invoices yet. Your donation is safe, and you can have its invoice once we can.',
    noUse:
      'The SAT does not allow an invoice for a donation with the regime in your profile. Please check it.',
    warnings: {
      rfcCheckDigit:
        'The last digit of your RFC is not the one that the SAT usually gives. If it is right, go on.',
      postalCodeOfOtherState:
        'Your tax postal code is of another state than your address. If it is right, go on.',
    },
  },
  open: {
    title: 'Still on the way',
    begun: (date) => `Begun on ${date}`,
    confirming: 'We are confirming your payment. There is nothing to do, and no need to pay again.',
    requiresAction:
      'Your bank wanted to confirm that it was you, and that was not finished. Nothing was charged.',
    notApproved:
      'You have not approved the payment at PayPal. If you closed that window, nothing was charged: you can start again.',
    voucher: (date) => `Pay it at the store by ${date}.`,
    transfer: (date) => `Transfer to its CLABE by ${date}.`,
    showTransfer: 'See the transfer details',
    showVoucher: 'See my payment slip',
    expired: 'It expired without being paid. You owe nothing.',
    again: 'Give again',
  },
};
