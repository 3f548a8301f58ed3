import { mostCounted } from '#domain/dashboard/attention.ts';
import type { CashCountState, CashPieces } from '#domain/donations/cash-count.ts';
import type { SingleKind } from '#domain/donations/donation-kind.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

export interface CashCount {
  id: string;
  createdAt: string;
  /** YYYY-MM-DD */
  givenOn: string;
  place: string;
  pieces: CashPieces[];
  amountCents: number;
  state: CashCountState;
  /** null where the account is gone. */
  countedBy: string | null;
  changedAt: string;
  changedBy: string | null;
  donationId: string | null;
  chargeId: string | null;
  kind: SingleKind;
  campaignId: string | null;
  fundraiserId: string | null;
  petId: string | null;
}

const read = (row: Tables['cash_counts']): CashCount => ({
  id: row.id,
  createdAt: row.created_at,
  givenOn: row.given_on,
  place: row.place,
  pieces: JSON.parse(row.pieces_json) as CashPieces[],
  amountCents: row.amount_cents,
  state: row.state,
  countedBy: row.counted_by,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
  donationId: row.donation_id,
  chargeId: row.charge_id,
  kind: row.kind,
  campaignId: row.campaign_id,
  fundraiserId: row.fundraiser_id,
  petId: row.pet_id,
});

export async function insertCount({ query }: Tx, count: CashCount): Promise<void> {
  await query
    .insertInto('cash_counts')
    .values({
      id: count.id,
      created_at: count.createdAt,
      given_on: count.givenOn,
      place: count.place,
      pieces_json: JSON.stringify(count.pieces),
      amount_cents: count.amountCents,
      state: count.state,
      counted_by: count.countedBy,
      changed_at: count.changedAt,
      changed_by: count.changedBy,
      donation_id: count.donationId,
      charge_id: count.chargeId,
      kind: count.kind,
      campaign_id: count.campaignId,
      fundraiser_id: count.fundraiserId,
      pet_id: count.petId,
    })
    .execute();
}

/** For the rest of the transaction nobody else changes it. */
export async function lockCount({ query }: Tx, id: string): Promise<CashCount | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('cash_counts')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && read(row);
}

export async function endCount(
  { query }: Tx,
  id: string,
  { state, donationId, by, now }: EndOfCount,
): Promise<void> {
  await query
    .updateTable('cash_counts')
    .set({ state, donation_id: donationId ?? null, changed_by: by, changed_at: now })
    .where('id', '=', id)
    .execute();
}

interface EndOfCount {
  state: CashCountState;
  donationId?: string;
  by: string;
  now: string;
}

/** Those to confirm oldest first, the others newest first. */
export async function pageOfCounts(
  { query }: Database,
  { state, ...page }: PageRequest & { state: CashCountState },
): Promise<{ items: CashCount[]; total: number }> {
  const direction = state === 'counted' ? 'asc' : 'desc';
  const found = query
    .selectFrom('cash_counts')
    .selectAll()
    .where('state', '=', state)
    .orderBy('created_at', direction)
    .orderBy('id', direction);
  const { items, total } = await pageAndTotal(found, page);
  return { items: items.map((row) => read(row as Tables['cash_counts'])), total };
}

/** That nobody has confirmed. */
export const countOpenCounts = (database: Database): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('cash_counts').where('state', '=', 'counted'),
    mostCounted,
  );

/** Confirmed counts of such sums, of a span of days. @param days YYYY-MM-DD, both included */
export async function findConfirmedOf(
  query: Tx['query'],
  amounts: readonly number[],
  days: { from: string; to: string },
): Promise<Pick<CashCount, 'givenOn' | 'place' | 'amountCents'>[]> {
  if (amounts.length === 0) return [];
  const rows = await query
    .selectFrom('cash_counts')
    .select(['given_on', 'place', 'amount_cents'])
    .where('state', '=', 'confirmed' satisfies CashCountState)
    .where('amount_cents', 'in', amounts)
    .where('given_on', '>=', days.from)
    .where('given_on', '<=', days.to)
    .orderBy('given_on', 'desc')
    .limit(mostCounted)
    .execute();
  return rows.map((row) => ({
    givenOn: row.given_on,
    place: row.place,
    amountCents: row.amount_cents,
  }));
}
