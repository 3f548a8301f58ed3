import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { type PetReference, petReferences } from '../pets/core/pet-references.ts';

/** Who looks after the pet, and staff: to others it does not exist. @throws AppError unauthenticated, notFound */
export async function requireKeeper(
  query: Tx['query'],
  viewer: Viewer,
  petId: string,
): Promise<{ actorId: string; pet: PetReference }> {
  const actorId = requireAccount(viewer);
  const [pet] = await petReferences.find(query, [petId]);
  if (!pet || !isOwnerOrCan(viewer, pet.ownerId, 'pets.manageAny')) throw notFound('pet');
  return { actorId, pet };
}
