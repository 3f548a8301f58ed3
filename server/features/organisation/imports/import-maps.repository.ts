import { type ImportKindName, importLimits } from '#domain/imports/import-kind.ts';
import type { Tx } from '#server/db/database.ts';
import { readingColumns, readingOf, type TableReading } from './imports.repository.ts';

type Query = Tx['query'];

/** How the columns of a table were read, for the next time. */
export interface StoredMap extends TableReading {
  id: string;
  kind: ImportKindName;
  ownerId: string;
}

/** No name that somebody gives holds it. */
const separator = '\n';

/** Names are unique for each person among all kinds, as they were when pets alone were brought in. */
const storedName = (kind: ImportKindName, name: string) =>
  kind === 'pets' ? name : [kind, name].join(separator);
const nameOf = (stored: string) => stored.split(separator).at(-1) ?? stored;

/** The last used first. */
export async function findMaps(
  query: Query,
  ownerId: string,
  kind: ImportKindName,
): Promise<StoredMap[]> {
  const rows = await query
    .selectFrom('pet_import_maps')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(importLimits.maps)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind,
    ownerId: row.owner_id,
    ...readingOf({ ...row, map_name: nameOf(row.name) }),
  }));
}

/** One of the same name takes the place of what was there; beyond the limit the one goes that was not used for longest. */
export async function saveMap({ query }: Tx, map: StoredMap, usedAt: string): Promise<void> {
  const { id, kind, ownerId, mapName } = map;
  const { date_order, choices_json } = readingColumns(map);
  const name = storedName(kind, mapName);
  const row = { id, kind, owner_id: ownerId, name, date_order, choices_json, used_at: usedAt };
  await query
    .insertInto('pet_import_maps')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'name'])
        .doUpdateSet({ date_order, choices_json, used_at: usedAt }),
    )
    .execute();
  const unused = await query
    .selectFrom('pet_import_maps')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(importLimits.maps)
    .offset(importLimits.maps)
    .execute();
  for (const old of unused) await deleteMap({ query }, ownerId, kind, old.id);
}

/** @returns whether there was one */
export async function deleteMap(
  { query }: Pick<Tx, 'query'>,
  ownerId: string,
  kind: ImportKindName,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('pet_import_maps')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteMapsOf({ query }: Tx, ownerId: string): Promise<void> {
  await query.deleteFrom('pet_import_maps').where('owner_id', '=', ownerId).execute();
}
