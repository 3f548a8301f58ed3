import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type MyApplicationsText } from './es.ts';

const dictionaries = { es, en };

/** The texts of a family's own applications; they come with the pages that show them. */
export function useMyApplicationsText(): MyApplicationsText {
  return dictionaries[useLanguage()];
}
