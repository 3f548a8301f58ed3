import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type VolunteerDeskText } from './es.ts';

const dictionaries = { es, en };

/** What the desk of volunteers reads; comes with its pages. */
export function useVolunteerDeskText(): VolunteerDeskText {
  return dictionaries[useLanguage()];
}
