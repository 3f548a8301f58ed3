import { isOwner, isOwnerOrCan } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { notFound } from '#domain/errors.ts';

/** To others it does not exist. @throws AppError notFound */
export function requireOwnDonation(viewer: Viewer, donation: Donation | undefined): Donation {
  if (!donation || !isOwner(viewer, donation.userId)) throw notFound('donation');
  return donation;
}

/** The donor's own, and any for who reads donations. @throws AppError notFound */
export function requireReader(viewer: Viewer, donation: Donation | undefined): Donation {
  if (!donation || !isOwnerOrCan(viewer, donation.userId, 'donations.read')) {
    throw notFound('donation');
  }
  return donation;
}
