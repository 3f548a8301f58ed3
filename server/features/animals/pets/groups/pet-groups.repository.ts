import type { Kysely } from 'kysely';
import { type PetGroupKind, petGroupLimits } from '#domain/pets/pet-group.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { isPublic } from '../core/public-pets.ts';

type Query = Kysely<Tables>;

export interface StoredException {
  groupId: string;
  notedAt: string;
  notedBy: string | null;
  reason: string;
  endedAt: string | null;
}

export interface GroupMember {
  groupId: string;
  kind: PetGroupKind;
  id: string;
  name: string;
  ownerId: string | null;
  status: PetStatus;
  deleted: boolean;
  /** Whether everybody sees it. */
  isPublic: boolean;
}

/** Of these groups all pets, in the order in which they were registered. `today` is YYYY-MM-DD. */
export async function findMembers(
  query: Query,
  groupIds: readonly string[],
  today: string,
): Promise<GroupMember[]> {
  if (groupIds.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .innerJoin('pet_groups', 'pet_groups.id', 'pets.group_id')
    .select([
      'pet_groups.id as groupId',
      'pet_groups.kind as kind',
      'pets.id as id',
      'pets.name as name',
      'pets.owner_id as ownerId',
      'pets.status as status',
      'pets.deleted as deleted',
    ])
    .select((eb) => eb.case().when(isPublic(today)).then(1).else(0).end().as('isPublic'))
    .where('pets.group_id', 'in', groupIds)
    .orderBy('pets.created_at')
    .orderBy('pets.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    status: row.status as PetStatus,
    deleted: row.deleted === 1,
    isPublic: row.isPublic === 1,
  }));
}

/** By their ids those of these pets that belong to a group: the group's id. */
export async function groupsOfPets(
  query: Query,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (petIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'group_id'])
    .where('id', 'in', petIds)
    .where('group_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap((row) => (row.group_id === null ? [] : [[row.id, row.group_id]])));
}

/** The others of the pet's group. */
export async function matesOf(query: Query, petId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where('group_id', '=', (eb) =>
      eb.selectFrom('pets as own').select('own.group_id').where('own.id', '=', petId),
    )
    .where('id', '!=', petId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest first. */
export async function findExceptions(
  query: Query,
  groupIds: readonly string[],
): Promise<StoredException[]> {
  if (groupIds.length === 0) return [];
  return query
    .selectFrom('pet_group_exceptions')
    .select([
      'group_id as groupId',
      'noted_at as notedAt',
      'noted_by as notedBy',
      'reason',
      'ended_at as endedAt',
    ])
    .where('group_id', 'in', groupIds)
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertGroup(
  { query }: Tx,
  group: { id: string; kind: PetGroupKind; now: string },
): Promise<void> {
  const { id, kind, now } = group;
  await query.insertInto('pet_groups').values({ id, kind, created_at: now }).execute();
}

/** Nobody else joins or leaves it until the end of the transaction. */
export async function lockGroup({ query }: Tx, id: string): Promise<void> {
  // An update without a change, for it locks the row on PostgreSQL.
  await query
    .updateTable('pet_groups')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('id', '=', id)
    .execute();
}

/** Their versions grow: whoever edits one of them notices. */
export async function setGroup(
  { query }: Tx,
  petIds: readonly string[],
  groupId: string | null,
  now: string,
): Promise<void> {
  await query
    .updateTable('pets')
    .set((eb) => ({ group_id: groupId, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', petIds)
    .execute();
}

/** With what was noted of it; its pets have left it. */
export async function deleteGroup({ query }: Tx, groupId: string): Promise<void> {
  await query.deleteFrom('pet_group_exceptions').where('group_id', '=', groupId).execute();
  await query.deleteFrom('pet_groups').where('id', '=', groupId).execute();
}

/** The oldest of a pair that notes too many goes. */
export async function insertException(
  { query }: Tx,
  { id, groupId, notedAt, notedBy, reason }: Omit<StoredException, 'endedAt'> & { id: string },
): Promise<void> {
  await query
    .insertInto('pet_group_exceptions')
    .values({
      id,
      group_id: groupId,
      noted_at: notedAt,
      noted_by: notedBy,
      reason,
      ended_at: null,
    })
    .execute();
  const retained = query
    .selectFrom('pet_group_exceptions')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(petGroupLimits.exceptions);
  await query
    .deleteFrom('pet_group_exceptions')
    .where('group_id', '=', groupId)
    .where('id', 'not in', retained)
    .execute();
}

/** @returns whether one counted until now */
export async function endException({ query }: Tx, groupId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pet_group_exceptions')
    .set({ ended_at: now })
    .where('group_id', '=', groupId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an account noted. */
export const findNotedBy = (query: Query, accountId: string) =>
  query
    .selectFrom('pet_group_exceptions')
    .select(['noted_at as notedAt', 'reason', 'ended_at as endedAt'])
    .where('noted_by', '=', accountId)
    .orderBy('noted_at')
    .execute();

/** What was noted stays, without who noted it. */
export async function forgetAuthor({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('pet_group_exceptions')
    .set({ noted_by: null })
    .where('noted_by', '=', accountId)
    .execute();
}
