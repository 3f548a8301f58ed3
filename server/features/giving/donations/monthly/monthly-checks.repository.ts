import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { readMonthly } from './monthly-rows.ts';

/** Whatever its provider still has something to say about is asked about now. */
export async function askAboutAllMonthly({ query }: Tx, now: string): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ next_check_at: now })
    .where('next_check_at', '>', now)
    .execute();
}

/** Those that are due and whose provider is one of these; nobody else gets them before `next`. */
export async function takeDueMonthly(
  { query }: Tx,
  { now, next, limit, of }: { now: string; next: string; limit: number; of: readonly string[] },
): Promise<MonthlyDonation[]> {
  if (of.length === 0) return [];
  const due = query
    .selectFrom('monthly_donations')
    .select('id')
    .where('next_check_at', '<=', now)
    // In no index so: SQLite would take all of a provider instead of the few that are due.
    .where(sql<string>`(provider || '')`, 'in', of)
    .orderBy('next_check_at')
    .limit(limit);
  const rows = await query
    .updateTable('monthly_donations')
    .set({ next_check_at: next })
    .where('id', 'in', due)
    .where('next_check_at', '<=', now)
    .returningAll()
    .execute();
  return rows.map(readMonthly);
}

/** As `countUnsettled` of the donations. */
export async function countUnsettledMonthly({
  query,
}: Database): Promise<{ provider: string; donations: number }[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .select(['provider', ({ fn }) => fn.countAll<number>().as('donations')])
    .where('next_check_at', 'is not', null)
    .groupBy('provider')
    .execute();
  return rows.map(({ provider, donations }) => ({ provider, donations: Number(donations) }));
}
