import type { ReferenceText } from './es.ts';

export const en: ReferenceText = {
  title: 'Reference for an adoption',
  description: 'Four short questions about a family that named you as a reference.',
  and: ' and ',
  aFamily: 'A family',
  aPet: 'a pet',
  heading: (family) => `Would you tell us about ${family}?`,
  aboutFamily: 'this family',
  lead: (family, pets) =>
    `${family} would like to adopt ${pets} and named you as a reference. There are four questions that take a minute; you don’t need an account.`,
  readers:
    'Only the pet’s rescuer and the administrators read your answer. The family does not see it. It is deleted after a year, or earlier if you ask with this same link.',
  knownFor: 'How long have you known them?',
  knownForWhy: 'To know how much you have seen of their everyday life.',
  knownForAnswers: {
    underOneYear: 'Less than a year',
    oneToFive: 'One to five years',
    overFive: 'More than five years',
  },
  how: 'How do you know them?',
  howWhy: 'For example: we are neighbors, we work together, I am their vet.',
  trust: 'Would you entrust an animal to them?',
  trustWhy: 'Your honest opinion helps; it does not decide by itself.',
  trustAnswers: { yes: 'Yes', withDoubts: 'Yes, with some doubts', no: 'No' },
  words: 'Is there anything we should know?',
  wordsHint: 'Optional. How they treat animals, what they could use help with.',
  send: 'Send my answer',
  wrong: 'Please check what is missing',
  failed: 'We could not save your answer. Please try again in a few minutes.',
  tooMany: 'Too many attempts came from your connection. Please wait a few minutes.',
  no: {
    title: 'Would you rather not answer?',
    text: 'That’s fine, and you don’t have to say why.',
    decline: 'I would rather not answer',
    forgetText:
      'We can also delete your name and your email from this application and not write to you as a reference again.',
    forget: 'Delete my data',
  },
  answered: {
    title: 'Thank you!',
    text: 'Your answer is saved. It helps the pet find a good home.',
  },
  declined: {
    title: 'All right',
    text: 'We will not ask you about this application again. Thank you for telling us.',
  },
  forgotten: {
    title: 'Your data is deleted',
    text: 'We no longer hold your name, your email or your answer in this application, and will not write to you as a reference again.',
  },
  expired: {
    title: 'You no longer need to answer',
    text: 'The link has expired, or the application has been decided. Thank you anyway.',
  },
  unknown: {
    title: 'This link does not work or has expired',
    text: 'Please check that the address is complete. If you have any questions, write to us.',
  },
  contact: 'Write to us',
  list: {
    title: 'References',
    lead: 'Those who left an email get four questions that take a minute. Only whoever decides and the administrators read their answers: the family does not see them.',
    none: 'Nobody has been asked yet.',
    later:
      'They can be asked while the application is in review, in conversation or at the home visit.',
    ask: 'Ask the references',
    asked: (count) => (count === 1 ? 'We wrote to 1 person.' : `We wrote to ${count} people.`),
    forgotten: 'Asked us to delete their data',
    states: {
      asked: (day) => `Asked on ${day}; no answer yet.`,
      answered: (day) => `Answered on ${day}`,
      declined: 'Would rather not answer.',
      expired: (day) => `Asked on ${day}, without an answer.`,
    },
    knownFor: 'Has known them for',
    how: 'How',
    trust: 'Would entrust an animal to them?',
    words: 'Anything else',
    own: (day) => `We wrote to them on ${day}`,
    ownLead:
      'We wrote to these people because you named them as references. Only whoever decides and the administrators read what they answer.',
  },
};
