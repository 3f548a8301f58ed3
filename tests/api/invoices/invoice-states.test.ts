import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { openSwInvoicing, type SwInvoicing } from './sw-portal.ts';

const minute = 60_000;
const key = { schema: 'cfdis', serie: 'DON', folio: 1 };

let portal: SwInvoicing;

interface Found {
  estado: string;
  transiciones: string[];
  payload: { historial: Record<string, unknown>[] };
}

async function read({ token }: { token: string }): Promise<Found | undefined> {
  const query = { schema: 'cfdis', with: ['historial', 'transiciones'] };
  const { data } = await portal.post('documentos:consultar', query, { token });
  return (data as unknown as Found[])[0];
}
const make = (
  transicion: string,
  details: object = {},
  token = portal.admin.token,
  idempotencyKey?: string,
) => {
  const body = { ...key, transicion, ...details };
  return portal.post('documentos:transitar', body, { token, key: idempotencyKey });
};
const steps = (found: Found | undefined) =>
  found?.payload.historial.map(({ estado, transicion, por }) => [estado, transicion, por]);

describeOnBothDatabases('the state of an invoice', (databases) => {
  beforeEach(async () => {
    portal = await openSwInvoicing(databases);
    await portal.invoice(await portal.give());
  });
  afterEach(() => portal.close());

  const stamped = [
    ['pendiente', null, 'titular'],
    ['vigente', 'timbrar', 'portal'],
  ];

  test('has a history from its creation to its cancellation, which its donor reads without accounts', async () => {
    portal.service.behave('mentions nothing');
    const { status, data } = await make('cancelar', { motivo: '02' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      serie: 'DON',
      folio: 1,
      estado: 'en_cancelacion',
      transiciones: [],
    });
    portal.service.behave('well');
    await portal.after(11 * minute);
    const whole = [
      ...stamped,
      ['en_cancelacion', 'cancelar', 'equipo'],
      ['cancelado', 'confirmar_cancelacion', 'portal'],
    ];
    const own = await read(await portal.again(portal.ana));
    expect(steps(own)).toEqual(whole);
    expect(JSON.stringify(own)).not.toContain(portal.admin.id);
    const all = await read(await portal.again(portal.admin));
    expect(steps(all)).toEqual(whole);
    expect(all?.payload.historial[2]).toMatchObject({ usuario_id: portal.admin.id });
  });

  onSqliteAlone(databases, () => {
    test('comes back where the SAT refuses, told by `documentos:cancelar` too', async () => {
      portal.service.behave('mentions nothing');
      await portal.post('documentos:cancelar', { ...key, motivo: '02' }, portal.admin);
      portal.service.behave('receiver refuses');
      await portal.after(11 * minute);
      const found = await read(await portal.again(portal.admin));
      expect(found).toMatchObject({ estado: 'vigente', transiciones: ['cancelar'] });
      expect(steps(found)?.slice(2)).toEqual([
        ['en_cancelacion', 'cancelar', 'equipo'],
        ['vigente', 'rechazar_cancelacion', 'portal'],
      ]);
    });
  });

  test('is changed once by many who cancel it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => make('cancelar', { motivo: '02' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(steps(await read(portal.admin))).toHaveLength(4);
  });

  test('is changed once under a key, also while the first call still waits for the SAT', async () => {
    portal.service.behave('slow');
    const once = () => make('cancelar', { motivo: '02' }, portal.admin.token, 'cancel-this-once');
    const calls = portal.service.calls.length;
    const first = once();
    await expect.poll(() => portal.service.calls.length).toBe(calls + 1);
    expect(await once()).toMatchObject({ status: 200, data: { estado: 'en_cancelacion' } });
    expect(portal.service.calls).toHaveLength(calls + 1);
    portal.service.dropSlow();
    expect((await first).status).toBe(200);
    expect(steps(await read(portal.admin))?.slice(2, 3)).toEqual([
      ['en_cancelacion', 'cancelar', 'equipo'],
    ]);
  });

  test('is changed anew under the key of a cancellation that the SAT did not take', async () => {
    const said = { motivo: '01', folio_sustitucion: crypto.randomUUID() };
    const once = () => make('cancelar', said, portal.admin.token, 'cancel-this-once');
    expect(await once()).toMatchObject({ status: 409, code: 'cancellationRefused' });
    expect(await once()).toMatchObject({ status: 409, code: 'cancellationRefused' });
    const names = steps(await read(portal.admin))?.map(([, transicion]) => transicion);
    expect(names?.filter((name) => name === 'cancelar')).toHaveLength(2);
  });

  test('is not its donor’s to change, does not exist for others, and is never changed in the portal’s name', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx', name: 'Eva' });
    expect((await make('cancelar', { motivo: '02' }, eva.token)).status).toBe(404);
    expect((await make('cancelar', { motivo: '02' }, portal.ana.token)).status).toBe(403);
    expect((await make('timbrar')).status).toBe(403);
    expect(await make('terminar')).toMatchObject({ status: 409, code: 'transitionNotAllowed' });
    expect(await make('archivar')).toMatchObject({ status: 422, code: 'transitionUnknown' });
    expect((await make('cancelar', { motivo: '09' })).errors).toHaveProperty('motivo');
    expect((await make('cancelar', { mensaje: 'x' })).errors).toHaveProperty('mensaje');
    expect(await read(eva)).toBeUndefined();
    const own = await read(portal.ana);
    expect(own?.transiciones).toEqual([]);
    expect(steps(own)).toEqual(stamped);
  });

  test('keeps its history when an account is erased, without whose it was', async () => {
    await portal.post(
      'usuarios:eliminar',
      { contrasena: goodPassword },
      { token: portal.ana.token },
    );
    const { query } = portal.context.database;
    const rows = await query
      .selectFrom('document_history')
      .selectAll()
      .orderBy('position')
      .execute();
    expect(rows.map(({ made_as, made_by }) => [made_as, made_by])).toEqual([
      ['owner', null],
      ['system', null],
    ]);
  });

  test('is among what people export of their own', async () => {
    const { data } = await portal.post(
      'usuarios:exportar',
      { contrasena: goodPassword },
      { token: portal.ana.token },
    );
    expect(data.datos).toMatchObject({
      documentHistory: [{ kind: 'invoice', transition: null, status: 'pending' }],
    });
  });
});
