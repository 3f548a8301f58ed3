import { importLimits } from '#domain/pet-imports/import-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { readingColumns, readingOf, type TableReading } from './pet-imports.repository.ts';

type Query = Tx['query'];

/** How the columns of a table were read, for the next time. */
export interface StoredMap extends TableReading {
  id: string;
  ownerId: string;
}

/** The last used first. */
export async function findMaps(query: Query, ownerId: string): Promise<StoredMap[]> {
  const rows = await query
    .selectFrom('pet_import_maps')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(importLimits.maps)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    ...readingOf({ ...row, map_name: row.name }),
  }));
}

/** One of the same name takes the place of what was there; beyond the limit the one goes that was not used for longest. */
export async function saveMap({ query }: Tx, map: StoredMap, usedAt: string): Promise<void> {
  const { map_name: name, date_order, choices_json } = readingColumns(map);
  await query
    .insertInto('pet_import_maps')
    .values({ id: map.id, owner_id: map.ownerId, name, date_order, choices_json, used_at: usedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'name'])
        .doUpdateSet({ date_order, choices_json, used_at: usedAt }),
    )
    .execute();
  const old = await query
    .selectFrom('pet_import_maps')
    .select('id')
    .where('owner_id', '=', map.ownerId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(importLimits.maps)
    .offset(importLimits.maps)
    .execute();
  for (const { id } of old) await deleteMap({ query }, map.ownerId, id);
}

/** @returns whether there was one */
export async function deleteMap(
  { query }: Pick<Tx, 'query'>,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('pet_import_maps')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteMapsOf({ query }: Tx, ownerId: string): Promise<void> {
  await query.deleteFrom('pet_import_maps').where('owner_id', '=', ownerId).execute();
}
