import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type CompanyText, es } from './es.ts';

const dictionaries = { es, en };

export function useCompanyText(): CompanyText {
  return dictionaries[useLanguage()];
}
