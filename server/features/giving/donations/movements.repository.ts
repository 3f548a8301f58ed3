import type { Donation } from '#domain/donations/donation.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { Tx } from '#server/db/database.ts';
import { donationsTable } from './donations.repository.ts';

type Query = Tx['query'];

/** What moved money on a day, or what a provider took for a dispute beside it. */
export interface Movement {
  /** YYYY-MM-DD */
  date: string;
  kind: EntryKind | 'disputeFee';
  /** Below zero: it went away. */
  amountCents: number;
  donation: Donation;
}

/** Days, both included. */
interface Period {
  from: string;
  to: string;
}

/** In the order in which they were booked, up to so many; fees of disputes that were opened in that time after them. */
export async function findMovements(
  query: Query,
  period: Period,
  most: number,
): Promise<Movement[]> {
  const entries = await query
    .selectFrom('donation_entries')
    .select(['donation_id', 'date', 'kind', 'amount_cents'])
    .where('date', '>=', period.from)
    .where('date', '<=', period.to)
    .orderBy('date')
    .orderBy('id')
    .limit(most)
    .execute();
  const fees = await query
    .selectFrom('payment_disputes')
    .select(['donation_id', 'opened_at', 'fee_cents'])
    .where('donation_id', 'is not', null)
    .where('fee_cents', '>', 0)
    .where('opened_at', '>=', period.from)
    .where('opened_at', '<=', `${period.to}T23:59:59.999Z`)
    .orderBy('opened_at')
    .limit(most)
    .execute();
  const found = [
    ...entries.map(({ donation_id, date, kind, amount_cents }) => ({
      donationId: donation_id,
      date,
      kind,
      amountCents: amount_cents,
    })),
    ...fees.map(({ donation_id, opened_at, fee_cents }) => ({
      donationId: donation_id ?? '',
      date: opened_at.slice(0, 10),
      kind: 'disputeFee' as const,
      amountCents: -fee_cents,
    })),
  ];
  const donations = await donationsOf(
    query,
    found.map(({ donationId }) => donationId),
  );
  return found.flatMap(({ donationId, ...movement }) => {
    const donation = donations.get(donationId);
    return donation ? [{ ...movement, donation }] : [];
  });
}

/** Databases take no more than some ten thousand values in a query. */
const idsAtOnce = 5_000;

async function donationsOf(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Donation>> {
  const unique = [...new Set(ids)];
  const found = new Map<string, Donation>();
  for (let from = 0; from < unique.length; from += idsAtOnce) {
    const rows = await query
      .selectFrom('donations')
      .selectAll()
      .where('id', 'in', unique.slice(from, from + idsAtOnce))
      .execute();
    for (const row of rows.map(donationsTable.read)) found.set(row.id, row);
  }
  return found;
}
