import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type RescueReportText } from './es.ts';

const dictionaries = { es, en };

/** What whoever reports an animal reads; comes with the pages that show it. */
export function useRescueReportText(): RescueReportText {
  return dictionaries[useLanguage()];
}
