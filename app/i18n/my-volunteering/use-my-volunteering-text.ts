import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type MyVolunteeringText } from './es.ts';

const dictionaries = { es, en };

/** What volunteers read on their own page; comes with it. */
export function useMyVolunteeringText(): MyVolunteeringText {
  return dictionaries[useLanguage()];
}
