import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of the people who may not adopt; they come with the page that shows them. */
export function useRestrictionsText(): typeof es {
  return dictionaries[useLanguage()];
}
