import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type CareText, es } from './es.ts';

const dictionaries = { es, en };

/** Medical records; comes with the pages that show them. */
export function useCareText(): CareText {
  return dictionaries[useLanguage()];
}
