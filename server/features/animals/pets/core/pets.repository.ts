import { type Kysely, type Selectable, sql } from 'kysely';
import type { PetHistoryEntry, PublicPet } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import type { Tables } from '#server/db/tables.ts';

/** What tells a pet from others, and what became of it. */
export interface PetOutline
  extends Pick<
    PublicPet,
    | 'id'
    | 'name'
    | 'species'
    | 'sex'
    | 'size'
    | 'bornOn'
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
  const [found] = await findOutlines(query, [id]);
  return found;
}

/** As `findOutline`, of those that are there. */
export async function findOutlines(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<PetOutline[]> {
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'name', 'species', 'sex', 'size', 'born_on as bornOn'])
    .select(['federal_state as federalState', 'status', 'deleted'])
    .select(['media_count as pictures', 'history_json'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ history_json, deleted, ...rest }) => ({
    ...(rest as Omit<PetOutline, 'deleted' | 'history'>),
    deleted: deleted === 1,
    history: JSON.parse(history_json) as PetHistoryEntry[],
  }));
}

/** As the index `pets_figures` has it. */
const statusOfFigures = sql<PetStatus>`(status || '')`;

export function countByStatus(query: Kysely<Tables>): Promise<StatusCount[]> {
  return query
    .selectFrom('pets')
    .select((eb) => [
      statusOfFigures.as('status'),
      eb.fn.countAll<number>().as('pets'),
      eb.fn.sum<number>('sterilized').as('sterilized'),
    ])
    .where('deleted', '=', sql.lit(0))
    .groupBy(statusOfFigures)
    .execute();
}

/** Of an account, or of nobody, those that are known by these ids in the table that they were imported from. */
export async function findImported(
  { query }: Tx,
  ownerId: string | null,
  externalIds: readonly string[],
): Promise<Selectable<PetsTable>[]> {
  const found: Selectable<PetsTable>[] = [];
  for (let start = 0; start < externalIds.length; start += 500) {
    const rows = await query
      .selectFrom('pets')
      .selectAll()
      .where('external_id', 'in', externalIds.slice(start, start + 500))
      .where(sql`coalesce(owner_id, '')`, '=', ownerId ?? '')
      .execute();
    found.push(...rows);
  }
  return found;
}

/** From here on the pet is known by its id in this table. */
export async function setSource({ query }: Tx, id: string, source: string): Promise<void> {
  await query.updateTable('pets').set({ external_source: source }).where('id', '=', id).execute();
}

/** From so many pets on their name is common. */
const manyPets = 2_000;

/**
 * How common a normalized part of a name is: as SQLite's index of their pieces tells at once.
 * @returns undefined for what is shorter than three letters, which is in no index
 */
export async function frequencyOf(
  { query, dialect }: Database,
  name: string,
): Promise<'none' | 'some' | 'common' | undefined> {
  if ([...name].length < 3) return undefined;
  const pattern = dialect.pattern(['', name, '']);
  const { rows } = await sql<{ pets: number }>`select count(*) as pets from (
    select 1 from ${dialect.petNames(pattern)} limit ${manyPets}
  ) as named`.execute(query);
  const pets = Number(rows[0]?.pets);
  return pets === 0 ? 'none' : pets < manyPets ? 'some' : 'common';
}
