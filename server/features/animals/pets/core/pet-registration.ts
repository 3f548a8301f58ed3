import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { invalid, notFound, unauthenticated } from '#domain/errors.ts';
import { registeredPet } from '#domain/pets/pet-change.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { insertPet } from './pet-writes.repository.ts';
import {
  findContact,
  type ManagedPetRequest,
  ownerAfter,
  type PetWriting,
  recordPet,
} from './pet-writes.ts';

/**
 * @returns the new pet's id
 * @throws AppError unauthenticated, invalid, tooManyRequests
 */
export async function register(
  dependencies: PetWriting,
  actor: Actor,
  request: ManagedPetRequest,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { today, now, database, limits } = dependencies;
  const { viewer } = actor;
  if (viewer.kind !== 'user') throw unauthenticated('noSession');
  await limits.consume('petRegistration', viewer.id);
  if (request.mediaIds?.length) throw invalid({ mediaIds: ['readOnly'] });
  if (request.focalPoints?.size) throw invalid({ focalPoints: ['readOnly'] });
  const id = uuid();
  await database.transaction(async (tx) => {
    const ownerId =
      (await ownerAfter(dependencies, tx, viewer, viewer.id, request.ownerId)) ?? viewer.id;
    const owner = await findContact(dependencies, tx, ownerId);
    if (!owner) throw notFound('user');
    const contact = { ownerName: owner.name, ownerEmail: owner.email, ownerPhone: owner.phone };
    const pet = registeredPet(request, contact, today());
    await insertPet(tx, { id, ownerId, now: now() }, pet);
    await recordPet(dependencies, tx, 'pet.registered', actor, id, ownerId, { status: pet.status });
    await recordCreation?.(tx, id);
  });
  return id;
}
