import { useLanguage } from '../texts.tsx';
import { en } from './check-en.ts';
import { type CheckText, es } from './check-es.ts';

const dictionaries = { es, en };

/** The texts of the public page that checks passports, and of what a passport says. */
export function useCheckText(): CheckText {
  return dictionaries[useLanguage()];
}
