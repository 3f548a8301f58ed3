import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of signing in; `useAccountText` holds them too, with the rest. */
export function useSignInText(): typeof es {
  return dictionaries[useLanguage()];
}
