import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { pathFor } from '#domain/site-map.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}
interface Entry {
  id: string;
  tipo: string;
  fecha: string;
  lote: string;
}

describeOnBothDatabases('an entry that is more often a mistake', (databases) => {
  let wire: Wire;
  let [ownerId, owner, petId] = ['', '', ''];
  const products = new Map<string, string>();

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    petId = await add('Canela');
    const rows = await database.query.selectFrom('care_products').select(['id', 'name']).execute();
    for (const { id, name } of rows) products.set(name, id);
  });
  afterEach(() => wire.close());

  const add = (name: string, pet: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { name, owner_id: ownerId, ...pet });
  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const dose = (more: object = {}) => ({
    tipo: 'vacuna',
    fecha: today,
    producto_id: products.get('Quíntuple canina'),
    ...more,
  });
  const record = (said: object, id = petId) => post('cuidados:registrar', { id, ...said }, owner);
  const entries = async (id = petId) => {
    const { data } = await post('cuidados:consultar', { id }, owner);
    return (data.registros as Entry[]).filter(({ tipo }) => tipo === 'vacuna');
  };
  const asked = {
    status: 409,
    code: 'careUnconfirmed',
    errors: { fecha: ['Ya está registrada el 20 de noviembre de 2026, ¿otra dosis?'] },
  };

  test('is asked about from two pages at once, and stored where it is meant', async () => {
    const both = await Promise.all([record(dose()), record(dose())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(asked);
    // Of the same schedule.
    const sixfold = { producto_id: products.get('Séxtuple canina') };
    expect(await record(dose(sixfold))).toMatchObject(asked);
    expect(await entries()).toHaveLength(1);
    expect(await record(dose({ confirmada: true }))).toMatchObject({ status: 200 });
    expect(await entries()).toHaveLength(2);
  });

  test('is asked about where it is too early or too soon, and does not count', async () => {
    const puppy = await add('Sol', { age_value: 3, age_unit: 'months', registered_on: today });
    const rabies = { producto_id: products.get('Rabia') };
    const read = async () => {
      const { data } = await post('cuidados:consultar', { id: puppy }, owner);
      const { proximas, registros } = data as Record<string, Record<string, unknown>[]>;
      const next = proximas?.find(({ producto }) => producto === 'Rabia');
      const doses = registros?.filter(({ tipo }) => tipo === 'vacuna');
      return [next, doses?.map(({ cuenta }) => cuenta)];
    };
    const campaign = dose({ ...rabies, fecha: addDays(today, -60) });
    expect(await record(campaign, puppy)).toMatchObject({
      code: 'careUnconfirmed',
      errors: { fecha: [expect.stringContaining('12 semanas')] },
    });
    await record({ ...campaign, confirmada: true }, puppy);
    expect(await read()).toEqual([expect.objectContaining({ dosis: 1 }), [false]]);
    expect(await record(dose(rabies), puppy)).toMatchObject({ status: 200 });
    const counted = await read();
    expect(counted).toEqual([
      expect.objectContaining({ dosis: 2, fecha: addDays(today, 365) }),
      [true, false],
    ]);
    const soon = dose({ ...rabies, fecha: addDays(today, -20) });
    expect(await record(soon, puppy)).toMatchObject({
      errors: { fecha: expect.arrayContaining([expect.stringContaining('30 días')]) },
    });
    await record({ ...dose(rabies), confirmada: true }, puppy);
    expect((await read())[0]).toEqual(counted[0]);
  });

  test('is refused where it is dangerous: permethrin for a cat', async () => {
    const cat = await add('Michi', { species: 'cat' });
    const drops = { tipo: 'desparasitacion', fecha: today, producto: 'Pipeta con Permetrina' };
    const confirmed = { ...drops, confirmada: true };
    expect(await record(confirmed, cat)).toMatchObject({
      status: 422,
      errors: { producto: [expect.stringContaining('mata a los gatos')] },
    });
    const forDogs = {
      producto: '',
      producto_id: products.get('Antipulgas y garrapatas para perro'),
    };
    expect(await record({ ...confirmed, ...forDogs }, cat)).toMatchObject({ status: 422 });
    expect(await record({ ...drops, tipo: 'tratamiento' }, cat)).toMatchObject({ status: 422 });
    expect(await record(drops)).toMatchObject({ status: 200 });
  });

  test('is asked about when a correction makes it one', async () => {
    await record(dose({ fecha: addDays(today, -60) }));
    await record(dose());
    const [latest] = await entries();
    const id = String(latest?.id);
    const correct = (more: object) => post('cuidados:corregir', { id, ...dose(more) }, owner);
    expect(await correct({ fecha: addDays(today, -60) })).toMatchObject({
      status: 409,
      code: 'careUnconfirmed',
    });
    expect((await entries()).map(({ fecha }) => fecha)).toContain(today);
    await record(dose({ confirmada: true }));
    // It was answered before.
    expect(await correct({ lote: 'A482' })).toMatchObject({ status: 200 });
    expect((await entries()).map(({ lote }) => lote)).toContain('A482');
  });

  test('is asked about for a whole litter by name, with nothing half-saved', async () => {
    const [luna, sol] = [await add('Luna'), await add('Sol')];
    await record(dose(), luna);
    const all = (more: object = {}) =>
      post('cuidados:registrar_varios', { mascotas: [petId, luna, sol], ...dose(more) }, owner);
    expect(await all()).toMatchObject({
      status: 409,
      errors: { fecha: ['Luna: Ya está registrada el 20 de noviembre de 2026, ¿otra dosis?'] },
    });
    expect([await entries(), await entries(sol)]).toEqual([[], []]);
    expect(await all({ confirmada: true })).toMatchObject({ status: 200 });
    expect(await entries(luna)).toHaveLength(2);
  });

  test('is a weight that no animal of its age has, asked in the person’s language', async () => {
    const kitten = await addPet(wire.context.database, {
      name: 'Miau',
      species: 'cat',
      age_value: 1,
      age_unit: 'months',
      registered_on: today,
      owner_id: ownerId,
    });
    const weigh = (peso: unknown, more: object = {}, id = kitten) =>
      record({ tipo: 'peso', fecha: today, peso, ...more }, id);
    expect(await weigh('18')).toMatchObject({
      status: 409,
      code: 'careUnconfirmed',
      errors: {
        peso: [expect.stringMatching(/^¿Seguro\? 18 kg es mucho para un gato de su edad/)],
      },
    });
    expect(await weigh('18', { lang: 'en' })).toMatchObject({
      errors: {
        peso: [expect.stringMatching(/^Are you sure\? 18 kg is a lot for a cat of its age/)],
      },
    });
    expect(await weigh('0,018')).toMatchObject({
      status: 409,
      errors: { peso: [expect.stringContaining('muy poco')] },
    });
    expect(await weigh('0,6')).toMatchObject({ status: 200 });
    expect(await weigh('18', { confirmada: true })).toMatchObject({ status: 200 });
    // Of no cat at all: that is refused.
    expect(await weigh('21', { confirmada: true })).toMatchObject({ status: 422 });
    const { query } = wire.context.database;
    await query.updateTable('pets').set({ size: 'mini' }).where('id', '=', petId).execute();
    expect(await weigh('60', {}, petId)).toMatchObject({ status: 409 });
    expect(await weigh('6', {}, petId)).toMatchObject({ status: 200 });
  });

  test('is of a lot that had expired, by its label or by the lots of whoever writes', async () => {
    const named = (more: object) =>
      dose({ producto: 'Vanguard', fecha: addDays(today, -2), ...more });
    const expiredOn = addDays(today, -3);
    expect(await record(named({ caducidad: expiredOn }))).toMatchObject({
      status: 409,
      code: 'careUnconfirmed',
      errors: { caducidad: [expect.stringContaining('caducado')] },
    });
    const lot = {
      tipo: 'vacuna',
      producto: 'Vanguard',
      lote: 'KP 0931',
      caducidad: expiredOn,
      dosis: 5,
    };
    await wire.post('cuidados:agregar_lote', lot, owner);
    expect(await record(named({ lote: 'kp-0931' }))).toMatchObject({
      status: 409,
      errors: {
        lote: ['¿Seguro? Tu lote caducó el 17 de noviembre de 2026: revisa el lote y la fecha'],
      },
    });
    expect(await entries()).toEqual([]);
    const early = dose({ lote: 'KP0931', fecha: addDays(today, -30) });
    expect(await record(early)).toMatchObject({ status: 200 });
    expect(await record(named({ lote: 'kp-0931', confirmada: true }))).toMatchObject({
      status: 200,
    });
    expect(await entries()).toHaveLength(2);
  });

  test('is asked about at the vet’s link, which stays open', async () => {
    await record(dose());
    await post('visita_veterinaria:invitar', { id: petId }, owner);
    const links = await post('visita_veterinaria:enlaces', { id: petId }, owner);
    const [link] = links.data as unknown as { url: string }[];
    const [, clave] = String(link?.url).split(pathFor('vetVisit', 'es', { key: 'x' }).slice(0, -1));
    const { fecha: _, ...done } = dose();
    const write = (more: object = {}) =>
      post('visita_veterinaria:registrar', {
        clave,
        fecha: today,
        motivo: 'Revisión',
        veterinario: 'MVZ Ríos',
        cedula: '1234567',
        aplicado: [done],
        ...more,
      });
    const [line = ''] = asked.errors.fecha;
    expect(await write()).toMatchObject({
      ...asked,
      errors: { fecha: [`Quíntuple canina: ${line}`] },
    });
    expect(await write({ aplicado: [], peso: '140' })).toMatchObject({ status: 422 });
    expect(await write({ aplicado: [], peso: '0,1' })).toMatchObject({
      status: 409,
      errors: { peso: [expect.stringContaining('muy poco')] },
    });
    // Twice at one visit is as much of a question.
    const twice = await write({ fecha: addDays(today, -30), aplicado: [done, done] });
    expect(twice).toMatchObject({ status: 409, code: 'careUnconfirmed' });
    expect(await entries()).toHaveLength(1);
    expect(await post('visita_veterinaria:consultar', { clave })).toMatchObject({
      data: { estado: 'abierto' },
    });
    expect(await write({ confirmada: true })).toMatchObject({ status: 200 });
    expect(await write()).toMatchObject({ status: 200 });
    expect(await entries()).toHaveLength(2);
  });
});
