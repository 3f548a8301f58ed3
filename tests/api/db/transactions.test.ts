import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeOnBothDatabases, describeOnPostgres } from '#tests/setup/databases.ts';
import { createPostgresDatabase, templateDatabase } from '#tests/setup/postgres-databases.ts';

describeOnBothDatabases('transactions', (databases) => {
  let database: Database;
  beforeEach(async () => {
    database = await databases.open();
  });

  const addCity = (query: Tx['query'], city: string) =>
    query.insertInto('pet_cities').values({ city_search: city }).execute();
  const cities = async (query: Tx['query']) =>
    (await query.selectFrom('pet_cities').selectAll().execute()).map((row) => row.city_search);

  it('keeps everything or nothing', async () => {
    await database.transaction((tx) => addCity(tx.query, 'tulum'));
    const failing = database.transaction(async (tx) => {
      await addCity(tx.query, 'merida');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await cities(database.query)).toEqual(['tulum']);
  });

  it('hides what is not committed from everybody else', async () => {
    const halfDone = signal();
    const seenByAnother = halfDone.then(() => cities(database.query));
    await database.transaction(async (tx) => {
      await addCity(tx.query, 'tulum');
      halfDone.give();
      expect(await seenByAnother).toEqual([]);
      expect(await cities(tx.query)).toEqual(['tulum']);
    });
    expect(await cities(database.query)).toEqual(['tulum']);
  });

  it('lets a write outside wait for a transaction that is under way', async () => {
    const halfDone = signal();
    const another = halfDone.then(() => addCity(database.query, 'merida'));
    await database.transaction(async (tx) => {
      halfDone.give();
      await addCity(tx.query, 'tulum');
    });
    await another;
    expect((await cities(database.query)).sort()).toEqual(['merida', 'tulum']);
  });

  it('gives others their turn after each, also where one follows the other', async () => {
    let hadTurn = false;
    setImmediate(() => {
      hadTurn = true;
    });
    await database.transaction((tx) => addCity(tx.query, 'tulum'));
    expect(hadTurn).toBe(true);
  });

  it('runs many at once without losing one', async () => {
    await addCity(database.query, '0');
    const increment = () =>
      database.transaction(async ({ query }) => {
        await query
          .updateTable('pet_cities')
          .set({ city_search: sql`city_search || '+'` })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await cities(database.query)).toEqual([`0${'+'.repeat(20)}`]);
  });

  it('refuses a transaction inside a transaction, and the database beside its own transaction', async () => {
    const nested = database.transaction(() => database.transaction(async () => {}));
    await expect(nested).rejects.toThrow('Inside a transaction use its `tx`');
    const beside = database.transaction(() => addCity(database.query, 'tulum'));
    await expect(beside).rejects.toThrow('Inside a transaction use its `tx`');
    expect(await cities(database.query)).toEqual([]);
  });

  it('refuses a `tx` that outlived its transaction', async () => {
    let kept: Tx | undefined;
    await database.transaction(async (tx) => {
      kept = tx;
    });
    const late = kept;
    await expect(async () => late && (await addCity(late.query, 'tulum'))).rejects.toThrow();
    expect(await cities(database.query)).toEqual([]);
  });

  it('runs the hooks after the commit, in order, with the database open to them', async () => {
    const seen: unknown[] = [];
    await database.transaction(async (tx) => {
      tx.afterCommit(async () => seen.push(await cities(database.query)));
      tx.afterCommit(() => {
        throw new Error('a hook that fails harms nobody');
      });
      tx.afterCommit(() => database.transaction((next) => addCity(next.query, 'merida')));
      await addCity(tx.query, 'tulum');
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([['tulum']]);
    expect(await cities(database.query)).toHaveLength(2);
  });

  it('forgets the hooks of what was rolled back', async () => {
    let ran = false;
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => {
        ran = true;
      });
      await addCity(tx.query, 'tulum');
      await addCity(tx.query, 'tulum');
    });
    await expect(failing).rejects.toMatchObject({ code: 'conflict', status: 409 });
    expect(ran).toBe(false);
  });

  it('goes on after a failure', async () => {
    await expect(database.transaction((tx) => addCity(tx.query, null as never))).rejects.toThrow();
    await database.transaction((tx) => addCity(tx.query, 'tulum'));
    expect(await cities(database.query)).toEqual(['tulum']);
  });

  it('calls a missing or still used companion a conflict', async () => {
    const orphan = database.query
      .insertInto('pet_media')
      .values({ pet_id: 'nobody', position: 0, asset_id: 'nothing', compared: 0 })
      .execute();
    await expect(orphan).rejects.toMatchObject({ code: 'conflict' });
  });
});

/** A promise with its own switch, made outside a transaction so that what follows it runs outside too. */
function signal() {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return Object.assign(promise, { give });
}

// SQLite runs one transaction after the other.
describeOnPostgres('a transaction beside another one', (server) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh(server, 'beside_another');
  });
  afterAll(() => database.close());

  it('is refused the database also when the other one has ended', async () => {
    const begun = signal();
    const other = database.transaction(() => begun);
    const refused = database.transaction(async () => {
      begun.give();
      await other;
      await database.query.selectFrom('pet_cities').selectAll().execute();
    });
    await expect(refused).rejects.toThrow('Inside a transaction use its `tx`');
  });
});

// SQLite knows no such limit: what may take long is not let in (`query-cost.ts`).
describeOnPostgres('a statement that takes too long', (server) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh(server, 'statement_timeout');
  });
  afterAll(() => database.close());

  it('is ended after ten seconds, on every connection', async () => {
    const { rows } = await sql`show statement_timeout`.execute(database.query);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });

  it('is answered for as something that may work later', async () => {
    const sleeping = database.transaction(async (tx) => {
      await sql`set local statement_timeout = 5`.execute(tx.query);
      await sql`select pg_sleep(60)`.execute(tx.query);
    });
    await expect(sleeping).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });
});

async function openFresh(server: string, name: string) {
  const url = await createPostgresDatabase(server, name, templateDatabase);
  return openDatabase({ kind: 'postgres', url }, pino({ level: 'silent' }), systemClock);
}
