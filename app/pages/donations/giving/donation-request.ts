import type { Language } from '#domain/language.ts';
import type { PaidThing } from '../paid-thing.ts';

interface Donor {
  email: string;
  /** Of somebody without an account. */
  guestName?: string;
  language: Language;
}

/** What every payment says, however it is paid. */
export const donationRequest = (gift: PaidThing, { email, guestName, language }: Donor) => {
  const { kind, amountCents, productId, petId, campaignId, shownName, dedication, chargeId } = gift;
  const { anonymous = false, wantsInvoice = false, asCompany } = gift;
  return {
    amountCents,
    email,
    wantsInvoice,
    anonymous,
    kind,
    ...(guestName !== undefined && { guestName }),
    ...(productId && { productId }),
    ...(petId && { petId }),
    ...(asCompany && { asCompany }),
    ...(dedication && { dedication }),
    ...(chargeId && { chargeId }),
    ...(campaignId && { campaignId, ...(shownName && { shownName }) }),
    language,
  };
};
