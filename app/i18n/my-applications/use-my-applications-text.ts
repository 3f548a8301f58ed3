import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

export type MyApplicationsText = typeof es;

/** The texts of a family's own applications; they come with the pages that show them. */
export function useMyApplicationsText(): MyApplicationsText {
  return dictionaries[useLanguage()];
}
