import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type SetupText } from './es.ts';

const dictionaries = { es, en };

/** What a new portal needs; comes with the administrators' overview. */
export function useSetupText(): SetupText {
  return dictionaries[useLanguage()];
}
