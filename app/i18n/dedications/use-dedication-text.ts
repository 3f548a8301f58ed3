import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type DedicationText, es } from './es.ts';

const dictionaries = { es, en };

export function useDedicationText(): DedicationText {
  return dictionaries[useLanguage()];
}
