import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** Its latest charge, as a donation's id. */
export async function findLatestGift(query: Query, monthlyId: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('donations')
    .select('id')
    .where('subscription_id', '=', monthlyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** What the ledger says of its charges within some days, without what went back: centavos. */
export async function sumGiftsOf(
  query: Query,
  monthlyId: string,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const { sum } = await query
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select(({ fn }) => fn.sum<number | null>('donation_entries.amount_cents').as('sum'))
    .where('donations.subscription_id', '=', monthlyId)
    .where('donation_entries.date', '>=', from)
    .where('donation_entries.date', '<', until)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
