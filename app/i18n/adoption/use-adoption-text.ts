import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

export const adoptionTexts = { es, en };

export type AdoptionText = typeof es;

/** The adoption profile and applying for a pet: texts that only their pages load. */
export function useAdoptionText(): AdoptionText {
  return adoptionTexts[useLanguage()];
}
