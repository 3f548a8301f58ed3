import { donationPurpose, folioOf } from '#domain/donations/donation-words.ts';
import { claimDonations, findClaimableDonations } from '#domain/donations/guest-donation-calls.ts';
import { implement } from '../../implement.ts';

export const reclamos = [
  implement(findClaimableDonations, {
    summary:
      'Donations that were given without an account under the caller’s own address, once they have proven it: those that ' +
      '`donaciones:reclamar` takes.',
    async handle({ viewer, language, context }) {
      const gifts = await context.guestGifts.claimable(viewer);
      return {
        data: gifts.map((donation) => ({
          ...donation,
          number: donation.folio === null ? null : folioOf(donation),
          purpose: donationPurpose(donation, language),
        })),
      };
    },
  }),

  implement(claimDonations, {
    summary:
      'Takes donations that were given without an account into the caller’s, with their invoices: those among `ids` that are under the ' +
      'address that the caller has proven. Their links end.',
    async handle({ input: { ids }, viewer, address, context }) {
      return { data: { claimed: await context.guestGifts.claim({ viewer, address }, ids) } };
    },
  }),
];
