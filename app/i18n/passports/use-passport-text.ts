import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type PassportText } from './es.ts';

const dictionaries = { es, en };

/** Passports, for whoever holds them. */
export function usePassportText(): PassportText {
  return dictionaries[useLanguage()];
}
