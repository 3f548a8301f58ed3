import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type TimelineText } from './es.ts';

const dictionaries = { es, en };

/** The timeline of a pet; comes with the page that shows it. */
export function useTimelineText(): TimelineText {
  return dictionaries[useLanguage()];
}
