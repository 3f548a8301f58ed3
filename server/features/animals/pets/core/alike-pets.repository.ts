import { type Comparable, mostAlike } from '#domain/pets/similar-pets.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { isShown } from './public-pets.ts';

type Query = Tx['query'];

const candidatesForAlike = 60;
const mostNamedAlike = 3;

/** The newest of its species that everybody sees up for adoption, those most like it first; none of `except`. */
export async function findAlike(
  query: Query,
  petId: string,
  { except, today }: { except: readonly string[]; today: string },
): Promise<{ id: string; name: string }[]> {
  const comparable = query
    .selectFrom('pets')
    .select([
      'id',
      'name',
      'species',
      'size',
      'sex',
      'born_on as bornOn',
      'federal_state as federalState',
    ])
    .$castTo<Comparable & { name: string }>();
  const pet = await comparable.where('id', '=', petId).executeTakeFirst();
  if (!pet) return [];
  const candidates = await comparable
    .where('status', '=', 'adoption' satisfies PetStatus)
    .where('species', '=', pet.species)
    .where('id', 'not in', [petId, ...except])
    .where(isShown(today))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(candidatesForAlike)
    .execute();
  return mostAlike(pet, candidates, mostNamedAlike, today).map(({ id, name }) => ({ id, name }));
}

/** Of pets that are not deleted, what tells one from another of the same name, by normalized names. */
export async function findNamesakes(
  query: Tx['query'],
  names: readonly string[],
): Promise<{ name: string; species: string; sex: string }[]> {
  if (names.length === 0) return [];
  return query
    .selectFrom('pets')
    .select(['name_search as name', 'species', 'sex'])
    .distinct()
    .where('name_search', 'in', names)
    .where('deleted', '=', 0)
    .execute();
}
