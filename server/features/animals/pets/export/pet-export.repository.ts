import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { behind } from '#server/features/kits/querying/keyset.ts';
import type { SqlValue } from '#server/features/kits/querying/prepared-queries.ts';
import { orderBy, orderKeys } from '#server/features/kits/querying/sql-order.ts';
import { every } from '#server/features/kits/querying/sql-predicates.ts';
import { allColumns, type PetWithMedia, petFromRow } from '../core/pet-rows.ts';
import type { SearchPlan } from '../core/search-plan.ts';

/** Each look for ids may have to sort all that is left; the pets themselves are larger. */
const usualPortions = { ids: 10_000, pets: 250 };

/** All pets that the plan finds, in its order, without media; some hundred at a time, however many there are. */
export async function* findAllPets(
  database: Database,
  plan: SearchPlan,
  portions = usualPortions,
): AsyncGenerator<PetWithMedia[]> {
  for await (const ids of findAllIds(database, plan, portions.ids)) {
    for (let start = 0; start < ids.length; start += portions.pets) {
      // SQLite answers at once: nobody else would have a turn.
      await nextTurn();
      yield await findPets(database, ids.slice(start, start + portions.pets), plan.today);
    }
  }
}

async function* findAllIds(
  { query: database }: Database,
  { query, sources, filters }: SearchPlan,
  idsAtOnce: number,
) {
  const keys = orderKeys(query.order, sources);
  const filter = every(filters);
  let last: SqlValue[] | undefined;
  for (;;) {
    const rows: Record<string, SqlValue>[] = await database
      .selectFrom('pets')
      .select(keys.map(({ key }, index) => key.$castTo<SqlValue>().as(`key_${index}`)))
      .where(filter.build(filter.values))
      .$if(last !== undefined, (some) => some.where(behind(keys, last ?? [])))
      .orderBy(orderBy(query.order, sources))
      .limit(sql<number>`${idsAtOnce}`)
      .execute();
    // The id is the last key of any order.
    yield rows.map((row) => String(row[`key_${keys.length - 1}`]));
    const end = rows.at(-1);
    if (!end || rows.length < idsAtOnce) return;
    last = keys.map((_, index) => end[`key_${index}`] ?? null);
  }
}

/** In the order of their ids in the list; who is gone meanwhile is left out. */
async function findPets(
  { query }: Database,
  ids: readonly string[],
  today: string,
): Promise<PetWithMedia[]> {
  const rows = await query.selectFrom('pets').select(allColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, petFromRow({ ...row, media: null }, [], today)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
