import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type VetVisitText } from './es.ts';

const dictionaries = { es, en };

/** Visits that vets write by a link; comes with the pages that show it. */
export function useVetVisitText(): VetVisitText {
  return dictionaries[useLanguage()];
}
