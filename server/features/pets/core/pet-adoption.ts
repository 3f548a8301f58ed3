import type { Actor } from '#domain/access/actor.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import { adoptedPet, type PetRecord, returnedPet } from '#domain/pets/pet-change.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { lockPet, updatePet } from './pet-writes.repository.ts';
import { recordPet } from './pet-writes.ts';

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}

export type PetAdoption = ReturnType<typeof createPetAdoption>;

/** What an adoption application does with its pets, in its own transaction, once it has found that the actor may. */
export function createPetAdoption(parts: Parts) {
  const { clock, timezone } = parts;

  async function change(
    tx: Tx,
    actor: Actor,
    petId: string,
    changed: (pet: PetRecord, today: string) => PetRecord,
  ): Promise<void> {
    const pet = await lockPet(tx, petId);
    if (!pet) throw notFound('pet');
    const now = clock.now();
    const after = changed(pet.record, dateIn(timezone, now));
    await updatePet(tx, pet, after, pet.ownerId, now.toISOString());
    const details = { status: after.status, statusBefore: pet.record.status };
    await recordPet(parts, tx, 'pet.statusChanged', actor, petId, pet.ownerId, details);
  }

  return {
    /** @throws AppError notFound, conflict: the pet is no longer up for adoption */
    adopt: (tx: Tx, actor: Actor, petId: string, adopter: Adopter): Promise<void> =>
      change(tx, actor, petId, (pet, today) => adoptedPet(pet, adopter, today)),

    /** @throws AppError notFound, conflict: the pet is not adopted */
    giveBack: (tx: Tx, actor: Actor, petId: string): Promise<void> =>
      change(tx, actor, petId, returnedPet),
  };
}
