import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type FosteringText } from './es.ts';

const dictionaries = { es, en };

/** Foster homes; comes with the pages that show them. */
export function useFosteringText(): FosteringText {
  return dictionaries[useLanguage()];
}
