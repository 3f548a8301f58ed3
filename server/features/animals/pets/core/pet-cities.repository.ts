import type { Kysely } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** Folded names, each once. */
export async function listCities(query: Kysely<Tables>): Promise<string[]> {
  const rows = await query.selectFrom('pet_cities').select('city_search').execute();
  return rows.map(({ city_search }) => city_search);
}

/** Those that no pet is in but deleted ones, for whoever restores one of these stores it anew. */
export function forgetCities(database: Database): Promise<void> {
  return database.transaction(async ({ query }) => {
    await database.dialect.lockTable(query, 'pet_cities');
    await query
      .deleteFrom('pet_cities')
      .where('city_search', 'not in', (eb) =>
        eb.selectFrom('pets').select('city_search').where('deleted', '=', 0),
      )
      .execute();
  });
}

export async function addCity(tx: Tx, city: string): Promise<void> {
  await tx.query
    .insertInto('pet_cities')
    .values({ city_search: city })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
