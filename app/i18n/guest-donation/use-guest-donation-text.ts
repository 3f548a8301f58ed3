import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type GuestDonationText } from './es.ts';

const dictionaries = { es, en };

export function useGuestDonationText(): GuestDonationText {
  return dictionaries[useLanguage()];
}
