import type { Kysely } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { mediaIdsOf } from '../core/pet-media.repository.ts';

export interface PetFiles {
  ownerId: string | null;
  /** In the order in which they are shown. */
  mediaIds: string[];
  /** Adopted through the portal, which the contract proves. */
  needsContract: boolean;
}

export async function findPetFiles(
  query: Kysely<Tables>,
  petId: string,
): Promise<PetFiles | undefined> {
  const pet = await query
    .selectFrom('pets')
    .select(['owner_id', 'status', 'adopted_through_us'])
    .where('id', '=', petId)
    .executeTakeFirst();
  if (!pet) return undefined;
  return {
    ownerId: pet.owner_id,
    mediaIds: await mediaIdsOf(query, petId),
    needsContract: pet.status === 'adopted' && pet.adopted_through_us === 'yes',
  };
}

/** As `findPetFiles`; nobody else changes the pet until the end of the transaction. */
export async function lockPetFiles(tx: Tx, petId: string): Promise<PetFiles | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  await tx.query
    .updateTable('pets')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', petId)
    .execute();
  return findPetFiles(tx.query, petId);
}

export async function setContract(tx: Tx, petId: string, key: string | null): Promise<void> {
  await tx.query.updateTable('pets').set({ contract_file: key }).where('id', '=', petId).execute();
}
