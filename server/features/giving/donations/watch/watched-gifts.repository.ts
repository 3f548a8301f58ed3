import { sql } from 'kysely';
import type { Donation } from '#domain/donations/donation.ts';
import type { WatchedGift } from '#domain/donations/donor-watch.ts';
import type { Database } from '#server/db/database.ts';
import { donationsTable } from '../donations.repository.ts';
import { isGift } from '../only-gifts.ts';

export type PaidGift = Donation & WatchedGift;

interface Watched {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Donors with less in all of these days are left out. */
  leastCents: number;
  /** Whether donations of the test mode count. */
  withTests: boolean;
  most: number;
}

/** As the index `donations_by_month` has it. */
const month = sql<string>`substr(date, 1, 7)`;

/** Paid donations of donors who gave so much in the days, up to `most`; refunded ones too: they were made. */
export async function findWatchedGifts(
  { query }: Database,
  { from, to, leastCents, withTests, most }: Watched,
): Promise<PaidGift[]> {
  const paid = query
    .selectFrom('donations')
    .where('paid_at', 'is not', null)
    .where(month, '>=', from.slice(0, 7))
    .where(month, '<=', to.slice(0, 7))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('customer_id', 'is not', null)
    .where(isGift())
    .$if(!withTests, (gifts) => gifts.where('is_test', '=', 0));
  const rows = await paid
    .selectAll()
    .where(
      'customer_id',
      'in',
      paid
        .select('customer_id')
        .groupBy('customer_id')
        .having(({ fn }) => fn.sum('amount_cents'), '>=', leastCents),
    )
    .orderBy('date')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(donationsTable.read) as PaidGift[];
}
