import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { behind } from '../querying/keyset.ts';
import type { SqlValue } from '../querying/prepared-queries.ts';
import { every, orderBy, orderKeys } from '../querying/sql-predicates.ts';
import { petSources } from './pet-fields.ts';
import { allColumns, type PetRow, petFromRow } from './pet-rows.ts';
import type { SearchPlan } from './search-plan.ts';

const petsAtOnce = 500;

/** All that the plan finds, in its order, without media; some hundred at a time, however many there are. */
export async function* findAllPets({ query: database }: Database, { query, filters }: SearchPlan) {
  const keys = orderKeys(query.order, petSources);
  const filter = every(filters);
  let last: SqlValue[] | undefined;
  for (;;) {
    const rows = await database
      .selectFrom('pets')
      .select(allColumns)
      .select(keys.map(({ key }, index) => key.$castTo<SqlValue>().as(`key_${index}`)))
      .where(filter.build(filter.values))
      .$if(last !== undefined, (some) => some.where(behind(keys, last ?? [])))
      .orderBy(orderBy(query.order, petSources))
      .limit(sql<number>`${petsAtOnce}`)
      .execute();
    yield rows.map((row) => petFromRow({ ...(row as unknown as PetRow), media_ids: null }, []));
    const end = rows.at(-1) as unknown as Record<string, SqlValue> | undefined;
    if (!end || rows.length < petsAtOnce) return;
    last = keys.map((_, index) => end[`key_${index}`] ?? null);
  }
}
