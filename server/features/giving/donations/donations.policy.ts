import { isOwner, isOwnerOrCan } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { type DonationKind, isChargeKind } from '#domain/donations/donation-kind.ts';
import { notFound, unauthenticated } from '#domain/errors.ts';

/** Who has given, or begins to: an account, or whoever has the key of one gift that has none. */
export type Giver = Viewer | { kind: 'guest'; donationId: string };

/** To others it does not exist. @throws AppError notFound */
export function requireOwnDonation(giver: Giver, donation: Donation | undefined): Donation {
  if (!donation || !isGiver(giver, donation)) throw notFound('donation');
  return donation;
}

const isGiver = (giver: Giver, { id, userId }: Donation): boolean =>
  giver.kind === 'guest' ? userId === null && giver.donationId === id : isOwner(giver, userId);

/** @returns by what limits count what they ask for @throws AppError unauthenticated */
export function requireGiver(giver: Giver): string {
  if (giver.kind === 'visitor') throw unauthenticated('noToken');
  return giver.kind === 'guest' ? giver.donationId : giver.id;
}

/** What an adoption asks for is no donation. @throws AppError notFound */
export function requireGift(donation: Donation): Donation & { kind: DonationKind } {
  const { kind } = donation;
  if (isChargeKind(kind)) throw notFound('donation');
  return { ...donation, kind };
}

/** Who may begin a donation. @returns the account; undefined for a guest @throws AppError unauthenticated */
export function requireMayGive(viewer: Viewer, takesGuests: boolean): string | undefined {
  if (viewer.kind === 'user') return viewer.id;
  if (!takesGuests) throw unauthenticated('noToken');
  return undefined;
}

/** The donor's own, and any for who reads donations. @throws AppError notFound */
export function requireReader(viewer: Viewer, donation: Donation | undefined): Donation {
  if (!donation || !isOwnerOrCan(viewer, donation.userId, 'donations.read')) {
    throw notFound('donation');
  }
  return donation;
}
