import { type Selectable, sql } from 'kysely';
import {
  type FosterPlacement,
  type LentThing,
  type PlacementEnd,
  placementLimits,
} from '#domain/fostering/foster-placement.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { FosterPlacementsTable } from '#server/db/tables/fostering.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import { petReferences } from '../pets/core/pet-references.ts';

type Query = Tx['query'];

export async function findPlacement(
  query: Query,
  id: string,
): Promise<FosterPlacement | undefined> {
  const row = await query
    .selectFrom('foster_placements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Of a pet, the latest first. */
export const findPlacementsOfPet = (query: Query, petId: string): Promise<FosterPlacement[]> =>
  latest(query, 'pet_id', petId);

/** Of a home, the latest first. */
export const findPlacementsOfHome = (query: Query, homeId: string): Promise<FosterPlacement[]> =>
  latest(query, 'home_id', homeId);

async function latest(query: Query, column: 'pet_id' | 'home_id', id: string) {
  const rows = await query
    .selectFrom('foster_placements')
    .selectAll()
    .where(column, '=', id)
    .orderBy('started_on', 'desc')
    .orderBy('id', 'desc')
    .limit(placementLimits.listed)
    .execute();
  return rows.map(fromRow);
}

/** Those that last, of pets or of homes; the oldest first. */
export async function findCurrent(
  query: Query,
  of: { petIds: readonly string[] } | { homeIds: readonly string[] },
): Promise<FosterPlacement[]> {
  const [column, ids] =
    'petIds' in of ? (['pet_id', of.petIds] as const) : (['home_id', of.homeIds] as const);
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('foster_placements')
    .selectAll()
    .where('ended_on', 'is', null)
    .where(column, 'in', ids)
    .orderBy('started_on')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** The pets that are in the account's home now. */
export async function findPetsHeldBy(query: Query, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('foster_placements')
    .innerJoin('foster_homes', 'foster_homes.id', 'foster_placements.home_id')
    .select('foster_placements.pet_id')
    .where('foster_homes.account_id', '=', accountId)
    .where('foster_placements.ended_on', 'is', null)
    .limit(placementLimits.listed)
    .execute();
  return rows.map((row) => row.pet_id);
}

/** Of these pets those that are in homes, with the homes' accounts. */
export async function findHoldingsOf(
  query: Query,
  petIds: readonly string[],
): Promise<{ petId: string; accountId: string }[]> {
  if (petIds.length === 0) return [];
  return query
    .selectFrom('foster_placements')
    .innerJoin('foster_homes', 'foster_homes.id', 'foster_placements.home_id')
    .select(['foster_placements.pet_id as petId', 'foster_homes.account_id as accountId'])
    .where('foster_placements.pet_id', 'in', petIds)
    .where('foster_placements.ended_on', 'is', null)
    .execute();
}

/** The stay of the pet in the account's home, where it lasts. */
export async function findHeldPlacement(
  query: Query,
  accountId: string,
  petId: string,
): Promise<FosterPlacement | undefined> {
  const row = await query
    .selectFrom('foster_placements')
    .innerJoin('foster_homes', 'foster_homes.id', 'foster_placements.home_id')
    .selectAll('foster_placements')
    .where('foster_homes.account_id', '=', accountId)
    .where('foster_placements.pet_id', '=', petId)
    .where('foster_placements.ended_on', 'is', null)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** How many animals a home had before those that it has now, and for how many days. */
export async function findPast(
  query: Query,
  homeIds: readonly string[],
): Promise<ReadonlyMap<string, { stays: number; days: number }>> {
  if (homeIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('foster_placements')
    .select((eb) => [
      'home_id',
      eb.fn.countAll<number>().as('stays'),
      eb.fn.sum<number | null>('days').as('days'),
    ])
    .where('home_id', 'in', homeIds)
    .where('ended_on', 'is not', null)
    .groupBy('home_id')
    .execute();
  return new Map(
    rows.map(({ home_id, stays, days }) => [
      home_id ?? '',
      { stays: Number(stays), days: Number(days ?? 0) },
    ]),
  );
}

/** @returns false where the pet is in a home already */
export async function insertPlacement({ query }: Tx, placement: FosterPlacement): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('foster_placements')
    .values({
      id: placement.id,
      home_id: placement.homeId,
      pet_id: placement.petId,
      started_on: placement.startedOn,
      planned_until: placement.plannedUntil,
      ended_on: null,
      end_reason: null,
      days: null,
      lent_json: JSON.stringify(placement.lent),
      notes: placement.notes,
      created_at: placement.createdAt,
    })
    .onConflict((conflict) => conflict.column('pet_id').where('ended_on', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updatePlan(
  { query }: Tx,
  id: string,
  { plannedUntil, lent, notes }: Pick<FosterPlacement, 'plannedUntil' | 'lent' | 'notes'>,
): Promise<void> {
  await query
    .updateTable('foster_placements')
    .set({ planned_until: plannedUntil, lent_json: JSON.stringify(lent), notes })
    .where('id', '=', id)
    .execute();
}

/** @returns false where it had ended */
export async function endPlacement(
  { query }: Tx,
  id: string,
  { endedOn, reason, days }: { endedOn: string; reason: PlacementEnd; days: number },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('foster_placements')
    .set({ ended_on: endedOn, end_reason: reason, days })
    .where('id', '=', id)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** That the pet was somewhere stays; where, and what was said of it, does not. */
export async function forgetHomes({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('foster_placements')
    .set({ home_id: null, notes: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Of a home that goes. */
export async function forgetNotesOfHome({ query }: Tx, homeId: string): Promise<void> {
  await query
    .updateTable('foster_placements')
    .set({ notes: '' })
    .where('home_id', '=', homeId)
    .execute();
}

/** Those that ended, and still say where. */
export const expiringPlacements = expiringRows({
  table: 'foster_placements',
  key: 'id',
  since: sql.ref('ended_on'),
  condition: sql`home_id is not null and ended_on is not null`,
});

/** Homes where pets of the account are or were. */
export async function findHomeIdsUsedBy(query: Query, ownerId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('foster_placements')
    .select('home_id')
    .distinct()
    .where('home_id', 'is not', null)
    .where('pet_id', 'in', petReferences.idsOfOwner(query, ownerId))
    .limit(placementLimits.listed)
    .execute();
  return rows.flatMap((row) => row.home_id ?? []);
}

/** Those that last of an account's pets, or of all; the latest first. */
export async function pageOfCurrent(
  query: Query,
  scope: 'all' | { ownerId: string },
  page: PageRequest,
): Promise<{ items: FosterPlacement[]; total: number }> {
  const open = query.selectFrom('foster_placements').where('ended_on', 'is', null);
  const matching =
    scope === 'all'
      ? open
      : open.where('pet_id', 'in', petReferences.idsOfOwner(query, scope.ownerId));
  const latest = matching.selectAll().orderBy('started_on', 'desc').orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(latest, page);
  return { items: items.map(fromRow), total };
}

const fromRow = (row: Selectable<FosterPlacementsTable>): FosterPlacement => ({
  id: row.id,
  homeId: row.home_id,
  petId: row.pet_id,
  startedOn: row.started_on,
  plannedUntil: row.planned_until,
  endedOn: row.ended_on,
  endReason: row.end_reason,
  lent: JSON.parse(row.lent_json) as LentThing[],
  notes: row.notes,
  createdAt: row.created_at,
});

export const findPlacedPets = petsNamedIn('foster_placements');
