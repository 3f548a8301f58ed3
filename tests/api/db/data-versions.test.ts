import { execFileSync } from 'node:child_process';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createDataVersions, type DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';

describeOnBothDatabases('data versions', (databases) => {
  let now: number;
  let file = '';
  let database: Database;
  let versions: DataVersions;
  let elsewhere: DataVersions;
  let otherProcess: Database;
  const clock = { now: () => new Date(now) };
  const bump = (where = database, what = versions) =>
    where.transaction((tx) => what.bump(tx, 'pets'));

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    const config = await databases.newConfig();
    if (config.database.kind === 'sqlite') file = config.database.file;
    const open = () => openDatabase(config.database, pino({ level: 'silent' }), clock);
    [database, otherProcess] = [await open(), await open()];
    versions = createDataVersions(database, clock);
    elsewhere = createDataVersions(otherProcess, clock);
    return () => Promise.all([database.close(), otherProcess.close()]);
  });

  it('start at 0 and grow with each change of their topic alone', async () => {
    expect(await versions.current('pets')).toBe(0);
    await bump();
    await bump();
    expect(await versions.current('pets')).toBe(2);
    expect(await versions.current('referenceData')).toBe(0);
  });

  it('do not move for what was rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      await versions.bump(tx, 'pets');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await versions.current('pets')).toBe(0);
  });

  it('show a change of this process at once', async () => {
    for (let change = 1; change <= 5; change++) {
      await bump();
      expect(await versions.current('pets')).toBe(change);
    }
  });

  it('show a change of another process as soon as it is heard of', async () => {
    expect(await versions.current('pets')).toBe(0);
    await bump(otherProcess, elsewhere);
    // The clock stands still: nothing is too old to be believed.
    await expect.poll(() => versions.current('pets')).toBe(1);
  });

  it('show it within a second where nothing is heard', async () => {
    const deaf = createDataVersions({ ...database, listen() {} }, clock);
    expect(await deaf.current('pets')).toBe(0);
    await bump(otherProcess, elsewhere);
    expect(await deaf.current('pets')).toBe(databases.kind === 'sqlite' ? 1 : 0);
    now += 1_000;
    expect(await deaf.current('pets')).toBe(1);
  });

  onSqliteAlone(databases, () => {
    it('tell of several topics at once, exactly, whoever has changed one', async () => {
      expect(versions.known(['pets', 'events'])).toEqual([0, 0]);
      await bump(otherProcess, elsewhere);
      expect(versions.known(['pets', 'events'])).toEqual([1, 0]);
      await bump();
      expect(versions.known(['events', 'pets'])).toEqual([0, 2]);
      const bumpEvents = `
        const Sqlite = require('better-sqlite3');
        new Sqlite(process.argv[1]).exec("insert into data_versions (topic, version) values ('events', 7)");`;
      execFileSync(process.execPath, ['-e', bumpEvents, file]);
      expect(versions.known(['events', 'pets'])).toEqual([7, 2]);
      expect(await versions.current('events')).toBe(7);
    });
  });

  it('lose no count when many change at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => bump()));
    expect(await versions.current('pets')).toBe(20);
  });
});
