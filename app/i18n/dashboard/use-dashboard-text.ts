import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type DashboardText, es } from './es.ts';

const dictionaries = { es, en };

/** The overviews of the staff and of each account; comes with their pages. */
export function useDashboardText(): DashboardText {
  return dictionaries[useLanguage()];
}
