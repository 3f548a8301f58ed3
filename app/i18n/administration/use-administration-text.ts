import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

export function useAdministrationText(): typeof es {
  return dictionaries[useLanguage()];
}
