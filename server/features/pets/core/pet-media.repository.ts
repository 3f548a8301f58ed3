import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** Those among the pictures and films that stand with a pet, whichever. */
export async function findShownMedia(
  query: Kysely<Tables>,
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('pet_media')
    .select('asset_id')
    .distinct()
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}

/** In the order in which they are shown. */
export async function mediaIdsOf(query: Kysely<Tables>, petId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pet_media')
    .select('asset_id')
    .where('pet_id', '=', petId)
    .orderBy('position')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}

/** Of all pets of a person, in the order in which they are shown, by the ids of the pets. */
export async function mediaIdsByPet(
  query: Kysely<Tables>,
  ownerId: string,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await query
    .selectFrom('pet_media')
    .innerJoin('pets', 'pets.id', 'pet_media.pet_id')
    .select(['pet_media.pet_id as petId', 'pet_media.asset_id as assetId'])
    .where('pets.owner_id', '=', ownerId)
    .orderBy('pet_media.position')
    .execute();
  const found = new Map<string, string[]>();
  for (const { petId, assetId } of rows) found.set(petId, [...(found.get(petId) ?? []), assetId]);
  return found;
}
