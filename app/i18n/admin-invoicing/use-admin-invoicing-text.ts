import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of those who look after the invoices: its own dictionary, which no public page loads. */
export function useAdminInvoicingText(): typeof es {
  return dictionaries[useLanguage()];
}
