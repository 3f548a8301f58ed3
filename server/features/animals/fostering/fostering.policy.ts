import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { FosterHome } from '#domain/fostering/foster-home.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { findHomesThatAgreed } from './asks.repository.ts';
import { findHomesWithHands } from './hands.repository.ts';
import { findHomeIdsUsedBy } from './placements.repository.ts';

/**
 * The pet, for its owner and whoever manages foster homes. To others, who fosters it included, where it stays and has
 * stayed does not exist.
 * @throws AppError unauthenticated, notFound
 */
export async function requirePetPeople(
  query: Tx['query'],
  viewer: Viewer,
  petId: string,
): Promise<TreatedPet> {
  requireAccount(viewer);
  const [pet] = await petReferences.treated(query, [petId]);
  if (!pet || !isOwnerOrCan(viewer, pet.ownerId, 'fosters.manage')) throw notFound('pet');
  return pet;
}

/**
 * The homes that an owner knows: where a pet of theirs is or was, those that were the first to say yes to them, and those that
 * raised a hand for a pet of theirs.
 * @returns their ids
 */
export async function homesKnownTo(query: Tx['query'], accountId: string): Promise<string[]> {
  const used = await findHomeIdsUsedBy(query, accountId);
  const agreed = await findHomesThatAgreed(query, accountId);
  return [...new Set([...used, ...agreed, ...(await findHomesWithHands(query, accountId))])];
}

/**
 * Homes in which somebody may place a pet of theirs: who manages them any; an owner those that they know already, for
 * where people live is nobody's to look through.
 */
export async function mayUseHome(
  query: Tx['query'],
  viewer: Viewer,
  { id }: Pick<FosterHome, 'id'>,
): Promise<boolean> {
  if (can(viewer, 'fosters.manage')) return true;
  return (await homesKnownTo(query, requireAccount(viewer))).includes(id);
}
