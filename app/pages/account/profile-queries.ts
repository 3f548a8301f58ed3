import { callPageOf } from '#app/api/call.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** Also those that the person has deleted. @throws ApiError */
export async function countOwnPets(userId: string): Promise<number> {
  const where = [queryBy(petFields).where('ownerId', '=', userId)];
  const body = { schema: 'mascotas', limit: 1, filter: { where } };
  return (await callPageOf(findRows, body, ({ id }) => id)).total;
}
