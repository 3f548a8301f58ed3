import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { FosterAskersTable } from '#server/db/tables/fostering.ts';

type Query = Tx['query'];
type FosterAskerRow = Selectable<FosterAskersTable>;

export const findAsker = (query: Query, accountId: string): Promise<FosterAskerRow | undefined> =>
  query
    .selectFrom('foster_askers')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Those that nobody has confirmed, who asked first first. */
export const findWaitingAskers = (query: Query, most: number): Promise<FosterAskerRow[]> =>
  query
    .selectFrom('foster_askers')
    .selectAll()
    .where('confirmed_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('account_id')
    .limit(most)
    .execute();

/** Whoever asked already keeps their place. */
export async function insertAsker(
  { query }: Tx,
  asker: { accountId: string; askedAt: string },
): Promise<void> {
  await query
    .insertInto('foster_askers')
    .values({
      account_id: asker.accountId,
      asked_at: asker.askedAt,
      confirmed_at: null,
      confirmed_by: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** @returns whether it waited */
export async function storeConfirmation(
  { query }: Tx,
  accountId: string,
  by: { confirmedAt: string; confirmedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('foster_askers')
    .set({ confirmed_at: by.confirmedAt, confirmed_by: by.confirmedBy })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAsker({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('foster_askers').where('account_id', '=', accountId).execute();
  await query
    .updateTable('foster_askers')
    .set({ confirmed_by: null })
    .where('confirmed_by', '=', accountId)
    .execute();
}
