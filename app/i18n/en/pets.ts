import { petAnnouncement } from '#content/pets/en.ts';
import type { AgeUnit, Breed, Compatibility, PetStatus, Size } from '#domain/pets/vocabularies.ts';
import type { Dictionary } from '../dictionary.ts';

const sizes: Record<Size, string> = {
  mini: 'mini',
  small: 'small',
  medium: 'medium-sized',
  large: 'large',
  giant: 'very large',
};
const breeds: Record<Breed, string> = {
  mixed: 'Mixed breed',
  breedMix: 'Part breed, part mix',
  purebred: 'Pure breed',
  unknown: 'Not known',
};
const answers: Record<Compatibility, string> = { yes: 'Yes', no: 'No', unknown: 'Not known yet' };
const statuses: Record<PetStatus, string> = {
  adoption: 'Looking for a home',
  rehabilitation: 'Recovering',
  adopted: 'With a family',
  deceased: 'Passed away',
  returned: 'Came back to us',
  paused: 'Paused',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const inOrder = new Intl.ListFormat('en');

export const pets: Dictionary['pets'] = {
  lists: {
    label: 'Programmes',
    adoption: {
      ...petAnnouncement.lists.adoption,
      description:
        'Dogs and cats for adoption in Tulum and Guadalajara: pictures, character and what they need.',
    },
    rehabilitation: {
      ...petAnnouncement.lists.rehabilitation,
      description:
        'Dogs and cats recovering in Tulum and Guadalajara, and what each of them needs to get well.',
    },
  },
  page: (page) => `page ${page}`,
  pageOf: (page, lastPage) => `Page ${page} of ${lastPage}`,
  count: (total) => (total === 1 ? '1 pet' : `${total.toLocaleString('en')} pets`),
  empty: {
    title: 'There are no pets',
    filtered:
      'Nobody matches everything you are looking for. Try fewer filters: the one who waits for you may not be as you imagined.',
    bare: 'Come back soon: whoever arrives next will be here.',
  },
  filter: {
    title: 'Filter',
    open: (set) => (set === 0 ? 'Filter' : `Filter (${set})`),
    any: 'Any',
    labels: {
      species: 'Species',
      sex: 'Sex',
      size: 'Size',
      breed: 'Breed',
      ageValue: 'Age',
      ageUnit: 'Months or years',
      city: 'City',
      federalState: 'State',
    },
    speciesNames: { cat: 'Cats', dog: 'Dogs' },
    cityExample: 'For example, Tulum',
    ageWrong: 'Write the age as a number, for example 3.',
    apply: 'Show pets',
    clear: 'Remove all filters',
    remove: 'Remove filter:',
    set: 'Filters in use',
    ignored: (labels) =>
      `We did not recognise what the address asks for in ${inOrder.format(labels)}, so we did not filter by it.`,
  },
  units: { months: 'months', years: 'years' } satisfies Record<AgeUnit, string>,
  sexes: { male: 'Male', female: 'Female' },
  species: petAnnouncement.species,
  size: (value) => sizes[value],
  breed: (value) => breeds[value],
  age(value, unit) {
    if (unit === 'months') return value === 1 ? '1 month' : `${value} months`;
    return value === 1 ? '1 year' : `${value} years`;
  },
  waiting: (count) => (count === 0 ? 'Arrived today' : `Waiting for ${days(count)}`),
  recovering: (count) => (count === 0 ? 'Recovering since today' : `Recovering for ${days(count)}`),
  arrived: () => 'New',
  sterilizedTag: (sex) => (sex === 'female' ? 'Spayed' : 'Neutered'),
  atEvent: {
    tag: (day) => `At an event: ${day}`,
    visit: (name, day) => `Meet ${name} in person on ${day}`,
  },
  inRehabilitation: 'Recovering',
  meet: (sex) => (sex === 'female' ? 'Meet her' : 'Meet him'),
  help: (sex) => (sex === 'female' ? 'Help her' : 'Help him'),
  photoOf: (name) => `Picture of ${name}`,
  videoOf: (name) => `Video of ${name}`,
  share: {
    open: 'Share',
    of: (name) => `Share ${name}`,
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    copy: 'Copy link',
    copied: 'Link copied',
    otherApp: 'Another app',
    message: {
      adoption: (name, city) => `Meet ${name}, looking for a family in ${city}:`,
      rehabilitation: (name, city) => `Meet ${name}, recovering in ${city}:`,
    },
  },
  pet: {
    title: petAnnouncement.title,
    programme: petAnnouncement.programmes,
    back: { adoption: 'Pets for adoption', rehabilitation: 'Pets recovering' },
    gallery: (name) => `Pictures of ${name}`,
    show: (index, count) => `Show ${index} of ${count}`,
    enlarge: 'Enlarge',
    downloadVideo: 'Download video',
    previous: 'Previous',
    next: 'Next',
    position: (index, count) => `${index} of ${count}`,
    factsTitle: (name) => `Getting to know ${name}`,
    facts: {
      species: 'Species',
      breed: 'Breed',
      sex: 'Sex',
      age: 'Age',
      size: 'Size',
      weight: 'Weight',
      color: 'Colour',
      city: 'Lives in',
    },
    weight: (kg) => `${kg.toLocaleString('en')} kg`,
    livesWith: 'Gets along with',
    goodWithOwnKind: { cat: 'Other cats', dog: 'Other dogs' },
    goodWithOtherAnimals: { cat: 'Dogs and other animals', dog: 'Cats and other animals' },
    goodWithChildren: 'Children',
    answers,
    yesNo: (value) => (value ? 'Yes' : 'No'),
    training: 'Training',
    trained: 'Knows basic commands',
    houseTrained: 'House-trained',
    papers: {
      title: 'Health and papers',
      vaccines: 'Vaccines and care',
      vaccinesUntold: 'Ask us: it is not written here yet.',
      deworming: 'Deworming',
      dewormed: (done) => (done ? 'Up to date.' : 'Still to be done.'),
      sterilization: 'Spaying or neutering',
      sterilized: (done) => (done ? 'Done.' : 'Still to be done.'),
      folder: 'Document folder',
      noFolder: 'This pet does not have an open document folder yet',
      checklist: 'Documents in its folder',
      openFolder: (name) => `Open ${name}’s document folder`,
    },
    personality: 'Character',
    story: 'The story so far',
    needs: 'What it takes to heal',
    giveFor: (name) => `Donate for ${name}`,
    history: 'The way so far',
    historyDate: 'Date',
    historyStatus: 'Status',
    statuses,
    adoptTitle: (name) => `Will you take ${name} home?`,
    adoptSteps: [
      'Write to us and tell us about your home and family.',
      'Come to meet: spend time together, without hurry.',
      'We visit your home and sign the adoption contract.',
      'We stay by your side for the first six months.',
    ],
    write: 'I want to adopt',
    applySubject: (name) => `I would like to adopt ${name}`,
    whatsapp: (name, address) =>
      `Hello, I would like to adopt ${name}. Could you tell me more? ${address}`,
    requirements: 'Adoption requirements',
    helpTitle: (name) => `Help ${name} get well`,
    helpText: 'There is no adoption while the healing lasts, but you can be part of the recovery.',
    similar: { adoption: 'Also waiting', rehabilitation: 'Also recovering' },
    all: 'See all pets',
    since: (date) => `With us since ${date}`,
  },
};
