import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of the first start, which only come with its page. */
export function useFirstStartText(): typeof es {
  return dictionaries[useLanguage()];
}
