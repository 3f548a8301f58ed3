import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of counted cash: their own dictionary, which no public page loads. */
export function useCashCountsText(): typeof es {
  return dictionaries[useLanguage()];
}
