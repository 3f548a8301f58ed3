import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of the form of a pet, which only come with it. */
export function usePetFormText(): typeof es {
  return dictionaries[useLanguage()];
}
