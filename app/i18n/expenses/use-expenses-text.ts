import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type ExpensesText, es } from './es.ts';

const dictionaries = { es, en };

/** What animals cost; comes with the pages that show it. */
export function useExpensesText(): ExpensesText {
  return dictionaries[useLanguage()];
}
