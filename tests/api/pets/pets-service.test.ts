import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { createDataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PetCondition, PetQuery } from '#server/features/animals/pets/core/pet-fields.ts';
import {
  createPetsService,
  type PetsService,
} from '#server/features/animals/pets/core/pets.service.ts';
import { createMediaAssets } from '#server/features/kits/media/media-assets.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { limitsOn } from '#tests/setup/limits.ts';
import { addPet, addUser, clock, secret } from './add-pets.ts';

const serviceOn = (database: Database) =>
  createPetsService({
    database,
    dataVersions: createDataVersions(database, clock),
    clock,
    timezone: 'America/Mexico_City',
    limits: limitsOn(database, clock),
    mediaAssets: createMediaAssets({ database }),
    accounts: { contactsOf: async () => new Map() },
    petListeners: [],
  });

const find = (...where: PetCondition[]): PetQuery => ({ where, order: [], page: 1, limit: 100 });

describeOnBothDatabases('pets', (databases) => {
  describe('what visitors find', () => {
    let database: Database;
    let pets: PetsService;
    const list = async (filter: PetFilter = {}) =>
      (await pets.listPublic({ programme: 'adoption', filter, page: 1 })).items.map(
        ({ name }) => name,
      );

    beforeAll(async () => {
      database = await databases.open(clock);
      pets = serviceOn(database);
      const day = (n: number) => ({ created_at: `2026-11-0${n}T12:00:00.000Z` });
      // In a cat's years still an adult.
      const cat = { species: 'cat', age_value: 10, federal_state: 'Jalisco' };
      await addPet(database, { name: 'Luna', ...day(1), ...cat, city: 'Cancún' });
      const unspayed = { age_value: 5, sterilized: 0 as const, registered_on: '2026-08-01' };
      await addPet(database, { name: 'Ñoño', ...day(2), ...unspayed, city: 'Cañadas' });
      const friend = { good_with_children: 'yes', good_with_other_animals: 'yes' };
      const pup = { ...friend, age_value: 23, age_unit: 'months' };
      await addPet(database, { name: 'Nono', ...day(3), ...pup, city: 'Canadas', size: 'small' });
      await addPet(database, { name: 'Rocky', ...day(4), status: 'rehabilitation' });
      for (const age_value of [1, 5, 10]) {
        const alike = {
          ...friend,
          age_value,
          federal_state: 'Jalisco',
          registered_on: '2020-01-01',
        };
        await addPet(database, { ...alike, name: 'Hidden: deleted', deleted: 1 });
        await addPet(database, { ...alike, name: 'Hidden: expired', expires_on: '2026-11-19' });
        await addPet(database, { ...alike, name: 'Hidden: no picture', pictures: [] });
        await addPet(database, { ...alike, name: 'Hidden: adopted', status: 'adopted' });
      }
      const old = { age_value: 10, registered_on: '2026-09-01' };
      await addPet(database, { name: 'Last day', ...day(5), ...old, expires_on: '2026-11-20' });
    });

    it('is one programme, the newest first, and nothing that is hidden', async () => {
      expect(await list()).toEqual(['Last day', 'Nono', 'Ñoño', 'Luna']);
      const { total } = await pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });
      expect(total).toBe(4);
    });

    it.each<[PetFilter, string[]]>([
      [{ species: ['cat'] }, ['Luna']],
      [{ size: ['small'] }, ['Nono']],
      [{ size: ['small', 'medium'], species: ['dog'] }, ['Last day', 'Nono', 'Ñoño']],
      [{ ageValue: 5, ageUnit: 'years' }, ['Ñoño']],
      [{ ageValue: 5, ageUnit: 'months' }, []],
      [{ federalState: ['Jalisco'] }, ['Luna']],
      [{ federalState: ['Jalisco', 'Quintana Roo'] }, ['Last day', 'Nono', 'Ñoño', 'Luna']],
      [{ lifeStage: ['young'] }, ['Nono']],
      [{ lifeStage: ['senior'] }, ['Last day']],
      [{ lifeStage: ['adult'] }, ['Ñoño', 'Luna']],
      [{ lifeStage: ['young', 'senior'] }, ['Last day', 'Nono']],
      [{ lifeStage: ['adult'], species: ['dog'] }, ['Ñoño']],
      [{ livesWith: ['children'] }, ['Nono']],
      [{ livesWith: ['cats'] }, ['Nono', 'Luna']],
      [{ livesWith: ['dogs'] }, ['Last day', 'Nono', 'Ñoño']],
      [{ livesWith: ['children', 'dogs', 'cats'] }, ['Nono']],
      [{ sterilized: ['no'] }, ['Ñoño']],
      [{ sterilized: ['yes'], lifeStage: ['adult'] }, ['Luna']],
      [{ livesWith: ['cats'], city: 'can', lifeStage: ['young'] }, ['Nono']],
      [{ city: 'CAN' }, ['Nono', 'Ñoño', 'Luna']],
      [{ city: 'canad' }, ['Nono', 'Ñoño']],
      [{ city: 'cañad' }, ['Ñoño']],
      [{ city: 'atlantis' }, []],
      [{ city: '%' }, []],
    ])('%o finds %o', async (filter, names) => {
      expect(await list(filter)).toEqual(names);
    });

    it('can begin with whoever has waited longest, in a city too', async () => {
      const order = 'longestWaiting';
      const waiting = async (filter: PetFilter) =>
        (await pets.listPublic({ programme: 'adoption', filter, order, page: 1 })).items.map(
          ({ name }) => name,
        );
      expect(await waiting({})).toEqual(['Ñoño', 'Last day', 'Luna', 'Nono']);
      expect(await waiting({ city: 'canad' })).toEqual(['Ñoño', 'Nono']);
    });

    it('is counted as it is listed, whatever is asked for', async () => {
      expect(await pets.countPublic('adoption', { livesWith: ['dogs'] })).toBe(3);
      expect(await pets.countPublic('adoption')).toBe(4);
    });

    it('finds names without case and accents, by short and by long terms', async () => {
      const named = async (value: string) => {
        const condition: PetCondition = { field: 'name', operator: 'contains', value, fold: true };
        return (await pets.query(visitor, find(condition))).items.map(({ name }) => name);
      };
      expect(await named('no')).toEqual(['Nono', 'Ñoño']);
      expect(await named('nono')).toEqual(['Nono', 'Ñoño']);
      expect(await named('ÑOÑ')).toEqual(['Ñoño']);
      expect(await named('rock')).toEqual(['Rocky']);
      expect(await named('hidden')).toEqual([]);
    });

    it('merges both programmes and several cities in the order of age', async () => {
      const condition: PetCondition = { field: 'city', operator: 'like', value: '%u%', fold: true };
      const all = await pets.query(visitor, find(condition));
      expect(all.items.map(({ name }) => name)).toEqual(['Last day', 'Rocky', 'Luna']);
      const second = await pets.query(visitor, { ...find(condition), page: 2, limit: 2 });
      expect(second.items.map(({ name }) => name)).toEqual(['Luna']);
      expect(second).toMatchObject({ total: 3, lastPage: 2, page: 2, limit: 2 });
    });

    it('is empty beyond the last page, and still says how many there are', async () => {
      const page = await pets.listPublic({ programme: 'adoption', filter: {}, page: 1_000_000 });
      expect(page).toMatchObject({ items: [], total: 4, lastPage: 1 });
    });

    it('shows a pet only in its own programme', async () => {
      const { items } = await pets.listPublic({ programme: 'rehabilitation', filter: {}, page: 1 });
      const id = items[0]?.id ?? '';
      expect((await pets.findPublic('rehabilitation', id))?.name).toBe('Rocky');
      expect(await pets.findPublic('adoption', id)).toBeUndefined();
      expect(await pets.findPublic('adoption', 'no-such-id')).toBeUndefined();
    });

    it('never carries a private field', async () => {
      const { items } = await pets.query(visitor, find());
      expect(items.length).toBe(5);
      expect(JSON.stringify(items)).not.toContain(secret);
      expect(items[0]).not.toHaveProperty('ownerId');
    });
  });

  it('shows its owner everything of an own pet, and of others what is public', async () => {
    const database = await databases.open(clock);
    const pets = serviceOn(database);
    const [rosa, juan] = [await addUser(database), await addUser(database)];
    const roles = ['member' as const];
    const viewer: Viewer = { kind: 'user', id: rosa, roles };
    const own = await addPet(database, { owner_id: rosa, status: 'adopted', name: 'Own' });
    await addPet(database, { owner_id: juan, name: 'Foreign' });
    await addPet(database, { owner_id: juan, deleted: 1, name: 'Foreign and deleted' });

    const { items } = await pets.query(viewer, {
      ...find(),
      order: [{ field: 'name', direction: 'asc' }],
    });
    expect(items.map(({ name }) => name)).toEqual(['Foreign', 'Own']);
    expect(JSON.stringify(items[0])).not.toContain(secret);
    expect(items[1]).toMatchObject({ id: own, ownerPhone: secret, adopter: { name: secret } });

    const byPhone: PetCondition = { field: 'ownerPhone', operator: '=', value: secret };
    const found = await pets.query(viewer, find(byPhone));
    expect(found.items.map(({ name }) => name)).toEqual(['Own']);
    await expect(pets.query(visitor, find(byPhone))).rejects.toMatchObject({ code: 'invalid' });

    const administrator: Viewer = { kind: 'user', id: juan, roles: ['administrator'] };
    expect((await pets.query(administrator, find())).total).toBe(3);
  });

  it('orders choices as people list them, and the unknown last', async () => {
    const database = await databases.open(clock);
    const pets = serviceOn(database);
    for (const size of ['giant', 'mini', 'large', 'small']) await addPet(database, { size });
    await addPet(database, { size: 'medium', weight_kg: null });
    const ordered = async (field: 'size' | 'weightKg', direction: 'asc' | 'desc') =>
      (await pets.query(visitor, { ...find(), order: [{ field, direction }] })).items;
    expect((await ordered('size', 'asc')).map(({ size }) => size)).toEqual([
      'mini',
      'small',
      'medium',
      'large',
      'giant',
    ]);
    for (const direction of ['asc', 'desc'] as const) {
      expect((await ordered('weightKg', direction)).at(-1)?.weightKg).toBeNull();
    }
  });

  it('imports a pet once, then only what changed, and counts what came', async () => {
    const database = await databases.open(clock);
    const pets = serviceOn(database);
    await addPet(database);
    const { items } = await pets.query(visitor, find());
    const [canela] = items;
    if (!canela) throw new Error('The first pet is missing.');
    const owner = { id: await addUser(database), name: 'Rosa', email: 'r@x.mx', phone: '1' };
    const pet = {
      externalId: 'A-1',
      description: {
        ...canela,
        name: 'Chispa',
        city: 'Mérida',
        lastDewormedOn: null,
        microchip: null,
      },
      status: 'rehabilitation' as const,
      registeredOn: '2013-10-01',
      mediaAssetIds: ['portrait'],
    };
    expect(await pets.upsertImported(owner, pet)).toBe('created');
    expect(await pets.upsertImported(owner, pet)).toBe('unchanged');
    expect(await pets.upsertImported(null, pet)).toBe('created');
    const moved = { ...pet, status: 'adoption' as const, mediaAssetIds: [] };
    expect(await pets.upsertImported(null, moved)).toBe('updated');

    const inMerida: PetCondition = { field: 'city', operator: '=', value: 'merida', fold: true };
    const secondPage = { ...find(), page: 2, limit: 1 };
    const { total } = await pets.query(visitor, secondPage);
    await pets.upsertImported(null, {
      ...pet,
      externalId: 'A-2',
      description: { ...pet.description, city: 'Tulum' },
    });
    expect((await pets.query(visitor, secondPage)).total).toBe(total + 1);

    const found = await pets.query(visitor, find(inMerida));
    expect(found.items).toMatchObject([{ name: 'Chispa', registeredOn: '2013-10-01' }]);
    expect(found.items[0]?.media).toHaveLength(1);

    const row = await database.query
      .selectFrom('pets')
      .selectAll()
      .where('external_id', '=', 'A-1')
      .where('owner_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 2, media_count: 0, expires_on: '2026-12-25' });
    expect(JSON.parse(row.history_json)).toEqual([
      { date: '2013-10-01', status: 'rehabilitation' },
      { date: '2026-11-20', status: 'adoption' },
    ]);
  });

  it('takes the impact figures from the pets, and of who waits from the lists', async () => {
    const database = await databases.open(clock);
    const pets = serviceOn(database);
    await addPet(database, { sterilized: 0 });
    await addPet(database, { status: 'rehabilitation' });
    await addPet(database, { status: 'adopted' });
    await addPet(database, { status: 'adopted', deleted: 1 });
    await addPet(database, { expires_on: '2026-11-19' });
    await addPet(database, { status: 'rehabilitation', pictures: [] });
    const figures = await pets.impactFigures();
    expect(figures).toEqual({
      rescued: 5,
      adopted: 1,
      lookingForHome: 1,
      inRehabilitation: 1,
      sterilized: 4,
    });
    const list = await pets.listPublic({ programme: 'adoption', filter: {}, page: 1 });
    expect(list.total).toBe(figures.lookingForHome);
  });
});
