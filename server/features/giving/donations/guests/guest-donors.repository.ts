import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Donation, donationFields } from '#domain/donations/donation.ts';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { isIdentified } from '../identified-donors.repository.ts';

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

/** More at once nobody looks through. */
const mostClaimed = 50;

/** A card or wallet that is under way stays with the browser that pays. */
const isClaimable = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.and([
    eb('user_id', 'is', null),
    eb.or([
      eb('status', 'in', ['paid', 'refunded', 'disputed'] satisfies DonationState[]),
      eb.and([
        eb('status', '=', 'pending' satisfies DonationState),
        eb('method', 'in', ['voucher', 'transfer'] satisfies PaymentMethod[]),
      ]),
    ]),
  ]);

/** The latest first. */
export async function findClaimable(query: Query, mailbox: string): Promise<Donation[]> {
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where(isOf({ mailbox }))
    .where(isClaimable)
    .orderBy('created_at', 'desc')
    .limit(mostClaimed)
    .execute();
  return rows.map(read);
}

/** @returns the ids of those that are the account's now */
export async function takeOver(
  tx: Tx,
  {
    mailbox,
    userId,
    ids,
    now,
  }: { mailbox: string; userId: string; ids: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await tx.query
    .updateTable('donations')
    .set({ user_id: userId, updated_at: now.toISOString() })
    .where('id', 'in', ids)
    .where(isOf({ mailbox }))
    .where(isClaimable)
    .returning('id')
    .execute();
  const taken = rows.map(({ id }) => id);
  await deleteGuests(tx, taken);
  return taken;
}

/** Of a gift that was taken over: its link opens it as before. */
export async function leaveWithGuest(tx: Tx, guest: GuestDonor, now: Date): Promise<void> {
  await tx.query
    .updateTable('donations')
    .set({ user_id: null, updated_at: now.toISOString() })
    .where('id', '=', guest.donationId)
    .execute();
  await insertGuest(tx, guest);
}

/** All under a mailbox, in whatever state. */
export async function findAllOfGuest(
  query: Query,
  mailbox: string,
): Promise<{ donation: Donation; name: string }[]> {
  const rows = await query
    .selectFrom('donations')
    .innerJoin('guest_donors', 'guest_donors.donation_id', 'donations.id')
    .selectAll('donations')
    .select('guest_donors.name as guest_name')
    .where('mailbox', '=', mailbox)
    .orderBy('donations.created_at')
    .execute();
  return rows.map(({ guest_name, ...row }) => ({ donation: read(row), name: guest_name }));
}

/** Amounts and the ledger stay, without the person; of whom the law has identified both. */
export async function takeGuestOut(tx: Tx, mailbox: string): Promise<void> {
  const { query } = tx;
  const own = await query
    .selectFrom('guest_donors')
    .select('donation_id')
    .where('mailbox', '=', mailbox)
    .where(sql<SqlBool>`not ${isIdentified(sql.ref('guest_donors.donation_id'))}`)
    .execute();
  const ids = own.map(({ donation_id }) => donation_id);
  if (ids.length === 0) return;
  await query
    .updateTable('donations')
    .set({ email: '', shown_name: '' })
    .where('id', 'in', ids)
    .execute();
  await deleteGuests(tx, ids);
}
