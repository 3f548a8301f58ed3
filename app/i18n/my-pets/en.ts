import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { es } from './es.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count.toLocaleString('en')} days`);
const pets = (count: number) => (count === 1 ? '1 pet' : `${count.toLocaleString('en')} pets`);

const statuses: Record<PetStatus, string> = {
  adoption: 'In adoption',
  rehabilitation: 'In rehabilitation',
  adopted: 'Adopted',
  paused: 'Paused',
  returned: 'Returned',
  deceased: 'Passed away',
};

export const en: typeof es = {
  title: { own: 'My pets', all: 'Pets' },
  lead: {
    own: 'Your rescues at a glance: renew, edit, and hand each of them over with their papers.',
    all: 'The pets of everybody who rescues, in both programmes.',
  },
  register: 'Register a pet',
  sections: {
    label: 'Pets by status',
    names: {
      adoption: 'In adoption',
      rehabilitation: 'In rehabilitation',
      adopted: 'Adopted',
      paused: 'Paused',
      returned: 'Returned',
      deceased: 'Passed away',
      deleted: 'Deleted',
    },
  },
  scope: { label: 'Whose', all: 'All', own: 'Only mine' },
  search: 'Search by name',
  clearSearch: 'Show all',
  count: pets,
  found: (count, term) => `${pets(count)} with “${term}”`,
  empty: {
    title: 'There are no pets',
    found: 'Nobody has that name in this list. Try fewer letters, or look in another tab.',
    adoption: 'Register somebody who is looking for a family: one photo is enough to be published.',
    rehabilitation: 'Register somebody who is recovering and tell what they need to heal.',
    adopted: 'When a family takes one of your pets home, you will see it here.',
    paused: 'Pets that you stop showing for a while wait here.',
    returned: 'Here you will see those who come back from an adoption.',
    deceased: 'Here we remember those who are gone.',
    deleted: 'What is deleted comes here, and can be restored from here.',
  },
  columns: {
    pet: 'Pet',
    visibility: 'Visibility',
    time: 'Time',
    createdAt: 'Created',
    owner: 'Contact',
    actions: 'Actions',
  },
  status: statuses,
  time: {
    adoption: (count) => (count === 0 ? 'In adoption since today' : `${days(count)} in adoption`),
    rehabilitation: (count) =>
      count === 0 ? 'In rehabilitation since today' : `${days(count)} in rehabilitation`,
    registered: (date) => `Registered on ${date}`,
  },
  visibility: {
    visible: (date, left) => `Visible until ${date} (${days(left)} left)`,
    soon: (date, left) =>
      left === 0
        ? 'Today is its last visible day'
        : `Visible only until ${date} (${days(left)} left)`,
    expired: (date) => `No longer visible: expired on ${date}`,
    noPhoto: 'No photos: not published yet',
    away: (status, date) => `${statuses[status]} since ${date}`,
    deleted: (date) => `Deleted on ${date}`,
  },
  actions: {
    of: (action, name) => `${action}: ${name}`,
    more: 'More',
    renew: '+15 days',
    addPhotos: 'Add photos',
    changeStatus: 'Change status',
    edit: 'Edit',
    details: 'See its page',
    folder: 'Open document folder',
    owner: 'Contact person',
    adopter: 'Adoptive family',
    sterilization: 'Sterilization',
    delete: 'Delete',
    restore: 'Restore',
    remove: 'Delete for good',
  },
  noFolder: 'This pet does not have an open document folder yet',
  renewed: (name, date) => `We added 15 more days of visibility to ${name}: visible until ${date}.`,
  stale: 'We refreshed the list: have a look and try again.',
  notFound: 'We did not find that pet among yours.',
  delete: {
    title: (name) => `Delete ${name}?`,
    text: 'It will no longer be seen on the portal. We keep its data and papers: if you change your mind, an administrator can restore it.',
    confirm: 'Yes, delete',
    done: 'Your pet has been deleted successfully',
  },
  restore: {
    title: (name) => `Restore ${name}?`,
    text: (status) =>
      `It goes back to the list “${statuses[status]}” and its dates start anew today.`,
    confirm: 'Yes, restore',
    done: (name) => `${name} is back. The 35 visible days start today.`,
  },
  remove: {
    title: (name) => `Delete ${name} for good?`,
    text: 'This cannot be undone. Deleted along with it:',
    gone: [
      'its photos and videos',
      'the sterilization certificate and the vet’s data',
      'the contract and the adoptive family’s data',
      'its history',
    ],
    type: (name) => `Type “${name}” to confirm`,
    differs: 'That is not its name',
    confirm: 'Delete for good',
    busy: 'Deleting…',
    done: (name) => `${name} has been deleted for good.`,
  },
  person: {
    name: 'Name',
    email: 'Email',
    phone: 'Telephone',
    address: 'Address',
    none: 'No data',
  },
  owner: { title: (name) => `Who looks after ${name}` },
  bulk: {
    all: 'Choose all of this page',
    choose: (name) => `Choose ${name}`,
  },
};
