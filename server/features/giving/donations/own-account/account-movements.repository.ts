import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Arrival } from '#server/adapters/payments/payment-facts.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { type MovedMoney, standingArrivals } from './standing-arrivals.ts';

type Query = Database['query'];

export interface AccountReference {
  donationId: string;
  /** Seven digits. */
  reference: string;
  amountCents: number;
  expiresAt: string;
}

const newReference = () => String(randomInt(1, 10_000_000)).padStart(7, '0');
/** Seven digits are rarely another donation's. */
const mostTries = 20;

/** Gives the donation digits of its own. @returns undefined where none were free */
export async function addReference(
  tx: Tx,
  donation: Omit<AccountReference, 'reference'>,
  donorName = '',
): Promise<AccountReference | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await findReference(tx.query, { donationId: donation.donationId });
    if (known) return known;
    await insertReference(tx, { ...donation, reference: newReference() }, donorName);
  }
  return undefined;
}

/** Nothing where the digits are another donation's, or this one has some. */
async function insertReference(
  { query }: Tx,
  { donationId, reference, amountCents, expiresAt }: AccountReference,
  donorName: string,
): Promise<void> {
  await query
    .insertInto('account_references')
    .values({
      donation_id: donationId,
      reference,
      amount_cents: amountCents,
      expires_at: expiresAt,
      donor_name: donorName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findReference(
  query: Query,
  by: { donationId: string } | { reference: string },
): Promise<AccountReference | undefined> {
  const [column, value] =
    'donationId' in by
      ? (['donation_id', by.donationId] as const)
      : (['reference', by.reference] as const);
  const row = await query
    .selectFrom('account_references')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return (
    row && {
      donationId: row.donation_id,
      reference: row.reference,
      amountCents: row.amount_cents,
      expiresAt: row.expires_at,
    }
  );
}

interface Movement {
  donationId: string;
  kind: 'arrival' | 'refund';
  /** The bank's name for it (clave de rastreo), or the refund's key: each is noted once. */
  trackedAs: string;
  amountCents: number;
  movedAt: string;
  /** null: the portal itself. */
  notedBy: string | null;
  /** Of the bank's statement that tells of it. */
  lineId?: string;
}

/** @returns whether it is new */
export async function insertMovement(
  { query }: Tx,
  { donationId, kind, trackedAs, amountCents, movedAt, notedBy, lineId }: Movement,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('account_movements')
    .values({
      id: uuid(),
      donation_id: donationId,
      kind,
      tracked_as: trackedAs,
      amount_cents: amountCents,
      moved_at: movedAt,
      noted_by: notedBy,
      line_id: lineId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'tracked_as']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How often one tracking key is noted by hand, all but the last time given back. */
const mostTimes = 9;

/** By what arrivals under a tracking key are told apart: the key, then the key and a number. */
export const namesOfKey = (key: string, most = mostTimes): string[] =>
  Array.from({ length: most }, (_, at) => (at === 0 ? key : `${key}/${at + 1}`));

/**
 * Books what came under a tracking key: once, but for parts of one line, and what was given back.
 * @param line of the bank's statement, and how many parts of it were booked so far
 * @returns whether it is new
 */
export async function insertArrival(
  tx: Tx,
  movement: Omit<Movement, 'kind' | 'lineId'>,
  line?: { id: string; parts: number },
): Promise<boolean> {
  const names = namesOfKey(movement.trackedAs, (line?.parts ?? 0) + mostTimes);
  const known = await tx.query
    .selectFrom('account_movements')
    .select(['id', 'donation_id', 'tracked_as', 'line_id'])
    .where('kind', '=', 'arrival')
    .where('tracked_as', 'in', names)
    .execute();
  const others = known.filter(({ line_id }) => line === undefined || line_id !== line.id);
  const standing = await findStanding(
    tx.query,
    others.map(({ donation_id }) => donation_id),
  );
  if (others.some(({ id }) => standing.get(id) !== 0)) return false;
  const trackedAs = names.find((name) => known.every(({ tracked_as }) => tracked_as !== name));
  if (trackedAs === undefined) return false;
  const made = { ...movement, trackedAs, kind: 'arrival' } as const;
  return insertMovement(tx, line ? { ...made, lineId: line.id } : made);
}

/** What of each arrival of donations did not go back: centavos by its id. */
export async function findStanding(
  query: Query,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (donationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('account_movements')
    .select(['id', 'donation_id', 'kind', 'amount_cents', 'line_id'])
    .where('donation_id', 'in', [...new Set(donationIds)])
    .orderBy('id')
    .execute();
  const moved = new Map<string, MovedMoney[]>(donationIds.map((id) => [id, []]));
  for (const { id, donation_id, kind, amount_cents, line_id } of rows) {
    moved.get(donation_id)?.push({ id, kind, amountCents: amount_cents, lineId: line_id });
  }
  return new Map([...moved.values()].flatMap((some) => [...standingArrivals(some)]));
}

/** What came for a donation, first to last, and centavos that went back. */
export async function findMovements(
  query: Query,
  donationId: string,
): Promise<{ arrivals: Arrival[]; refundedCents: number }> {
  const rows = await query
    .selectFrom('account_movements')
    .select(['kind', 'tracked_as', 'amount_cents', 'moved_at'])
    .where('donation_id', '=', donationId)
    .orderBy('moved_at')
    .orderBy('id')
    .execute();
  return {
    arrivals: rows
      .filter(({ kind }) => kind === 'arrival')
      .map(({ tracked_as, amount_cents, moved_at }) => ({
        id: tracked_as,
        amountCents: amount_cents,
        at: moved_at,
      })),
    refundedCents: rows
      .filter(({ kind }) => kind === 'refund')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
}

/** By donation: the name of whoever gave it without an account. */
export async function findNamedDonors(
  query: Query,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (donationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('account_references')
    .select(['donation_id', 'donor_name'])
    .where('donation_id', 'in', donationIds)
    .where('donor_name', '<>', '')
    .execute();
  return new Map(rows.map(({ donation_id, donor_name }) => [donation_id, donor_name]));
}
