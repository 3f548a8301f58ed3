import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PetQuery } from '#server/features/animals/pets/core/pet-fields.ts';
import { planSearch } from '#server/features/animals/pets/core/search-plan.ts';
import { findAllPets } from '#server/features/animals/pets/export/pet-export.repository.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, viewerOf, type Wire } from '../wire/portal.ts';
import { addPet, addUser, today } from './add-pets.ts';

const admin = 'administrator:ines';
/** Some pages of the export, the last one not full. */
const herd = 603;

describeOnBothDatabases('mascotas:exportar', (databases) => {
  let wire: Wire;
  let rosa: string;

  beforeAll(async () => {
    wire = await openWire(databases);
    rosa = await addUser(wire.context.database);
    const luna = await addPet(wire.context.database, {
      name: 'Luna "la Güera", 2\nlíneas',
      owner_id: rosa,
      owner_name: '=HYPERLINK("https://evil.example")',
      owner_email: 'rosa@example.org',
      owner_phone: '9841234567',
      vet_name: '@vet',
      vet_phone: '+52',
      microchip: '484000000000017',
      status: 'adopted',
      species: 'cat',
      age_value: 1,
      age_unit: 'months',
      sterilized: 0,
      deleted: 1,
      deleted_on: '2026-11-10',
      adopter_json: JSON.stringify({
        name: '-Tomás',
        email: 'tomas@example.org',
        phone: '9847654321',
      }),
    });
    await copyPet(luna);
  });
  afterAll(() => wire.close());

  /** Equal in many fields, so that orders have something to decide. */
  async function copyPet(id: string) {
    const { query } = wire.context.database;
    const pet = await query
      .selectFrom('pets')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // SQLite numbers its rows itself.
    const { row_number, ...columns } = pet as typeof pet & { row_number?: number };
    const copies = Array.from({ length: herd }, (_, index) => ({
      ...columns,
      id: `copia-${String((index * 7919) % herd).padStart(5, '0')}`,
      created_at: `2026-11-0${1 + (index % 5)}T12:00:00.000Z`,
      name: `Sol ${index % 11}`,
      name_search: `sol ${index % 11}`,
      status: ['adoption', 'rehabilitation', 'paused'][index % 3] ?? 'adoption',
      weight_kg: index % 4 === 0 ? null : index % 9,
      deleted: 0 as const,
      deleted_on: null,
    }));
    for (let start = 0; start < herd; start += 200) {
      await query
        .insertInto('pets')
        .values(copies.slice(start, start + 200))
        .execute();
    }
  }

  const exported = (body: object, token?: string) =>
    wire.app.inject({
      method: 'POST',
      url: '/api/mascotas:exportar',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
  const rowsOf = (csv: string): string[][] => parse(csv, { bom: true });
  const events = () =>
    wire.context.database.query
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'pet.exported')
      .execute();
  const onlyLuna = { where: [{ field: 'payload.eliminado', operator: '=', value: true }] };

  it.each([
    [undefined, 401],
    ['member:rosa', 403],
  ])('%s gets %i and no file', async (token, status) => {
    const answer = await exported({}, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { status: 'error' }]);
    expect(await events()).toEqual([]);
  });

  it('an administrator gets a file that spreadsheets read, without formulas', async () => {
    const answer = await exported({ filter: onlyLuna }, admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="mascotas-${today}.csv"`,
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.body.endsWith('\r\n')).toBe(true);
    const [head = [], ...rows] = rowsOf(answer.body);
    expect(rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i], cell])))).toEqual([
      {
        Id: expect.any(String),
        Nombre: 'Luna "la Güera", 2\nlíneas',
        Estado: 'Adoptado',
        Especie: 'Gato',
        Sexo: 'Hembra',
        Edad: '1 mes',
        Ciudad: 'Tulum',
        'Entidad federativa': 'Quintana Roo',
        'Fecha de registro': '2026-11-01',
        'Fecha de notificación': '2026-11-16',
        'Fecha de expiración': '2026-12-06',
        'Fecha de eliminación': '2026-11-10',
        Dueño: '\'=HYPERLINK("https://evil.example")',
        'Correo del dueño': 'rosa@example.org',
        'Teléfono del dueño': '9841234567',
        Adoptante: "'-Tomás",
        'Correo del adoptante': 'tomas@example.org',
        'Teléfono del adoptante': '9847654321',
        Esterilizada: 'No',
        Veterinario: "'@vet",
        'Teléfono del veterinario': "'+52",
        Microchip: '484000000000017',
        'Fecha de nacimiento': '2026-10-02',
        'Nacimiento estimado': 'Sí',
      },
    ]);
    const [event] = await events();
    expect(event).toMatchObject({ actor_id: 'ines', subject_id: null });
    expect(JSON.parse(event?.details_json ?? '')).toEqual({ filteredBy: ['deleted'] });
  });

  it('speaks English to who asks for it', async () => {
    const answer = await exported({ filter: onlyLuna, lang: 'en' }, admin);
    expect(answer.headers['content-disposition']).toContain(`pets-${today}.csv`);
    const [head, luna] = rowsOf(answer.body);
    expect(head?.slice(0, 6)).toEqual(['Id', 'Name', 'Status', 'Species', 'Sex', 'Age']);
    expect(luna?.slice(2, 6)).toEqual(['Adopted', 'Cat', 'Female', '1 month']);
  });

  const living = [{ field: 'payload.eliminado', operator: '=', value: false }];
  it.each<[string, object[], object[]]>([
    ['the newest first', living, []],
    [
      'by name, and the other way round by date',
      living,
      [
        { field: 'payload.nombre', direction: 'asc' },
        { field: 'created_at', direction: 'desc' },
      ],
    ],
    [
      'the lightest first, those of no known weight last',
      living,
      [{ field: 'payload.peso', direction: 'asc' }],
    ],
    [
      'the heaviest first, those of no known weight last',
      living,
      [
        { field: 'payload.peso', direction: 'desc' },
        { field: 'payload.nombre', direction: 'asc' },
      ],
    ],
    ['by status', living, [{ field: 'payload.estado', direction: 'desc' }]],
    [
      'of what a filter finds',
      [
        ...living,
        { field: 'payload.nombre', operator: 'contains', value: 'SOL 1', collate: 'es_ci_ai' },
        { field: 'payload.estado', operator: '=', value: 'pausado' },
      ],
      [],
    ],
  ])('every pet once, %s, as the list shows them', async (_, where, order) => {
    const listed: string[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, paginate } = await wire.ask(
        { filter: { where }, order, page, limit: 100 },
        admin,
      );
      listed.push(...data.map(({ id }) => id));
      last = paginate.last_page;
    }
    const answer = await exported({ filter: { where }, order }, admin);
    const [, ...rows] = rowsOf(answer.body);
    expect(rows.map(([id]) => id)).toEqual(listed);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(30);
  });

  it.each<[PetQuery['order']]>([
    [[]],
    [[{ field: 'createdAt', direction: 'asc' }]],
    [
      [
        { field: 'name', direction: 'asc' },
        { field: 'createdAt', direction: 'desc' },
      ],
    ],
    [[{ field: 'weightKg', direction: 'asc' }]],
    [
      [
        { field: 'weightKg', direction: 'desc' },
        { field: 'status', direction: 'asc' },
      ],
    ],
    [
      [
        { field: 'deletedOn', direction: 'asc' },
        { field: 'weightKg', direction: 'desc' },
      ],
    ],
    [
      [
        { field: 'needs', direction: 'desc' },
        { field: 'trained', direction: 'asc' },
      ],
    ],
  ])('in small portions no pet is missed and none comes twice: %j', async (order) => {
    const { database } = wire.context;
    const query = { where: [], order, page: 1, limit: 1 };
    const search = { scope: { kind: 'all' }, query, today, cities: [] } as const;
    const plan = planSearch(search, database.dialect);
    if (!plan) throw new Error('there is nothing to look for');
    const found = async (ids: number) => {
      const names: string[] = [];
      for await (const pets of findAllPets(database, plan, { ids, pets: 40 })) {
        names.push(...pets.map(({ id }) => id));
      }
      return names;
    };
    const whole = await found(10_000);
    expect(new Set(whole).size).toBe(herd + 1);
    expect(await found(100)).toEqual(whole);
  });

  it('what nothing is like is an empty table', async () => {
    const where = [{ field: 'payload.estado', operator: 'in', value: [] }];
    expect(rowsOf((await exported({ filter: { where } }, admin)).body)).toHaveLength(1);
  });

  it.each([
    [
      { filter: { where: [{ field: 'payload.inventado', operator: '=', value: 1 }] } },
      'filter.where.0.field',
    ],
    [{ order: [{ field: 'payload.secreto' }] }, 'order.0.field'],
    [{ limit: 5 }, 'limit'],
    [{ lang: 'fr' }, 'lang'],
  ])('%j is refused', async (body, place) => {
    const answer = await exported(body, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty([place]);
  });

  it('too many in a row are slowed down', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      statuses.push((await exported({ filter: onlyLuna }, 'administrator:otto')).statusCode);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('is made twice at the same time for a person, until one was read or given up', async () => {
    const { petExport } = wire.context;
    const actor = { viewer: await viewerOf(admin), address: '10.0.0.1' };
    const start = () => petExport.start(actor, { where: [], order: [] }, 'es');
    const [first, second] = [await start(), await start()];
    await expect(start()).rejects.toMatchObject({ status: 429 });
    const lines = [];
    for await (const piece of first.pieces) lines.push(piece);
    const third = await start();
    await expect(start()).rejects.toMatchObject({ status: 429 });
    // As the stream of an answer does whose reader has gone, before it began and in the middle.
    await second.pieces[Symbol.asyncIterator]().return?.();
    const reading = third.pieces[Symbol.asyncIterator]();
    await reading.next();
    await reading.return?.();
    for (const { pieces } of [await start(), await start()]) {
      await pieces[Symbol.asyncIterator]().return?.();
    }
  });
});
