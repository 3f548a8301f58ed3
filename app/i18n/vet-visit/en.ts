import type { VetVisitText } from './es.ts';

export const en: VetVisitText = {
  title: 'Vet visit',
  description: 'Record a visit in the medical record of a pet, by a link that works once.',
  heading: (pet) => `${pet}’s vet visit`,
  lead: 'The person caring for this pet asks you to record the visit here. You don’t need an account, and the link works once.',
  until: (day) => `When the link ends: ${day}`,
  form: {
    visit: 'The visit',
    onDate: 'Date',
    reason: 'Reason',
    findings: 'Findings and advice',
    weight: 'Weight in kilograms',
    nextOn: 'Next appointment, if there is one',
    done: 'What you gave or did',
    doneLead:
      'Vaccines, dewormings, treatments, tests and operations, each with its lot and the next date.',
    add: (kind) => `Add: ${kind}`,
    remove: 'Remove',
    removeOf: (what) => `Remove: ${what}`,
    most: (count) => `There is room for ${count} at one visit.`,
    you: 'Who saw the animal',
    youWhy:
      'Your name and your license stay in the record, where the people caring for the pet read them; they are deleted after 5 years.',
    vetName: 'Name',
    licence: 'Professional license number',
    clinic: 'Clinic (optional)',
    saved: 'What you write stays in this tab until you send it, even if the connection is lost.',
    check:
      'Please check it before you send it: afterwards only the person caring for the pet can correct it.',
    send: 'Record the visit',
    sending: 'Recording…',
    wrong: 'Please check what is marked',
  },
  sent: {
    title: 'Thank you! The visit is recorded',
    text: 'It is in the pet’s record, and the person caring for the pet gets an email. If something is wrong, tell them: they can correct it.',
  },
  ended: {
    used: {
      title: 'This link was used already',
      text: 'It works for one visit, which is recorded. For another one, ask the person caring for the pet for a new link.',
    },
    withdrawn: {
      title: 'This link no longer works',
      text: 'The person caring for the pet withdrew it. If it is still needed, ask them for another one.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Ask the person caring for the pet for another one.',
    },
    unknown: {
      title: 'We do not recognize this link',
      text: 'Check that the address is complete, or ask the person caring for the pet for another link.',
    },
  },
  links: {
    title: 'For your vet',
    lead: 'Make a link by which your vet records one visit here, without an account. They only see which pet it is, and neither this record nor your data.',
    make: 'Make a link',
    made: 'Done: share it with your vet.',
    states: {
      open: (day) => `Open: works once, until ${day}`,
      used: (day) => `Used on ${day}`,
      withdrawn: (day) => `Made on ${day} and withdrawn`,
      expired: (day) => `Expired on ${day}`,
    },
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Select the link and copy it',
    whatsapp: 'WhatsApp',
    mail: 'Email',
    subject: (pet) => `${pet}’s vet visit`,
    message: (pet, day) =>
      `Hello. With this link you can record the visit of ${pet} in its medical record. It works once, until ${day}:`,
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this link?',
    withdrawText: 'Whoever has it can no longer record a visit with it.',
    keep: 'Keep it',
  },
};
