import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of registering and of recovering a password; `useAccountText` holds them too, with the rest. */
export function useRegistrationText(): typeof es {
  return dictionaries[useLanguage()];
}
