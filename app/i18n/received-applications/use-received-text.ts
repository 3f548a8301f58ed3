import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type ReceivedText } from './es.ts';

const dictionaries = { es, en };

/** The texts of whoever decides about adoption applications; they come with the pages that show them. */
export function useReceivedText(): ReceivedText {
  return dictionaries[useLanguage()];
}
