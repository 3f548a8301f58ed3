import type { OwnDonation } from '#app/api/donations.ts';
import type { SettledGift } from '../amount.ts';

/** What its donor chose, for another try. */
export function giftOf(donation: OwnDonation): SettledGift {
  const { kind, amountCents, productId, petId, anonymous, wantsInvoice } = donation;
  return {
    kind,
    amountCents,
    ...(kind === 'other' && productId && { productId }),
    ...(petId && { petId }),
    ...(anonymous && { anonymous }),
    ...(wantsInvoice && { wantsInvoice }),
  };
}
