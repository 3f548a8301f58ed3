import { useLanguage } from '../texts.tsx';
import { en } from './verify-en.ts';
import { es, type VerifyText } from './verify-es.ts';

const dictionaries = { es, en };

/** The texts of the public pages that verify a contract. */
export function useVerifyText(): VerifyText {
  return dictionaries[useLanguage()];
}
