import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts about pets that somebody manages, which only come with the pages that show them. */
export function useMyPetsText(): typeof es {
  return dictionaries[useLanguage()];
}
