import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** A photo that the family lets everybody see. Instants. */
export interface AllowedPhoto {
  photoId: string;
  allowedAt: string;
  /** null until somebody looked at it, and let it be shown. */
  shownAt: string | null;
}

export async function insertAllowed(
  { query }: Tx,
  {
    photoId,
    ...allowed
  }: {
    photoId: string;
    applicationId: string;
    petId: string;
    secondPetId: string | null;
    now: string;
  },
): Promise<void> {
  await query
    .insertInto('new_home_photos')
    .values({
      photo_id: photoId,
      application_id: allowed.applicationId,
      pet_id: allowed.petId,
      second_pet_id: allowed.secondPetId,
      allowed_at: allowed.now,
      shown_at: null,
    })
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute();
}

export async function findAllowed(query: Query, applicationId: string): Promise<AllowedPhoto[]> {
  const rows = await query
    .selectFrom('new_home_photos')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => ({
    photoId: row.photo_id,
    allowedAt: row.allowed_at,
    shownAt: row.shown_at,
  }));
}

/** @returns false where the family has not allowed it */
export async function storeShown(
  { query }: Tx,
  { applicationId, photoId }: { applicationId: string; photoId: string },
  shownAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('new_home_photos')
    .set({ shown_at: shownAt })
    .where('photo_id', '=', photoId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns how many went */
export async function deleteAllowed({ query }: Tx, photoIds: readonly string[]): Promise<number> {
  if (photoIds.length === 0) return 0;
  const { numDeletedRows } = await query
    .deleteFrom('new_home_photos')
    .where('photo_id', 'in', photoIds)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAllowedOf({ query }: Tx, applicationId: string): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('new_home_photos')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The newest first. @returns the ids of the photos */
export async function findShownOf(query: Query, petId: string, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('new_home_photos')
    .select('photo_id')
    .where('shown_at', 'is not', null)
    .where((eb) => eb.or([eb('pet_id', '=', petId), eb('second_pet_id', '=', petId)]))
    .orderBy('shown_at', 'desc')
    .orderBy('photo_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.photo_id);
}

/** The pets beside which it is shown; undefined where it is not. */
export async function petsOfShown(query: Query, photoId: string): Promise<string[] | undefined> {
  const row = await query
    .selectFrom('new_home_photos')
    .select(['pet_id', 'second_pet_id'])
    .where('photo_id', '=', photoId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  return row && [row.pet_id, row.second_pet_id].filter((id) => id !== null);
}
