import type { Bilingual, Language } from '../language.ts';
import { locale } from '../language.ts';
import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import type { Passport } from './passport.ts';

/** What a passport says, in words: the same on paper, for whoever holds it, and for whoever checks it. */

interface Words {
  number: string;
  name: string;
  species: string;
  speciesOf: Record<Species, Record<Sex, string>>;
  breedOf: Record<Breed, string>;
  breed: string;
  color: string;
  born: string;
  bornEstimated: string;
  microchip: string;
  none: string;
  sterilized: string;
  yes: string;
  yesOn: (day: string) => string;
  no: string;
  organization: string;
  issuedOn: string;
  validUntil: string;
}

const words: Bilingual<Words> = {
  es: {
    number: 'Número',
    name: 'Nombre',
    species: 'Especie y sexo',
    speciesOf: {
      cat: { male: 'Gato, macho', female: 'Gata, hembra' },
      dog: { male: 'Perro, macho', female: 'Perra, hembra' },
    },
    breed: 'Raza',
    breedOf: {
      mixed: 'Mestizo',
      breedMix: 'Mezcla de raza con mestizo',
      purebred: 'De raza',
      unknown: 'No se sabe',
    },
    color: 'Color y señas',
    born: 'Nacimiento',
    bornEstimated: 'Nacimiento estimado',
    microchip: 'Microchip',
    none: 'Sin registrar',
    sterilized: 'Esterilización',
    yes: 'Sí',
    yesOn: (day) => `Sí, el ${day}`,
    no: 'No',
    organization: 'Emitido por',
    issuedOn: 'Emitido el',
    validUntil: 'Válido hasta',
  },
  en: {
    number: 'Number',
    name: 'Name',
    species: 'Species and sex',
    speciesOf: {
      cat: { male: 'Cat, male', female: 'Cat, female' },
      dog: { male: 'Dog, male', female: 'Dog, female' },
    },
    breed: 'Breed',
    breedOf: {
      mixed: 'Mixed',
      breedMix: 'Breed mix',
      purebred: 'Purebred',
      unknown: 'Unknown',
    },
    color: 'Color and marks',
    born: 'Born',
    bornEstimated: 'Estimated birth',
    microchip: 'Microchip',
    none: 'Not recorded',
    sterilized: 'Sterilized',
    yes: 'Yes',
    yesOn: (day) => `Yes, on ${day}`,
    no: 'No',
    organization: 'Issued by',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
  },
};

export interface PassportRow {
  label: string;
  value: string;
}

export function passportRows(passport: Passport, language: Language): PassportRow[] {
  const text = words[language];
  const day = (date: string) => dayInWords(date, language);
  const { species, sex, breed, color, born, microchip, sterilized, sterilizedOn } = passport;
  const done = sterilizedOn === null ? text.yes : text.yesOn(day(sterilizedOn));
  return [
    { label: text.number, value: passport.number },
    { label: text.name, value: passport.name },
    { label: text.species, value: text.speciesOf[species][sex] },
    { label: text.breed, value: text.breedOf[breed] },
    { label: text.color, value: color },
    born.length === wholeDay
      ? { label: text.born, value: day(born) }
      : { label: text.bornEstimated, value: monthInWords(born, language) },
    { label: text.microchip, value: microchip || text.none },
    { label: text.sterilized, value: sterilized ? done : text.no },
    { label: text.organization, value: passport.organization },
    { label: text.issuedOn, value: day(passport.issuedOn) },
    { label: text.validUntil, value: day(passport.validUntil) },
  ];
}

/** @param date YYYY-MM-DD */
export const dayInWords = (date: string, language: Language): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Of an estimate the month or the year is told (`passportOf`). */
const wholeDay = 'YYYY-MM-DD'.length;

/** @param born YYYY or YYYY-MM */
const monthInWords = (born: string, language: Language): string =>
  born.length === 4
    ? born
    : new Date(`${born}-15T12:00:00Z`).toLocaleDateString(locale[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
