import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of the figures about adoptions; they come with the page that shows them. */
export function useFiguresText(): typeof es {
  return dictionaries[useLanguage()];
}
