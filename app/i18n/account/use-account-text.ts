import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of accounts, which only come with the pages that show them. */
export function useAccountText(): typeof es {
  return dictionaries[useLanguage()];
}
