import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

describeOnBothDatabases('a schedule that begins', (databases) => {
  let wire: Wire;
  let [ownerId, owner, luna, sol] = ['', '', '', ''];
  let products: { id: string; name: string }[] = [];

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    [luna, sol] = [await add('Luna'), await add('Sol')];
    products = await database.query.selectFrom('care_products').select(['id', 'name']).execute();
  });
  afterEach(() => wire.close());

  const add = (name: string) =>
    addPet(wire.context.database, {
      ...{ name, owner_id: ownerId, vaccines: '', registered_on: today },
      ...{ age_value: 2, age_unit: 'months' },
    });
  const post = async (action: string, body: object, token = owner) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const toDo = async (asked: object = {}, token = owner) => {
    const { data } = await post('cuidados:por_hacer', asked, token);
    const { cuidados, sin_registro } = data as Record<string, Record<string, unknown>[]>;
    return {
      due: cuidados?.map(({ mascota, producto }) => `${mascota}: ${producto}`) ?? [],
      unrecorded: sin_registro?.map(({ mascota }) => mascota) ?? [],
    };
  };
  const productId = (wanted: string) => products.find(({ name }) => name === wanted)?.id;
  const start = (more: object = {}, token = owner) =>
    post(
      'cuidados:empezar',
      { mascotas: [{ id: luna }, { id: sol }], fecha: today, ...more },
      token,
    );
  const entries = async (id: string) => {
    const { data } = await post('cuidados:consultar', { id });
    return data.registros as Record<string, unknown>[];
  };

  test('makes a litter due at once, of which nothing was written', async () => {
    expect((await toDo()).unrecorded).toEqual(['Luna', 'Sol']);
    expect((await toDo()).due).toEqual([]);
    expect((await toDo({ todas: true }, 'coordinator:c')).unrecorded).toEqual(['Luna', 'Sol']);
    const { status, data } = await start();
    expect([status, data.ids]).toEqual([200, [expect.any(String), expect.any(String)]]);
    const after = await toDo();
    expect(after.unrecorded).toEqual([]);
    expect(after.due).toEqual(
      expect.arrayContaining(['Luna: Quíntuple canina', 'Sol: Quíntuple canina']),
    );
    expect(await entries(luna)).toMatchObject([{ tipo: 'nota', texto: 'Empieza su esquema' }]);
    // Taken back, nothing is due again.
    for (const id of data.ids as string[]) await post('cuidados:borrar', { id });
    expect(await toDo()).toEqual({ due: [], unrecorded: ['Luna', 'Sol'] });
  });

  test('has the weight of each, and what all got with its lot, or nothing', async () => {
    const given = { producto_id: productId('Quíntuple canina'), lote: 'A482' };
    const weighed = (peso: unknown) => ({
      mascotas: [
        { id: luna, peso: '2,1' },
        { id: sol, peso },
      ],
    });
    expect(await start({ ...given, ...weighed(500) })).toMatchObject({
      status: 422,
      errors: { 'mascotas.1.peso': [expect.any(String)] },
    });
    expect(await start({ ...given, mascotas: [{ id: luna }, { id: luna }] })).toMatchObject({
      status: 422,
    });
    const cats = { producto_id: productId('Triple felina') };
    expect(await start(cats)).toMatchObject({ status: 422 });
    const stranger = `member:${await addUser(wire.context.database)}`;
    expect(await start(given, stranger)).toMatchObject({ status: 404 });
    expect([await entries(luna), await entries(sol)]).toEqual([[], []]);
    expect(await start({ ...given, ...weighed(1.9) })).toMatchObject({ status: 200 });
    expect(await entries(sol)).toMatchObject([
      { tipo: 'peso', peso: 1.9 },
      { tipo: 'vacuna', lote: 'A482' },
    ]);
    const { data } = await post('cuidados:consultar', { id: luna });
    expect(data.proximas).toContainEqual(
      expect.objectContaining({
        producto: 'Quíntuple canina',
        fecha: addDays(today, 21),
        dosis: 2,
      }),
    );
    // From a second page it is a second dose.
    expect(await start({ ...given, ...weighed(1.9) })).toMatchObject({
      status: 409,
      code: 'careUnconfirmed',
      errors: { fecha: [expect.stringMatching(/^Luna: /), expect.stringMatching(/^Sol: /)] },
    });
    expect(await entries(sol)).toHaveLength(2);
  });
});
