import { callApiPage } from '#app/api/session-client.ts';

/** Also those that the person has deleted. @throws ApiError */
export async function countOwnPets(userId: string): Promise<number> {
  const where = [{ field: 'payload.usuario_id', operator: '=', value: userId }];
  const body = { schema: 'mascotas', limit: 1, filter: { where } };
  return (await callApiPage('catalogos:consultar', body, ({ id }) => id)).total;
}
