import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

interface CareCalendar {
  id: string;
  accountId: string;
  /** Instant. */
  createdAt: string;
}

export async function findCalendarOf(
  query: Query,
  accountId: string,
): Promise<CareCalendar | undefined> {
  return query
    .selectFrom('care_calendars')
    .select(['id', 'account_id as accountId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function findCalendar(query: Query, id: string): Promise<CareCalendar | undefined> {
  return query
    .selectFrom('care_calendars')
    .select(['id', 'account_id as accountId', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes the place of the one before. */
export async function storeCalendar({ query }: Tx, calendar: CareCalendar): Promise<void> {
  const { id, accountId: account_id, createdAt: created_at } = calendar;
  await query
    .insertInto('care_calendars')
    .values({ account_id, id, created_at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ id, created_at }))
    .execute();
}

export async function deleteCalendar({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('care_calendars').where('account_id', '=', accountId).execute();
}
