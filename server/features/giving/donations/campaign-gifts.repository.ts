import { sql } from 'kysely';
import type { DayOfGifts } from '#domain/campaigns/campaign-progress.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isGift } from './only-gifts.ts';

type Query = Database['query'] | Tx['query'];

/** What a gift names: a campaign, the person's page that it came by, or the company that gave it. */
type NamingColumn = 'campaign_id' | 'fundraiser_id' | 'company_id';

interface DayRow extends DayOfGifts {
  namedId: string;
  test: number;
}

/**
 * From the ledger, by campaign: what is left of the gifts that were paid on each day. Those of the test mode count only
 * while there are no others, as in the books.
 */
async function giftsByDay(
  query: Query,
  column: NamingColumn,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DayOfGifts[]>> {
  if (ids.length === 0) return new Map();
  const named = sql.ref(column);
  const isNamed = column === 'company_id' ? sql`and donation.anonymous = 0` : sql``;
  const { rows } = await sql<DayRow>`
    select named_id as "namedId", test, date,
      sum(net) as "netCents", sum(case when net > 0 then 1 else 0 end) as gifts
    from (
      select donation.id, donation.${named} as named_id, donation.date,
        donation.is_test as test,
        sum(entry.amount_cents) as net
      from donations as donation
      join donation_entries as entry on entry.donation_id = donation.id
      where donation.${named} in (${sql.join(ids)}) and ${isGift('donation.kind')} ${isNamed}
      group by donation.id, donation.${named}, donation.date, donation.is_test
    ) as gift
    group by named_id, test, date
    order by date
  `.execute(query);
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ namedId }) => namedId === id);
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

/** By campaign, those by people's pages for it included. */
export const campaignGiftsByDay = (query: Query, ids: readonly string[]) =>
  giftsByDay(query, 'campaign_id', ids);

/** By a person's page. */
export const fundraiserGiftsByDay = (query: Query, ids: readonly string[]) =>
  giftsByDay(query, 'fundraiser_id', ids);

/** Of a company, without those that want no name. */
export const companyGiftsByDay = (query: Query, ids: readonly string[]) =>
  giftsByDay(query, 'company_id', ids);

export interface ShownName {
  donationId: string;
  name: string;
  /** YYYY-MM-DD */
  date: string;
}

/** That donors wrote for the page, of gifts that are there; the latest first. Each stands on the page that it was for. */
async function namesOn(
  query: Query,
  column: NamingColumn,
  id: string,
  most: number,
): Promise<ShownName[]> {
  const rows = await query
    .selectFrom('donations')
    .select(['id', 'shown_name', 'date'])
    .where(column, '=', id)
    .$if(column === 'campaign_id', (own) => own.where('fundraiser_id', 'is', null))
    .where('shown_name', '<>', '')
    .where('anonymous', '=', 0)
    .where('status', '=', 'paid')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, shown_name, date }) => ({ donationId: id, name: shown_name, date }));
}

export const campaignNames = (query: Query, id: string, most: number) =>
  namesOn(query, 'campaign_id', id, most);

export const fundraiserNames = (query: Query, id: string, most: number) =>
  namesOn(query, 'fundraiser_id', id, most);

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

/** From its page, when that goes. */
export async function forgetFundraiserNames({ query }: Tx, fundraiserId: string): Promise<void> {
  await query
    .updateTable('donations')
    .set({ shown_name: '' })
    .where('fundraiser_id', '=', fundraiserId)
    .where('shown_name', '<>', '')
    .execute();
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

/** Whatever became of it, each month or once. */
export async function isCompanyNamed(query: Query, companyId: string): Promise<boolean> {
  for (const table of ['donations', 'monthly_donations'] as const) {
    const named = await query
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', companyId)
      .limit(1)
      .executeTakeFirst();
    if (named) return true;
  }
  return false;
}
