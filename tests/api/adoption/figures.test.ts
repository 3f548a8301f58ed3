import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  text: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

describeOnBothDatabases('the figures of applications', (databases) => {
  let wire: Wire;
  let folio = 0;
  const period = { desde: '2026-01', hasta: '2026-03' };
  beforeEach(async () => {
    folio = 0;
    wire = await openWire(databases, {}, start);
  });
  afterEach(() => wire.close());

  const figures = async (token?: string, body: object = period) =>
    (await wire.post('solicitudes:cifras', body, token)) as unknown as Reply;
  const exported = async (token?: string) =>
    (
      await wire.app.inject({
        method: 'POST',
        url: '/api/solicitudes:exportar_cifras',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload: period,
      })
    ).body;

  const add = (ownerId: string | null, said: object) => addAll([rowOf(ownerId, said)]);
  const addAll = (rows: object[]) =>
    wire.context.database.query
      .insertInto('adoption_applications')
      .values(rows as never)
      .execute();
  function rowOf(ownerId: string | null, said: object) {
    folio += 1;
    return {
      id: `application-${folio}`,
      created_at: '2026-01-15T12:00:00.000Z',
      series: 'SOL',
      folio,
      status: 'received',
      pet_id: `pet-${folio}`,
      pet_names_json: '["Canela"]',
      pet_owner_id: ownerId,
      name: 'Familia Secreta',
      email: 'secreta@example.org',
      phone: '9841112299',
      message: '',
      language: 'es',
      profile_json: '{}',
      fit_json: '[]',
      questions_json: '[]',
      appointments_json: '[]',
      notes_json: '[]',
      news_count: 0,
      ...said,
    };
  }

  test('are medians, nine of ten, returns and reasons, by month of the site’s time', async () => {
    const rescuerId = await addUser(wire.context.database);
    for (let hours = 1; hours <= 10; hours += 1) {
      await add(rescuerId, { answer_minutes: hours * 60 });
    }
    await add(rescuerId, { status: 'adopted', adoption_minutes: 2_880 });
    // Still January in Mexico.
    await add(rescuerId, {
      created_at: '2026-02-01T03:00:00.000Z',
      status: 'returned',
      adoption_minutes: 4_320,
    });
    await add(rescuerId, {
      created_at: '2026-03-10T12:00:00.000Z',
      status: 'declined',
      decline_reason: 'noAnswer',
    });
    await add(rescuerId, { created_at: '2026-05-10T12:00:00.000Z' });
    const { data } = await figures(`member:${rescuerId}`);
    const none = { mediana: null, p90: null };
    expect(data).toEqual({
      total: {
        recibidas: 13,
        adoptadas: 2,
        devueltas: 1,
        respuesta: { mediana: 300, p90: 540 },
        adopcion: { mediana: 2_880, p90: 4_320 },
      },
      meses: [
        expect.objectContaining({ mes: '2026-01', recibidas: 12, devueltas: 1 }),
        {
          mes: '2026-02',
          recibidas: 0,
          adoptadas: 0,
          devueltas: 0,
          respuesta: none,
          adopcion: none,
        },
        expect.objectContaining({ mes: '2026-03', recibidas: 1, respuesta: none }),
      ],
      motivos: [{ motivo: 'sin_respuesta', total: 1 }],
      responsables: [],
    });
  });

  test('tell rescuers of their own pets alone, and nobody’s name', async () => {
    const { database } = wire.context;
    const [own, other] = [await addUser(database), await addUser(database)];
    await database.query
      .updateTable('users')
      .set({ name: '=Olga' })
      .where('id', '=', other)
      .execute();
    await add(own, {});
    await add(other, {});
    await add(null, {});
    const mine = await figures(`member:${own}`);
    expect(mine.data).toMatchObject({ total: { recibidas: 1 }, responsables: [] });
    const table = await exported(`member:${own}`);
    expect(table.trim().split('\r\n')).toHaveLength(2);
    expect(table).not.toMatch(/Olga|Secreta|secreta|9841112299/);
    for (const token of ['coordinator:c', 'administrator:a']) {
      const { data } = await figures(token);
      expect(data).toMatchObject({ total: { recibidas: 3 } });
      expect(data.responsables).toHaveLength(3);
      const all = await exported(token);
      expect(all.trim().split('\r\n')).toHaveLength(4);
      expect(all).toContain(`"'=Olga"`);
      expect(all).not.toMatch(/Secreta|secreta|9841112299/);
    }
    for (const token of ['treasurer:t', 'editor:e', 'member:m']) {
      expect((await figures(token)).data).toMatchObject({
        total: { recibidas: 0 },
        responsables: [],
      });
    }
    expect(await figures()).toMatchObject({ status: 401 });
  });

  test('count each of thousands once, also of those that arrived in the same moment', async () => {
    const rescuerId = await addUser(wire.context.database);
    const minutes = Array.from({ length: 1_010 }, (_, index) => index + 1);
    for (let start = 0; start < minutes.length; start += 101) {
      const some = minutes.slice(start, start + 101);
      await addAll(some.map((answer_minutes) => rowOf(rescuerId, { answer_minutes })));
    }
    const { data } = await figures(`member:${rescuerId}`);
    const counted = { recibidas: 1_010, respuesta: { mediana: 505, p90: 909 } };
    expect(data).toMatchObject({ total: counted, meses: [{ mes: '2026-01', ...counted }, {}, {}] });
    const lines = (await exported(`member:${rescuerId}`)).trim().split('\r\n');
    expect(new Set(lines).size).toBe(1_011);
  });

  test('are of at most 36 months', async () => {
    const wrong = (desde: string, hasta: string) => figures('administrator:a', { desde, hasta });
    expect(await wrong('2024-01', '2026-12')).toMatchObject({ status: 200 });
    for (const [desde, hasta] of [
      ['2024-01', '2027-01'],
      ['2026-02', '2026-01'],
      ['2026-01', 'x'],
    ] as const) {
      expect(await wrong(desde, hasta)).toMatchObject({
        status: 422,
        errors: { hasta: expect.anything() },
      });
    }
  });
});
