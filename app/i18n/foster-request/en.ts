import type { FosterRequestText } from './es.ts';

export const en: FosterRequestText = {
  title: 'Can you take them?',
  description: 'A question to your foster home.',
  heading: (animals) => `Can you take ${animals}?`,
  lead: (author) => `${author || 'Whoever asks'} writes:`,
  until: (moment) => `We need to know before ${moment}.`,
  yes: 'Yes, I can',
  no: 'Not this time',
  note: 'We ask several homes: the first one to say yes takes them. You can answer once. If you say yes, whoever asks will see your name, email, phone and city.',
  failed: 'Your answer could not be saved. Please try again.',
  tooMany: 'Too many tries. Wait some minutes and try again.',
  unknown: {
    title: 'This link does not work',
    text: 'It may be cut off, or the question was deleted. If you got an email, open the whole link.',
  },
  answered: {
    yes: (author) => ({
      title: 'Thank you! You were the first home to say yes',
      text: `${author || 'Whoever asked'} knows it already, and will write or call you to arrange it.`,
    }),
    late: () => ({
      title: 'It is solved: another home said yes before',
      text: 'Thank you for saying yes. We will ask you again next time; there is nothing to do today.',
    }),
    no: () => ({
      title: 'Thank you for answering',
      text: 'That is fine: saying no helps, too, because we look for somebody else.',
    }),
  },
  closed: {
    solved: {
      title: 'It is solved',
      text: 'Another home is taking them. There is nothing for you to do; thank you for being there.',
    },
    expired: {
      title: 'This question has expired',
      text: 'The time by which an answer was needed has passed. Thank you for opening it.',
    },
    cancelled: {
      title: 'There is no need any more',
      text: 'Whoever asked does not need a home any more. There is nothing for you to do.',
    },
  },
};
