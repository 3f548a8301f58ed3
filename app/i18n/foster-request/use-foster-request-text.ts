import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type FosterRequestText } from './es.ts';

const dictionaries = { es, en };

/** What a mail's link shows to a foster home; comes with the page that shows it. */
export function useFosterRequestText(): FosterRequestText {
  return dictionaries[useLanguage()];
}
