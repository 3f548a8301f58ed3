import type { es } from './es.ts';

export const en: typeof es = {
  opening: 'Opening the ways to pay…',
  heading: 'How would you like to pay?',
  forPet: (name) => `It is for ${name}`,
  campaign: {
    for: 'It is for the campaign',
    name: 'Your name on the campaign’s page (optional)',
    nameHint:
      'It is shown as you write it, such as your first name. Leave it empty so as not to appear.',
  },
  anonymous: 'Anonymous',
  invoice: 'With an invoice',
  asCompany: (name) => `Give in the name of ${name}`,
  asCompanyHint: 'The receipt and the invoice are made out to your company.',
  companyFor: 'In the name of your company',
  edit: 'Edit amount',
  method: 'Way to pay',
  methods: {
    card: { label: 'Card', hint: 'Credit or debit' },
    wallet: { label: 'PayPal', hint: 'You approve it and come back here' },
    transfer: { label: 'Bank transfer', hint: 'SPEI, from your bank’s app' },
    voucher: { label: 'Cash at OXXO', hint: 'With a payment slip' },
  },
  noMethod: 'We take no donations here at the moment. Write to us and we will find a way.',
  noMonthly: 'We take no monthly donations at the moment. You can give once.',
  test: {
    mode: 'Test mode: no real money is charged.',
    card: 'Test card',
    bank: 'Your bank asks whether it is you',
    bankText: 'So your bank would ask. It is a test: you decide what it hears.',
    yes: 'Yes, it is me',
    no: 'No, it is not me',
  },
  give: (amount) => `Give ${amount}`,
  interval: {
    halfMonthly: 'Half-monthly donation',
    label: 'How often?',
    options: { month: 'Each month', halfMonth: 'Twice a month' },
    hints: {
      month: (each) => each,
      halfMonth: (each, inAMonth) => `${each}: ${inAMonth} in the month`,
    },
  },
  monthlyCardNote: {
    month: 'The first charge is today; the next ones on the same day of each month.',
    halfMonth: 'The first charge is today; the next ones each half month.',
  },
  monthlyCardChanges:
    'You can change the amount or the card, pause it or cancel it whenever you like.',
  petNews:
    'We will send you news of the pet by email, once a month at most. You can stop them whenever you like.',
  monthlyBegun: {
    active: {
      title: 'Your monthly donation is active',
      text: (email: string) =>
        `We have sent your receipt to ${email}. You get one with each charge, and the link in any of them lets you pause or cancel it.`,
    },
    waiting: {
      title: 'We are confirming your payment',
      text: (email: string) =>
        `There is no answer yet. Do not begin another one: as soon as we know, we write to ${email}.`,
    },
  },
  pay: (amount) => `Pay ${amount}`,
  toWallet: 'Continue in PayPal',
  makeVoucher: 'Create my payment slip',
  makeTransfer: 'See my CLABE',
  busy: {
    card: 'Processing your payment…',
    wallet: 'Opening PayPal…',
    transfer: 'Getting your CLABE…',
    voucher: 'Creating your payment slip…',
  },
  cardWaits: 'Please wait: the card form is loading.',
  cardMissing: 'Open it again above, or choose another way to pay.',
  holder: {
    name: 'Name of the person who pays',
    phone: 'Phone',
    phoneHint: '10 digits',
  },
  notCharged: 'Nothing was charged. You can try again or use another card.',
  nothingCharged: 'Nothing was charged.',
  captcha: 'Before another try, confirm that you are not a robot.',
  captchaFirst: 'One moment: we are checking that you are not a robot.',
  guest: {
    heading: 'Who is giving?',
    name: 'Your name',
    email: 'Your email',
    emailHint: 'We send your receipt and the link to your donation there.',
    emailForInvoice:
      'We send your receipt and the link to your donation there, where you write your RFC and make your invoice.',
    next: 'Choose how to pay',
    privacy:
      'We use your name and your email for this donation and its receipt, and for nothing else.',
    as: (name, email) => `${name} · ${email}`,
    change: 'Change my details',
    payment: 'Your donation',
    receipt: (number, email) =>
      `We have sent your receipt ${number} to ${email}. That email holds the link to your donation: there you download the receipt and ask for your invoice.`,
    more: 'Back to donations',
  },
  silent: {
    title: 'The answer did not reach us',
    text: 'You may have been charged. Check again with this button: it is the same payment, and it is never charged twice.',
    notCharged: 'Nothing was charged. Check again with this button: it is the same payment.',
    again: 'Check again',
  },
  sessionEnded: {
    title: 'Your session has expired',
    nothingCharged: 'Nothing was charged. Sign in again and continue where you were.',
    uncertain:
      'We do not know yet whether you were charged. Sign in again and we will check: it is the same payment, and it is never charged twice.',
    signIn: 'Sign in',
  },
  unfinished: {
    title: 'Your bank is still waiting for your answer',
    again: 'Confirm again',
  },
  voucherLater:
    'Your payment slip is being created. Do not create another one: we mail it to you as soon as it is ready.',
  transferLater:
    'Your CLABE is being made. Do not ask for another one: we email it as soon as it is ready.',
  billing: {
    title: 'Your billing details are missing',
    text: 'For your invoice we need your RFC, legal name, tax regime and tax postal code. Complete them in your profile and we bring you back, with everything as you left it.',
    go: 'Complete my profile',
    back: 'Go back',
  },
  return: {
    title: 'Back with your donation',
    lead: 'We are completing your donation with PayPal.',
    busy: 'Confirming your donation… Please keep this page open.',
    cancelled: 'Nothing was charged',
    cancelledText: 'You closed the payment before approving it. What you chose is waiting for you.',
    again: 'Back to my donation',
    turnedBack: 'You closed the payment before approving it',
    declined: 'PayPal could not charge your donation',
    otherWay: 'Choose another way to pay',
    failed: 'We could not confirm your donation',
    retry: 'Confirm again',
    unknown: 'This link leads to no donation of yours.',
    history: 'See my donations',
  },
  thanks: {
    title: 'Thank you for supporting the cause!',
    description: (name) =>
      `Your donation to ${name}: what it does, its receipt, and how to share it.`,
    received: (amount, purpose) =>
      `Your donation of ${amount} for ${purpose} has arrived. Thank you!`,
    folio: (folio) => `Receipt ${folio}`,
    receipt: 'We mailed it to you, and it is always in your history.',
    history: 'See my receipt',
    invoice: 'Create my invoice',
    monthlyTitle: 'What about every month?',
    monthlyText: 'With a monthly donation we know what we can count on when one more arrives.',
    monthlyGo: 'Choose a plan',
    shareTitle: 'Let more people know',
    shareText: 'That way more people can help.',
    shareLabel: 'Share how to give',
    shareMessage: (name) => `I just gave to the rescued dogs and cats of ${name}. Will you join?`,
    isMonthly: 'Your monthly donation is active',
    monthlyActive:
      'From today you help regularly. You can see, pause or cancel it in your profile.',
    monthlyAmount: (amountEach) => `You give ${amountEach}.`,
    monthlyNext: (date) => `The next charge is on ${date}.`,
    allDonations: 'See my donations',
    monthlyReceipts: 'Your receipt arrives by email with each charge, and stays in your history.',
    seeMonthly: 'See my monthly donation',
    pending: {
      title: 'We are confirming your payment',
      text: 'Your payment is on its way and we have no answer yet. Do not pay again: as soon as we know, we write to your email.',
      voucher:
        'Your payment slip is ready to be paid at OXXO. As soon as they tell us, we write to you.',
      transfer:
        'Your CLABE waits for your transfer. As soon as it arrives, we write to you. The details are under your donations.',
      again: 'Check again',
    },
    notPaid: {
      title: 'This donation was not charged',
      text: 'No money was taken. You can try again whenever you like.',
      again: 'Try again',
    },
  },
};
