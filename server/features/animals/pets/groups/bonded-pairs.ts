import { leavesPairBehind } from '#domain/pets/pet-group.ts';
import type { Database } from '#server/db/database.ts';
import { findExceptions, findMembers, groupsOfPets } from './pet-groups.repository.ts';

/** The other of a pair, where the two are adopted together. */
export interface BondedMate {
  petId: string;
  mateId: string;
  mateName: string;
  /** Whether everybody sees it up for adoption. */
  isAvailable: boolean;
}

/**
 * Of these pets those that go to a family only with another one: the pairs without an exception that counts, of which
 * neither has died, found its home or was deleted. `today` is YYYY-MM-DD.
 */
export async function findBondedMates(
  query: Database['query'],
  petIds: readonly string[],
  today: string,
): Promise<BondedMate[]> {
  const groupIds = [...new Set((await groupsOfPets(query, petIds)).values())];
  const members = (await findMembers(query, groupIds, today)).filter(({ kind }) => kind === 'pair');
  if (members.length === 0) return [];
  const excepted = new Set(
    (await findExceptions(query, groupIds)).flatMap(({ groupId, endedAt }) =>
      endedAt === null ? groupId : [],
    ),
  );
  return members.flatMap(({ id, groupId }) => {
    const mate = members.find((one) => one.groupId === groupId && one.id !== id);
    const isBound = mate && !excepted.has(groupId) && !leavesPairBehind(mate);
    if (!isBound || !petIds.includes(id)) return [];
    const isAvailable = mate.isPublic && mate.status === 'adoption';
    return [{ petId: id, mateId: mate.id, mateName: mate.name, isAvailable }];
  });
}
