import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type SpendingText } from './es.ts';

const dictionaries = { es, en };

/** What donations paid, for whoever keeps the books; comes with its page. */
export function useSpendingText(): SpendingText {
  return dictionaries[useLanguage()];
}
