import { sql } from 'kysely';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MonthlyDonationsTable } from '#server/db/tables/monthly-donations.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { monthlyColumns, readMonthly } from './monthly-rows.ts';

type Query = Tx['query'];

export async function insertMonthly({ query }: Tx, monthly: MonthlyDonation): Promise<void> {
  const row = {
    ...monthlyColumns(monthly),
    told_of_year: 0,
    wants_pet_news: 1,
    pet_news_due: null,
    pet_seen_json: null,
    pet_told_json: null,
    updated_at: monthly.createdAt,
  } as MonthlyDonationsTable;
  await query.insertInto('monthly_donations').values(row).execute();
}

export async function updateMonthly(
  { query }: Tx,
  id: string,
  changes: Partial<MonthlyDonation>,
  now: Date,
): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ ...monthlyColumns(changes), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Where it is approved, unless another answer of the provider was stored before. */
export async function putApproval(
  { query }: Database,
  id: string,
  { reference, approveUrl }: { reference: string; approveUrl: string },
  now: Date,
): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ reference, approve_url: approveUrl, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('approve_url', 'is', null)
    .where((eb) => eb.or([eb('reference', 'is', null), eb('reference', '=', reference)]))
    .execute();
}

/** For the rest of the transaction nobody else changes it, and none of its charges is stored twice. */
export async function lockMonthly({ query }: Tx, id: string): Promise<MonthlyDonation | undefined> {
  const row = await query
    .updateTable('monthly_donations')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && readMonthly(row);
}

export async function findMonthly(
  query: Query,
  by: { id: string } | { providers: readonly string[]; reference: string },
): Promise<MonthlyDonation | undefined> {
  const all = query.selectFrom('monthly_donations').selectAll();
  const row = await ('id' in by
    ? all.where('id', '=', by.id)
    : all.where('provider', 'in', by.providers).where('reference', '=', by.reference)
  ).executeTakeFirst();
  return row && readMonthly(row);
}

/** Newest first. */
export async function findMonthlyOf(query: Query, userId: string): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readMonthly);
}

/** Active ones whose card runs out by then, and whose donor was not warned of it; by id, from behind `afterId`. */
export async function findExpiringCards(
  query: Query,
  { until, afterId, limit }: { until: string; afterId: string; limit: number },
): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('status', '=', 'active')
    .where('card_expires', '<=', until)
    .where((eb) =>
      eb.or([
        eb('warned_of_expiry', 'is', null),
        eb('warned_of_expiry', '<>', eb.ref('card_expires')),
      ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readMonthly);
}

/** What the active ones bring each month, in centavos: at most two rows. */
export async function sumActiveMonthly({
  query,
}: Database): Promise<{ isTest: boolean; donations: number; amountCents: number }[]> {
  const active: SubscriptionStatus = 'active';
  const halfMonth: MonthlyInterval = 'halfMonth';
  const { rows } = await sql<{ test: number; donations: number; amountCents: number }>`
    select case when provider = 'test' then 1 else 0 end as test,
      count(*) as donations,
      sum(amount_cents * case when charged_each = ${halfMonth} then 2 else 1 end) as "amountCents"
    from monthly_donations where status = ${active} group by 1
  `.execute(query);
  return rows.map(({ test, ...sum }) => ({ ...sum, isTest: test === 1 }));
}
