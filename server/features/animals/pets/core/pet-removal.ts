import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import { changePets } from './change-pets.ts';
import { mediaIdsOf } from './pet-media.repository.ts';
import {
  changedSince,
  eventOf,
  lockManaged,
  type PetWriting,
  recordPet,
  whatChanged,
} from './pet-writes.ts';
import { requireRemover } from './pets.policy.ts';

interface Dependencies extends PetWriting {
  filesRemoval: PetFilesRemoval;
  clock: Clock;
}

/** For how long a deletion can be taken back by whoever looks after the pet. */
const undoMs = 10 * 60_000;

/**
 * Takes back a deletion of the last ten minutes, as if it had not been: the pet's days stay as they were.
 * @param version the pet's since then
 * @throws AppError unauthenticated, notFound, forbidden (somebody else's pet), conflict (changed since, or too
 * late: later only who manages any pet restores it), tooManyRequests
 */
export async function undoDeletion(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
  version: number,
): Promise<void> {
  const { database, limits, clock } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const pet = await lockManaged(tx, id, actor.viewer);
    if (pet.version !== version) throw changedSince();
    const { record: deleted, deletedAt } = pet;
    const isRecent = deletedAt !== null && clock.now().getTime() - Date.parse(deletedAt) <= undoMs;
    if (!isRecent) throw conflict('petUndoOver');
    const after = { ...deleted, deletedOn: null };
    await changePets(dependencies, tx, [{ pet, after }]);
    await recordPet(
      dependencies,
      tx,
      eventOf(deleted, after),
      actor,
      id,
      pet.ownerId,
      whatChanged(deleted, after),
    );
  });
}

/**
 * For good.
 * @throws AppError unauthenticated, forbidden (without the right to), notFound
 */
export async function remove(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const { database, filesRemoval } = dependencies;
  const { viewer } = actor;
  await database.transaction(async (tx) => {
    const pet = await lockManaged(tx, id, viewer);
    requireRemover(viewer);
    await filesRemoval.enqueue(tx, {
      petId: id,
      mediaIds: await mediaIdsOf(tx.query, id),
    });
    await changePets(dependencies, tx, [{ pet, after: undefined }]);
    await recordPet(dependencies, tx, 'pet.removed', actor, id, pet.ownerId);
  });
}
