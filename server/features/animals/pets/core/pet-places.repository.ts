import { type SqlBool, sql } from 'kysely';
import type { CountedPets } from '#domain/pets/pet-places.ts';
import type { Programme, Species } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { isShown } from './public-pets.ts';

/** With a programme and a day, YYYY-MM-DD. */
const shownIn = (programme: Programme, today: string) =>
  sql<SqlBool>`(status = ${programme} and ${isShown(today)})`;

/** Those groups with the most pets; read from an index alone. */
export async function countByCity(
  { query }: Database,
  { programme, today, most }: { programme: Programme; today: string; most: number },
): Promise<CountedPets[]> {
  const rows = await query
    .selectFrom('pets')
    .select(({ fn, ref }) => [
      'city_search as city',
      'federal_state as federalState',
      ref('species').$castTo<Species>().as('species'),
      fn.countAll<number | string>().as('pets'),
    ])
    .where(shownIn(programme, today))
    .groupBy(['city_search', 'federal_state', 'species'])
    .orderBy('pets', 'desc')
    .orderBy('city_search')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, pets: Number(row.pets) }));
}

/** As many groups as there are states and species. */
export async function countByState(
  { query }: Database,
  { programme, today }: { programme: Programme; today: string },
): Promise<Omit<CountedPets, 'city'>[]> {
  const rows = await query
    .selectFrom('pets')
    .select(({ fn, ref }) => [
      'federal_state as federalState',
      ref('species').$castTo<Species>().as('species'),
      fn.countAll<number | string>().as('pets'),
    ])
    .where(shownIn(programme, today))
    .groupBy(['federal_state', 'species'])
    .execute();
  return rows.map((row) => ({ ...row, pets: Number(row.pets) }));
}

/** How the newest pets of each city write its name, by the folded name; the newest first. */
export async function findSpellings(
  { query }: Database,
  {
    programme,
    today,
    cities,
    ofEach,
  }: { programme: Programme; today: string; cities: readonly string[]; ofEach: number },
): Promise<ReadonlyMap<string, string[]>> {
  if (cities.length === 0) return new Map();
  const newest = cities.map(
    (city) => sql`select * from (
      select city_search, city from pets
      where ${shownIn(programme, today)} and city_search = ${city}
      order by created_at desc, id desc limit ${ofEach}
    ) as newest`,
  );
  const { rows } = await sql<{
    city_search: string;
    city: string;
  }>`${sql.join(newest, sql` union all `)}`.execute(query);
  const spellings = new Map<string, string[]>();
  for (const { city_search, city } of rows) {
    spellings.set(city_search, [...(spellings.get(city_search) ?? []), city]);
  }
  return spellings;
}
