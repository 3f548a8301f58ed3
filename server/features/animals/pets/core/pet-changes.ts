import type { Actor } from '#domain/access/actor.ts';
import { notFound } from '#domain/errors.ts';
import { changedPet } from '#domain/pets/pet-change.ts';
import type { PetRecord, PetRequest } from '#domain/pets/pet-record.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { changePets } from './change-pets.ts';
import { type LockedPet, lockPet } from './pet-writes.repository.ts';
import {
  arrangeMedia,
  changedSince,
  eventOf,
  lockManaged,
  type ManagedPetRequest,
  ownerAfter,
  type PetWriting,
  recordPet,
  whatChanged,
} from './pet-writes.ts';
import { managesAny } from './pets.policy.ts';

/**
 * `whole`: the request describes the pet anew. What the portal itself keeps of it (history, dates, owner) stays.
 * @throws AppError unauthenticated, notFound, forbidden (somebody else's pet, or a restoration by its owner),
 * conflict (changed since it was read), invalid, tooManyRequests
 */
export async function change(
  dependencies: PetWriting,
  actor: Actor,
  id: string,
  request: ManagedPetRequest,
  { whole }: { whole: boolean },
): Promise<void> {
  const { today, database, limits } = dependencies;
  const { viewer } = actor;
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const pet = await lockManaged(tx, id, viewer);
    if (request.version !== undefined && request.version !== pet.version) throw changedSince();
    const before = pet.record;
    const mayRestore = managesAny(viewer);
    const after = changedPet(before, request, { today: today(), whole, mayRestore });
    const ownerId = await ownerAfter(dependencies, tx, viewer, pet.ownerId, request.ownerId);
    const mediaChanged = await arrangeMedia(tx, id, request);
    const given = ownerId !== pet.ownerId;
    const same = JSON.stringify(after) === JSON.stringify(before);
    // A repeated request of somebody with bad signal changes nothing, and leaves no trace.
    if (same && !mediaChanged && !given) return;
    if (after.status !== before.status) await limits.consume('petStatus', id, { tx });
    await changePets(dependencies, tx, [{ pet, after, ownerId }]);
    const details = { ...whatChanged(before, after), ...(given && { before: pet.ownerId }) };
    await recordPet(dependencies, tx, eventOf(before, after), actor, id, ownerId, details);
  });
}

/**
 * For a link of ours in the owner's mail, which stands in for a session: `read` tells what it asks for of the pet
 * as it is now.
 * @throws AppError notFound, and whatever `read` throws
 */
export async function changeByLink(
  dependencies: PetWriting,
  actor: Actor,
  id: string,
  read: (pet: LockedPet) => PetRequest,
): Promise<PetRecord> {
  const { today, database } = dependencies;
  return database.transaction(async (tx) => {
    const pet = await lockPet(tx, id);
    if (!pet) throw notFound('pet');
    const circumstances = { today: today(), whole: false, mayRestore: false };
    const after = changedPet(pet.record, read(pet), circumstances);
    await changePets(dependencies, tx, [{ pet, after }]);
    const details = { ...whatChanged(pet.record, after), byLink: true };
    await recordPet(dependencies, tx, eventOf(pet.record, after), actor, id, pet.ownerId, details);
    return after;
  });
}
