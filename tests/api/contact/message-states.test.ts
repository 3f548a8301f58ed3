import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { administrator, member, openPortal, type Portal } from './portal.ts';

const message = {
  schema: 'mensajes',
  payload: {
    encabezado: {
      nombre: 'José Núñez',
      asunto: 'Una perrita en la carretera',
      mensaje: '¿Pueden venir?',
      email_destino: 'jose@example.mx',
    },
  },
};

interface Document {
  id: string;
  estado: string;
  payload: { historial: Record<string, unknown>[] };
  transiciones: string[];
}

let portal: Portal;

const make = (
  transicion: string,
  details: object = {},
  by: { token?: string; key?: string } = { token: administrator },
) =>
  portal.post(
    'documentos:transitar',
    { schema: 'mensajes', serie: '', folio: 1, transicion, ...details },
    by,
  );

async function read(relations: readonly string[] = ['historial', 'transiciones']) {
  const query = { schema: 'mensajes', with: relations };
  const { data } = await portal.post('documentos:consultar', query, { token: administrator });
  return (data as unknown as Document[])[0];
}
const history = async () => (await read())?.payload.historial ?? [];

describeOnBothDatabases('the state of a contact message', (databases) => {
  beforeEach(async () => {
    portal = await openPortal(databases);
    await portal.post('documentos:crear', message);
  });
  afterEach(() => portal.close());

  test('changes by transitions, each of which its history tells', async () => {
    const { status, data } = await make('archivar', { mensaje: 'Ya le escribí.' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      serie: '',
      folio: 1,
      estado: 'archivado',
      transiciones: ['marcar_spam', 'restaurar'],
    });
    await make('restaurar');
    await make('marcar_spam');
    expect(await read()).toMatchObject({ estado: 'spam', transiciones: ['restaurar'] });
    const by = { fecha: expect.any(String), por: 'equipo', usuario_id: '1', mensaje: null };
    expect(await history()).toEqual([
      { ...by, estado: 'vigente', transicion: null, por: 'visitante', usuario_id: null },
      { ...by, estado: 'archivado', transicion: 'archivar', mensaje: 'Ya le escribí.' },
      { ...by, estado: 'vigente', transicion: 'restaurar' },
      { ...by, estado: 'spam', transicion: 'marcar_spam' },
    ]);
    const query = {
      schema: 'mensajes',
      filter: { where: [{ field: 'estado', operator: '=', value: 'vigente' }] },
    };
    const active = await portal.post('documentos:consultar', query, { token: administrator });
    expect(active.paginate).toMatchObject({ total: 0 });
  });

  test('changes once, however many ask for it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => make('archivar')));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
    expect(await history()).toHaveLength(2);
  });

  test('changes once under a key, and the repeated call is answered as the first', async () => {
    const by = { token: administrator, key: 'archive-this-once' };
    const first = await make('archivar', {}, by);
    const again = await make('archivar', {}, by);
    expect(again.data).toEqual(first.data);
    expect(await make('marcar_spam', {}, by)).toMatchObject({
      status: 409,
      code: 'idempotencyKeyReused',
    });
    expect(await history()).toHaveLength(2);
  });

  test('is as before, with its history, when the change breaks in the middle', async () => {
    const { query } = portal.context.database;
    await query.schema.alterTable('document_history').renameTo('document_history_away').execute();
    expect((await make('archivar')).status).toBe(500);
    await query.schema.alterTable('document_history_away').renameTo('document_history').execute();
    expect(await read()).toMatchObject({ estado: 'vigente' });
    expect(await history()).toHaveLength(1);
  });

  test('has a history of its beginning and the latest 99 changes', async () => {
    for (let count = 0; count < 60; count++) {
      portal.pass(60_000);
      await portal.context.contact.makeTransition(admin, key, 'archive');
      await portal.context.contact.makeTransition(admin, key, 'restore');
    }
    const entries = await history();
    expect(entries).toHaveLength(100);
    expect(entries[0]).toMatchObject({ por: 'visitante' });
    expect(entries.at(-1)).toMatchObject({ transicion: 'restaurar' });
    const dates = entries.map(({ fecha }) => String(fecha));
    expect(dates).toEqual(dates.toSorted());
  });

  test('goes with the message', async () => {
    await make('archivar');
    await portal.post(
      'documentos:eliminar',
      { schema: 'mensajes', serie: '', folio: 1 },
      { token: administrator },
    );
    const { query } = portal.context.database;
    expect(await query.selectFrom('document_history').selectAll().execute()).toEqual([]);
  });
});

const admin = { kind: 'user' as const, id: '1', roles: ['administrator' as const] };
const key = { series: '', folio: 1 };

describeOnSqlite('a transition of a contact message', (databases) => {
  beforeEach(async () => {
    portal = await openPortal(databases);
    await portal.post('documentos:crear', message);
  });
  afterEach(() => portal.close());

  test('is refused where the state does not allow it, and changes nothing', async () => {
    expect(await make('restaurar')).toMatchObject({ status: 409, code: 'transitionNotAllowed' });
    await make('archivar');
    expect(await make('archivar')).toMatchObject({ status: 409, code: 'transitionNotAllowed' });
    expect(await history()).toHaveLength(2);
  });

  test('is refused where there is no such transition, kind or document', async () => {
    const unknown = await make('adoptar');
    expect(unknown).toMatchObject({ status: 422, code: 'transitionUnknown' });
    expect(unknown.errors).toHaveProperty('transicion');
    expect((await make('constructor')).status).toBe(422);
    expect((await make('archivar', { schema: 'boletines' })).status).toBe(422);
    expect((await make('archivar', { schema: 'nada' })).status).toBe(422);
    expect(await make('archivar', { folio: 2 })).toMatchObject({ status: 404, code: 'notFound' });
    expect((await make('archivar', { serie: 'B' })).status).toBe(404);
  });

  test('is for those who manage messages', async () => {
    expect(await make('archivar', {}, {})).toMatchObject({ status: 401, code: 'noToken' });
    expect(await make('archivar', {}, { token: member })).toMatchObject({ status: 403 });
    expect(await read()).toMatchObject({ estado: 'vigente' });
  });

  test('takes a note of at most 1,000 characters, and nothing that it does not know', async () => {
    expect((await make('archivar', { mensaje: 'x'.repeat(1_001) })).errors).toHaveProperty(
      'mensaje',
    );
    expect((await make('archivar', { motivo: '02' })).errors).toHaveProperty('motivo');
    expect((await make('archivar', { mensaje: 'x'.repeat(1_000) })).status).toBe(200);
  });

  test('shows in a list only where that is asked for', async () => {
    expect(await read([])).not.toHaveProperty('payload.historial');
    expect(await read([])).not.toHaveProperty('transiciones');
    const query = { schema: 'mensajes', with: ['usuarios'] };
    expect(
      (await portal.post('documentos:consultar', query, { token: administrator })).errors,
    ).toHaveProperty('with.0');
    const mine = { schema: 'mensajes', with: ['historial'] };
    expect((await portal.post('documentos:consultar', mine, { token: member })).status).toBe(403);
    expect((await portal.post('documentos:consultar', mine)).status).toBe(401);
  });
});
