import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';

/** Adds to what is counted of each pet on a day. */
export async function addViews(
  { query }: Tx,
  day: string,
  views: readonly { petId: string; views: number }[],
): Promise<void> {
  if (views.length === 0) return;
  await query
    .insertInto('pet_views')
    .values(views.map(({ petId: pet_id, views }) => ({ pet_id, day, views })))
    .onConflict((conflict) =>
      conflict
        .columns(['pet_id', 'day'])
        .doUpdateSet({ views: sql`pet_views.views + excluded.views` }),
    )
    .execute();
}

/** By the pet, of these at most 500, from a day (YYYY-MM-DD) on; what nobody has seen is left out. */
export async function sumViews(
  query: Database['query'],
  petIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  if (petIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('pet_views')
    .select(({ fn }) => ['pet_id', fn.sum<number | string>('views').as('views')])
    .where('pet_id', 'in', petIds)
    .where('day', '>=', since)
    .groupBy('pet_id')
    .execute();
  return new Map(rows.map(({ pet_id, views }) => [pet_id, Number(views)]));
}

const atOnce = 1_000;

/** @returns whether some are left */
export async function forgetViews({ query }: Tx, before: string): Promise<boolean> {
  const some = query
    .selectFrom('pet_views')
    .select(['pet_id', 'day'])
    .where('day', '<', before)
    .orderBy('day')
    .orderBy('pet_id')
    .limit(atOnce);
  const { numDeletedRows } = await query
    .deleteFrom('pet_views')
    .where(({ eb, refTuple }) =>
      eb(refTuple('pet_id', 'day'), 'in', some.$asTuple('pet_id', 'day')),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === atOnce;
}

/** Takes the turns of a day for a programme. @returns whether nobody has yet */
export async function beginTurns(
  { query }: Tx,
  programme: 'adoption' | 'rehabilitation',
  day: string,
) {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('pet_turn_days')
    .values({ programme, day })
    .onConflict((conflict) =>
      conflict.column('programme').doUpdateSet({ day }).where('pet_turn_days.day', '<', day),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
