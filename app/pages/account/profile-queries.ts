import { callWirePage } from '#app/api/wire-client.ts';

/** Also those that the person has deleted. @throws WireError */
export async function countOwnPets(userId: string): Promise<number> {
  const where = [{ field: 'payload.usuario_id', operator: '=', value: userId }];
  const body = { schema: 'mascotas', limit: 1, filter: { where } };
  return (await callWirePage('catalogos:consultar', body, ({ id }) => id)).total;
}
