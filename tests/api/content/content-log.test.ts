import { afterEach, beforeEach, expect, test } from 'vitest';
import { roles } from '#domain/accounts/viewer.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const clave = 'equipo';
const minute = 60_000;

describeOnBothDatabases('the log of the texts', (databases) => {
  let wire: Wire;
  let now: number;
  let ana: string;
  let luz: string;
  let revision: number;
  beforeEach(async () => {
    now = start.now().getTime();
    revision = 0;
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    ana = await addUser(wire.context.database);
    luz = await addUser(wire.context.database);
  });
  afterEach(() => wire.close());

  // biome-ignore lint/suspicious/noExplicitAny: as the wire says it, whatever the call.
  const call = async (action: string, body: object, by = ana, role = 'editor'): Promise<any> =>
    wire.post(`contenido:${action}`, { clave, ...body }, `${role}:${by}`);
  async function save(title: string, by = ana) {
    const { valor } = (await call('consultar', {}, by)).data;
    valor.heading.es = title;
    const answer = await call('guardar_borrador', { revision, valor }, by);
    revision = answer.data?.revision ?? revision;
    return answer;
  }
  /** Oldest first: which, by whom, and which version. */
  async function told() {
    const rows = await wire.context.database.query
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'details_json'])
      .where('action', 'like', 'content.%')
      .orderBy('id')
      .execute();
    return rows.map(({ action, actor_id, details_json }) => {
      const { content, version } = JSON.parse(details_json ?? '{}');
      expect(content).toBe('team');
      return [action.replace('content.', ''), actor_id === ana ? 'Ana' : 'Luz', version ?? null];
    });
  }

  test('tells of each editing once, however often it is saved', async () => {
    for (const title of ['Uno', 'Dos', 'Tres']) {
      await save(title);
      now += 20 * minute;
    }
    expect(await told()).toEqual([['draftKept', 'Ana', null]]);
    await save('De Luz', luz);
    await save('Otra vez Ana');
    now += 31 * minute;
    await save('Después de comer');
    expect(await told()).toEqual([
      ['draftKept', 'Ana', null],
      ['draftKept', 'Luz', null],
      ['draftKept', 'Ana', null],
      ['draftKept', 'Ana', null],
    ]);
  });

  test('tells who published, planned, held back, brought back and discarded what', async () => {
    await save('Uno');
    await call('publicar', { revision: revision++ });
    await save('Dos');
    const fecha = new Date(now + 60 * minute).toISOString();
    await call('publicar', { revision: revision++, fecha }, luz);
    await call('cancelar_publicacion', { version: 3 });
    await call('restaurar', { revision: revision++, version: 2 }, luz);
    await call('descartar_borrador', { revision: revision++ });
    expect(await call('descartar_borrador', { revision })).toMatchObject({ status: 200 });
    expect(await told()).toEqual([
      ['draftKept', 'Ana', null],
      ['published', 'Ana', 2],
      ['draftKept', 'Ana', null],
      ['scheduled', 'Luz', 3],
      ['scheduleCancelled', 'Ana', 3],
      ['restored', 'Luz', 2],
      ['draftDiscarded', 'Ana', null],
    ]);
  });

  test('tells nothing of what was not stored: a refused draft, an old one, another role', async () => {
    await save('Uno');
    revision = 0;
    expect(await save('Encima', luz)).toMatchObject({ status: 409 });
    revision = 1;
    expect((await call('guardar_borrador', { revision, valor: {} }, luz)).status).toBe(422);
    expect((await call('restaurar', { revision, version: 9 }, luz)).status).toBe(404);
    expect((await call('descartar_borrador', { revision: 0 }, luz)).status).toBe(409);
    const closed = roles.values.filter((role) => role !== 'editor' && role !== 'administrator');
    for (const role of closed) {
      for (const action of ['restaurar', 'descartar_borrador']) {
        const body = { revision, ...(action === 'restaurar' && { version: 1 }) };
        expect((await call(action, body, luz, role)).status).toBe(403);
      }
    }
    expect(await told()).toEqual([['draftKept', 'Ana', null]]);
  });

  onSqliteAlone(databases, () => {
    test('is read by administrators, not by those who write', async () => {
      await save('Uno');
      const ask = (role: string) =>
        wire.post('auditoria:consultar', {}, `${role}:${luz}`) as unknown as Promise<{
          status: number;
          data: { accion: string }[];
        }>;
      expect((await ask('editor')).status).toBe(403);
      expect((await ask('administrator')).data.map(({ accion }) => accion)).toContain(
        'content.draftKept',
      );
    });
  });
});
