import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type FollowUpText } from './es.ts';

const dictionaries = { es, en };

/** What follows an adoption; comes with the pages that show it. */
export function useFollowUpText(): FollowUpText {
  return dictionaries[useLanguage()];
}
