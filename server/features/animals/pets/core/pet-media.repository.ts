import type { Kysely } from 'kysely';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** Those among the pictures and videos that stand with a pet, whichever. */
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

/** Of the pet's pictures those of which somebody chose the focal point, by their ids. */
export async function chosenFocalPoints(
  query: Kysely<Tables>,
  petId: string,
): Promise<ReadonlyMap<string, FocalPoint>> {
  const rows = await query
    .selectFrom('pet_media')
    .select(['asset_id', 'focus_x', 'focus_y'])
    .where('pet_id', '=', petId)
    .execute();
  return new Map(
    rows.flatMap(({ asset_id, focus_x: x, focus_y: y }) =>
      x === null || y === null ? [] : [[asset_id, { x, y }] as const],
    ),
  );
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

/** Focal points that were chosen stay, where `focalPoints` has no other. */
export async function replaceMedia(
  tx: Tx,
  petId: string,
  assetIds: readonly string[],
  focalPoints: ReadonlyMap<string, FocalPoint> = new Map(),
): Promise<void> {
  const chosen = new Map([...(await chosenFocalPoints(tx.query, petId)), ...focalPoints]);
  await tx.query.deleteFrom('pet_media').where('pet_id', '=', petId).execute();
  if (assetIds.length > 0) {
    const rows = assetIds.map((asset_id, position) => ({
      pet_id: petId,
      position,
      asset_id,
      focus_x: chosen.get(asset_id)?.x ?? null,
      focus_y: chosen.get(asset_id)?.y ?? null,
      compared: 0,
    }));
    await tx.query.insertInto('pet_media').values(rows).execute();
  }
  await tx.query
    .updateTable('pets')
    .set({ media_count: assetIds.length })
    .where('id', '=', petId)
    .execute();
}

/** Pets with pictures that were not compared with those of others yet. */
export async function uncomparedPets(query: Kysely<Tables>, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('pet_media')
    .select('pet_id')
    .distinct()
    .where('compared', '=', 0)
    .limit(most)
    .execute();
  return rows.map(({ pet_id }) => pet_id);
}

export async function markCompared(
  { query }: Tx,
  petId: string,
  assetIds: readonly string[],
): Promise<void> {
  await query
    .updateTable('pet_media')
    .set({ compared: 1 })
    .where('pet_id', '=', petId)
    .where('asset_id', 'in', assetIds)
    .execute();
}
