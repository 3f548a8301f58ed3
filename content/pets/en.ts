import type { AgeUnit } from '#domain/pets/vocabularies.ts';
import type { PetAnnouncement } from './es.ts';

const species = { cat: 'Cat', dog: 'Dog' };
const sexes = { male: 'Male', female: 'Female' };

const age = (value: number, unit: AgeUnit) => {
  if (unit === 'months') return value === 1 ? '1 month' : `${value} months`;
  return value === 1 ? '1 year' : `${value} years`;
};

export const petAnnouncement: PetAnnouncement = {
  species: (kind) => species[kind],
  programmes: { adoption: 'for adoption', rehabilitation: 'recovering' },
  age,
  facts: ({ species: kind, sex, ageValue, ageUnit, city, federalState }) =>
    `${sexes[sex]} ${species[kind].toLowerCase()}, ${age(ageValue, ageUnit)}, in ${city}, ${federalState}.`,
  title: (name, kind, programme, city) => `${name}, ${kind.toLowerCase()} ${programme} in ${city}`,
};
