import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type VolunteerHoursText } from './es.ts';

const dictionaries = { es, en };

/** What stands beside hours and certificates; comes with the pages that show them. */
export function useVolunteerHoursText(): VolunteerHoursText {
  return dictionaries[useLanguage()];
}
