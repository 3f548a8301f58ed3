import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export const findCalendarOf = async (query: Query, volunteerId: string) =>
  (
    await query
      .selectFrom('volunteer_calendars')
      .select('id')
      .where('volunteer_id', '=', volunteerId)
      .executeTakeFirst()
  )?.id;

/** @returns whose it is */
export const findCalendarOwner = async (query: Query, id: string) =>
  (
    await query
      .selectFrom('volunteer_calendars')
      .select('volunteer_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.volunteer_id;

/** Takes the place of the one before. */
export async function storeCalendar(
  { query }: Tx,
  {
    volunteerId: volunteer_id,
    id,
    createdAt: created_at,
  }: Record<'volunteerId' | 'id' | 'createdAt', string>,
): Promise<void> {
  await query
    .insertInto('volunteer_calendars')
    .values({ volunteer_id, id, created_at })
    .onConflict((conflict) => conflict.column('volunteer_id').doUpdateSet({ id, created_at }))
    .execute();
}

export async function deleteCalendar({ query }: Tx, volunteerId: string): Promise<void> {
  await query.deleteFrom('volunteer_calendars').where('volunteer_id', '=', volunteerId).execute();
}
