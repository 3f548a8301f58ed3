import type { Actor } from '#domain/access/actor.ts';
import type { PetDescription } from '#domain/pets/pet-description.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { changePets, type PetChanges } from './change-pets.ts';
import { lockPet } from './pet-writes.repository.ts';
import { recordPet, whatChanged } from './pet-writes.ts';

interface Dependencies extends PetChanges {
  dataVersions: DataVersions;
  audit: AuditService;
}

export type PetCare = ReturnType<typeof createPetCare>;

/** What a medical record does with its pet, in its own transaction, once it has found that the actor may. */
export const createPetCare = (dependencies: Dependencies) => ({
  /** Has the pet's own fields say what its record says. Nothing happens where they do already. */
  async follow(tx: Tx, actor: Actor, petId: string, facts: Partial<PetDescription>): Promise<void> {
    const pet = await lockPet(tx, petId);
    if (!pet) return;
    const after = { ...pet.record, description: { ...pet.record.description, ...facts } };
    if (JSON.stringify(after) === JSON.stringify(pet.record)) return;
    await changePets(dependencies, tx, [{ pet, after }]);
    const details = { ...whatChanged(pet.record, after), byRecord: true };
    await recordPet(dependencies, tx, 'pet.changed', actor, petId, pet.ownerId, details);
  },
});
