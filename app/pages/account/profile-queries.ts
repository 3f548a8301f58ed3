import { type User, userFrom } from '#app/api/users.ts';
import { callWire, callWirePage } from '#app/api/wire-client.ts';
import { WireError } from '#app/wire/wire-error.ts';

/** @throws WireError */
export async function fetchUser(id: string): Promise<User> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const [user] = await callWire('usuarios:consultar', { id, limit: 1, filter: { where } });
  if (user) return userFrom(user);
  const message = 'No hay resultados de consulta [Usuario].';
  throw new WireError({ status: 404, message, errors: {} });
}

/** Also those that the person has deleted. @throws WireError */
export async function countOwnPets(userId: string): Promise<number> {
  const where = [{ field: 'payload.usuario_id', operator: '=', value: userId }];
  const body = { schema: 'mascotas', limit: 1, filter: { where } };
  return (await callWirePage('catalogos:consultar', body, ({ id }) => id)).total;
}

/** What an invoice may be used for, by the SAT's codes. @throws WireError */
export async function fetchCfdiUses(): Promise<{ value: string; label: string }[]> {
  const rows = await callWire('catalogos:consultar', {
    schema: 'sat_uso_cfdi',
    limit: 100,
    order: [{ field: 'payload.codigo', direction: 'asc' }],
  });
  return rows.map(({ payload: { codigo, nombre } }) => ({
    value: String(codigo),
    label: `${codigo} · ${nombre}`,
  }));
}
