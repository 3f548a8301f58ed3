import type { Language } from '#domain/language.ts';
import type { SettledGift } from '../amount.ts';

interface Donor {
  email: string;
  /** Of somebody without an account. */
  guestName?: string;
  language: Language;
}

/** What every donation says, however it is paid. */
export const donationRequest = (gift: SettledGift, { email, guestName, language }: Donor) => {
  const { kind, amountCents, productId, petId, campaignId, shownName, dedication } = gift;
  const { anonymous = false, wantsInvoice = false } = gift;
  return {
    amountCents,
    email,
    wantsInvoice,
    anonymous,
    kind,
    ...(guestName !== undefined && { guestName }),
    ...(productId && { productId }),
    ...(petId && { petId }),
    ...(dedication && { dedication }),
    ...(campaignId && { campaignId, ...(shownName && { shownName }) }),
    language,
  };
};
