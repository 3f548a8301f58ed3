import type { PetDescription } from '#domain/pets/pet.ts';
import type { AgeUnit, Breed, Programme, Sex, Size, Species } from '#domain/pets/vocabularies.ts';

const species: Record<Species, Record<Sex, string>> = {
  cat: { male: 'Gato', female: 'Gata' },
  dog: { male: 'Perro', female: 'Perra' },
};
/** Spanish agrees with the animal: every word about it comes in both genders. */
type Gendered = Record<Sex, string>;
const both = (male: string, female: string): Gendered => ({ male, female });

const sizes: Record<Size, Gendered> = {
  mini: both('mini', 'mini'),
  small: both('pequeño', 'pequeña'),
  medium: both('mediano', 'mediana'),
  large: both('grande', 'grande'),
  giant: both('muy grande', 'muy grande'),
};
const breeds: Record<Breed, Gendered> = {
  mixed: both('Mestizo', 'Mestiza'),
  breedMix: both('Cruza de raza con mestizo', 'Cruza de raza con mestiza'),
  purebred: both('De raza', 'De raza'),
  unknown: both('No se sabe', 'No se sabe'),
};
const programmes: Record<Programme, string> = {
  adoption: 'en adopción',
  rehabilitation: 'en rehabilitación',
};
const ages: Record<AgeUnit, readonly [one: string, more: string]> = {
  weeks: ['1 semana', 'semanas'],
  months: ['1 mes', 'meses'],
  years: ['1 año', 'años'],
};
const age = (value: number, unit: AgeUnit) => {
  const [one, more] = ages[unit];
  if (value === 0) return `menos de ${one}`;
  return value === 1 ? one : `${value} ${more}`;
};
/** Whose birth date nobody knows is so old approximately. */
const ageOf = ({ ageValue, ageUnit, birthEstimated }: AgeFacts) =>
  `${age(ageValue, ageUnit)}${birthEstimated ? ' aprox.' : ''}`;

export type AgeFacts = Pick<PetDescription, 'ageValue' | 'ageUnit' | 'birthEstimated'>;

/** What an announcement says first of a pet. */
export type PetFacts = Pick<PetDescription, 'species' | 'sex' | 'city' | 'federalState'> & AgeFacts;

/** How pets are announced: by their pages, and to whoever reads the feeds. */
export const petAnnouncement = {
  species: (kind: Species, sex: Sex) => species[kind][sex],
  /** Kind and sex together. */
  animal: (kind: Species, sex: Sex) => species[kind][sex],
  sexes: { male: 'Macho', female: 'Hembra' } satisfies Gendered,
  size: (value: Size, sex: Sex = 'male') => sizes[value][sex],
  breed: (value: Breed, sex: Sex = 'male') => breeds[value][sex],
  age,
  ageOf,
};

export type PetAnnouncement = typeof petAnnouncement;

/** What the server alone says of them: no browser loads it. */
export const petHeadline = {
  species: petAnnouncement.species,
  programmes,
  facts: ({ species: kind, sex, city, federalState, ...aged }: PetFacts) =>
    `${species[kind][sex]} de ${ageOf(aged)} en ${city}, ${federalState}.`,
  title: (name: string, kind: string, programme: string, city: string) =>
    `${name}, ${kind.toLowerCase()} ${programme} en ${city}`,
};

export type PetHeadline = typeof petHeadline;
