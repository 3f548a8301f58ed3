import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type PetImportsText } from './es.ts';

const dictionaries = { es, en };

/** Tables of animals; comes with the pages that bring them in. */
export function usePetImportsText(): PetImportsText {
  return dictionaries[useLanguage()];
}
