import { callPageOf } from '#app/api/call.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** Also those that the person has deleted. @throws ApiError */
export async function countOwnPets(userId: string): Promise<number> {
  const where = [{ field: 'payload.usuario_id', operator: '=', value: userId }];
  const body = { schema: 'mascotas', limit: 1, filter: { where } };
  return (await callPageOf(findRows, body, ({ id }) => id)).total;
}
