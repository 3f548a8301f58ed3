import type { ExpressionBuilder } from 'kysely';
import { type Donation, donationFields } from '#domain/donations/donation.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';

const { read } = entityTable('donations', donationFields);

type Query = Database['query'] | Tx['query'];

export interface GuestDonor {
  donationId: string;
  name: string;
  /** As `normalizeEmail` writes it. */
  mailbox: string;
}

export async function insertGuest(
  { query }: Tx,
  { donationId, name, mailbox }: GuestDonor,
): Promise<void> {
  await query
    .insertInto('guest_donors')
    .values({ donation_id: donationId, name, mailbox })
    .execute();
}

export async function findGuest(query: Query, donationId: string): Promise<GuestDonor | undefined> {
  const row = await query
    .selectFrom('guest_donors')
    .select(['name', 'mailbox'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return row && { donationId, ...row };
}

/** By donation: whose gift without an account it is. */
export async function findGuestNames(
  query: Query,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (donationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('guest_donors')
    .select(['donation_id', 'name'])
    .where('donation_id', 'in', donationIds)
    .execute();
  return new Map(rows.map(({ donation_id, name }) => [donation_id, name]));
}

/** Their gifts' links open nothing any more. */
export async function deleteGuests({ query }: Tx, donationIds: readonly string[]): Promise<void> {
  if (donationIds.length === 0) return;
  await query.deleteFrom('guest_donors').where('donation_id', 'in', donationIds).execute();
}

/** Whose donations are meant: an account's, or those that were given without one under a mailbox. */
export type DonorRef = { userId: string } | { mailbox: string };

/** In queries of donations. */
export const isOf = (donor: DonorRef) => (eb: ExpressionBuilder<Tables, 'donations'>) =>
  'userId' in donor
    ? eb('donations.user_id', '=', donor.userId)
    : eb(
        'donations.id',
        'in',
        eb
          .selectFrom('guest_donors')
          .select('guest_donors.donation_id')
          .where('mailbox', '=', donor.mailbox),
      );

/** More links than these no mail has. */
const mostLinks = 10;

/** The latest that were paid, or wait to be, under a mailbox. */
export async function findGuestGifts(query: Query, mailbox: string): Promise<Donation[]> {
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where(isOf({ mailbox }))
    .where('user_id', 'is', null)
    .where('status', 'not in', ['failed', 'cancelled', 'expired'] satisfies DonationState[])
    .orderBy('created_at', 'desc')
    .limit(mostLinks)
    .execute();
  return rows.map(read);
}
