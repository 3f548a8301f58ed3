import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Arrival } from '#server/adapters/payments/payment-facts.ts';
import type { Database, Tx } from '#server/db/database.ts';

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
