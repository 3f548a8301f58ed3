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
const age = (value: number, unit: AgeUnit) => {
  if (unit === 'months') return value === 1 ? '1 mes' : `${value} meses`;
  return value === 1 ? '1 año' : `${value} años`;
};

/** What an announcement says first of a pet. */
export type PetFacts = Pick<
  PetDescription,
  'species' | 'sex' | 'ageValue' | 'ageUnit' | 'city' | 'federalState'
>;

/** How pets are announced: by their pages, and to whoever reads the feeds. */
export const petAnnouncement = {
  species: (kind: Species, sex: Sex) => species[kind][sex],
  programmes,
  age,
  facts: ({ species: kind, sex, ageValue, ageUnit, city, federalState }: PetFacts) =>
    `${species[kind][sex]} de ${age(ageValue, ageUnit)} en ${city}, ${federalState}.`,
  title: (name: string, kind: string, programme: string, city: string) =>
    `${name}, ${kind.toLowerCase()} ${programme} en ${city}`,
};

export type PetAnnouncement = typeof petAnnouncement;
