import { setImmediate } from 'node:timers/promises';
import type { Tx } from '#server/db/database.ts';
import { matesOf } from '../groups/pet-groups.repository.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import { changePets, type PetChanges } from './change-pets.ts';
import { mediaIdsOf } from './pet-media.repository.ts';
import type { PetUse } from './pet-use.ts';
import { type LockedPet, lockPet } from './pet-writes.repository.ts';

interface Dependencies extends PetChanges {
  filesRemoval: PetFilesRemoval;
  petUses: readonly PetUse[];
}

/** Then whoever else asks the portal for something has their turn: a table may have brought a thousand. */
const petsInARow = 25;

/** As it was stored at first. */
const firstVersion = 1;

/**
 * Removes pets that were imported by mistake, as if they had never been; none of them where somebody has worked with one.
 * Whoever asks has asked their own policy, and notes it in the log.
 * @param ids in their order
 * @returns the ids of those with which somebody has worked
 */
export async function takeBackImported(
  dependencies: Dependencies,
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const touched = new Set<string>();
  const pets: LockedPet[] = [];
  for (const [at, id] of ids.entries()) {
    if (at % petsInARow === 0) await setImmediate();
    const pet = await lockPet(tx, id);
    // What somebody has deleted for good needs no second word.
    if (!pet) continue;
    pets.push(pet);
    const isGrouped = (await matesOf(tx.query, id)).length > 0;
    if (pet.version !== firstVersion || pet.ownerId !== ownerId || isGrouped) touched.add(id);
  }
  for (const use of dependencies.petUses) {
    for (const id of await use(tx.query, ids)) touched.add(id);
  }
  if (touched.size > 0) return [...touched];
  for (const { id } of pets) {
    const mediaIds = await mediaIdsOf(tx.query, id);
    if (mediaIds.length > 0) await dependencies.filesRemoval.enqueue(tx, { petId: id, mediaIds });
  }
  // None of them is of a pair, so that they may go one after the other.
  for (let start = 0; start < pets.length; start += petsInARow) {
    await setImmediate();
    const some = pets.slice(start, start + petsInARow);
    await changePets(
      dependencies,
      tx,
      some.map((pet) => ({ pet, after: undefined })),
    );
  }
  return [];
}
