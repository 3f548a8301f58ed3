import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type DriveDeskText, es } from './es.ts';

const dictionaries = { es, en };

/** What the desk of drives reads; comes with its pages. */
export function useDriveDeskText(): DriveDeskText {
  return dictionaries[useLanguage()];
}
