import { type User, userFrom } from '#app/api/users.ts';
import { callWire, callWirePage } from '#app/api/wire-client.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { isValidOn, satCfdiUses } from '#domain/catalogues/sat-lists.ts';
import { dateIn } from '#domain/clock.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';

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

/** What can be chosen of a list of the SAT today, by code. @throws WireError */
export async function fetchSatOptions(
  schema: 'sat_uso_cfdi' | 'sat_regimen_fiscal',
): Promise<{ value: string; label: string }[]> {
  const rows = await callWire('catalogos:consultar', { schema, limit: 100 });
  const today = dateIn(satTimezone, new Date());
  return rows
    .map(({ payload }) => readSatRow(payload))
    .filter((row) => isValidOn(today, row))
    .map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
}

const satTimezone = 'America/Mexico_City';

const readSatRow = entityReader(
  satCfdiUses.fields,
  ['code', 'name', 'validFrom', 'validTo'] as const,
  {},
);
