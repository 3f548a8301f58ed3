import { WireError } from '#app/wire/wire-error.ts';
import { accountFields } from '#domain/accounts/account.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';
import { callWire } from './wire-client.ts';

/** A person as `usuarios:*` answers. */
export const userFrom = entityReader(accountFields, namesOnTheWire(accountFields), {
  // An address here, '' for none.
  avatarFile: String,
});

export type User = ReturnType<typeof userFrom>;

/** @throws WireError */
export async function fetchUser(id: string): Promise<User> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const [user] = await callWire('usuarios:consultar', { id, limit: 1, filter: { where } });
  if (user) return userFrom(user);
  const message = 'No hay resultados de consulta [Usuario].';
  throw new WireError({ status: 404, message, errors: {} });
}
