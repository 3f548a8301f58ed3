import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PetHistoryEntry, PublicPet } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import type { Tables } from '#server/db/tables.ts';
import { addCity } from './pet-cities.repository.ts';

/** What tells a pet from others, and what became of it. */
export interface PetOutline
  extends Pick<
    PublicPet,
    | 'id'
    | 'name'
    | 'species'
    | 'sex'
    | 'size'
    | 'ageValue'
    | 'ageUnit'
    | 'federalState'
    | 'status'
    | 'deleted'
    | 'history'
  > {
  pictures: number;
}

/** Of the pets that are not deleted. */
export interface StatusCount {
  status: PetStatus;
  pets: number;
  sterilized: number;
}

/** Whatever its state; with how many pictures it has. */
export async function findOutline(
  query: Kysely<Tables>,
  id: string,
): Promise<PetOutline | undefined> {
  const row = await query
    .selectFrom('pets')
    .select(['id', 'name', 'species', 'sex', 'size', 'age_value as ageValue'])
    .select(['age_unit as ageUnit', 'federal_state as federalState', 'status', 'deleted'])
    .select(['media_count as pictures', 'history_json'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { history_json, deleted, ...rest } = row;
  const history = JSON.parse(history_json) as PetHistoryEntry[];
  return {
    ...(rest as Omit<PetOutline, 'deleted' | 'history'>),
    deleted: deleted === 1,
    history,
  };
}

export function countByStatus(query: Kysely<Tables>): Promise<StatusCount[]> {
  return query
    .selectFrom('pets')
    .select((eb) => [
      eb.ref('status').$castTo<PetStatus>().as('status'),
      eb.fn.countAll<number>().as('pets'),
      eb.fn.sum<number>('sterilized').as('sterilized'),
    ])
    .where('deleted', '=', 0)
    .groupBy('status')
    .execute();
}

export function findImported(tx: Tx, ownerId: string | null, externalId: string) {
  return tx.query
    .selectFrom('pets')
    .selectAll()
    .where('external_id', '=', externalId)
    .where(sql`coalesce(owner_id, '')`, '=', ownerId ?? '')
    .executeTakeFirst();
}

export async function insertPetRow(
  tx: Tx,
  pet: Omit<PetsTable, 'media_count' | 'deleted_at'>,
): Promise<void> {
  await tx.query
    .insertInto('pets')
    .values({ ...pet, media_count: 0, deleted_at: null })
    .execute();
  await addCity(tx, pet.city_search);
}

export async function updatePetRow(tx: Tx, id: string, changes: Partial<PetsTable>): Promise<void> {
  await tx.query.updateTable('pets').set(changes).where('id', '=', id).execute();
  if (changes.city_search !== undefined) await addCity(tx, changes.city_search);
}
