import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDataVersions, type DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPublicReads, type PublicReads } from '#server/db/public-reads.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

/** The replica is another database, which gets changes when the test says so. */
describeOnSqlite('public reads with a replica', (databases) => {
  let now: number;
  let database: Database;
  let replica: Database;
  let versions: DataVersions;
  let reads: PublicReads;
  const clock = { now: () => new Date(now) };
  const bump = (where: Database) =>
    where.transaction((tx) => createDataVersions(where, clock).bump(tx, 'pets'));
  const source = () => reads.run('pets', async (one) => (one === replica ? 'replica' : 'database'));

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    const [one, other] = [await databases.newConfig(), await databases.newConfig()];
    const log = pino({ level: 'silent' });
    database = await openDatabase(one.database, log, clock);
    replica = await openDatabase(other.database, log, clock);
    versions = createDataVersions(database, clock);
    reads = createPublicReads({ database, replica, dataVersions: versions, clock });
    return () => Promise.all([database.close(), reads.close()]);
  });

  it('go to it while it has every change, and to the database until then', async () => {
    expect(await source()).toBe('replica');
    await bump(database);
    expect(await source()).toBe('database');
    await bump(replica);
    expect(await source()).toBe('replica');
  });

  it('go to the database while it does not answer', async () => {
    let asked = 0;
    const failing = () =>
      reads.run('pets', async (one) => {
        if (one === database) return 'database';
        asked += 1;
        throw new Unavailable('databaseAway');
      });
    expect([await failing(), await failing(), asked]).toEqual(['database', 'database', 1]);
    now += 5_000;
    expect(await source()).toBe('replica');
  });

  it('do not wait long for one that hangs', async () => {
    let asked = 0;
    const hanging = () =>
      reads.run('pets', (one) => {
        if (one === database) return 'database';
        asked += 1;
        return new Promise<string>(() => {});
      });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = hanging();
    await vi.waitFor(() => expect(asked).toBe(1));
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect([await first, await hanging(), asked]).toEqual(['database', 'database', 1]);
  });

  it('do not hide what is wrong with the read itself', async () => {
    const wrong = () => reads.run('pets', () => Promise.reject(new Error('no such column')));
    await expect(wrong()).rejects.toThrow('no such column');
  });
});
