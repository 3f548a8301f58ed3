import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type InboxText } from './es.ts';

const dictionaries = { es, en };

/** Messages of the contact form; comes with the pages that show it. */
export function useInboxText(): InboxText {
  return dictionaries[useLanguage()];
}
