import { afterEach, beforeEach, expect, test } from 'vitest';
import { careLimits } from '#domain/care/care-kinds.ts';
import { addDays } from '#domain/dates.ts';
import { registerCareCalendarRoutes } from '#server/http/care-calendar-routes.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('what leaves a medical record', (databases) => {
  let wire: Wire;
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];

  beforeEach(async () => {
    wire = await openWire(databases);
    registerCareCalendarRoutes(wire.app, { context: wire.context });
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Canela', owner_id: ownerId });
  });
  afterEach(() => wire.close());

  const record = (said: object) =>
    wire.post('cuidados:registrar', { id: petId, fecha: today, ...said }, owner);
  const drops = (proxima: string) => ({ tipo: 'tratamiento', producto: 'Gotas', proxima });

  const ask = (action: string, payload: object, token?: string) =>
    wire.app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload,
    });

  test('is a booklet for whoever keeps the record, in both languages', async () => {
    await record({ tipo: 'peso', peso: 12 });
    await record({ tipo: 'nota', texto: 'Muerde al vecino.' });
    for (const lang of ['es', 'en']) {
      const answer = await ask('cuidados:cartilla', { id: petId, lang }, owner);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
      const text = (await readPdf(answer.rawPayload)).join(' ');
      expect(text).toContain(lang === 'es' ? 'Cartilla de salud de Canela' : 'Medical record');
      expect(text).toContain('12 kg');
      expect(text).not.toContain('Muerde');
    }
    for (const token of [stranger, 'editor:e']) {
      expect((await ask('cuidados:cartilla', { id: petId }, token)).statusCode).toBe(404);
    }
    expect((await ask('cuidados:cartilla', { id: petId })).statusCode).toBe(401);
  });

  test('is a booklet of as many entries as a record can have', async () => {
    await record({ tipo: 'peso', peso: 12 });
    const { query } = wire.context.database;
    const [one] = await query.selectFrom('care_entries').selectAll().execute();
    if (!one) throw new Error('There is no entry.');
    const kinds = ['weight', 'vaccine', 'visit', 'treatment'] as const;
    const more = Array.from({ length: careLimits.entries - 1 }, (_, index) => ({
      ...one,
      id: `${one.id}-${index}`,
      kind: kinds[index % kinds.length] ?? 'visit',
      product: 'A product of a long name that takes more than a line of its cell'.repeat(2),
      lot: 'A482B01-2026',
      vet_name: 'MVZ Laura Ríos Peña de la Fuente',
    }));
    await query.insertInto('care_entries').values(more).execute();
    const answer = await ask('cuidados:cartilla', { id: petId }, owner);
    expect(answer.statusCode).toBe(200);
  });

  const calendar = async (action: string, token = owner) =>
    (await wire.post(`cuidados:${action}`, {}, token)) as unknown as {
      status: number;
      data: { url: string | null } | null;
    };
  const read = async (url: string) => {
    const { statusCode, headers, body } = await wire.app.inject({ url: new URL(url).pathname });
    // Long lines go on in the next one, behind a space.
    return {
      status: statusCode,
      headers,
      text: body.replaceAll('\r\n ', ''),
    };
  };

  test('is a calendar of one person, at an address that can be renewed', async () => {
    await record(drops(addDays(today, 9)));
    expect(await calendar('calendario')).toMatchObject({ data: { url: null } });
    const { data } = await calendar('renovar_calendario');
    const url = data?.url ?? '';
    expect(await calendar('calendario')).toMatchObject({ data: { url } });
    const { status, headers, text } = await read(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const day = addDays(today, 9).replaceAll('-', '');
    expect(text).toContain('SUMMARY:Canela: Tratamiento\\, Gotas');
    expect(text).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${addDays(today, 10).replaceAll('-', '')}`);

    const other = (await calendar('renovar_calendario')).data?.url ?? '';
    expect(other).not.toBe(url);
    expect(await read(url)).toMatchObject({ status: 404 });
    expect((await read(other)).status).toBe(200);
    expect(await calendar('quitar_calendario')).toMatchObject({ status: 200 });
    expect(await read(other)).toMatchObject({ status: 404 });
  });

  test('is a calendar of nobody else’s animals, and ends with its account', async () => {
    await record(drops(addDays(today, 9)));
    const { data } = await calendar('renovar_calendario', stranger);
    const url = data?.url ?? '';
    expect((await read(url)).text).not.toContain('Canela');
    for (const wrong of [url.replace(/.\.ics$/, '.ics'), url.replace(/[^/]+\.ics$/, 'x.ics')]) {
      expect(await read(wrong), wrong).toMatchObject({ status: 404 });
    }
    const { accounts, database, privacy } = wire.context;
    const account = await accounts.find(stranger.slice(7));
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    expect(await read(url)).toMatchObject({ status: 404 });
  });

  const shot = (id: string, lote: string, token = owner) =>
    wire.post(
      'cuidados:registrar',
      { id, fecha: today, tipo: 'vacuna', producto: 'Rabisin', lote, confirmada: true },
      token,
    );
  const lots = async (token = owner, todas = false) =>
    (await wire.post('cuidados:lotes', { todas }, token)) as unknown as {
      status: number;
      data: { lotes: { id: string; lote: string; quedan: number }[] };
    };
  const lot = { tipo: 'vacuna', producto: 'Rabisin', lote: 'L-1', dosis: '10' };

  test('is a lot that doses use up, seen by its owner and staff', async () => {
    const dates = { ...lot, caducidad: addDays(today, 30) };
    expect(await wire.post('cuidados:agregar_lote', dates, owner)).toMatchObject({ status: 200 });
    await wire.post('cuidados:agregar_lote', { ...lot, lote: 'L-2' }, owner);
    await shot(petId, 'l-1');
    await shot(petId, 'L-1', 'administrator:a');
    expect((await lots()).data.lotes.map(({ lote, quedan }) => [lote, quedan])).toEqual([
      ['L-1', 9],
      ['L-2', 10],
    ]);
    expect((await lots(stranger)).data.lotes).toEqual([]);
    expect(await lots(owner, true)).toMatchObject({ status: 403 });
    expect((await lots('coordinator:c', true)).data.lotes).toHaveLength(2);
    const [first] = (await lots()).data.lotes;
    const named = { id: first?.id };
    expect(await wire.post('cuidados:borrar_lote', named, stranger)).toMatchObject({ status: 404 });
    expect(await wire.post('cuidados:borrar_lote', named, owner)).toMatchObject({ status: 200 });
    expect((await lots()).data.lotes).toHaveLength(1);
    for (const [wrong, field] of [
      [{ dosis: 0 }, 'dosis'],
      [{ lote: ' ' }, 'lote'],
      [{ lote: '--' }, 'lote'],
      [{ tipo: 'consulta' }, 'tipo'],
      [{ caducidad: '2026-02-30' }, 'caducidad'],
    ] as const) {
      const answer = await wire.post('cuidados:agregar_lote', { ...lot, ...wrong }, owner);
      expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    }
  });

  test('is a lot of which each dose is deducted once, however it is spelled and whatever becomes of it', async () => {
    const box = { ...lot, lote: 'KP 0931', dosis: 3 };
    await wire.post('cuidados:agregar_lote', box, owner);
    await wire.post('cuidados:agregar_lote', { ...box, lote: 'KP0931' }, owner);
    await wire.post('cuidados:agregar_lote', { ...box, producto: 'Puppy DP' }, owner);
    const left = async () => (await lots()).data.lotes.map(({ quedan }) => quedan);
    const said = { fecha: today, tipo: 'vacuna', producto: 'Rabisin', lote: 'kp-0931' };
    const key = { 'idempotency-key': 'one-and-the-same-0001' };
    const first = { id: petId, ...said };
    const created = [
      await wire.post('cuidados:registrar', first, owner, key),
      await wire.post('cuidados:registrar', first, owner, key),
    ];
    const [id] = new Set(created.map(({ data }) => (data as unknown as { id: string }).id));
    expect(await left()).toEqual([2, 3, 3]);
    await wire.post(
      'cuidados:corregir',
      { ...said, id, lote: 'KP.0931', texto: 'Sin reacción' },
      owner,
    );
    expect(await left()).toEqual([2, 3, 3]);
    await wire.post('cuidados:borrar', { id }, owner);
    expect(await left()).toEqual([3, 3, 3]);
    await wire.post('cuidados:recuperar', { id }, owner);
    await wire.post('cuidados:recuperar', { id }, owner);
    expect(await left()).toEqual([2, 3, 3]);
    await wire.post('cuidados:corregir', { ...said, id, lote: 'KP 0932' }, owner);
    expect(await left()).toEqual([3, 3, 3]);
    for (const lote of ['KP0931', 'KP 0931', 'kp0931', 'Kp_0931']) await shot(petId, lote);
    expect(await left()).toEqual([0, 2, 3]);
  });

  test('is how many doses of the product carry no lot, while a recalled one was in use', async () => {
    const other = await addPet(wire.context.database, {
      name: 'Luna',
      owner_id: stranger.slice(7),
    });
    const give = (more: object, id = petId, token = owner) =>
      wire.post(
        'cuidados:registrar',
        {
          id,
          tipo: 'vacuna',
          producto: 'Rabisin',
          fecha: addDays(today, -10),
          confirmada: true,
          ...more,
        },
        token,
      );
    await give({ lote: 'KP 0931' });
    await give({ producto: 'rabisín' });
    await give({ lote: '-', fecha: addDays(today, -35) });
    await give({ fecha: addDays(today, -300) });
    await give({ producto: 'Puppy DP' });
    await give({ tipo: 'desparasitacion' });
    await give({}, other, stranger);
    const without = async (token: string, lote = 'kp0931') =>
      (await wire.post('cuidados:dosis_sin_lote', { lote }, token)).data;
    const time = { desde: addDays(today, -40), hasta: today };
    expect(await without(owner)).toEqual({ ...time, dosis: 2 });
    expect(await without('coordinator:c')).toEqual({ ...time, dosis: 3 });
    expect(await without(stranger)).toBeNull();
    expect(await without(owner, '--')).toBeNull();
    expect(await wire.post('cuidados:dosis_sin_lote', { lote: 'KP0931' })).toMatchObject({
      status: 401,
    });
  });

  test('is which animals got a lot, of one’s own and for staff of all', async () => {
    const other = await addPet(wire.context.database, {
      name: 'Luna',
      owner_id: stranger.slice(7),
    });
    await shot(petId, 'L-1');
    await shot(other, 'l-1 ', stranger);
    const who = async (token: string) => {
      const { data } = await wire.post('cuidados:quien_recibio', { lote: 'L-1' }, token);
      return (data as unknown as { mascota: string }[]).map(({ mascota }) => mascota).sort();
    };
    expect(await who(owner)).toEqual(['Canela']);
    expect(await who(stranger)).toEqual(['Luna']);
    expect(await who('coordinator:c')).toEqual(['Canela', 'Luna']);
    expect(await who('editor:e')).toEqual([]);
  });
});
