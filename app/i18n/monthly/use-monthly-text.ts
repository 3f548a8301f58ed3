import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type MonthlyText } from './es.ts';

const dictionaries = { es, en };

export function useMonthlyText(): MonthlyText {
  return dictionaries[useLanguage()];
}
