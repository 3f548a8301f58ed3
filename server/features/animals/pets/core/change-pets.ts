import type { PetRecord } from '#domain/pets/pet-record.ts';
import type { Tx } from '#server/db/database.ts';
import { deletePets, updatePet } from './pet-changes.repository.ts';
import type { PetListener, PetStanding } from './pet-listener.ts';
import type { LockedPet } from './pet-writes.repository.ts';

export interface PetChanges {
  petListeners: readonly PetListener[];
  /** Instant. */
  now: () => string;
}

export interface PetChange {
  pet: LockedPet;
  /** Undefined for one that goes for good. */
  after: PetRecord | undefined;
  /** Whose it is then; left out where it stays with whom it was. */
  ownerId?: string | null;
}

/**
 * The one way in which a pet that is there changes, whoever changes it: all rows first, so that each listener sees what has
 * become of the others as well (two that are adopted together), then the listeners, and last what goes for good.
 */
export async function changePets(
  { petListeners, now }: PetChanges,
  tx: Tx,
  changes: readonly PetChange[],
): Promise<void> {
  const at = now();
  for (const { pet, after, ownerId = pet.ownerId } of changes) {
    if (after) await updatePet(tx, pet, after, ownerId, at);
  }
  for (const change of changes) {
    const [before, after] = standingsOf(change);
    if (isSame(before, after)) continue;
    for (const listener of petListeners)
      await listener(tx, { petId: change.pet.id, ...after, before });
  }
  await deletePets(
    tx,
    changes.flatMap(({ pet, after }) => (after ? [] : [pet.id])),
  );
}

function standingsOf({ pet, after, ownerId = pet.ownerId }: PetChange): [PetStanding, PetStanding] {
  const { ownerId: before, record } = pet;
  return [
    { ownerId: before, status: record.status, deleted: record.deletedOn !== null },
    { ownerId, status: after?.status, deleted: after === undefined || after.deletedOn !== null },
  ];
}

const isSame = (before: PetStanding, after: PetStanding): boolean =>
  after.ownerId === before.ownerId &&
  after.status === before.status &&
  after.deleted === before.deleted;
