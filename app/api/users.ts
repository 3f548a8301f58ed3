import { ApiError } from '#app/api/transport/api-error.ts';
import { findUsers, type User, user } from '#domain/accounts/user-calls.ts';
import { fromWire } from '#domain/contract/translate.ts';
import { read } from './call.ts';
import { type Found, useFound } from './use-found.ts';

/** As `usuarios:actualizar` answers. */
export const userFrom = (payload: object): User => fromWire(user, payload) as User;

/** @throws ApiError */
export async function fetchUser(id: string): Promise<User> {
  const [found] = await read(findUsers, { id, limit: 1 });
  if (found) return found;
  const message = 'No hay resultados de consulta [Usuario].';
  throw new ApiError({ status: 404, message, errors: {} });
}

export const useUser = (id: string): Found<User> => useFound(['user', id], () => fetchUser(id));
