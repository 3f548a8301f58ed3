import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts about adoption contracts, which only come with the pages that show them. */
export function useContractText(): typeof es {
  return dictionaries[useLanguage()];
}
