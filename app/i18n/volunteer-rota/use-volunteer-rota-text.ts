import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type VolunteerRotaText } from './es.ts';

const dictionaries = { es, en };

/** What whoever keeps the rota reads; comes with its page. */
export function useVolunteerRotaText(): VolunteerRotaText {
  return dictionaries[useLanguage()];
}
