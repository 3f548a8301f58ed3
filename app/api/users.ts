import { ApiError } from '#app/api/transport/api-error.ts';
import { accountFields } from '#domain/accounts/account.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';
import { callApi } from './session-client.ts';

/** A person as `usuarios:*` answers. */
export const userFrom = entityReader(accountFields, namesOnTheWire(accountFields), {
  // An address here, '' for none.
  avatarFile: String,
});

export type User = ReturnType<typeof userFrom>;

/** @throws ApiError */
export async function fetchUser(id: string): Promise<User> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const [user] = await callApi('usuarios:consultar', { id, limit: 1, filter: { where } });
  if (user) return userFrom(user);
  const message = 'No hay resultados de consulta [Usuario].';
  throw new ApiError({ status: 404, message, errors: {} });
}
