import type { Bilingual, Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetGroupKind } from '#domain/pets/pet-group.ts';
import type { AgeUnit, Sex, Size, Species } from '#domain/pets/vocabularies.ts';
import { plainName } from '#domain/plain-name.ts';

interface Words {
  /** By species: of a male, of a female. */
  species: Record<Species, Record<Sex, string>>;
  sizes: Record<Size, Record<Sex, string>>;
  /** One, and more than one. */
  age: Record<AgeUnit, readonly [string, string]>;
  under: (unit: string) => string;
  aPet: string;
  looks: Record<'adoption' | 'rehabilitation', string>;
  /** Of one that a family has reserved; of several that are. */
  reserved: Record<Sex | 'all', string>;
  scan: string;
  getsAlong: (list: string) => string;
  children: string;
  own: Record<Species, string>;
  other: Record<Species, string>;
  sterilized: Record<Sex, string>;
  /** 'Luna, Sol y Nube' */
  list: (names: readonly string[]) => string;
  group: Record<'together' | PetGroupKind, string>;
  /** '2 perros y 1 gata' */
  kinds: (pets: readonly Pick<PublicPet, 'species'>[]) => string;
}

const listed = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language === 'es' ? 'es-MX' : 'en-US').format(items);

/** By species: one, and more than one, whatever their sexes. */
const counted = (
  language: Language,
  names: Record<Species, readonly [string, string]>,
  pets: readonly Pick<PublicPet, 'species'>[],
): string => {
  const said = (Object.keys(names) as Species[]).flatMap((species) => {
    const count = pets.filter((pet) => pet.species === species).length;
    return count === 0 ? [] : `${count} ${names[species][count === 1 ? 0 : 1]}`;
  });
  return listed(language, said);
};

export const kitWords: Bilingual<Words> = {
  es: {
    species: { dog: { male: 'Perro', female: 'Perra' }, cat: { male: 'Gato', female: 'Gata' } },
    sizes: {
      mini: { male: 'mini', female: 'mini' },
      small: { male: 'pequeño', female: 'pequeña' },
      medium: { male: 'mediano', female: 'mediana' },
      large: { male: 'grande', female: 'grande' },
      giant: { male: 'muy grande', female: 'muy grande' },
    },
    age: { weeks: ['semana', 'semanas'], months: ['mes', 'meses'], years: ['año', 'años'] },
    under: (unit) => `menos de 1 ${unit}`,
    aPet: 'Una mascota',
    reserved: {
      male: 'Apartado, con lista de espera',
      female: 'Apartada, con lista de espera',
      all: 'Con lista de espera',
    },
    looks: { adoption: 'Busca familia', rehabilitation: 'Se está recuperando' },
    scan: 'Apunta la cámara y conoce su historia',
    getsAlong: (list) => `Convive con ${list}`,
    children: 'niñas y niños',
    own: { dog: 'perros', cat: 'gatos' },
    other: { dog: 'gatos', cat: 'perros' },
    sterilized: { male: 'Esterilizado', female: 'Esterilizada' },
    list: (names) => listed('es', names),
    group: {
      together: 'Buscan la misma familia',
      pair: 'Buscan familia',
      litter: 'Camada que busca familia',
    },
    kinds: (pets) => counted('es', { dog: ['perro', 'perros'], cat: ['gato', 'gatos'] }, pets),
  },
  en: {
    species: { dog: { male: 'Dog', female: 'Dog' }, cat: { male: 'Cat', female: 'Cat' } },
    sizes: {
      mini: { male: 'mini', female: 'mini' },
      small: { male: 'small', female: 'small' },
      medium: { male: 'medium', female: 'medium' },
      large: { male: 'large', female: 'large' },
      giant: { male: 'giant', female: 'giant' },
    },
    age: { weeks: ['week', 'weeks'], months: ['month', 'months'], years: ['year', 'years'] },
    under: (unit) => `under 1 ${unit}`,
    aPet: 'A pet',
    reserved: {
      male: 'Reserved, with a waiting list',
      female: 'Reserved, with a waiting list',
      all: 'Reserved, with waiting lists',
    },
    looks: { adoption: 'Looks for a family', rehabilitation: 'Is recovering' },
    scan: 'Point your camera and read the story',
    getsAlong: (list) => `Gets along with ${list}`,
    children: 'children',
    own: { dog: 'dogs', cat: 'cats' },
    other: { dog: 'cats', cat: 'dogs' },
    sterilized: { male: 'Neutered', female: 'Spayed' },
    list: (names) => listed('en', names),
    group: {
      together: 'Look for one family',
      pair: 'Look for a family',
      litter: 'A litter that looks for families',
    },
    kinds: (pets) => counted('en', { dog: ['dog', 'dogs'], cat: ['cat', 'cats'] }, pets),
  },
};

/** What a picture or a poster says of a pet. */
export interface KitText {
  name: string;
  looks: string;
  /** 'Perra · 2 años · mediana' */
  facts: string;
  /** What else people ask first, each a line. */
  more: string[];
  place: string;
}

/** @param isReserved a family is on the way to adopting it */
export function kitText(pet: PublicPet, isReserved: boolean, language: Language): KitText {
  const words = kitWords[language];
  const { species, sex, size, ageValue, ageUnit } = pet;
  const [one, many] = words.age[ageUnit];
  const age = ageValue === 0 ? words.under(one) : `${ageValue} ${ageValue === 1 ? one : many}`;
  const company = [
    ...(pet.goodWithChildren === 'yes' ? [words.children] : []),
    ...(pet.goodWithOwnKind === 'yes' ? [words.own[species]] : []),
    ...(pet.goodWithOtherAnimals === 'yes' ? [words.other[species]] : []),
  ];
  return {
    name: plainName(pet.name) || words.aPet,
    looks: isReserved
      ? words.reserved[sex]
      : words.looks[pet.status === 'rehabilitation' ? 'rehabilitation' : 'adoption'],
    facts: [words.species[species][sex], age, words.sizes[size][sex]].join(' · '),
    more: [
      ...(company.length > 0 ? [words.getsAlong(words.list(company))] : []),
      ...(pet.sterilized ? [words.sterilized[sex]] : []),
    ],
    place: [pet.city, pet.federalState].filter(Boolean).join(', '),
  };
}
