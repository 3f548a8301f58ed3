import type { CountedPet } from '#domain/figures/animal-figures.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import type { Species } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';

type Query = Database['query'];

/** Pets that are not deleted, in portions by their ids, as open figures count them. */
export async function countedPets(
  query: Query,
  after: string,
  most: number,
): Promise<(CountedPet & { id: string })[]> {
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'species', 'federal_state', 'registered_on', 'history_json'])
    .where('deleted', '=', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    species: row.species as Species,
    place: row.federal_state,
    registeredOn: row.registered_on,
    history: JSON.parse(row.history_json) as PetHistoryEntry[],
  }));
}

/** By the ids of pets that are not deleted what figures tell them apart by. */
export async function placesOfCounted(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<CountedPet, 'species' | 'place'>>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'species', 'federal_state'])
    .where('deleted', '=', 0)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { species: row.species as Species, place: row.federal_state }]),
  );
}
