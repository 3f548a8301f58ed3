import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database, Tx } from '#server/db/database.ts';
import { changePets } from '#server/features/animals/pets/core/change-pets.ts';
import {
  forgetCities,
  listCities,
} from '#server/features/animals/pets/core/pet-cities.repository.ts';
import { lockPet } from '#server/features/animals/pets/core/pet-writes.repository.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock } from './add-pets.ts';

describeOnBothDatabases('the cities of pets', (databases) => {
  let database: Database;
  beforeEach(async () => {
    database = await databases.open(clock);
  });

  const now = () => clock.now().toISOString();
  async function move(tx: Tx, id: string, city: string): Promise<void> {
    const pet = await lockPet(tx, id);
    if (!pet) throw new Error('There is no such pet.');
    const after = { ...pet.record, description: { ...pet.record.description, city } };
    await changePets({ petListeners: [], now }, tx, [{ pet, after }]);
  }
  const cities = async () => (await listCities(database.query)).sort();

  it('go when no pet is in them any more, and come back with the next', async () => {
    await addPet(database, { city: 'Tulum' });
    const pet = await addPet(database, { city: 'Bacalar' });
    await addPet(database, { city: 'Izamal', deleted: 1 });
    for (const city of ['a', 'b', 'c']) await database.transaction((tx) => move(tx, pet, city));
    await forgetCities(database);
    expect(await cities()).toEqual(['c', 'tulum']);
    await database.transaction((tx) => move(tx, pet, 'bacalar'));
    expect(await cities()).toEqual(['bacalar', 'c', 'tulum']);
  });

  it('stay for a pet that is moving there at this moment', async () => {
    await addPet(database, { city: 'Izamal', deleted: 1 });
    const pet = await addPet(database, { city: 'Tulum' });
    let tellMoved = () => {};
    const moved = new Promise<void>((resolve) => {
      tellMoved = resolve;
    });
    let swept = false;
    const sweep = moved
      .then(() => forgetCities(database))
      .then(() => {
        swept = true;
      });
    await database.transaction(async (tx) => {
      await move(tx, pet, 'izamal');
      tellMoved();
      // On SQLite it waits for its turn, which nobody can see.
      while (databases.kind === 'postgres' && !swept && !(await somebodyWaits(tx)));
    });
    await sweep;
    expect(await cities()).toEqual(['izamal']);
  });
});

async function somebodyWaits({ query }: Tx): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_class on pg_class.oid = relation
    where not granted and relname = 'pet_cities'
      and database = (select oid from pg_database where datname = current_database())`.execute(
    query,
  );
  return rows.length > 0;
}
