import { petNewsEndPath } from '#domain/donations/pet-news-address.ts';
import { createSignedIds } from '#server/keys/signatures.ts';

export type PetNewsLinks = ReturnType<typeof createPetNewsLinks>;

/** What ends the mails about a pet, and nothing else of a monthly donation. */
export function createPetNewsLinks(siteUrl: string, secretKey: string) {
  const keys = createSignedIds(secretKey, 'pet news of a monthly donation');
  const endUrl = (monthlyId: string) => `${siteUrl}${petNewsEndPath}/${keys.keyOf(monthlyId)}`;
  return {
    ...keys,
    endUrl,
    /** One click in a mail program ends them (RFC 8058). */
    headers: (monthlyId: string) => ({
      'List-Unsubscribe': `<${endUrl(monthlyId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
