import type { PetDescription } from '#domain/pets/pet.ts';
import type { AgeUnit, Programme, Sex, Species } from '#domain/pets/vocabularies.ts';

const species: Record<Species, Record<Sex, string>> = {
  cat: { male: 'Gato', female: 'Gata' },
  dog: { male: 'Perro', female: 'Perra' },
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
  programmes,
  age,
  ageOf,
  facts: ({ species: kind, sex, city, federalState, ...aged }: PetFacts) =>
    `${species[kind][sex]} de ${ageOf(aged)} en ${city}, ${federalState}.`,
  title: (name: string, kind: string, programme: string, city: string) =>
    `${name}, ${kind.toLowerCase()} ${programme} en ${city}`,
};

export type PetAnnouncement = typeof petAnnouncement;
