import type { Donation } from '#domain/donations/donation.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { notFound, unauthenticated } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { type Giver, requireGift, requireOwnDonation } from '../donations.policy.ts';
import { findDonation } from '../donations.repository.ts';
import { findGuest } from './guest-donors.repository.ts';
import type { GuestKeys } from './guest-keys.ts';

interface Dependencies {
  database: Database;
  guestKeys: GuestKeys;
}

/** @throws AppError unauthenticated without a key, notFound for one that opens nothing, or nothing any more */
export async function proveGuest(
  { database, guestKeys }: Dependencies,
  key: string | undefined,
): Promise<Giver> {
  if (key === undefined) throw unauthenticated('noToken');
  const donationId = guestKeys.idOfEither(key);
  const guest = donationId && (await findGuest(database.query, donationId));
  if (!guest) throw notFound('donation');
  return { kind: 'guest', donationId: guest.donationId };
}

/** How the gift stands whose payment the key is for. @throws AppError unauthenticated, notFound */
export async function paymentOf(
  dependencies: Dependencies,
  key: string | undefined,
): Promise<Donation & { kind: DonationKind }> {
  const giver = await proveGuest(dependencies, key);
  const found = giver.kind === 'guest' ? giver.donationId : '';
  return requireGift(
    requireOwnDonation(giver, await findDonation(dependencies.database.query, found)),
  );
}

/** For the browser that has begun a gift. */
export const paymentKeyOf = ({ guestKeys }: Dependencies, donationId: string): string =>
  guestKeys.paymentKeyOf(donationId);
