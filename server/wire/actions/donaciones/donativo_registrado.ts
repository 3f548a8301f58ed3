import type { BookedDonation } from '#server/features/giving/donations/bookkeeping/bookkeeping.service.ts';

/** Of one whose account was erased, nobody is the donor. */
export const bookedOf = ({
  donation,
  donor,
  attempts,
  isReachable,
  campaign,
  company,
}: BookedDonation) => ({
  ...donation,
  isReachable,
  campaign: campaign ?? null,
  company: company ?? null,
  donor: donor ? { id: donation.userId, name: donor.name, email: donor.email } : null,
  attempts,
});
