import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { GuestKeys } from './guest-keys.ts';

/** Where whoever gave without an account finds their gift: for its mailbox alone. */
export const guestUrl = (
  { siteUrl, guestKeys }: { siteUrl: string; guestKeys: GuestKeys },
  donationId: string,
  language: Language,
): string => siteUrl + pathFor('guestDonation', language, { key: guestKeys.linkKeyOf(donationId) });
