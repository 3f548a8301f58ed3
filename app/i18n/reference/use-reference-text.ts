import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type ReferenceText } from './es.ts';

const dictionaries = { es, en };

/** What references are asked; comes with the pages that show it. */
export function useReferenceText(): ReferenceText {
  return dictionaries[useLanguage()];
}
