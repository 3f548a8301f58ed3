import type { Language } from '#domain/language.ts';
import { addUser } from '../pets/add-pets.ts';
import { rowOf } from '../pets/wire-pets.ts';
import type { Wire } from '../wire/portal.ts';

/** An event to come as an administrator's browser sends it. */
export const picnic = {
  descripcion: 'Ven a conocer a quienes esperan familia.\nHabrá sombra y agua.',
  fecha: '2026-11-29',
  horario: { de: '10:00', a: '14:00' },
  lugar: {
    direccion: 'Parque Dos Aguas, Av. Tulum 12',
    colonia: 'Centro',
    cp: '77760',
    ciudad: 'Tulum',
    estado: 'Quintana Roo',
  },
};

export const admin = 'administrator:ines';

/** @returns the new event's id */
export async function createEvent(wire: Wire, said: object = {}): Promise<string> {
  const body = { schema: 'evento_adopcion', payload: { ...picnic, ...said } };
  return rowOf(await wire.post('catalogos:crear', body, admin)).id;
}

/** With a password: the jobs that run sweep accounts that nobody has entered. */
export async function addMember(
  { context: { database } }: Wire,
  said: { language?: Language; disabled?: 1 } = {},
): Promise<string> {
  const id = await addUser(database);
  const entered = { password_hash: 'none', confirmed_at: '2026-01-01T00:00:00.000Z' };
  await database.query
    .updateTable('users')
    .set({ ...entered, ...said })
    .where('id', '=', id)
    .execute();
  return id;
}

/** One event as somebody sees it. */
export async function seeEvent(wire: Wire, id: string, token?: string, related: string[] = []) {
  const answer = await wire.post(
    'catalogos:consultar',
    {
      schema: 'evento_adopcion',
      filter: { where: [{ field: 'id', operator: '=', value: id }] },
      with: related,
    },
    token,
  );
  return answer.data[0];
}
