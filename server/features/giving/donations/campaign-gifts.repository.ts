import { sql } from 'kysely';
import type { DayOfGifts } from '#domain/campaigns/campaign-progress.ts';
import type { Database, Tx } from '#server/db/database.ts';

type Query = Database['query'] | Tx['query'];

interface DayRow extends DayOfGifts {
  campaignId: string;
  test: number;
}

/**
 * From the ledger, by campaign: what is left of the gifts that were paid on each day. Those of the test mode count only
 * while there are no others, as in the books.
 */
export async function giftsByDay(
  query: Query,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DayOfGifts[]>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await sql<DayRow>`
    select campaign_id as "campaignId", test, date,
      sum(net) as "netCents", sum(case when net > 0 then 1 else 0 end) as gifts
    from (
      select donation.id, donation.campaign_id, donation.date,
        case when donation.provider = 'test' then 1 else 0 end as test,
        sum(entry.amount_cents) as net
      from donations as donation
      join donation_entries as entry on entry.donation_id = donation.id
      where donation.campaign_id in (${sql.join(campaignIds)})
      group by donation.id, donation.campaign_id, donation.date, donation.provider
    ) as gift
    group by campaign_id, test, date
    order by date
  `.execute(query);
  return new Map(
    campaignIds.map((id) => {
      const own = rows.filter(({ campaignId }) => campaignId === id);
      const test = own.some((row) => Number(row.test) === 0) ? 0 : 1;
      const days = own
        .filter((row) => Number(row.test) === test)
        .map(({ date, netCents, gifts }) => ({
          date,
          netCents: Number(netCents),
          gifts: Number(gifts),
        }));
      return [id, days] as const;
    }),
  );
}

export interface ShownName {
  donationId: string;
  name: string;
  /** YYYY-MM-DD */
  date: string;
}

/** That donors wrote for the campaign's page, of gifts that are there; the latest first. */
export async function shownNames(
  query: Query,
  campaignId: string,
  most: number,
): Promise<ShownName[]> {
  const rows = await query
    .selectFrom('donations')
    .select(['id', 'shown_name', 'date'])
    .where('campaign_id', '=', campaignId)
    .where('shown_name', '<>', '')
    .where('anonymous', '=', 0)
    .where('status', '=', 'paid')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, shown_name, date }) => ({ donationId: id, name: shown_name, date }));
}

/** @returns false where no such gift of the campaign has a name */
export async function forgetShownName(
  { query }: Tx,
  campaignId: string,
  donationId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('donations')
    .set({ shown_name: '' })
    .where('id', '=', donationId)
    .where('campaign_id', '=', campaignId)
    .where('shown_name', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the account's gifts had any */
export async function forgetNamesOf({ query }: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('donations')
    .set({ shown_name: '' })
    .where('user_id', '=', userId)
    .where('shown_name', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whatever became of it. */
export async function isCampaignNamed(query: Query, campaignId: string): Promise<boolean> {
  const named = await query
    .selectFrom('donations')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}
