import type { Language } from '#domain/language.ts';
import type { SettledGift } from '../amount.ts';

interface Donor {
  email: string;
  language: Language;
}

/** What every donation says, however it is paid. */
export const donationRequest = (gift: SettledGift, { email, language }: Donor) => {
  const { kind, amountCents, productId, petId, anonymous = false, wantsInvoice = false } = gift;
  return {
    amountCents,
    email,
    wantsInvoice,
    anonymous,
    kind,
    ...(productId && { productId }),
    ...(petId && { petId }),
    language,
  };
};
