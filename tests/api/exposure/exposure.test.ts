import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('that every pet is seen', (databases) => {
  let wire: Wire;
  let now = clock.now();

  beforeEach(async () => {
    now = clock.now();
    wire = await openWire(databases, {}, { now: () => now });
  });
  afterEach(() => wire.close());

  const look = (id: string, address = '192.0.2.1') =>
    wire.app.inject({
      method: 'POST',
      url: '/api/mascotas:anotar_vista',
      remoteAddress: address,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ id }),
    });
  const store = () => wire.context.petViews.storeViews();
  const takeTurns = () => wire.context.petExposure.takeTurnsOfDay(new AbortController().signal);
  const views = () =>
    wire.context.database.query
      .selectFrom('pet_views')
      .selectAll()
      .orderBy('pet_id')
      .orderBy('day')
      .execute();

  it('counts a view of a pet once for a network and a day, and stores many at once', async () => {
    const [seen, hidden] = [
      await addPet(wire.context.database),
      await addPet(wire.context.database, { deleted: 1 }),
    ];
    for (let time = 0; time < 5; time += 1) await look(seen);
    await Promise.all(Array.from({ length: 40 }, (_, at) => look(seen, `198.51.100.${at}`)));
    // One subscriber of IPv6.
    for (const last of ['1', '2', '3']) await look(seen, `2001:db8::${last}`);
    await look(hidden);
    await look('00000000-0000-7000-8000-000000000000');
    expect(await views()).toEqual([]);
    await store();
    await store();
    expect(await views()).toEqual([{ pet_id: seen, day: today, views: 42 }]);
    now = new Date(now.getTime() + 24 * 3_600_000);
    await look(seen);
    await store();
    expect((await views()).map(({ views }) => views)).toEqual([42, 1]);
  });

  it('takes no more of an address than people look at, and nothing that is no id', async () => {
    const id = await addPet(wire.context.database);
    const statuses = [];
    for (let time = 0; time < 130; time += 1) statuses.push((await look(id)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    for (const wrong of ['', 'x'.repeat(5_000), "'; drop table pets; --"]) {
      expect((await look(wrong, '203.0.113.9')).statusCode).toBeLessThan(500);
    }
    await store();
    expect((await views()).map(({ views }) => views)).toEqual([1]);
  });

  it('keeps views that could not be stored, and no address of whoever looked', async () => {
    const id = await addPet(wire.context.database);
    await look(id, '203.0.113.77');
    const { database } = wire.context;
    const { transaction } = database;
    database.transaction = () => Promise.reject(new Error('busy'));
    await expect(store()).rejects.toThrow('busy');
    database.transaction = transaction;
    await store();
    expect(await views()).toHaveLength(1);
    const counts = await database.query.selectFrom('shared_counts').selectAll().execute();
    expect(JSON.stringify(counts)).not.toContain('203.0.113.77');
  });

  it('has those at the front go back once a night, and all come to the front', async () => {
    const { database, dataVersions } = wire.context;
    const ids = [];
    for (let index = 0; index < 40; index += 1) {
      ids.push(await addPet(database, { color: index % 4 === 0 ? 'negro' : 'miel' }));
    }
    const front = async () =>
      (
        await wire.context.pets.listPublic({
          programme: 'adoption',
          filter: {},
          order: 'fair',
          page: 1,
        })
      ).items.map(({ id }) => id);
    const first = await front();
    const shown = new Set(first);
    const version = await dataVersions.current('pets');
    await takeTurns();
    const second = await front();
    expect(second.some((id) => first.includes(id))).toBe(false);
    expect(await dataVersions.current('pets')).not.toBe(version);
    // Begun again on the same day: nothing moves.
    await takeTurns();
    expect(await front()).toEqual(second);
    for (let night = 0; night < 4; night += 1) {
      for (const id of await front()) shown.add(id);
      now = new Date(now.getTime() + 24 * 3_600_000);
      await takeTurns();
    }
    expect(shown.size).toBe(ids.length);
  });

  it('forgets views after 90 days', async () => {
    const { database } = wire.context;
    const pet_id = await addPet(database);
    const of = (day: string) => ({ pet_id, day, views: 3 });
    const rows = [of(addDays(today, -91)), of(addDays(today, -90))];
    await database.query.insertInto('pet_views').values(rows).execute();
    await takeTurns();
    expect(await views()).toEqual([of(addDays(today, -90))]);
  });

  it('tells its people how much a pet is noticed, and nobody else', async () => {
    const { database } = wire.context;
    const owner = await addUser(database);
    const own = await addPet(database, { owner_id: owner, energy: null });
    const read = (token?: string) => wire.post('mascotas:atencion', { id: own }, token);
    await look(own);
    await store();
    expect((await read(`member:${owner}`)).data).toEqual({
      ...{ dias: 30, parecidas: 0, vistas: { propias: 1, mediana: null } },
      solicitudes: { propias: 0, mediana: null },
      ayuda: ['segunda_foto', 'video', 'historia', 'caracter', 'energia'],
    });
    for (let index = 0; index < 5; index += 1) {
      const pet_id = await addPet(database);
      await database.query
        .insertInto('pet_views')
        .values({ pet_id, day: today, views: 9 })
        .execute();
    }
    await addPet(database, { species: 'cat' });
    const beside = await read('administrator:x');
    expect(beside.data).toMatchObject({
      ...{ parecidas: 5, vistas: { propias: 1, mediana: 9 } },
      solicitudes: { propias: 0, mediana: 0 },
    });
    expect(beside.text).toContain('compartir');
    expect((await read(`member:${await addUser(database)}`)).status).toBe(404);
    expect((await read()).status).toBe(401);
  });
});
