import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of fees and deposits of adoptions: their own dictionary, which no public page loads. */
export function useChargesText(): typeof es {
  return dictionaries[useLanguage()];
}
