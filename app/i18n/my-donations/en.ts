import type { es } from './es.ts';

export const en: typeof es = {
  title: 'My donations',
  lead: 'All that you have given, with its receipts and invoices. Thank you for being here.',
  give: 'Make a donation',
  count: (total) => (total === 1 ? '1 donation' : `${total.toLocaleString('en')} donations`),
  empty: {
    title: 'There is no record of donations as of today',
    text: 'When you give, your receipts, your invoices and your statement of each year stay here. Begin with what you can, from 100 pesos.',
  },
  export: { button: 'Download CSV', busy: 'Preparing…' },
  fileName: 'my-donations.csv',
  columns: {
    folio: 'Number',
    date: 'Date',
    purpose: 'For',
    method: 'Payment method',
    amount: 'Amount',
    refunded: 'Refunded',
    state: 'State',
    papers: 'Receipt',
  },
  forPet: 'For',
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
  open: {
    title: 'Still on the way',
    begun: (date) => `Begun on ${date}`,
    confirming: 'We are confirming your payment. There is nothing to do, and no need to pay again.',
    requiresAction:
      'Your bank wanted to confirm that it was you, and that was not finished. Nothing was charged.',
    notApproved:
      'You have not approved the payment at PayPal. If you closed that window, nothing was charged: you can begin anew.',
    voucher: (date) => `Pay it at the store by ${date}, with the reference`,
    expired: 'It expired without being paid. You owe nothing.',
    again: 'Give again',
  },
};
