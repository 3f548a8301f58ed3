import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type DonorWatchText, es } from './es.ts';

const dictionaries = { es, en };

/** The watch over donors; comes with its page. */
export function useDonorWatchText(): DonorWatchText {
  return dictionaries[useLanguage()];
}
