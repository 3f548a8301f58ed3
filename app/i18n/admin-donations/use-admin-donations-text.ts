import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of those who keep the books of donations: its own dictionary, which no public page loads. */
export function useAdminDonationsText(): typeof es {
  return dictionaries[useLanguage()];
}
