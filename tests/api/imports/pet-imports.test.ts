import iconv from 'iconv-lite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, today } from '../pets/add-pets.ts';
import { type Imports, openImports, picture, said, shelterTable } from './import-portal.ts';

describeOnBothDatabases('pets from a table, on a screen', (databases) => {
  let portal: Imports;
  beforeEach(async () => {
    portal = await openImports(databases);
  });
  afterEach(() => portal.close());

  test('a shelter’s own table is understood, reviewed without creating anything, and brought in', async () => {
    const { begin, read, review, rows, post, pets, context, ownerId } = portal;
    const id = await begin(iconv.encode(shelterTable, 'windows-1252'));
    const found = await read(id);
    expect(found).toMatchObject({ estado: 'abierta', tabla: 'animales' });
    const words = found.campos.flatMap(({ palabras }) => palabras.map(({ de, a }) => `${de}=${a}`));
    expect(words).toEqual(['perrita=perro', 'H=hembra', 'M=macho', 'chico=pequeño']);

    expect(await review(id)).toMatchObject({ status: 200 });
    expect((await read(id)).cuentas).toMatchObject({ filas: 3, listas: 3, rechazadas: 0 });
    expect(await pets()).toEqual([]);

    expect(await post('importar', { id })).toMatchObject({ status: 200 });
    await context.jobs.runDue();
    expect(await read(id)).toMatchObject({ estado: 'terminada', cuentas: { creadas: 3 } });
    expect(await pets()).toMatchObject([
      { name: 'Luna', species: 'dog', sex: 'female', size: 'small', city: 'Tulum' },
      { name: 'Toby', species: 'dog', sex: 'male', size: 'large', owner_id: ownerId },
      { name: 'Ñoña', species: 'cat', sex: 'female', size: 'medium' },
    ]);
    expect((await rows(id)).map(({ resultado, mascota_id }) => [resultado, !!mascota_id])).toEqual([
      ['creada', true],
      ['creada', true],
      ['creada', true],
    ]);
    const { rows: log } = await logOf(portal);
    expect(log).toEqual([{ action: 'pets.imported', details_json: '{"petCount":3}' }]);
  });

  test('each wrong row says what to do, in the reader’s language, and the others come in', async () => {
    const { begin, review, rows, bringIn } = portal;
    const table = `${shelterTable}\r\n4;Rex;mapache;M;chico;joven;;no;\r\n4;;perro;M;chico;2 años;gris;no;\r\n2;Bis;perro;M;chico;3 años;gris;no;`;
    const id = await begin(table);
    await review(id);
    const wrong = await rows(id, { con_problemas: true, lang: 'es' });
    expect(wrong.map(({ fila, problemas }) => [fila, problemas])).toEqual([
      [
        5,
        [
          'Edad: no es una edad: escríbela como «2 años» o «5 meses» («joven»)',
          'Especie: debe ser una de estas palabras: gato, perro («mapache»)',
          'Color: está vacío: escríbelo en tu tabla, o elige un valor para las celdas vacías',
        ],
      ],
      [6, ['Nombre: está vacío']],
      [7, ['Clave: ya está en otra fila («fila 3»)']],
    ]);
    const english = await rows(id, { con_problemas: true, lang: 'en' });
    expect(english[1]?.problemas).toEqual(['Name: is empty']);
    const done = await bringIn(table);
    expect((await portal.read(done)).cuentas).toMatchObject({ creadas: 3, rechazadas: 3 });
  });

  test('what is missing is asked for at its field, and nothing is made up', async () => {
    const { begin, review, post, read } = portal;
    const id = await begin('Nombre;Especie\nLuna;perro\n');
    const refused = await review(id, {});
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
      'ciudad',
      'color',
      'edad',
      'entidad_federativa',
      'sexo',
      'tamano',
    ]);
    expect(
      await review(id, { ...said, sexo: 'lobo', tamano: 'mediano', color: 'x' }),
    ).toMatchObject({
      errors: { sexo: [expect.stringContaining('macho, hembra')] },
    });
    expect(await post('importar', { id })).toMatchObject({
      status: 409,
      code: 'importNotReviewed',
    });
    expect(await read(id)).toMatchObject({ estado: 'abierta' });
  });

  test('the same table again brings what is new, and leaves what is known as it is', async () => {
    const { bringIn, begin, read, pets, context, post } = portal;
    await bringIn();
    await context.database.query.updateTable('pets').set({ city: 'Mérida' }).execute();
    const again = await begin(`${shelterTable}\r\n5;Kira;perro;H;xl;3 años;blanco;si;`, 'otra.csv');
    // Its columns are known: nobody has to choose them again.
    const { tabla, campos } = await read(again);
    expect(tabla).toBe('animales');
    expect(campos.find(({ campo }) => campo === 'ciudad')?.valor).toBe('Tulum');
    expect(campos.find(({ campo }) => campo === 'tamano')?.palabras).toEqual([
      { de: 'chico', a: 'pequeño' },
      { de: 'xl', a: 'muy grande' },
    ]);
    await portal.review(again, {});
    expect((await read(again)).cuentas).toMatchObject({ listas: 1, conocidas: 3 });
    await post('importar', { id: again });
    await context.jobs.runDue();
    expect((await pets()).map(({ name, city }) => [name, city])).toEqual([
      ['Luna', 'Mérida'],
      ['Toby', 'Mérida'],
      ['Ñoña', 'Mérida'],
      ['Kira', 'Tulum'],
    ]);
    const { data } = await post<{ tablas: { id: string; nombre: string }[] }>('lista');
    expect(data.tablas.map(({ nombre }) => nombre)).toEqual(['animales']);
    const [map] = data.tablas;
    expect(await post('borrar_tabla', { id: map?.id })).toMatchObject({ status: 200 });
    expect((await read(await begin())).campos.find(({ campo }) => campo === 'ciudad')?.valor).toBe(
      null,
    );
  });

  test('a namesake of the same species and sex is told, and does not stand in the way', async () => {
    const { begin, review, rows, read, context } = portal;
    await addPet(context.database, { name: 'LUNA', species: 'dog', sex: 'female' });
    await addPet(context.database, { name: 'Toby', species: 'cat', sex: 'male' });
    const id = await begin();
    await review(id);
    expect(await rows(id, { con_problemas: true, lang: 'es' })).toMatchObject([
      { nombre: 'Luna', resultado: 'lista', problemas: [expect.stringContaining('ya hay una')] },
    ]);
    expect((await read(id)).cuentas).toMatchObject({ listas: 3, con_aviso: 1 });
  });

  test('photos that are called like a row go to its pet, before the import and after it', async () => {
    const { begin, review, read, post, upload, pets, context } = portal;
    const id = await begin();
    expect(await upload(id, '1.png', await picture())).toMatchObject({ status: 200 });
    expect(await upload(id, 'toby_2.png', await picture('red'))).toMatchObject({ status: 200 });
    await upload(id, 'nadie.png', await picture('blue'));
    expect(await upload(id, 'nota.png', 'no picture')).toMatchObject({ status: 415 });
    await review(id);
    expect(await read(id)).toMatchObject({
      fotos: 3,
      fotos_sin_ficha: ['nadie.png'],
      cuentas: { sin_foto: 1 },
    });
    await post('importar', { id });
    await context.jobs.runDue();
    expect((await pets()).map((pet) => pet.media_count)).toEqual([1, 1, 0]);

    expect(await upload(id, '3.png', await picture('green'))).toMatchObject({ status: 200 });
    expect((await pets()).map((pet) => pet.media_count)).toEqual([1, 1, 1]);
    expect((await read(id)).cuentas).toMatchObject({ sin_foto: 0 });
    expect(await upload(id, '9.png', await picture())).toMatchObject({ status: 404 });
  });

  test('an import is undone as a whole, unless somebody has worked with one of its pets', async () => {
    const { bringIn, post, pets, read, context } = portal;
    const id = await bringIn();
    const toby = (await pets()).find(({ name }) => name === 'Toby');
    const expense = {
      mascota_id: toby?.id,
      fecha: today,
      categoria: 'consulta',
      proveedor: 'Clínica Ébano',
      monto: 250,
      pagado_por: 'responsable',
    };
    const recorded = await portal.wire.post('gastos:registrar', expense, portal.owner);
    expect(recorded).toMatchObject({ status: 200 });
    expect(await post('deshacer', { id, lang: 'es' })).toMatchObject({
      status: 409,
      code: 'importPetsTouched',
      message: expect.stringContaining('Toby'),
    });
    expect(await pets()).toHaveLength(3);

    const other = await portal.begin(shelterTable.replaceAll(/\n(\d);/g, '\nB$1;'));
    await portal.review(other);
    await post('importar', { id: other });
    await context.jobs.runDue();
    expect(await pets()).toHaveLength(6);
    expect(await post('deshacer', { id: other })).toMatchObject({ status: 200 });
    expect((await pets()).map(({ external_id }) => external_id)).toEqual(['1', '2', '3']);
    expect(await read(other)).toMatchObject({ estado: 'deshecha', cuentas: { listas: 3 } });
    expect(await post('deshacer', { id: other })).toMatchObject({ status: 409 });
    // Read otherwise, it may be brought in again.
    await portal.review(other);
    await post('importar', { id: other });
    await context.jobs.runDue();
    expect(await pets()).toHaveLength(6);
  });

  test('a process that stops in the middle loses nothing and doubles nothing', async () => {
    const { begin, review, post, context, pets, read } = portal;
    const header = shelterTable.split('\r\n')[0];
    const lines = Array.from(
      { length: 250 },
      (_, at) => `${at};Perro ${at};perro;M;chico;2 años;gris;no;`,
    );
    const id = await begin([header, ...lines].join('\n'));
    await review(id);
    await post('importar', { id });
    const running = context.jobs.runDue();
    await expect.poll(async () => (await pets()).length, { interval: 1 }).toBeGreaterThan(0);
    await context.jobs.stop(0);
    await running;
    expect((await pets()).length).toBeLessThan(250);
    expect(await read(id)).toMatchObject({ estado: 'importando' });

    const next = await createTestContext(context.config, { clock: context.clock });
    await next.jobs.takeOver();
    await next.jobs.runDue();
    await next.close();
    expect(await read(id)).toMatchObject({ estado: 'terminada', cuentas: { creadas: 250 } });
    expect(new Set((await pets()).map(({ external_id }) => external_id)).size).toBe(250);
    expect(await pets()).toHaveLength(250);
  });

  test('only who looks after any pet may, and a table is its sender’s alone', async () => {
    const { begin, post, upload } = portal;
    const id = await begin();
    const calls = ['lista', 'ver', 'filas', 'importar', 'deshacer', 'borrar'] as const;
    for (const token of ['member:m', 'editor:e', 'treasurer:t']) {
      for (const call of calls) expect((await post(call, { id }, token)).status).toBe(403);
      expect(await upload('nueva', 'a.csv', shelterTable, token)).toMatchObject({ status: 403 });
      expect(await upload(id, '1.png', await picture(), token)).toMatchObject({ status: 403 });
    }
    for (const token of ['coordinator:c', 'administrator:a']) {
      for (const call of calls.filter((one) => one !== 'lista')) {
        expect((await post(call, { id }, token)).status).toBe(404);
      }
      expect(await upload(id, '1.png', await picture(), token)).toMatchObject({ status: 404 });
      expect((await post('lista', {}, token)).data).toEqual({ importaciones: [], tablas: [] });
    }
    expect((await portal.read(id)).cuentas.filas).toBe(3);
  });

  test('tables that are sent at once do not pass the limit of open imports', async () => {
    const { begin, upload, post } = portal;
    for (let sent = 0; sent < 19; sent += 1) await begin();
    const sent = ['a.csv', 'b.csv', 'c.csv'].map((name) => upload('nueva', name, shelterTable));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const { data } = await post<{ importaciones: unknown[] }>('lista');
    expect(data.importaciones).toHaveLength(20);
  });

  test('a table goes when its sender deletes it, and by itself after a month; its pets stay', async () => {
    const { begin, post, context, wait, bringIn, pets } = portal;
    const kept = async () => {
      const { query } = context.database;
      const imports = await query.selectFrom('pet_imports').select('id').execute();
      const rows = await query.selectFrom('pet_import_rows').select('line').execute();
      return [imports.length, rows.length];
    };
    const id = await begin();
    expect(await kept()).toEqual([1, 3]);
    expect(await post('borrar', { id })).toMatchObject({ status: 200 });
    expect(await kept()).toEqual([0, 0]);

    await bringIn();
    wait(31);
    await context.retention.run(wait(0).toISOString(), new AbortController().signal);
    expect(await kept()).toEqual([0, 0]);
    expect(await pets()).toHaveLength(3);
  });

  onSqliteAlone(databases, () => {
    test('tables that are none, too large or ambiguous are refused in words', async () => {
      const { upload } = portal;
      const send = async (content: string | Uint8Array, name = 'a.csv') => {
        const { status, errors } = await upload('nueva', name, content);
        return [status, errors?.archivo?.[0]];
      };
      expect(await send('')).toEqual([422, 'El archivo está vacío']);
      expect(await send('Nombre;Especie\n')).toEqual([
        422,
        expect.stringContaining('ninguna fila'),
      ]);
      expect(await send('Nombre,Nombre\nA,B\n')).toEqual([
        422,
        expect.stringContaining('Dos columnas'),
      ]);
      expect(await send('PK\u0003\u0004 nothing', 'a.xlsx')).toEqual([
        422,
        expect.stringContaining('guárdalo otra vez'),
      ]);
      const many = Array.from({ length: 1_001 }, (_, at) => `${at},Luna`).join('\n');
      expect(await send(`Clave,Nombre\n${many}`)).toEqual([422, expect.stringContaining('1000')]);
      const wide = Array.from({ length: 101 }, (_, at) => `c${at}`).join();
      expect(await send(`${wide}\n1`)).toEqual([422, expect.stringContaining('100 columnas')]);
      expect(await send(Buffer.alloc(9 * 1024 * 1024, 'a'))).toEqual([
        422,
        expect.stringContaining('demasiado grande'),
      ]);
    });

    test('the templates come back as they are filled in, without their examples', async () => {
      const { app, owner, begin, read, upload } = portal;
      const download = async (action: string) => {
        const headers = { authorization: `Bearer ${owner}` };
        const url = `/api/importaciones:${action}`;
        return (await app.inject({ method: 'POST', url, headers, payload: {} })).rawPayload;
      };
      for (const [action, name] of [
        ['plantilla', 'animales.xlsx'],
        ['plantilla_csv', 'animales.csv'],
      ] as const) {
        const empty = await upload('nueva', name, await download(action));
        expect(empty.errors?.archivo?.[0]).toContain('ninguna fila');
      }
      const csv = (await download('plantilla_csv')).toString('utf8').replaceAll('EJEMPLO', 'A');
      const id = await begin(csv);
      const { campos } = await read(id);
      expect(campos.filter(({ columna }) => columna === null)).toEqual([]);
      expect(await portal.review(id, {})).toMatchObject({ status: 200 });
      expect((await read(id)).cuentas).toMatchObject({ listas: 2, rechazadas: 0 });
    });
  });
});

const logOf = async ({ context }: Imports) => ({
  rows: await context.database.query
    .selectFrom('audit_events')
    .select(['action', 'details_json'])
    .where('action', 'like', 'pets.%')
    .execute(),
});
