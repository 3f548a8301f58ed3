import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Tell us how it is going',
  description: 'Answer the mail about your pet: there is no need to sign in.',
  loading: 'Looking for your pet…',
  busy: 'Saving…',
  nothingYet: 'Nothing has changed yet: it does once you press the button.',
  visibleUntil: (date) => `In the lists until ${date}.`,
  expired: (date) => `Was in the lists until ${date}.`,
  ask: {
    renew: {
      adoption: (name) => `Is ${name} still looking for a family?`,
      rehabilitation: (name) => `Is ${name} still in rehabilitation?`,
    },
    pause: {
      adoption: (name) => `Shall we pause ${name}?`,
      rehabilitation: (name) => `Shall we pause ${name}?`,
    },
  },
  pauseText: (name) => `${name} leaves the lists. Nothing is deleted; come back whenever you like.`,
  press: {
    renew: {
      adoption: 'Yes, still looking for a family: 15 more days',
      rehabilitation: 'Yes, still in rehabilitation: 15 more days',
    },
    pause: { adoption: 'Yes, pause', rehabilitation: 'Yes, pause' },
  },
  renewed: {
    title: (name) => `Thank you! ${name} stays in the lists`,
    text: (date) =>
      `Shown until ${date}. We will write again before then, to hear how it is going.`,
  },
  paused: {
    title: (name) => `${name} is paused`,
    text: 'No longer shown in the lists. Whenever you want to be back there, change the status among your pets.',
  },
  used: {
    title: 'This link no longer works',
    text: 'Each link answers only once, and stops working when something changes or much time goes by. If you have just pressed it, your answer was saved.',
    ways: 'Among your pets you see how each one is doing, and can change it.',
  },
  myPets: 'See my pets',
  itsPage: 'See the page',
  signIn: 'To see your pets we will ask you to sign in.',
};
