import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock as clock } from '#domain/clock.ts';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase, openUnmigrated } from '#server/db/open.ts';
import {
  type ArchiveKey,
  makeArchiveKey,
} from '#server/features/organisation/backups/archive-key.ts';
import { openArchiveWriter } from '#server/features/organisation/backups/archive-writer.ts';
import { writeBackup } from '#server/features/organisation/backups/backup.ts';
import { restoreBackup } from '#server/features/organisation/backups/restore.ts';
import { claimPlace } from '#server/features/organisation/backups/restore-place.ts';
import { verifyBackup } from '#server/features/organisation/backups/verify-backup.ts';
import { claimDataDir } from '#server/process/data-dir.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { contentsOf, fillTables } from './filled-database.ts';

const log = pino({ level: 'silent' });
let folder: string;
let key: ArchiveKey;
let names = 0;
/** A path that nobody has used. */
function place(name = 'place'): string {
  names += 1;
  return path.join(folder, `${name}-${names}`);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-backups-'));
  key = await makeArchiveKey();
});
afterAll(() => rm(folder, { recursive: true }));

const sqlitePlace = (env: NodeJS.ProcessEnv = {}) =>
  loadConfig(readEnv({ DATA_DIR: place(), LOG_LEVEL: 'silent', ...env }));

const restore = (file: string, into: Config, using = key) =>
  restoreBackup({ file, key: using }, into, { log, clock });

async function backup(config: Config, file = place('archive')) {
  const outcome = await writeBackup(config, { file, key }, { clock });
  return { file, outcome };
}

async function filesOf(config: Config): Promise<string[]> {
  const store = await openFileStore(config.files, {});
  const keys: string[] = [];
  for await (const one of store.keys()) keys.push(one);
  return keys.sort();
}

/** A portal that has something of everything. */
async function fill(config: Config): Promise<void> {
  const database = await openDatabase(config.database, log);
  await fillTables(config, database);
  await database.close();
  const store = await openFileStore(config.files, {});
  await store.put('media/one/og.jpg', Buffer.from('a picture'));
  await store.put('media/one/film.mp4', Buffer.alloc(2_500_000, 'film'));
  await store.put('usuarios/two/picture.png', Buffer.from(''));
  // Its row is gone, or has not been stored yet.
  await store.put('media/three/og.jpg', Buffer.from('nobody’s'));
  await writeFile(path.join(config.dataDir, 'secret-key'), 's'.repeat(43));
}

describeOnBothDatabases('a backup', (databases) => {
  let config: Config;
  beforeAll(async () => {
    config = await databases.newConfig();
    await fill(config);
  });

  it('comes back with every row, file and the key, in the other database too', async () => {
    const own = await backup(config);
    expect(own.outcome).toMatchObject({ files: 3, missing: { count: expect.any(Number) } });
    expect(own.outcome.missing.first).toContain('media/two/og.jpg');

    const sqlite = sqlitePlace();
    const restored = await restore(own.file, sqlite);
    expect(restored).toMatchObject({ rows: own.outcome.rows, files: 3 });
    expect(await contentsOf(sqlite)).toEqual(await contentsOf(config));
    expect(await filesOf(sqlite)).toEqual([
      'media/one/film.mp4',
      'media/one/og.jpg',
      'usuarios/two/picture.png',
    ]);
    expect(await readFile(path.join(sqlite.dataDir, 'secret-key'), 'utf8')).toBe('s'.repeat(43));

    const again = { ...(await databases.newConfig({}, 'empty')), dataDir: place() };
    again.files = { kind: 'folder', folder: path.join(again.dataDir, 'files') };
    const target = databases.kind === 'postgres' ? again : sqlitePlace();
    await restore((await backup(sqlite)).file, target);
    expect(await contentsOf(target)).toEqual(await contentsOf(config));

    // The helper tables are right: a pet is found by three letters of its name.
    const database = await openDatabase(target.database, log);
    const found = await database.query
      .selectFrom('pets')
      .select('id')
      .where(database.dialect.petNameMatches(database.dialect.pattern(['', 'Ñandú', ''])))
      .execute();
    await database.close();
    expect(found.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const before = await contentsOf(config);
    const database = await openDatabase(config.database, log);
    let written: Promise<unknown> | undefined;
    const file = place('archive');
    await writeBackup(
      config,
      { file, key },
      {
        clock,
        onProgress() {
          written ??= database.query
            .insertInto('pet_cities')
            .values({ city_search: 'written meanwhile' })
            .execute();
        },
      },
    );
    await written;
    const back = sqlitePlace();
    await restore(file, back);
    expect(await contentsOf(back)).toEqual(before);
    await database.query
      .deleteFrom('pet_cities')
      .where('city_search', '=', 'written meanwhile')
      .execute();
    await database.close();
  });

  it('of an older schema is migrated up', async () => {
    const old = await databases.newConfig({}, 'empty');
    const database = await openUnmigrated(old.database, log);
    await migrate(database, clock, migrations.slice(0, -1));
    await database.close();
    const { file } = await backup(old);
    const back = sqlitePlace();
    await restore(file, back);
    const opened = await openUnmigrated(back.database, log);
    const { rows } = await sql`select * from schema_migrations`.execute(opened.query);
    await opened.close();
    expect(rows).toHaveLength(migrations.length);
  });

  it('is restored into an empty place alone, which is left as it was', async () => {
    const { file } = await backup(config);
    const [before, files] = [await contentsOf(config), await filesOf(config)];
    await expect(restore(file, config)).rejects.toThrow(/^[^\n]*is not empty[^\n]*$/);
    if (databases.kind === 'postgres') {
      const elsewhere = { ...config, dataDir: place() };
      await expect(restore(file, elsewhere)).rejects.toThrow(/^The database [^\n]*is not empty/);
      expect(existsSync(elsewhere.dataDir)).toBe(false);
    }
    expect([await contentsOf(config), await filesOf(config)]).toEqual([before, files]);
  });

  it('that is half restored starts no portal, and is restored anew', async () => {
    const { file } = await backup(config);
    const dataDir = place();
    const into: Config = {
      ...(databases.kind === 'postgres' ? await databases.newConfig({}, 'empty') : sqlitePlace()),
      dataDir,
      files: { kind: 'folder', folder: path.join(dataDir, 'files') },
    };
    if (into.database.kind === 'sqlite') {
      into.database = { kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') };
    }
    // As a process leaves it that is killed.
    const claimed = await claimPlace(into, 'an archive', log);
    await migrate(claimed.database, clock, migrations.slice(0, 3), { isCopy: true });
    await (await openFileStore(into.files, {})).put('media/old/og.jpg', Buffer.from('x'));
    await expect(restore(file, into)).rejects.toThrow(/^[^\n]*(?:in use|under way)[^\n]*$/);
    await claimed.release();

    await expect(openDatabase(into.database, log)).rejects.toThrow(/half restored/);
    await restore(file, into);
    expect(await contentsOf(into)).toEqual(await contentsOf(config));
    expect(await filesOf(into)).not.toContain('media/old/og.jpg');
    await (await openDatabase(into.database, log)).close();
  });

  onSqliteAlone(databases, () => {
    describe('that will not do is refused in one line, and nothing is made', () => {
      let whole: string;
      beforeAll(async () => {
        whole = (await backup(config)).file;
      });

      async function refusedFor(change: (file: string) => Promise<unknown>): Promise<string> {
        const file = place('changed');
        await writeFile(file, await readFile(whole));
        await change(file);
        const into = sqlitePlace();
        const error = await restore(file, into).catch((one) => one);
        expect(error.name).toBe('StartupError');
        expect(error.message).not.toContain('\n');
        expect(existsSync(into.dataDir)).toBe(false);
        return error.message;
      }
      const sizeOf = async () => (await readFile(whole)).length;

      it.each([0.1, 0.5, 0.99, 1])('cut at %f of its length', async (share) => {
        const length = Math.floor((await sizeOf()) * share) - 1;
        expect(await refusedFor((file) => truncate(file, length))).toContain(
          'is cut or was changed',
        );
      });

      it('cut between two of its blocks, or longer than it was', async () => {
        const lengths = [200 + 64 * 1024 + 16, 200 + 2 * (64 * 1024 + 16)];
        for (const length of lengths) await refusedFor((file) => truncate(file, length));
        await refusedFor((file) => appendFile(file, 'more'));
      });

      it.each([30, 250, 90_000])('changed at byte %d', async (at) => {
        const message = await refusedFor(async (file) => {
          const bytes = await readFile(file);
          bytes[at] = (bytes[at] ?? 0) ^ 1;
          await writeFile(file, bytes);
        });
        expect(message).toContain('changed');
      });

      it('empty, of something else, or not there', async () => {
        expect(await refusedFor((file) => truncate(file, 0))).toContain('no backup of the portal');
        expect(await refusedFor((file) => writeFile(file, 'a text'))).toContain('no backup');
        expect(await refusedFor((file) => rm(file))).toContain('cannot be read');
      });

      it('of another key', async () => {
        const error = await restore(whole, sqlitePlace(), await makeArchiveKey()).catch((e) => e);
        expect(error.message).toMatch(/^[^\n]*was made with another BACKUP_KEY\.$/);
      });

      it('made by a newer version, or by something else with the same key', async () => {
        const head = {
          format: 'casa-animal backup',
          version: 1,
          createdAt: clock.now().toISOString(),
          portalVersion: '9.0.0',
          migrations: [...migrations.map(({ name }) => name), 'ofTheFuture'],
          tables: [],
        };
        const written = (entries: [string, unknown][]) => async (file: string) => {
          await rm(file);
          const writer = await openArchiveWriter(file, key);
          for (const [name, body] of entries) {
            await writer.add(name, Buffer.from(JSON.stringify(body)));
          }
          await writer.finish();
        };
        expect(await refusedFor(written([['archive.json', head]]))).toContain('a newer version');
        const ofNewFormat = { ...head, version: 2 };
        expect(await refusedFor(written([['archive.json', ofNewFormat]]))).toContain('newer');
        const known = { ...head, migrations: [] };
        expect(await refusedFor(written([['archive.json', known]]))).toContain('ends too early');
        for (const name of [
          '../../etc/passwd',
          'files/../x.pdf',
          'files/.env',
          'tables/users/1.gz',
        ])
          expect(
            await refusedFor(
              written([
                ['archive.json', known],
                [name, 1],
              ]),
            ),
          ).toContain('holds');
        expect(await refusedFor(written([['somebody’s.tar', 1]]))).toContain('no backup');
      });
    });

    it('leaves out what Litestream keeps in the database that it ships', async () => {
      const shipped = await databases.newConfig();
      const database = await openDatabase(shipped.database, log);
      await sql`create table _litestream_seq (id integer primary key, seq integer)`.execute(
        database.query,
      );
      await sql`create table _litestream_lock (id integer)`.execute(database.query);
      await database.close();
      const back = sqlitePlace();
      await restore((await backup(shipped)).file, back);
      const opened = await openDatabase(back.database, log);
      const tables = await opened.query.introspection.getTables();
      await opened.close();
      expect(tables.filter(({ name }) => name.startsWith('_'))).toEqual([]);
    });

    it('is verified in a temporary folder, of which nothing is left', async () => {
      const { file, outcome } = await backup(config);
      const parent = place();
      await mkdir(parent);
      const verify = () => verifyBackup({ file, key }, { log, clock }, parent);
      expect(await verify()).toMatchObject({ rows: outcome.rows });
      await truncate(file, 100_000);
      await expect(verify()).rejects.toThrow('is cut');
      expect(await readdir(parent)).toEqual([]);
    });

    it('is not restored below a running server, whatever lies in its folder', async () => {
      const { file } = await backup(config);
      const into = sqlitePlace();
      const release = claimDataDir(into.dataDir);
      await expect(restore(file, into)).rejects.toThrow(/in use by another running server/);
      release();
      await restore(file, into);
    });

    it('with another SECRET_KEY than the archive’s is refused', async () => {
      const { file } = await backup(config);
      const into = sqlitePlace({ SECRET_KEY: 'o'.repeat(40) });
      await expect(restore(file, into)).rejects.toThrow(/^SECRET_KEY is another one/);
      expect(existsSync(into.dataDir)).toBe(false);
    });

    it('that cannot be written leaves nothing, and what lay there before', async () => {
      const file = place('archive');
      await writeFile(file, 'the last one');
      const missing = { ...config, database: { kind: 'sqlite', file: place() } as const };
      await expect(backup(missing, file)).rejects.toThrow('cannot be read');
      const nowhere = path.join(place(), 'archive');
      await expect(backup(config, nowhere)).rejects.toThrow('cannot be written');
      const isFull = { ...config, files: { kind: 'folder', folder: '/dev/null/x' } as const };
      await expect(backup(isFull, file)).rejects.toThrow();
      expect(await readFile(file, 'utf8')).toBe('the last one');
      expect((await readdir(folder)).filter((name) => name.includes('.partial'))).toEqual([]);
    });
  });
});
