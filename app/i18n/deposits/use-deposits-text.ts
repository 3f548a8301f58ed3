import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of bank statements and the deposits in them: their own dictionary, which no public page loads. */
export function useDepositsText(): typeof es {
  return dictionaries[useLanguage()];
}
