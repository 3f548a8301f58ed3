import type { Actor } from '#domain/access/actor.ts';
import { notFound } from '#domain/errors.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import { adoptedPet, returnedPet } from '#domain/pets/pet-change.ts';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { changePets, type PetChanges } from './change-pets.ts';
import { type LockedPet, lockPet } from './pet-writes.repository.ts';
import { recordPet } from './pet-writes.ts';

interface Dependencies extends PetChanges {
  dataVersions: DataVersions;
  audit: AuditService;
  /** YYYY-MM-DD */
  today: () => string;
}

export type PetAdoption = ReturnType<typeof createPetAdoption>;

/** What an adoption application does with its pets, in its own transaction, once it has found that the actor may. */
export function createPetAdoption(dependencies: Dependencies) {
  async function change(
    tx: Tx,
    actor: Actor,
    petIds: readonly string[],
    changed: (pet: PetRecord) => PetRecord,
  ): Promise<void> {
    const changes: { pet: LockedPet; after: PetRecord }[] = [];
    for (const petId of petIds.toSorted()) {
      const pet = await lockPet(tx, petId);
      if (!pet) throw notFound('pet');
      changes.push({ pet, after: changed(pet.record) });
    }
    await changePets(dependencies, tx, changes);
    for (const { pet, after } of changes) {
      const details = { status: after.status, statusBefore: pet.record.status };
      await recordPet(dependencies, tx, 'pet.statusChanged', actor, pet.id, pet.ownerId, details);
    }
  }

  return {
    /** @throws AppError notFound, conflict: one of the pets is no longer up for adoption */
    adopt: (tx: Tx, actor: Actor, petIds: readonly string[], adopter: Adopter): Promise<void> =>
      change(tx, actor, petIds, (pet) => adoptedPet(pet, adopter, dependencies.today())),

    /** @throws AppError notFound, conflict: one of the pets is not adopted */
    giveBack: (tx: Tx, actor: Actor, petIds: readonly string[]): Promise<void> =>
      change(tx, actor, petIds, (pet) => returnedPet(pet, dependencies.today())),
  };
}
