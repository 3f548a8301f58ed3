import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { exceptionReason, type PetGroupKind, petGroupLimits } from '#domain/pets/pet-group.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import { type LockedPet, lockPet } from '../core/pet-writes.repository.ts';
import { type PetWrites, recordPet } from '../core/pet-writes.ts';
import { isManager } from '../core/pets.policy.ts';
import {
  deleteGroup,
  endException,
  findExceptions,
  findMembers,
  type GroupMember,
  groupsOfPets,
  insertException,
  insertGroup,
  lockGroup,
  setGroup,
} from './pet-groups.repository.ts';

export interface PetGrouping extends Pick<PetWrites, 'dataVersions' | 'audit'> {
  database: Database;
  limits: RateLimits;
  today: () => string;
  now: () => string;
}

/** What became of a pet's group, for the log. */
type GroupEvent = 'linked' | 'unlinked' | 'exceptionNoted' | 'exceptionEnded';

const reasonInput = z.object({ reason: exceptionReason });

/**
 * Makes a pair or a litter of the pets; where some of them are a litter already, the others join it.
 * @throws AppError unauthenticated, notFound (no such pet, or somebody else's), invalid (`petIds`), conflict (another
 * group), tooManyRequests
 */
export async function link(
  dependencies: PetGrouping,
  actor: Actor,
  { kind, petIds }: { kind: PetGroupKind; petIds: readonly string[] },
): Promise<void> {
  const { database, limits, today, now } = dependencies;
  requireAccount(actor.viewer);
  const most = petGroupLimits.pets[kind];
  const ids = [...new Set(petIds)].sort();
  const fits = ids.length >= 2 && ids.length <= most;
  if (!fits || ids.length < petIds.length) throw invalid({ petIds: ['groupTooLarge'] });
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const pets: LockedPet[] = [];
    for (const id of ids) pets.push(await lockOwn(tx, actor, id));
    const owners = new Set(pets.map(({ ownerId }) => ownerId));
    const isLinkable = ({ record }: LockedPet) =>
      record.status === 'adoption' && record.deletedOn === null;
    if (owners.size > 1 || !pets.every(isLinkable)) throw invalid({ petIds: ['petsNotLinkable'] });
    const known = await groupsOfPets(tx.query, ids);
    const [groupId = uuid(), ...others] = new Set(known.values());
    if (others.length > 0) throw conflict('petInAnotherGroup');
    const joins = known.size > 0;
    if (joins) {
      await lockGroup(tx, groupId);
      const members = await findMembers(tx.query, [groupId], today());
      if (members.some((member) => member.kind !== kind)) throw conflict('petInAnotherGroup');
      const total = new Set([...members.map(({ id }) => id), ...ids]).size;
      if (total > most) throw invalid({ petIds: ['groupTooLarge'] });
    } else await insertGroup(tx, { id: groupId, kind, now: now() });
    const joining = pets.filter(({ id }) => !known.has(id));
    if (joining.length === 0) return;
    await setGroup(
      tx,
      joining.map(({ id }) => id),
      groupId,
      now(),
    );
    for (const pet of joining) await note(dependencies, tx, actor, pet, kind, 'linked');
  });
}

/**
 * Takes the pet out of its group, which ends where one pet alone is left.
 * @throws AppError unauthenticated, notFound, conflict (not in a group), tooManyRequests
 */
export async function unlink(
  dependencies: PetGrouping,
  actor: Actor,
  petId: string,
): Promise<void> {
  const { database, limits } = dependencies;
  requireAccount(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { pet, members, groupId } = await lockGroupOf(dependencies, tx, actor, petId);
    await leaveGroup(dependencies, tx, { petId, groupId, members });
    await note(dependencies, tx, actor, pet, kindOf(members), 'unlinked');
  });
}

/**
 * From here on each of the pair may go to a family alone.
 * @throws AppError unauthenticated, notFound, invalid (`reason`), conflict (no pair, or one is noted already),
 * tooManyRequests
 */
export async function noteException(
  dependencies: PetGrouping,
  actor: Actor,
  petId: string,
  input: string,
): Promise<void> {
  const { database, limits, now } = dependencies;
  const notedBy = requireAccount(actor.viewer);
  const { reason } = valid(reasonInput, { reason: input });
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { pet, groupId, members } = await lockGroupOf(dependencies, tx, actor, petId);
    if (kindOf(members) !== 'pair') throw conflict('petNotInPair');
    const [latest] = await findExceptions(tx.query, [groupId]);
    if (latest?.endedAt === null) throw conflict('exceptionThere');
    await insertException(tx, { id: uuid(), groupId, notedAt: now(), notedBy, reason });
    await note(dependencies, tx, actor, pet, 'pair', 'exceptionNoted');
  });
}

/**
 * The pair is adopted together again; what was noted is kept.
 * @throws AppError unauthenticated, notFound, conflict (none counts), tooManyRequests
 */
export async function takeExceptionBack(
  dependencies: PetGrouping,
  actor: Actor,
  petId: string,
): Promise<void> {
  const { database, limits, now } = dependencies;
  requireAccount(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { pet, groupId } = await lockGroupOf(dependencies, tx, actor, petId);
    if (!(await endException(tx, groupId, now()))) throw conflict('exceptionNotThere');
    await note(dependencies, tx, actor, pet, 'pair', 'exceptionEnded');
  });
}

/** What leaves a group that is locked; one pet alone is none. */
export async function leaveGroup(
  { now }: Pick<PetGrouping, 'now'>,
  tx: Tx,
  { petId, groupId, members }: { petId: string; groupId: string; members: readonly GroupMember[] },
): Promise<void> {
  const rest = members.filter(({ id }) => id !== petId);
  const ends = rest.length < 2;
  const leaving = ends ? members.map(({ id }) => id) : [petId];
  await setGroup(tx, leaving, null, now());
  if (ends) await deleteGroup(tx, groupId);
}

/** All pets of its group first, in the order of their ids, as whoever locks several does. */
async function lockGroupOf({ today }: PetGrouping, tx: Tx, actor: Actor, petId: string) {
  const groupId = (await groupsOfPets(tx.query, [petId])).get(petId);
  const known = groupId ? await findMembers(tx.query, [groupId], today()) : [];
  const others = known.map(({ id }) => id).filter((id) => id !== petId);
  for (const id of [petId, ...others].sort()) {
    await (id === petId ? lockOwn(tx, actor, id) : lockPet(tx, id));
  }
  const pet = await lockOwn(tx, actor, petId);
  const current = (await groupsOfPets(tx.query, [petId])).get(petId);
  if (current === undefined || current !== groupId) throw conflict('petNotInGroup');
  await lockGroup(tx, groupId);
  return { pet, groupId, members: await findMembers(tx.query, [groupId], today()) };
}

/** One of somebody else is one that there is not. */
async function lockOwn(tx: Tx, { viewer }: Actor, id: string): Promise<LockedPet> {
  const pet = await lockPet(tx, id);
  if (!pet || !isManager(viewer, pet)) throw notFound('pet');
  return pet;
}

const kindOf = ([first]: readonly GroupMember[]): PetGroupKind => first?.kind ?? 'litter';

const note = (
  dependencies: PetGrouping,
  tx: Tx,
  actor: Actor,
  { id, ownerId }: LockedPet,
  kind: PetGroupKind,
  what: GroupEvent,
): Promise<void> =>
  recordPet(dependencies, tx, 'pet.groupChanged', actor, id, ownerId, { group: kind, what });
