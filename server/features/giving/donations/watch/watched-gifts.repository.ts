import { type SqlBool, sql } from 'kysely';
import type { Donation } from '#domain/donations/donation.ts';
import type { WatchedGift } from '#domain/donations/donor-watch.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import { donationsTable } from '../donations.repository.ts';
import { isGift } from '../only-gifts.ts';

export type PaidGift = Donation & WatchedGift & { donorName?: string };

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

/**
 * Likewise of donors without an account whom a bank's line or a table names, whatever they gave: by their name as it is written, but for case
 * and accents.
 */
export async function findNamedGifts(
  { query }: Database,
  { from, to, withTests, most }: Omit<Watched, 'leastCents'>,
): Promise<PaidGift[]> {
  const rows = await query
    .selectFrom('donations')
    .leftJoin('account_references as line', 'line.donation_id', 'donations.id')
    .leftJoin('past_donations as past', 'past.donation_id', 'donations.id')
    .selectAll('donations')
    .select(sql<string>`coalesce(nullif(line.donor_name, ''), past.donor_name)`.as('donor_name'))
    .where('paid_at', 'is not', null)
    .where(month, '>=', from.slice(0, 7))
    .where(month, '<=', to.slice(0, 7))
    .where('donations.date', '>=', from)
    .where('donations.date', '<=', to)
    .where('customer_id', 'is', null)
    .where(sql<SqlBool>`coalesce(nullif(line.donor_name, ''), past.donor_name, '') <> ''`)
    .where(isGift('donations.kind'))
    .$if(!withTests, (gifts) => gifts.where('is_test', '=', 0))
    .orderBy('donations.date')
    .orderBy('donations.id')
    .limit(most)
    .execute();
  return rows.map(({ donor_name: donorName, ...row }) => ({
    ...donationsTable.read(row),
    customerId: `name:${foldText(donorName)}`,
    donorName,
  }));
}
