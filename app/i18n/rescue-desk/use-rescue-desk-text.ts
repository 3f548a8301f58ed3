import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type RescueDeskText } from './es.ts';

const dictionaries = { es, en };

/** What the desk of reports reads; comes with its pages. */
export function useRescueDeskText(): RescueDeskText {
  return dictionaries[useLanguage()];
}
