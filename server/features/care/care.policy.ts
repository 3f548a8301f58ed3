import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound, type Thing } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import type { CareParts } from './care-parts.ts';

/**
 * The pets, where the viewer keeps the records of all of them: their owner, staff, and whoever holds them for now. To
 * others the record of a pet does not exist.
 * @param what there is none of for them
 * @throws AppError unauthenticated, notFound
 */
export async function requireRecordKeeper(
  { accesses }: Pick<CareParts, 'accesses'>,
  query: Tx['query'],
  viewer: Viewer,
  petIds: readonly string[],
  what: Thing = 'pet',
): Promise<TreatedPet[]> {
  const accountId = requireAccount(viewer);
  const pets = await petReferences.treated(query, petIds);
  if (pets.length < petIds.length) throw notFound(what);
  const others = pets
    .filter(({ ownerId }) => !isOwnerOrCan(viewer, ownerId, 'pets.manageAny'))
    .map(({ id }) => id);
  if (others.length === 0) return pets;
  const held = new Set<string>();
  for (const access of accesses) {
    for (const id of await access.heldAmong(query, accountId, others)) held.add(id);
  }
  if (!others.every((id) => held.has(id))) throw notFound(what);
  return pets;
}
