import type { es } from './es.ts';

export const en: typeof es = {
  lead: 'What arrives in the organization’s account. Import the bank statement: what carries the concept of a donation is booked by itself; the rest waits here for you to say whose it is.',
  upload: {
    title: 'Import a bank statement',
    label: 'Bank statement',
    hint: (account) =>
      `Of account ${account}. CSV, Excel or OFX, as downloaded from the online banking of BBVA, Banorte, Santander or another bank; up to 5 MB. Days may overlap: each deposit is added once.`,
    invitation: 'Choose the file or drop it here',
    sending: 'Reading…',
    done: (file) => `Done: ${file}`,
    missingTitle: 'The organization’s account is missing',
    missing:
      'Whoever runs the server sets it up (OWN_ACCOUNT_CLABE). Without it we cannot tell whose statement it is.',
  },
  result: {
    fresh: (count) =>
      count === 0
        ? 'No new deposits: we had them all.'
        : count === 1
          ? '1 new deposit.'
          : `${count} new deposits.`,
    matched: (count) => `${count} booked by concept.`,
    otherAmount: (count) =>
      count === 1
        ? '1 booked by concept with another amount than was said: it counts for what arrived.'
        : `${count} booked by concept with another amount than was said: they count for what arrived.`,
    noted: (count) =>
      count === 1 ? '1 had been noted by hand.' : `${count} had been noted by hand.`,
    byHand: (count) => `${count} identified by hand.`,
    searched: (count) =>
      `Of ${count} we are still looking for the donation: they will be sorted out in a minute or two.`,
    open: (count) => `${count} to identify.`,
    aside: (count) => `${count} set aside.`,
    charges: (count) =>
      count === 1 ? '1 charge, which is not kept.' : `${count} charges, which are not kept.`,
    ofOthers: (count) =>
      count === 1
        ? '1 movement of another account, which was passed over.'
        : `${count} movements of another account, which were passed over.`,
    unnamed:
      'The file does not say of which account it is: we took it for yours. If it is not, set its deposits aside.',
  },
  imported: {
    title: 'Imported statements',
    span: (from, to) => (from === to ? from : `${from} to ${to}`),
    by: (name, when) => `${name}, ${when}`,
    somebody: 'Somebody',
  },
  list: {
    title: 'Deposits',
    show: 'Show',
    states: { open: 'To identify', booked: 'Identified', aside: 'Set aside' },
    count: (total) => (total === 1 ? '1 deposit' : `${total} deposits`),
    none: {
      open: 'There is nothing to identify.',
      booked: 'No deposit has been identified yet.',
      aside: 'You have set no deposit aside.',
    },
  },
  columns: {
    date: 'Date',
    deposit: 'Deposit',
    amount: 'Amount',
    proposals: 'May be',
    parts: 'Belongs to',
    reason: 'Why',
    actions: 'Actions',
  },
  reference: (text) => `Reference ${text}`,
  trackedAs: (key) => `Tracking key ${key}`,
  emptied: 'What the bank wrote is kept no longer',
  left: (amount) => `${amount} left`,
  repeats: 'Looks repeated',
  repeatsText: (layout) =>
    `Another file (${layout}) already brought a deposit of this day and amount. If it is the same, set it aside.`,
  counted: 'May be cash that was counted',
  countedText: (day, place) =>
    `On ${day} the same sum was counted${place && ` (${place})`} and is a donation already. If it is that money, set it aside.`,
  noProposals: 'No proposals',
  because: { concept: 'by its concept', name: 'by the name', amount: 'by amount and day' },
  gaveBefore: (day: string) => `gave before, on ${day}; by the name`,
  pending: 'not paid yet',
  nobody: 'Anonymous',
  bases: {
    concept: 'By its concept',
    otherAmount: 'By its concept; another amount arrived',
    noted: 'Had been noted by hand',
    person: 'By hand',
  },
  by: (name, when) => `${name}, ${when}`,
  seeDonation: 'See donation',
  identify: {
    button: 'Identify',
    title: (amount) => `Whose is ${amount}?`,
    way: 'It is',
    ways: {
      gift: 'A donation begun in the portal',
      account: 'Of somebody with an account in the portal',
      name: 'Of somebody without an account',
      nobody: 'Anonymous',
    },
    search: 'Search for the donation',
    searchHint: 'The donor’s name or email, or a folio',
    gift: 'Donation',
    noGifts: 'No donation to this account matches.',
    chooseGift: 'Choose a donation',
    email: 'Their email',
    emailHint: 'The donation appears in their account, and they get their receipt.',
    account: (name) => `That account is ${name}’s. If they are the donor, book it.`,
    name: 'Their name',
    nameHint: 'It stays in the books; nobody is written to.',
    amount: 'Amount of this part',
    amountHint: (left) =>
      `${left} are left. If a part is somebody else’s, write only what is this person’s: the rest stays on the list.`,
    amountWrong: (left) => `Write an amount above zero and up to ${left}`,
    method: 'How it arrived',
    methods: { transfer: 'Bank transfer', cash: 'Cash at the counter', check: 'Check' },
    save: 'Book',
    saveFor: (name) => `Book it as ${name}’s`,
    saving: 'Booking…',
    done: (amount, number) =>
      number ? `${amount} booked in donation ${number}.` : `${amount} booked.`,
    wasNoted: (number) =>
      `It had been noted by hand in donation ${number}: it was not counted twice.`,
  },
  aside: {
    button: 'Not a donation',
    title: 'Why is it not a donation?',
    text: 'It leaves the list and is not deleted: you can bring it back at any time.',
    reason: 'Reason',
    reasonHint:
      'For example: “Interest”, “Transfer from our other account” or “Cash that was counted already”.',
    counted: 'Cash that was counted already',
    repeated: 'It is the same deposit that another file brought',
    save: 'Set aside',
    done: 'It was set aside.',
    back: 'Back to the list',
    backDone: 'It waits to be identified again.',
  },
  takeBack: {
    button: 'Undo',
    buttonFor: (donation) => `Undo: it is not of donation ${donation}`,
    title: (donation) => `Is it not of donation ${donation}?`,
    text: (amount) =>
      `${amount} leave that donation with an entry in its books, and the deposit returns to the list. Whoever got the receipt is not written to: please tell them.`,
    yes: 'Yes, undo',
    done: 'The deposit waits to be identified again.',
  },
};
