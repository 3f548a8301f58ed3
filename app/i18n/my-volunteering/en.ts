import type { MyVolunteeringText } from './es.ts';

export const en: MyVolunteeringText = {
  title: 'My volunteering',
  description: 'Your shifts, your hours and your certificates.',
  lead: 'Your shifts, your hours and your certificates.',
  none: 'You are not a volunteer yet',
  noneText: 'Fill in the application: tell us what you would like to help with, and when you can.',
  apply: 'I would like to help',
  state: 'How it is going',
  wished: 'You would like to help with:',
  tasks: 'You help with:',
  states: {
    unconfirmed: 'Confirm your email by the link that we sent.',
    received: 'We received your application. We answer within a week.',
    inReview: 'Somebody of the team is reading your application.',
    invited: 'We would like to meet you: a talk or a trial shift.',
    accepted: 'You are one of the volunteers.',
    paused: 'Your volunteering is paused.',
    declined: 'We have no place for you at the moment. Thank you for wanting to help.',
    withdrawn: 'You withdrew your application.',
    ended: 'Your volunteering has ended. Thank you for every hour!',
  },
  again: 'Send another application',
  steps: {
    withdraw: 'Withdraw my application',
    pause: 'Pause',
    resume: 'Start again',
    end: 'End my volunteering',
  },
  asks: {
    withdraw: {
      title: 'Withdraw your application?',
      text: 'We tell the team. You can send another one whenever you like.',
    },
    pause: {
      title: 'Pause?',
      text: 'Your shifts to come become free. You come back whenever you like.',
    },
    resume: { title: 'Start again?', text: 'You will be able to choose shifts again.' },
    end: {
      title: 'End your volunteering?',
      text: 'Your shifts to come become free. Your hours and certificates stay. To come back, talk to the team.',
    },
  },
  moved: 'Done, it is saved.',
  contact: {
    heading: 'Your phone and whom to call',
    lead: 'Only coordinators see it.',
    phone: 'Your phone',
    emergencyName: 'Whom we call in an emergency',
    emergencyPhone: 'Their phone',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
  },
};
