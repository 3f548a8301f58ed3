import type { GuestDonation } from '#domain/donations/guest-donation-calls.ts';

export interface GiftProps {
  gift: GuestDonation;
  /** Of the link. */
  linkKey: string;
}
