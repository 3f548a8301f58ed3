import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound, unauthenticated } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { findDonation } from '../donations.repository.ts';
import { findGuest } from '../guests/guest-donors.repository.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { MonthlyGiver } from './monthly-giver.ts';

interface Dependencies {
  database: Database;
  guestKeys: GuestKeys;
}

/** For the browser that has begun one without an account. */
export const keyOf = ({ guestKeys }: Dependencies, monthlyId: string): string =>
  guestKeys.monthlyKeyOf(monthlyId);

/**
 * Whoever manages one: in their session, or by the link in the mail of one of its gifts, which goes to the mailbox alone.
 * @throws AppError unauthenticated, notFound
 */
export async function managerOf(
  { database, guestKeys }: Dependencies,
  viewer: Viewer,
  link: string | undefined,
): Promise<MonthlyGiver> {
  if (link === undefined) {
    if (viewer.kind === 'user') return viewer;
    throw unauthenticated('noToken');
  }
  const donationId = guestKeys.idOfLink(link);
  const guest = donationId === undefined ? undefined : await findGuest(database.query, donationId);
  const donation = guest && (await findDonation(database.query, guest.donationId));
  if (!donation?.subscriptionId) throw notFound('monthlyDonation');
  return { kind: 'guest', monthlyId: donation.subscriptionId };
}

/** Whoever goes on with one: in their session, or by its key. @throws AppError unauthenticated, notFound */
export async function giverOf(
  { guestKeys }: Dependencies,
  viewer: Viewer,
  key: string | undefined,
): Promise<MonthlyGiver> {
  if (viewer.kind === 'user') return viewer;
  if (key === undefined) throw unauthenticated('noToken');
  const monthlyId = guestKeys.idOfMonthly(key);
  if (monthlyId === undefined) throw notFound('monthlyDonation');
  return { kind: 'guest', monthlyId };
}
