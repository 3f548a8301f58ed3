import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export async function wantsReminders(query: Query, accountId: string): Promise<boolean> {
  const row = await query
    .selectFrom('care_settings')
    .select('reminders')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.reminders !== 0;
}

export async function storeReminders(
  { query }: Tx,
  accountId: string,
  isWanted: boolean,
): Promise<void> {
  const reminders = isWanted ? 1 : 0;
  await query
    .insertInto('care_settings')
    .values({ account_id: accountId, reminders, reminded_on: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ reminders }))
    .execute();
}

/** @param day YYYY-MM-DD @returns whether the account is to be reminded, and was not on that day */
export async function claimReminder({ query }: Tx, accountId: string, day: string) {
  await query
    .insertInto('care_settings')
    .values({ account_id: accountId, reminders: 1, reminded_on: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await query
    .updateTable('care_settings')
    .set({ reminded_on: day })
    .where('account_id', '=', accountId)
    .where('reminders', '=', 1)
    .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<', day)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findSettings(query: Query, accountId: string) {
  return query
    .selectFrom('care_settings')
    .select(['reminders', 'reminded_on as remindedOn'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteSettings({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('care_settings').where('account_id', '=', accountId).execute();
}
