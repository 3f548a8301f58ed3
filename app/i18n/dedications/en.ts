import type { DedicationText } from './es.ts';

export const en: DedicationText = {
  offer: 'Dedicate this donation',
  offerHint:
    'In honor or in memory of somebody, with a card by email or to print. The card costs nothing.',
  dialog: 'Your card',
  occasion: 'Why do you give?',
  occasions: { honour: 'In honor of somebody', memory: 'In memory of somebody' },
  honoree: 'Their name',
  honoreeHint: 'Of the person or the animal.',
  message: 'Your message (optional)',
  messageHint: 'Without links, emails or phone numbers.',
  sender: 'From',
  senderHint: 'As it should read on the card.',
  saysAmount: 'Say how much I gave',
  design: 'Design',
  language: 'Language of the card',
  languages: { es: 'Spanish', en: 'English' },
  delivery: 'How do you give it?',
  deliveries: { mail: 'By email', print: 'I print it' },
  deliveryHints: {
    mail: 'We send it on the day that you choose.',
    print: 'You download a PDF once your donation has arrived.',
  },
  receiver: 'Email of whoever gets it',
  receiverHint:
    'We use it for this card alone, and erase it a week after sending. Nobody on the team sees it in their lists.',
  sendOn: 'Day on which it leaves',
  preview: 'What it will look like',
  save: 'Use this card',
  saveChange: 'Save the card',
  saving: 'Saving…',
  summary: (heading, day) =>
    day ? `Card “${heading}”, by email on ${day}` : `Card “${heading}”, to print`,
  afterPaid: 'The card leaves only once your donation has arrived.',
  change: 'Change the card',
  remove: 'Remove it',
  listTitle: 'Your cards',
  listLead: 'Those that go with your donations. You can change or stop them until they leave.',
  cardTitle: 'Your card',
  states: {
    waiting: (day) =>
      day
        ? `Waits for your donation. Then it leaves on ${day}.`
        : 'Waits for your donation before it can be printed.',
    ready: (day) => (day ? `Leaves on ${day}.` : 'Ready to print.'),
    sent: (day) => (day ? `Sent on ${day}.` : 'Sent.'),
    stopped: () => 'You stopped it: it does not leave unless you change it.',
    cancelled: () => 'Cancelled: the donation did not arrive, or was returned.',
    refused: () => 'Not sent: whoever would get it wants no cards by email. You can print it.',
  },
  to: (receiver) => `To ${receiver}`,
  stop: 'Stop it',
  stopTitle: 'Stop this card?',
  stopText:
    'It will not be sent. Your donation stays, and the card leaves after all if you change it.',
  keep: 'Go back',
  print: 'Download to print',
  refusal: {
    title: 'Get no more cards',
    description: 'Stop getting cards of donations.',
    text: 'If you confirm, we will not send you the card of a donation again, whoever sends it, and we erase your address right now.',
    button: 'I want no more cards',
    done: 'Done: we will send you no more cards',
    doneText: 'We erased your address. Thank you for telling us.',
    unknownTitle: 'This link does not work',
    unknownText: 'Open it again from the email with the card, or write to us and we do it for you.',
    contact: 'Write to us',
  },
};
