import type { Tx } from '#server/db/database.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { readMonthly } from './monthly-rows.ts';

/** Those that go on, were taken in before then, and whose donor can be told; by id, from behind `afterId`. */
export async function findLivingSince(
  query: Tx['query'],
  { begunBefore, afterId, limit }: { begunBefore: string; afterId: string; limit: number },
): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('status', 'in', ['active', 'suspended'])
    .where('email', '<>', '')
    .where('confirmed_at', '<', begunBefore)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readMonthly);
}

/** @returns false where the donor was told of that year */
export async function takeToldOfYear({ query }: Tx, id: string, years: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('monthly_donations')
    .set({ told_of_year: years })
    .where('id', '=', id)
    .where('told_of_year', '<', years)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
