import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFolderStore } from '#server/adapters/files/folder-store.ts';
import { moveFiles } from '#server/adapters/files/move-files.ts';
import { createS3Store } from '#server/adapters/files/s3-store.ts';
import type { Config, DatabaseConfig } from '#server/config/config.ts';
import { moveDatabase } from '#server/db/copy/move-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { claimDataDir } from '#server/process/data-dir.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { moveDatabaseCommand } from '../../../scripts/moves/database-command.ts';
import { moveFilesCommand } from '../../../scripts/moves/files-command.ts';
import { contentsOf, fillTables } from './filled-database.ts';

const log = pino({ level: 'silent' });
let folder: string;
let names = 0;
const place = () => {
  names += 1;
  return path.join(folder, String(names));
};
const newFile = (): DatabaseConfig => ({
  kind: 'sqlite',
  file: path.join(place(), 'casa-animal.sqlite'),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-moves-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a command says, and how it ends. */
async function call(command: typeof moveFilesCommand, args: string[], env: NodeJS.ProcessEnv = {}) {
  const said: unknown[] = [];
  const say = (line: unknown) => void said.push(line);
  const code = await command(args, { LOG_LEVEL: 'silent', ...env }, { log: say, error: say });
  return { code, said: said.join('\n') };
}

describeOnBothDatabases('moving a database', (databases) => {
  let config: Config;
  beforeAll(async () => {
    config = await databases.newConfig();
    const database = await openDatabase(config.database, log);
    await fillTables(config, database);
    await database.close();
  });

  it('brings every row to the other kind and back, and the portal starts on it', async () => {
    const sqlite = newFile();
    const { rows } = await moveDatabase(config.database, sqlite, { log });
    expect(rows).toBeGreaterThan(100);
    expect(await contentsOf({ database: sqlite })).toEqual(await contentsOf(config));
    const { database: target } =
      databases.kind === 'postgres'
        ? await databases.newConfig({}, 'empty')
        : { database: newFile() };
    await moveDatabase(sqlite, target, { log });
    expect(await contentsOf({ database: target })).toEqual(await contentsOf(config));
    await (await openDatabase(target, log)).close();
  });

  it('goes on where it broke off', async () => {
    const to =
      databases.kind === 'postgres' ? (await databases.newConfig({}, 'empty')).database : newFile();
    const breakAt = (at: number) => (rows: number) => {
      if (rows >= at) throw new Error('the cable was pulled');
    };
    for (const at of [0, 1, 60]) {
      const broken = moveDatabase(config.database, to, { log, onRows: breakAt(at) });
      await expect(broken).rejects.toThrow('pulled');
    }
    await expect(openDatabase(to, log)).rejects.toThrow(/half moved/);
    await expect(moveDatabase(await migratedFile(), to, { log })).rejects.toThrow(
      /half moved from/,
    );
    const { before, rows } = await moveDatabase(config.database, to, { log });
    expect(before).toBeGreaterThan(50);
    expect(before).toBeLessThan(rows);
    expect(await contentsOf({ database: to })).toEqual(await contentsOf(config));
  });

  it('takes no target that has something, and leaves it as it was', async () => {
    const before = await contentsOf(config);
    const from = await migratedFile();
    await expect(moveDatabase(from, config.database, { log })).rejects.toThrow(/is not empty/);
    expect(await contentsOf(config)).toEqual(before);
  });

  it('takes no source that a portal works on', async () => {
    if (config.database.kind === 'sqlite') {
      const release = claimDataDir(config.dataDir);
      await expect(moveDatabase(config.database, newFile(), { log })).rejects.toThrow(/in use/);
      release();
      return;
    }
    const portal = await openDatabase(config.database, log);
    await portal.query.selectFrom('users').select('id').execute();
    await expect(moveDatabase(config.database, newFile(), { log })).rejects.toThrow(
      /other connections: stop the portal first/,
    );
    await portal.close();
  });

  async function migratedFile(): Promise<DatabaseConfig> {
    const database = newFile();
    if (database.kind !== 'sqlite') return database;
    claimDataDir(path.dirname(database.file))();
    await copyFile(inject('sqliteTemplate'), database.file);
    return database;
  }
});

it('names what is wrong with --from and --to in one line', async () => {
  const database = (from: string, to: string) =>
    call(moveDatabaseCommand, ['--from', from, '--to', to]);
  const file = `sqlite:${path.join(place(), 'none.sqlite')}`;
  expect(await database('mysql://x', file)).toEqual({
    code: 1,
    said: '--from: must be sqlite:FILE or postgres://…',
  });
  const missing = await database(file, `sqlite:${place()}`);
  expect(missing).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database [^\n]+ cannot be read: [^\n]+$/),
  });
  const away = await database('postgres://nobody@127.0.0.1:1/x', file);
  expect(away).toMatchObject({ code: 1, said: expect.stringMatching(/^The database [^\n]+$/) });
  expect(await call(moveFilesCommand, ['--from', 'ftp://x', '--to', 's3://b'])).toEqual({
    code: 1,
    said: '--from: must be folder:DIR or s3://BUCKET',
  });
  expect(await call(moveFilesCommand, ['--from', `folder:${place()}`, '--to', 's3://b'])).toEqual({
    code: 1,
    said: 'S3_BUCKET: also needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or set none of them.',
  });
});

it('moves files into a bucket and back, and what was there already only once', async () => {
  const server = await startS3Server();
  const [from, back] = [place(), place()];
  const source = await createFolderStore(from);
  const keys = ['media/a/1.avif', 'media/b/2.mp4', 'cfdi/c/3.pdf'];
  for (const [index, key] of keys.entries()) {
    await source.put(key, Buffer.alloc(index * 1_500_000, key));
  }
  const bucket = createS3Store(server.settings);
  // As a break leaves it: one whole, one of the same size that is another.
  await bucket.put('media/a/1.avif', Buffer.alloc(0));
  await bucket.put('media/b/2.mp4', Buffer.alloc(1_500_000, 'other'));
  expect(await moveFiles(source, bucket)).toEqual({ moved: 2, before: 1, bytes: 4_500_000 });

  const { bucket: name } = server.settings;
  const args = ['--from', `s3://${name}`, '--to', `folder:${back}`];
  expect(await call(moveFilesCommand, args, server.env)).toEqual({
    code: 0,
    said: 'Copied 3 files, and 0 were there already: 4,500,000 bytes, all read again and the same.',
  });
  expect(await moveFiles(source, await createFolderStore(back))).toMatchObject({
    moved: 0,
    before: 3,
  });
  await server.stop();
});
