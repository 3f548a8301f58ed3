import { sql } from 'kysely';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import { lastReturn } from '#domain/pets/pet-status.ts';
import type { Tx } from '#server/db/database.ts';
import { addCity } from './pet-cities.repository.ts';
import { columnsFromRecord, type LockedPet } from './pet-writes.repository.ts';

/** For `changePets` alone. Everything that a change may touch, and the version with it. */
export async function updatePet(
  tx: Tx,
  pet: LockedPet,
  record: PetRecord,
  ownerId: string | null,
  now: string,
): Promise<void> {
  const columns = columnsFromRecord(record);
  const cameBack = pet.record.status === 'adopted' && record.status !== 'adopted';
  const returnedOn = cameBack ? lastReturn(record.history) : undefined;
  await tx.query
    .updateTable('pets')
    .set({
      ...columns,
      owner_id: ownerId,
      external_id: await externalIdAfter(tx, pet, ownerId),
      registered_on: record.registeredOn,
      // The day that its keepers noted stays, until it comes back from a family.
      waiting_since:
        returnedOn ??
        sql`case when waiting_since in ('', registered_on) then ${record.registeredOn} else waiting_since end`,
      deleted_at: deletedAtAfter(pet, record, now),
      updated_at: now,
      version: pet.version + 1,
    })
    .where('id', '=', pet.id)
    .execute();
  await addCity(tx, columns.city_search);
}

/**
 * What the pet is known by in its owner's table is unique among the pets of an account: another account that knows another
 * one by it, and nobody, take the pet without.
 */
async function externalIdAfter(
  { query }: Tx,
  { ownerId: before, externalId, externalSource }: LockedPet,
  ownerId: string | null,
): Promise<string | null> {
  if (externalId === null || ownerId === before) return externalId;
  if (ownerId === null) return null;
  const taken = await query
    .selectFrom('pets')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('external_id', '=', externalId)
    .where('external_source', '=', externalSource)
    .executeTakeFirst();
  return taken ? null : externalId;
}

/** For good; their places in `pet_media` go with them. */
export async function deletePets({ query }: Tx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    await query.deleteFrom('pets').where('id', 'in', some).execute();
  }
}

function deletedAtAfter(pet: LockedPet, after: PetRecord, now: string): string | null {
  if (after.deletedOn === null) return null;
  return pet.record.deletedOn === null ? now : pet.deletedAt;
}
