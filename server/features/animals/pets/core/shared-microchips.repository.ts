import type { Database } from '#server/db/database.ts';

/** A number that many pets have is somebody's placeholder: the first of them say so. */
const mostFound = 500;

/** The living pets with one of these microchips; a number is compared exactly. */
export function findByMicrochip({ query }: Database, microchips: readonly string[]) {
  return query
    .selectFrom('pets')
    .select(['id', 'microchip', 'owner_id as ownerId'])
    .where('microchip', 'in', [...new Set(microchips)])
    .where('deleted', '=', 0)
    .where('status', '<>', 'deceased')
    .orderBy('id')
    .limit(mostFound)
    .execute();
}
