import { callPageOf } from '#app/api/call.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** A pet that an invoice may be divided over. */
export interface SharePet {
  id: string;
  name: string;
}

const pets = queryBy(petFields);
const readPet = entityReader(petFields, ['id', 'name'] as const, {});

/** The first ten by name that are not chosen yet. @param ownerId undefined: of everybody @throws ApiError */
export async function findSharePets(
  ownerId: string | undefined,
  term: string,
  chosenIds: readonly string[],
): Promise<SharePet[]> {
  const where = [
    pets.where('deleted', '=', false),
    ...(ownerId === undefined ? [] : [pets.where('ownerId', '=', ownerId)]),
    ...pets.contains('name', term),
  ];
  const order = [pets.orderBy('name')];
  const limit = 10 + chosenIds.length;
  const body = { schema: 'mascotas', filter: { where }, order, limit };
  const { items } = await callPageOf(findRows, body, ({ id, payload }) =>
    readPet({ ...payload, id }),
  );
  return items.filter(({ id }) => !chosenIds.includes(id)).slice(0, 10);
}
