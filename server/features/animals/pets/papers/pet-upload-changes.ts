import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import { requireManager } from '../core/pets.policy.ts';
import { findPetFiles, lockPetFiles, type PetFiles } from './pet-uploads.repository.ts';

/** What the use cases here depend on. */
export interface PetUploadChanges {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
}

export async function getManagedPet(
  { database }: PetUploadChanges,
  viewer: Viewer,
  petId: string,
): Promise<PetFiles> {
  const pet = await findPetFiles(database.query, petId);
  if (!pet) throw notFound('pet');
  requireManager(viewer, pet);
  return pet;
}

/** In one transaction: whose pet it is, looked at again, the change, its security event and the caches' version. */
export function changeUploads(
  { database, dataVersions, audit }: PetUploadChanges,
  { viewer, address }: Actor,
  petId: string,
  action: AuditAction,
  work: (tx: Tx, pet: PetFiles) => Promise<boolean>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const pet = await lockPetFiles(tx, petId);
    if (!pet) throw notFound('pet');
    requireManager(viewer, pet);
    if (!(await work(tx, pet))) return;
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    const event = { action, actorId, subjectId: pet.ownerId, address, details: { petId } };
    await audit.record(tx, event);
    await dataVersions.bump(tx, 'pets');
  });
}
