import type { Donation } from '#domain/donations/donation.ts';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import type { Database } from '#server/db/database.ts';
import type { Attempt } from '../attempts.repository.ts';
import { declinedError, refusedError } from '../donation-errors.ts';
import { type Giver, requireOwnDonation } from '../donations.policy.ts';
import { findDonation } from '../donations.repository.ts';

interface Dependencies {
  database: Database;
}

export const isOrder = ({ operation }: Attempt) => operation === 'order';

const operations = {
  card: 'charge',
  wallet: 'capture',
  voucher: 'voucher',
  transfer: 'transfer',
} as const;

/** @throws AppError paymentDeclined with why, for one that has failed */
export function requireAlive(donation: Donation): void {
  if (donation.status !== 'failed') return;
  if (donation.decline) throw declinedError(donation.decline, donation.method);
  // One that was brought in has not failed.
  throw refusedError(operations[donation.method as PortalMethod], 'other');
}

export async function getOwn({ database }: Dependencies, giver: Giver, id: string) {
  return requireOwnDonation(giver, await findDonation(database.query, id));
}
