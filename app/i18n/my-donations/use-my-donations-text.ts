import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of a donor's own page, which only come with it. */
export function useMyDonationsText(): typeof es {
  return dictionaries[useLanguage()];
}
