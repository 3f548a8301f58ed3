import { type SqlBool, sql } from 'kysely';
import { type FosterNeeds, skillsNeeded } from '#domain/fostering/foster-request.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';

/** Closed words alone, so that none is part of another or of the list's own signs. */
const names = (column: string, word: string) =>
  sql<SqlBool>`${sql.ref(`foster_homes.${column}`)} like ${`%"${word}"%`}`;

/**
 * Homes that could take these animals now: active, on offer on that day, with so many free places, of that city, and by
 * what their people said for that age, of that size and able to do what they need; those that had an animal the longest
 * ago first.
 */
export async function findFittingHomes(
  { query, dialect }: Pick<Database, 'query' | 'dialect'>,
  wanted: FosterNeeds & { today: string; exceptAccount: string; among?: readonly string[] },
  most: number,
): Promise<string[]> {
  const { species, count, age, size, city, among, today, exceptAccount } = wanted;
  const said = [
    ...(age === null ? [] : [names('ages_json', age)]),
    // Who takes dogs and said nothing of their size takes any.
    ...(size === null || species === 'cat'
      ? []
      : [sql<SqlBool>`(foster_homes.sizes_json = '[]' or ${names('sizes_json', size)})`]),
    ...skillsNeeded(wanted).map((skill) => names('skills_json', skill)),
    ...(city === ''
      ? []
      : [dialect.contains(sql.ref('foster_homes.city_search'), dialect.contained(foldText(city)))]),
    ...(among ? [sql<SqlBool>`foster_homes.id in (${sql.join(among)})`] : []),
  ];
  if (among?.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select foster_homes.id as id
    from foster_homes
    left join foster_placements on foster_placements.home_id = foster_homes.id
    where foster_homes.status = 'active'
      and foster_homes.species in (${species}, 'both')
      and (foster_homes.available_until is null or foster_homes.available_until >= ${today})
      and foster_homes.account_id <> ${exceptAccount}
      ${sql.join(
        said.map((one) => sql`and ${one}`),
        sql` `,
      )}
    group by foster_homes.id, foster_homes.places
    having foster_homes.places - count(case when foster_placements.id is not null
      and foster_placements.ended_on is null then 1 end) >= ${count}
    order by coalesce(max(coalesce(foster_placements.ended_on, foster_placements.started_on)), ''),
      foster_homes.id
    limit ${most}`.execute(query);
  return rows.map(({ id }) => id);
}
