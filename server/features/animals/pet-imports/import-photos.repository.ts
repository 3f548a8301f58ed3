import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export interface ImportPhoto {
  name: string;
  assetId: string;
}

/** By their names, in whose order a pet gets them. */
export async function findPhotos(query: Query, importId: string): Promise<ImportPhoto[]> {
  const rows = await query
    .selectFrom('pet_import_photos')
    .select(['name', 'asset_id as assetId'])
    .where('import_id', '=', importId)
    .orderBy('name')
    .execute();
  return rows;
}

export async function countPhotos(query: Query, importId: string): Promise<number> {
  const { photos } = await query
    .selectFrom('pet_import_photos')
    .select((eb) => eb.fn.countAll().as('photos'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(photos);
}

/** One that is sent again under its name takes the place of the former. */
export async function savePhoto(
  { query }: Tx,
  importId: string,
  { name, assetId }: ImportPhoto,
): Promise<void> {
  await query
    .insertInto('pet_import_photos')
    .values({ import_id: importId, name, asset_id: assetId })
    .onConflict((conflict) =>
      conflict.columns(['import_id', 'name']).doUpdateSet({ asset_id: assetId }),
    )
    .execute();
}

/** Those among the pictures that an import waits with. */
export async function findWaitingMedia(
  query: Query,
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('pet_import_photos')
    .select('asset_id')
    .distinct()
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}
