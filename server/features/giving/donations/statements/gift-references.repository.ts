import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { findStanding, namesOfKey } from '../own-account/account-movements.repository.ts';

type Query = Tx['query'];

/** A gift whose donor was told a concept. */
export interface ToldGift {
  donationId: string;
  reference: string;
  /** What its donor said they would send. */
  askedCents: number;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  expiresAt: string;
}

/** By the concepts that their donors were told. */
export async function findTold(query: Query, concepts: readonly string[]): Promise<ToldGift[]> {
  if (concepts.length === 0) return [];
  const rows = await query
    .selectFrom('account_references')
    .innerJoin('donations', 'donations.id', 'account_references.donation_id')
    .select(['donation_id', 'account_references.reference', 'account_references.amount_cents'])
    .select(['created_at', 'expires_at'])
    .where('account_references.reference', 'in', concepts)
    .where('transfer_json', 'is not', null)
    .execute();
  return rows.map((row) => ({
    donationId: row.donation_id,
    reference: row.reference,
    askedCents: row.amount_cents,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** A movement that somebody noted before a statement told of it. */
export interface NotedArrival {
  id: string;
  donationId: string;
  trackedAs: string;
  amountCents: number;
  /** Of it so much did not go back: 0 of a slip that was given back. */
  standingCents: number;
}

const noted = (query: Query) =>
  query
    .selectFrom('account_movements')
    .select(['id', 'donation_id', 'tracked_as', 'amount_cents'])
    .where('kind', '=', 'arrival')
    .where('line_id', 'is', null);

async function toNoted(
  query: Query,
  rows: readonly { id: string; donation_id: string; tracked_as: string; amount_cents: number }[],
): Promise<NotedArrival[]> {
  const standing = await findStanding(
    query,
    rows.map(({ donation_id }) => donation_id),
  );
  return rows.map(({ id, donation_id, tracked_as, amount_cents }) => ({
    ...{ id, donationId: donation_id, trackedAs: tracked_as, amountCents: amount_cents },
    standingCents: standing.get(id) ?? 0,
  }));
}

/** What was noted under a tracking key: more than once where it was given back. */
export async function findNotedByKey(query: Query, trackedAs: string): Promise<NotedArrival[]> {
  const rows = await noted(query).where('tracked_as', 'in', namesOfKey(trackedAs)).execute();
  return toNoted(query, rows);
}

/** Those among tracking keys that somebody noted. */
export async function findNotedKeys(
  query: Query,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await noted(query).where('tracked_as', 'in', keys).execute();
  return new Set(rows.map(({ tracked_as }) => tracked_as));
}

/** Of a donation, of this amount, and noted for about these days. @param days instants, the first and the last one */
export async function findNotedFor(
  query: Query,
  donationId: string,
  amountCents: number,
  days: { from: string; to: string },
): Promise<NotedArrival[]> {
  const rows = await noted(query)
    .where('donation_id', '=', donationId)
    .where('amount_cents', '=', amountCents)
    .where('moved_at', '>=', days.from)
    .where('moved_at', '<=', days.to)
    .orderBy('moved_at')
    .orderBy('id')
    .execute();
  return toNoted(query, rows);
}

/** Whether a line without a tracking key was booked for the donation, of this amount and about these days. */
export async function hasUntrackedLine(
  query: Query,
  donationId: string,
  amountCents: number,
  days: { from: string; to: string },
): Promise<boolean> {
  const row = await query
    .selectFrom('account_movements')
    .innerJoin('bank_lines', 'bank_lines.id', 'account_movements.line_id')
    .select('account_movements.id')
    .where('donation_id', '=', donationId)
    .where('kind', '=', 'arrival')
    .where('account_movements.amount_cents', '=', amountCents)
    .where('bank_lines.tracked_as', 'is', null)
    .where('posted_on', '>=', days.from)
    .where('posted_on', '<=', days.to)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of what was noted by hand: the statement's line that tells of it. */
export async function setLine({ query }: Tx, movementId: string, lineId: string): Promise<void> {
  await query
    .updateTable('account_movements')
    .set({ line_id: lineId })
    .where('id', '=', movementId)
    .execute();
}

/** Whether nothing stands any more of what a line brought to a donation. */
export async function isGivenBack(
  query: Query,
  lineId: string,
  donationId: string,
): Promise<boolean> {
  const rows = await query
    .selectFrom('account_movements')
    .select('id')
    .where('line_id', '=', lineId)
    .where('donation_id', '=', donationId)
    .where('kind', '=', 'arrival')
    .execute();
  const standing = await findStanding(query, [donationId]);
  return rows.every(({ id }) => standing.get(id) === 0);
}

/** What a line brought to a donation is again what somebody had noted by hand. */
export async function unsetLine({ query }: Tx, lineId: string, donationId: string): Promise<void> {
  await query
    .updateTable('account_movements')
    .set({ line_id: null })
    .where('line_id', '=', lineId)
    .where('donation_id', '=', donationId)
    .execute();
}

/** A gift to the account to which nothing has come. */
export interface AwaitedGift {
  donationId: string;
  userId: string | null;
  amountCents: number;
  createdAt: string;
}

/** The latest ones. @param since instant, UTC ISO 8601 */
export async function findAwaited(
  query: Query,
  { since, limit }: { since: string; limit: number },
): Promise<AwaitedGift[]> {
  const rows = await query
    .selectFrom('donations')
    .select(['id', 'user_id', 'amount_cents', 'created_at'])
    .where('provider', '=', 'own')
    .where('method', '=', 'transfer')
    .where('status', 'in', ['pending', 'expired'])
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy(sql`id`)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    donationId: row.id,
    userId: row.user_id,
    amountCents: row.amount_cents,
    createdAt: row.created_at,
  }));
}

/** Gifts that have come, whatever provider took them, the latest first; those whose donor wants to be nobody are not among them. */
export async function findLatestGifts(
  query: Query,
  most: number,
): Promise<{ donationId: string; userId: string | null; date: string }[]> {
  const rows = await query
    .selectFrom('donations')
    .select(['id', 'user_id', 'date'])
    .where('paid_at', 'is not', null)
    .where('charge_id', 'is', null)
    .where('anonymous', '=', 0)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, user_id, date }) => ({ donationId: id, userId: user_id, date }));
}
