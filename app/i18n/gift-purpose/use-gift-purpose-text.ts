import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of what a noted gift is for: their own dictionary, which no public page loads. */
export function useGiftPurposeText(): typeof es {
  return dictionaries[useLanguage()];
}
