import type { Field } from '#domain/contract/field.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { adopterFields } from '#domain/pets/adopter.ts';
import { type Adopter, type Pet, petFields } from '#domain/pets/pet.ts';
import type { AgeUnit, PetStatus, Sex, Species } from '#domain/pets/vocabularies.ts';
import type { PetWithMedia } from '../core/pet-rows.ts';

type Column =
  | Exclude<keyof PetWithMedia, 'history' | 'media' | 'needs' | 'adopter'>
  | `adopter.${keyof Adopter}`;

const columns: readonly Column[] = [
  'id',
  'name',
  'status',
  'species',
  'sex',
  'ageValue',
  'city',
  'federalState',
  'registeredOn',
  'notifyOn',
  'expiresOn',
  'deletedOn',
  'ownerName',
  'ownerEmail',
  'ownerPhone',
  'adopter.name',
  'adopter.email',
  'adopter.phone',
  'sterilized',
  'vetName',
  'vetPhone',
  'microchip',
  'bornOn',
  'birthEstimated',
];

interface Words {
  status: Record<PetStatus, string>;
  species: Record<Species, string>;
  sex: Record<Sex, string>;
  /** One, and more than one. */
  age: Record<AgeUnit, readonly [string, string]>;
  yes: string;
  no: string;
}

const words: Bilingual<Words> = {
  es: {
    status: {
      adoption: 'Adopción',
      rehabilitation: 'Rehabilitación',
      adopted: 'Adoptado',
      deceased: 'Fallecido',
      returned: 'Devuelto',
      paused: 'Pausado',
    },
    species: { cat: 'Gato', dog: 'Perro' },
    sex: { male: 'Macho', female: 'Hembra' },
    age: { weeks: ['semana', 'semanas'], months: ['mes', 'meses'], years: ['año', 'años'] },
    yes: 'Sí',
    no: 'No',
  },
  en: {
    status: {
      adoption: 'Adoption',
      rehabilitation: 'Rehabilitation',
      adopted: 'Adopted',
      deceased: 'Deceased',
      returned: 'Returned',
      paused: 'Paused',
    },
    species: { cat: 'Cat', dog: 'Dog' },
    sex: { male: 'Male', female: 'Female' },
    age: { weeks: ['week', 'weeks'], months: ['month', 'months'], years: ['year', 'years'] },
    yes: 'Yes',
    no: 'No',
  },
};

export const exportHead = (language: Language) =>
  columns.map((column) => fieldOf(column).label[language]);

/** Cells in the order of `exportHead`. */
export function exportRow(pet: PetWithMedia, language: Language): string[] {
  return columns.map((column) => cellOf(pet, column, words[language]));
}

const adopterName = (column: Column): keyof Adopter | undefined =>
  column.startsWith('adopter.') ? (column.slice('adopter.'.length) as keyof Adopter) : undefined;

function fieldOf(column: Column): Field {
  const ofAdopter = adopterName(column);
  return ofAdopter ? adopterFields[ofAdopter] : petFields[column as keyof Pet];
}

function cellOf(pet: PetWithMedia, column: Column, { yes, no, ...words }: Words): string {
  const ofAdopter = adopterName(column);
  if (ofAdopter) return pet.adopter?.[ofAdopter] ?? '';
  switch (column) {
    case 'status':
      return words.status[pet.status];
    case 'species':
      return words.species[pet.species];
    case 'sex':
      return words.sex[pet.sex];
    case 'ageValue':
      return `${pet.ageValue} ${words.age[pet.ageUnit][pet.ageValue === 1 ? 0 : 1]}`;
    default: {
      const value = pet[column as keyof PetWithMedia];
      if (typeof value === 'boolean') return value ? yes : no;
      return value === null ? '' : String(value);
    }
  }
}
