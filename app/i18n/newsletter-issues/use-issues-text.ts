import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type IssuesText } from './es.ts';

const dictionaries = { es, en };

/** Issues of the newsletter; comes with the pages that show it. */
export function useIssuesText(): IssuesText {
  return dictionaries[useLanguage()];
}
