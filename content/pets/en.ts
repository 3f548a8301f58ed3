import type { AgeUnit, Breed, Sex, Size, Species } from '#domain/pets/vocabularies.ts';
import type { AgeFacts, PetAnnouncement, PetHeadline } from './es.ts';

const species = { cat: 'Cat', dog: 'Dog' };
const sexes = { male: 'Male', female: 'Female' };

const one: Record<AgeUnit, string> = { weeks: '1 week', months: '1 month', years: '1 year' };
const animal = (kind: Species, sex: Sex) => `${sexes[sex]} ${species[kind].toLowerCase()}`;
const age = (value: number, unit: AgeUnit) => {
  if (value === 0) return `under ${one[unit]}`;
  return value === 1 ? one[unit] : `${value} ${unit}`;
};
const ageOf = ({ ageValue, ageUnit, birthEstimated }: AgeFacts) =>
  `${birthEstimated ? 'about ' : ''}${age(ageValue, ageUnit)}`;

const sizes: Record<Size, string> = {
  mini: 'mini',
  small: 'small',
  medium: 'medium-sized',
  large: 'large',
  giant: 'very large',
};
const breeds: Record<Breed, string> = {
  mixed: 'Mixed breed',
  breedMix: 'Breed mix',
  purebred: 'Pure breed',
  unknown: 'Not known',
};

export const petAnnouncement: PetAnnouncement = {
  species: (kind) => species[kind],
  animal,
  sexes,
  size: (value) => sizes[value],
  breed: (value) => breeds[value],
  age,
  ageOf,
};

export const petHeadline: PetHeadline = {
  species: petAnnouncement.species,
  programmes: { adoption: 'for adoption', rehabilitation: 'recovering' },
  facts: ({ species: kind, sex, city, federalState, ...aged }) =>
    `${animal(kind, sex)}, ${ageOf(aged)}, in ${city}, ${federalState}.`,
  title: (name, kind, programme, city) => `${name}, ${kind.toLowerCase()} ${programme} in ${city}`,
};
