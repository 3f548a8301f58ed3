import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts about document folders, which only come with the pages that show them. */
export function useFolderText(): typeof es {
  return dictionaries[useLanguage()];
}
