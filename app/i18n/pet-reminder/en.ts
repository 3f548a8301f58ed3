import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Tell us how it is going',
  description: 'Answer the mail about your pet: there is no need to sign in.',
  loading: 'Looking for your pet…',
  busy: 'Saving…',
  nothingYet: 'Nothing has changed yet: it does once you press the button.',
  visibleUntil: (date) => `In the lists until ${date}.`,
  expired: (date) => `It was in the lists until ${date}.`,
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
  pauseText: 'It leaves the lists. Nothing is deleted, and it comes back whenever you like.',
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
      `It can be seen until ${date}. We will write again before then, to hear how it is going.`,
  },
  paused: {
    title: (name) => `${name} is paused`,
    text: 'It is no longer in the lists. When you want it to come back, change its status among your pets.',
  },
  spent: {
    title: 'This link no longer works',
    text: 'Each link answers only once, and stops working when something changes or much time goes by. If you have just pressed it, your answer was saved.',
    ways: 'Among your pets you see how each one is doing, and can change it.',
  },
  myPets: 'See my pets',
  itsPage: 'See its page',
  signIn: 'To see your pets we will ask you to sign in.',
};
