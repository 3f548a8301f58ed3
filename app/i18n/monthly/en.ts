import type { MonthlyText } from './es.ts';

export const en: MonthlyText = {
  changes: {
    title: 'Change it',
    amount: 'Amount',
    day: 'Day',
    card: 'Card',
  },
  amount: {
    title: 'Another amount',
    label: { month: 'Each month, in pesos', halfMonth: 'Twice a month, in pesos each time' },
    hint: 'From 100 pesos. It holds from the next charge on.',
    save: 'Change the amount',
    done: (amount) => `Done: from the next charge on you give ${amount}.`,
  },
  day: {
    title: 'Another day of the month',
    label: 'Day of the month',
    hint: 'From 1 to 28, so that every month has it.',
    save: 'Change the day',
    done: (date) => `Done: the next charge is on ${date}.`,
  },
  card: {
    title: 'Another card',
    text: 'Your bank confirms it first. Until then the card before it is charged.',
    save: 'Use this card',
    busy: 'Confirming with your bank…',
    asking: 'Your bank wants to confirm that it is you.',
    askAgain: 'Confirm again',
    done: 'Your bank has confirmed the card: it is charged from now on.',
    notDone: 'Your bank has not confirmed it yet. The card before it is still charged.',
  },
  skip: {
    month: {
      action: 'Skip a month',
      undo: 'Do not skip the month',
      title: 'Skip the next month?',
      text: (date) => `On ${date} nothing is charged. The month after goes on as always.`,
      confirm: 'Skip this month',
      keep: 'Do not skip it',
      done: (date) => `We skip a month: the next charge is on ${date}.`,
      undone: 'The next charge is the usual one again.',
    },
    halfMonth: {
      action: 'Skip a half month',
      undo: 'Do not skip the half month',
      title: 'Skip the next half month?',
      text: (date) => `On ${date} nothing is charged. The half month after goes on as always.`,
      confirm: 'Skip this half month',
      keep: 'Do not skip it',
      done: (date) => `We skip a half month: the next charge is on ${date}.`,
      undone: 'The next charge is the usual one again.',
    },
  },
  wallet:
    'PayPal does not let the amount or the day be changed here. If you would like another amount, cancel this donation and begin another one.',
  facts: {
    card: 'The card expires',
    skipped: {
      month: 'We are skipping a month, as you asked.',
      halfMonth: 'We are skipping a half month, as you asked.',
    },
    pet: (name) => `It is for ${name}`,
  },
  news: {
    title: 'News of your pet',
    last: (date) => `We told you on ${date}:`,
    what: {
      adoption: () => 'Ready to look for a family.',
      rehabilitation: () => 'In rehabilitation.',
      sterilized: () => 'Sterilized.',
      story: () => 'There is more to the story.',
      photos: (count) => (count === 1 ? 'A new photo.' : `${count} new photos.`),
    },
    label: 'Send me news by email',
    hint: 'New photos and how things are going, once a month at most.',
    on: 'Done: we will send you news of your pet.',
    off: 'Done: we will send you no more news. Your donation stays as it is.',
  },
  failed: {
    title: {
      month: 'The last month could not be charged',
      halfMonth: 'The last half month could not be charged',
    },
    retry: (date) => `We will try again on ${date}.`,
    change: 'If you change the card, we charge the new one as soon as your bank has confirmed it.',
    unknown: 'Your bank did not say why.',
  },
  guest: {
    title: 'Your monthly donation',
    lead: 'This link is yours alone: it lets you change, pause or cancel it without a password.',
    ended: 'This monthly donation has ended: it is not charged any more.',
  },
};
