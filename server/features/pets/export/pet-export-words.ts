import type { Bilingual, Language } from '#domain/language.ts';
import type { Pet } from '#domain/pets/pet.ts';
import type { AgeUnit, PetStatus, Sex, Species } from '#domain/pets/vocabularies.ts';

interface Words {
  head: readonly string[];
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
    head: [
      'Id',
      'Nombre',
      'Estado',
      'Especie',
      'Sexo',
      'Edad',
      'Ciudad',
      'Entidad federativa',
      'Fecha de registro',
      'Fecha de notificación',
      'Fecha de expiración',
      'Fecha de eliminación',
      'Dueño',
      'Correo del dueño',
      'Teléfono del dueño',
      'Adoptante',
      'Correo del adoptante',
      'Teléfono del adoptante',
      'Esterilizada',
      'Veterinario',
      'Teléfono del veterinario',
    ],
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
    age: { months: ['mes', 'meses'], years: ['año', 'años'] },
    yes: 'Sí',
    no: 'No',
  },
  en: {
    head: [
      'Id',
      'Name',
      'Status',
      'Species',
      'Sex',
      'Age',
      'City',
      'State',
      'Registered on',
      'Notification date',
      'Expiry date',
      'Deleted on',
      'Owner',
      'Owner’s e-mail',
      'Owner’s telephone',
      'Adopter',
      'Adopter’s e-mail',
      'Adopter’s telephone',
      'Sterilized',
      'Vet',
      'Vet’s telephone',
    ],
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
    age: { months: ['month', 'months'], years: ['year', 'years'] },
    yes: 'Yes',
    no: 'No',
  },
};

export const exportHead = (language: Language) => words[language].head;

/** Cells in the order of `exportHead`. */
export function exportRow(pet: Pet, language: Language): string[] {
  const { status, species, sex, age, yes, no } = words[language];
  const { adopter } = pet;
  return [
    pet.id,
    pet.name,
    status[pet.status],
    species[pet.species],
    sex[pet.sex],
    `${pet.ageValue} ${age[pet.ageUnit][pet.ageValue === 1 ? 0 : 1]}`,
    pet.city,
    pet.federalState,
    pet.registeredOn,
    pet.notifyOn,
    pet.expiresOn,
    pet.deletedOn ?? '',
    pet.ownerName,
    pet.ownerEmail,
    pet.ownerPhone,
    adopter?.name ?? '',
    adopter?.email ?? '',
    adopter?.phone ?? '',
    pet.sterilized ? yes : no,
    pet.vetName,
    pet.vetPhone,
  ];
}
