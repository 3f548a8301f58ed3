import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of gifts in kind: their own dictionary, which no public page loads. */
export function useInKindText(): typeof es {
  return dictionaries[useLanguage()];
}
