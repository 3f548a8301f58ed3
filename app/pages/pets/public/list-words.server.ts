import { pets as petsInEnglish } from '#app/i18n/en/pets.ts';
import { pets as petsInSpanish } from '#app/i18n/es/pets.ts';
import { petList as en } from '#app/i18n/pet-list/en.ts';
import { petList as es } from '#app/i18n/pet-list/es.ts';
import type { Language } from '#domain/language.ts';

/** What the loader of a list says. */
const words = {
  es: { list: es, pets: petsInSpanish },
  en: { list: en, pets: petsInEnglish },
};
export type ListWords = (typeof words)['es'];

export const wordsIn = (language: Language): ListWords => words[language];
