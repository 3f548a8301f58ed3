import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  // Of many shapes; each test says what it expects of it.
  data: Record<string, never>;
}
interface Entry {
  id: string;
  tipo: string;
  texto: string;
  version: number;
}
interface Next {
  producto: string;
  dosis: number;
  fecha: string | null;
  estado: string;
  mascota?: string;
}

describeOnBothDatabases('the medical record of a pet', (databases) => {
  let wire: Wire;
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];
  const products = new Map<string, string>();

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await add('Canela');
    const rows = await database.query.selectFrom('care_products').select(['id', 'name']).execute();
    for (const { id, name } of rows) products.set(name, id);
  });
  afterEach(() => wire.close());

  const add = (name: string, pet: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { name, owner_id: ownerId, ...pet });
  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const rabies = (fecha = today) => ({
    tipo: 'vacuna',
    fecha,
    producto_id: products.get('Rabia'),
    producto: 'Nobivac',
    lote: 'A123',
    caducidad: addDays(fecha, 90),
    veterinario: 'MVZ Paredes',
  });
  const record = (said: object, token = owner, id = petId) =>
    post('cuidados:registrar', { id, ...said }, token);
  const read = async (token = owner, id = petId) => {
    const { status, data } = await post('cuidados:consultar', { id }, token);
    const { registros, proximas } = data ?? {};
    return {
      status,
      entries: registros as unknown as Entry[],
      next: proximas as unknown as Next[],
    };
  };
  const pet = async () => {
    const filter = { where: [{ field: 'id', operator: '=', value: petId }] };
    return (await wire.ask({ filter }, owner)).data[0]?.payload;
  };
  const count = async () => {
    const rows = await wire.context.database.query
      .selectFrom('care_entries')
      .select('id')
      .execute();
    return rows.length;
  };

  test('is read and written by the pet’s owner and staff, and does not exist for others', async () => {
    for (const token of [owner, 'administrator:a', 'coordinator:c']) {
      const note = { tipo: 'nota', fecha: today, texto: token };
      expect(await record(note, token), token).toMatchObject({ status: 200 });
      expect((await read(token)).status).toBe(200);
    }
    const [entry] = (await read()).entries;
    const { id = '' } = entry ?? {};
    const before = await count();
    for (const token of [stranger, 'editor:e', 'treasurer:t', undefined]) {
      const status = token === undefined ? 401 : 404;
      for (const [action, body] of [
        ['cuidados:consultar', { id: petId }],
        ['cuidados:registrar', { id: petId, ...rabies() }],
        ['cuidados:registrar_varios', { mascotas: [petId], ...rabies() }],
        ['cuidados:corregir', { id, ...rabies() }],
        ['cuidados:borrar', { id }],
        ['cuidados:recuperar', { id }],
      ] as const) {
        const answer = await post(action, body, token);
        expect([action, token, answer.status]).toEqual([action, token, status]);
      }
    }
    const missing = await post('cuidados:consultar', { id: 'nobody' }, stranger);
    expect(missing).toEqual(await post('cuidados:consultar', { id: petId }, stranger));
    expect(await count()).toBe(before);
  });

  test('moves the next dose when one is given, from the day it was given', async () => {
    const lastYear = addDays(today, -370);
    await record({ ...rabies(lastYear), caducidad: null });
    const next = async () => (await read()).next.find(({ producto }) => producto === 'Rabia');
    expect(await next()).toMatchObject({
      fecha: addDays(lastYear, 365),
      estado: 'atrasada',
      dosis: 2,
    });
    const { data } = await post('cuidados:por_hacer', {}, owner);
    expect(data).toMatchObject({ hoy: today });
    expect(data.cuidados as unknown as Next[]).toContainEqual(
      expect.objectContaining({ producto: 'Rabia', estado: 'atrasada', mascota: 'Canela' }),
    );
    await record(rabies());
    expect(await next()).toMatchObject({ fecha: addDays(today, 365), estado: 'al_dia' });
    const after = await post('cuidados:por_hacer', {}, owner);
    expect(JSON.stringify(after.data)).not.toContain('Rabia');
    expect(await post('cuidados:por_hacer', {}, stranger)).toMatchObject({
      data: { cuidados: [] },
    });
    expect(await post('cuidados:por_hacer', { todas: true }, owner)).toMatchObject({ status: 403 });
    const all = await post('cuidados:por_hacer', { todas: true }, 'coordinator:c');
    expect(all).toMatchObject({ status: 200 });
    expect(JSON.stringify(all.data)).toContain('Canela');
  });

  test('tells the pet’s own fields what it knows, and keeps what was written before', async () => {
    const worms = { tipo: 'desparasitacion', fecha: addDays(today, -3), producto: 'Drontal' };
    expect(await pet()).toMatchObject({
      esterilizada: true,
      fecha_ultima_desparasitacion: '1999-09-09',
    });
    await record(worms);
    expect(await pet()).toMatchObject({
      desparasitacion: true,
      fecha_ultima_desparasitacion: addDays(today, -3),
      comentDesparasitacion: 'Rabia y múltiple al día',
      peso: 12.5,
    });
    await record(rabies());
    await record({ tipo: 'peso', fecha: today, peso: '13,25' });
    expect(await pet()).toMatchObject({
      comentDesparasitacion: 'Vacunas: Rabia (20/11/2026). Desparasitación: Drontal (17/11/2026).',
      peso: 13.25,
    });
    const note = (await read()).entries.find(({ tipo }) => tipo === 'nota');
    expect(note).toMatchObject({ texto: 'Rabia y múltiple al día' });
    await wire.context.database.query.updateTable('pets').set({ sterilized: 0 }).execute();
    await record({ tipo: 'operacion', fecha: today, operacion: 'esterilizacion' });
    expect(await pet()).toMatchObject({ esterilizada: true });
  });

  onSqliteAlone(databases, () => {
    test('refuses entries that cannot be', async () => {
      const cases: [what: string, wrong: Record<string, unknown>, field: string][] = [
        ['before the birth', { fecha: '2022-01-01' }, 'fecha'],
        ['in the future', { fecha: addDays(today, 1) }, 'fecha'],
        ['of a day that is none', { fecha: '2026-02-30' }, 'fecha'],
        ['with a next day that is not later', { proxima: today }, 'proxima'],
        ['with a next day in ten years', { proxima: '2036-11-20' }, 'proxima'],
        ['of another kind of product', { tipo: 'desparasitacion' }, 'producto_id'],
        ['of a cat’s product', { producto_id: 'Triple felina' }, 'producto_id'],
        ['of no product', { producto_id: null, producto: '' }, 'producto'],
        ['of no kind', { tipo: 'magia' }, 'tipo'],
        ['of a horse', { tipo: 'peso', peso: 250 }, 'peso'],
        ['without a weight', { tipo: 'peso' }, 'peso'],
        ['of less than nothing', { tipo: 'peso', peso: -1 }, 'peso'],
        ['of a test without a result', { tipo: 'prueba', titulo: 'FeLV' }, 'resultado'],
        ['of an empty note', { tipo: 'nota' }, 'texto'],
      ];
      for (const [what, wrong, field] of cases) {
        const named = typeof wrong.producto_id === 'string' && {
          producto_id: products.get(wrong.producto_id),
        };
        const { status, errors } = await record({ ...rabies(), ...wrong, ...named });
        expect([what, status, errors]).toMatchObject([
          what,
          422,
          { [field]: [expect.any(String)] },
        ]);
      }
      expect(await count()).toBe(0);
    });
  });

  test('is corrected by one at a time, and brought back for a day', async () => {
    const { data } = await record(rabies());
    const id = String(data.id);
    const weight = { tipo: 'peso', fecha: today, peso: 12 };
    const corrected = { id, version: 1, ...rabies(addDays(today, -10)) };
    expect(await post('cuidados:corregir', corrected, owner)).toMatchObject({ status: 200 });
    expect(await post('cuidados:corregir', { ...corrected, ...weight }, owner)).toMatchObject({
      status: 409,
      code: 'careChangedSince',
    });
    const rabiesNext = async () => (await read()).next.find(({ producto }) => producto === 'Rabia');
    expect(await rabiesNext()).toMatchObject({ fecha: addDays(today, 355) });
    expect(await post('cuidados:borrar', { id }, owner)).toMatchObject({ status: 200 });
    expect(await post('cuidados:borrar', { id }, owner)).toMatchObject({ status: 404 });
    expect((await read()).entries.map((one) => one.id)).not.toContain(id);
    expect(await post('cuidados:recuperar', { id }, owner)).toMatchObject({ status: 200 });
    expect(await rabiesNext()).toMatchObject({ fecha: addDays(today, 355) });
    await post('cuidados:borrar', { id }, owner);
    await wire.context.database.query
      .updateTable('care_entries')
      .set({ deleted_at: '2026-11-19T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await post('cuidados:recuperar', { id }, owner)).toMatchObject({ code: 'careUndoOver' });
    const { rows } = await auditOf(petId);
    expect(rows).toBe(5);
  });

  const auditOf = async (id: string) => {
    const found = await wire.context.database.query
      .selectFrom('audit_events')
      .select('details_json')
      .where('action', '=', 'pet.careChanged')
      .execute();
    return { rows: found.filter(({ details_json: text }) => String(text).includes(id)).length };
  };

  describe('of a litter', () => {
    const all = (mascotas: string[], said: object = rabies(), token = owner) =>
      post('cuidados:registrar_varios', { mascotas, ...said }, token);

    test('is written for all of it, or for none', async () => {
      const other = await add('Luna');
      const cat = await add('Michi', { species: 'cat' });
      const foreign = await addPet(wire.context.database, { owner_id: stranger.slice(7) });
      expect(await all([petId, other])).toMatchObject({ status: 200 });
      expect((await read(owner, other)).entries.map(({ tipo }) => tipo)).toContain('vacuna');
      const before = await count();
      const five = { ...rabies(), producto_id: products.get('Quíntuple canina') };
      expect(await all([petId, cat], five)).toMatchObject({ status: 422 });
      expect(await all([petId, foreign])).toMatchObject({ status: 404 });
      expect(await all([])).toMatchObject({ status: 422 });
      expect(await all(Array.from({ length: 21 }, () => petId))).toMatchObject({ status: 422 });
      expect(await count()).toBe(before);
    });
  });

  test('has nothing due while the pet is with its family, and follows a changed schedule', async () => {
    const { database, care } = wire.context;
    await record({ ...rabies(addDays(today, -370)), caducidad: null });
    const due = async () => {
      const { data } = await post('cuidados:por_hacer', {}, owner);
      return (data.cuidados as unknown as Next[]).map(({ producto }) => producto);
    };
    expect(await due()).toContain('Rabia');
    const change = (estado: string) =>
      post(
        'catalogos:actualizar',
        { schema: 'mascotas', id: petId, payload: { estado, nuestro_canal: 'NO' } },
        owner,
      );
    expect(await change('adoptado')).toMatchObject({ status: 200 });
    expect(await due()).toEqual([]);
    expect(await change('devuelto')).toMatchObject({ status: 200 });
    expect(await due()).toContain('Rabia');
    await database.query
      .updateTable('care_products')
      .set({ booster_days: 1_095 })
      .where('name', '=', 'Rabia')
      .execute();
    await care.replanOutdated();
    expect(await due()).not.toContain('Rabia');
  });

  test('goes with its pet, and keeps no name of whoever left', async () => {
    const { accounts, database, privacy } = wire.context;
    await record(rabies());
    const account = await accounts.find(ownerId);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    const left = await database.query.selectFrom('care_entries').select('author_id').execute();
    expect(left.every(({ author_id: author }) => author === null)).toBe(true);
    await database.query.deleteFrom('pets').where('id', '=', petId).execute();
    expect(await count()).toBe(0);
  });
});
