import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addHome, ask, kittens } from './foster-calls.ts';

describeOnBothDatabases('a foster home', (databases) => {
  let wire: Wire;
  let ana = '';
  beforeEach(async () => {
    wire = await openWire(databases);
    ana = `member:${await addUser(wire.context.database)}`;
  });
  afterEach(() => wire.close());

  const own = (token = ana) => ask(wire, 'hogares:mio', {}, token);
  const offer = (said: object, token: string | undefined = ana) =>
    ask(wire, 'hogares:ofrecer', { ...kittens, ...said }, token);
  const list = async (search: object = {}, token = 'coordinator:c') => {
    const { data } = await ask(wire, 'hogares:consultar', search, token);
    return (data as { ciudad: string }[]).map(({ ciudad }) => ciudad);
  };

  test('is offered once for an account, changed, paused, ended and offered again', async () => {
    expect(await own()).toMatchObject({ status: 200, data: null });
    const first = await offer({});
    expect(first.status).toBe(200);
    expect((await own()).data).toMatchObject({ estado: 'activo', lugares: 2, hasta: null });
    await ask(wire, 'hogares:cambiar_estado', { estado: 'pausado' }, ana);
    const again = await offer({ lugares: '3', hasta: addDays(today, 30) });
    expect(again.data).toEqual(first.data);
    expect((await own()).data).toMatchObject({ estado: 'pausado', lugares: 3 });
    await ask(wire, 'hogares:cambiar_estado', { estado: 'terminado' }, ana);
    await offer({});
    expect((await own()).data).toMatchObject({ estado: 'activo', lugares: 2 });
  });

  test('is one home also when it is offered twice at once', async () => {
    const both = await Promise.all([offer({}), offer({})]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data).toEqual(both[1].data);
  });

  onSqliteAlone(databases, () => {
    test('that makes no sense is refused field by field', async () => {
      const wrong = await offer({
        especie: 'caballo',
        lugares: 0,
        edades: [],
        puede: ['volar'],
        ciudad: ' ',
        hasta: '2026-02-31',
      });
      expect(wrong.status).toBe(422);
      expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(
        ['ciudad', 'edades', 'especie', 'hasta', 'lugares', 'puede'].toSorted(),
      );
      const past = await offer({ hasta: addDays(today, -1) });
      expect(past.errors?.hasta).toHaveLength(1);
      expect((await own()).data).toBeNull();
    });
  });

  test('is listed for who manages homes alone, with filters and as a table', async () => {
    await addHome(wire, { ciudad: 'Guadalajara' });
    await addHome(wire, { ciudad: 'Playa del Carmén', especie: 'ambos', lugares: 5 });
    const paused = await addHome(wire, { ciudad: 'Mérida', especie: 'perro' });
    await ask(wire, 'hogares:cambiar_estado', { estado: 'pausado' }, paused.token);
    expect(await list()).toEqual(['Mérida', 'Playa del Carmén', 'Guadalajara']);
    expect(await list({ especie: 'gato' })).toEqual(['Playa del Carmén', 'Guadalajara']);
    expect(await list({ libres: 3 })).toEqual(['Playa del Carmén']);
    expect(await list({ ciudad: 'carmen' })).toEqual(['Playa del Carmén']);
    expect(await list({ estado: 'pausado' }, 'administrator:a')).toEqual(['Mérida']);
    for (const token of [ana, 'editor:e', 'treasurer:t', undefined]) {
      const status = token === undefined ? 401 : 403;
      expect((await ask(wire, 'hogares:consultar', {}, token)).status).toBe(status);
      expect((await ask(wire, 'hogares:exportar', {}, token)).status).toBe(status);
    }
    const table = await wire.app.inject({
      method: 'POST',
      url: '/api/hogares:exportar',
      headers: { 'content-type': 'application/json', authorization: 'Bearer coordinator:c' },
      payload: JSON.stringify({ lang: 'en' }),
    });
    expect(table.headers['content-type']).toMatch(/^text\/csv/);
    expect(table.body.split('\r\n')).toHaveLength(5);
    expect(table.body).toContain('"Guadalajara","Active","Cats","2","0","0","0"');
  });

  onSqliteAlone(databases, () => {
    test('is nobody’s without a session', async () => {
      for (const action of ['mio', 'ofrecer', 'cambiar_estado', 'mis_animales', 'estancias']) {
        const body = action === 'ofrecer' ? kittens : { estado: 'pausado' };
        const said = ['ofrecer', 'cambiar_estado'].includes(action) ? body : {};
        expect((await ask(wire, `hogares:${action}`, said)).status, action).toBe(401);
      }
    });
  });
});
