import { followUpSchedule } from '#domain/adoption/follow-up.ts';
import type { FollowUpText } from './es.ts';

export const en: FollowUpText = {
  title: 'Tell us how it is going',
  description: 'Tell us with one tap how your pet is doing: there is no need to sign in.',
  and: ' and ',
  aPet: 'your pet',
  question: (pets, areSeveral) => `How ${areSeveral ? 'are' : 'is'} ${pets} doing?`,
  lead: 'One tap is enough. There are no wrong answers: if something is hard, we want to help.',
  choose: 'Your answer',
  answers: {
    well: 'All good',
    doubts: 'I have some doubts',
    help: 'I need help',
    notWorking: 'It is not working out',
  },
  notWorkingHint:
    'Sometimes an adoption does not work out, and saying so is taking good care. Nobody will judge you: your pet’s rescuer will call, to find out together what is best.',
  thanks: {
    well: {
      title: 'Wonderful!',
      text: (pets, areSeveral) =>
        `Thank you for telling us that ${pets} ${areSeveral ? 'are' : 'is'} well. We are very happy.`,
    },
    doubts: {
      title: 'Thank you for telling us',
      text: () =>
        'Doubts are normal. Write them below, and your pet’s rescuer will see them in your application.',
    },
    help: {
      title: 'They know now',
      text: (pets) =>
        `We just emailed the rescuer of ${pets}, who will contact you soon. If it is a medical emergency, see a vet right now.`,
    },
    notWorking: {
      title: 'Thank you for saying so in time',
      text: (pets) =>
        `We just emailed the rescuer of ${pets}, who will call you. In the meantime, please keep looking after ${pets} at home.`,
    },
  },
  words: 'Would you like to tell us more?',
  wordsHint: 'Optional. Your pet’s rescuer reads it.',
  send: 'Send',
  sent: 'We received it. Thank you.',
  change: 'Change my answer',
  changeUntil: (moment) => `You can change your answer until: ${moment}`,
  closed: {
    title: 'This follow-up has ended',
    text: 'Thank you for staying with us. If you need anything, write to us any time.',
  },
  used: {
    title: 'This link no longer works',
    text: 'The link expires after a while. If you adopted with us, open your application; and if you need help, write to us.',
  },
  contact: 'Write to us',
  toApplications: 'My applications',
  sterilization: {
    title: 'Sterilization',
    lead: 'Agree on a day with the family: we remind them two weeks before and on the day.',
    none: (pet) => `${pet} is not sterilized yet. No day was agreed on.`,
    due: (pet, day) => `${pet}: agreed on by ${day}.`,
    done: (pet, day) => `${pet}: recorded on ${day}.`,
    day: (pet) => `Day agreed on for ${pet}`,
    save: 'Save the day',
    confirm: (pet) => `It is done: record it for ${pet}`,
    proof: 'Before you record it, ask to see the certificate.',
    family: 'Once it is done, show the certificate to your pet’s rescuer.',
  },
  photos: {
    title: 'Photos in the new home',
    family:
      'Your pet’s rescuer and the administrators see them. A photo appears on the public page only if you allow it, and you can take that back at any time.',
    rescuer:
      'The family sent them. You can show on the public page only those that it allowed; check first that no people, addresses or plates can be seen.',
    photo: (number) => `Photo ${number}`,
    open: (number) => `Open photo ${number}`,
    add: 'Would you send us photos?',
    addHint:
      'Optional, up to 6. We remove their location. Your pet’s rescuer and the administrators see them.',
    invitation: 'Tap to choose photos',
    camera: 'Take a photo',
    sending: 'Sending…',
    sent: (count) =>
      count === 1 ? 'We received 1 photo. Thank you!' : `We received ${count} photos. Thank you!`,
    allow: (pets) => `I allow my photos to be shown on the public page of ${pets}`,
    allowHint:
      'Without your name or any of your data. Someone on the team looks at them first. You can take this back at any time under “My applications”.',
    allowOne: (number) => `I allow photo ${number} to be shown on the public page`,
    states: {
      private: 'Only you and the team see it.',
      allowed: 'Allowed; not shown yet.',
      notAllowed: 'The family has not allowed it to be shown.',
      shown: 'Shown on the public page.',
    },
    show: (number) => `Show photo ${number} on the page`,
    hide: (number) => `Stop showing photo ${number}`,
    remove: (number) => `Delete photo ${number}`,
    removeTitle: 'Delete this photo?',
    removeText: 'It is deleted from the portal and the public page. This cannot be undone.',
    removeYes: 'Delete',
    removeNo: 'Back',
  },
  list: {
    title: 'After the adoption',
    lead: `We ask how it is going ${followUpSchedule.en}.`,
    steps: {
      days3: 'After 3 days',
      weeks3: 'After 3 weeks',
      months3: 'After 3 months',
      year1: 'After a year',
    },
    states: {
      planned: 'Not sent yet',
      asked: 'Sent, not answered yet',
      answered: 'Answered',
      expired: 'Not answered',
      ended: 'Not sent, or ended',
    },
    on: (day) => `on ${day}`,
    answered: (moment) => `Answered on ${moment}`,
    answer: 'Answer',
    change: 'Change my answer',
  },
};
