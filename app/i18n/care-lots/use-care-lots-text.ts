import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type CareLotsText, es } from './es.ts';

const dictionaries = { es, en };

/** Lots; comes with the page that shows them. */
export function useCareLotsText(): CareLotsText {
  return dictionaries[useLanguage()];
}
