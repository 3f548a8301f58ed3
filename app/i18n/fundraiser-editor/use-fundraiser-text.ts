import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type FundraiserText } from './es.ts';

const dictionaries = { es, en };

export function useFundraiserText(): FundraiserText {
  return dictionaries[useLanguage()];
}
