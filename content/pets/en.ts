import type { PetAnnouncement } from './es.ts';

const species = { cat: 'Cat', dog: 'Dog' };

export const petAnnouncement: PetAnnouncement = {
  species: (kind) => species[kind],
  programmes: { adoption: 'for adoption', rehabilitation: 'recovering' },
  title: (name, kind, programme, city) => `${name}, ${kind.toLowerCase()} ${programme} in ${city}`,
  lists: {
    adoption: {
      title: 'Waiting for a family',
      lead: 'Each of them has a story and a great wish for a home. Read it, write to us and come to meet them.',
    },
    rehabilitation: {
      title: 'On their way to recovery',
      lead: 'They are still healing with the people who rescued them. Your support is their medicine, food and time.',
    },
  },
};
