import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openUnmigrated } from '#server/db/open.ts';
import { claimDataDir } from '#server/process/data-dir.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { migrateCommand } from '../../../scripts/migrate/command.ts';

const names = migrations.map(({ name }) => name);
const where = expect.stringMatching(/^Portal: /);

describeOnBothDatabases('npm run migrate', (databases) => {
  async function call({ dataDir, database }: Config, ...args: string[]) {
    const said: { out: unknown[]; error: unknown[] } = { out: [], error: [] };
    const env = {
      ...{ LOG_LEVEL: 'silent', DATA_DIR: dataDir },
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    };
    const code = await migrateCommand(args, env, {
      log: (line) => void said.out.push(line),
      error: (line) => void said.error.push(line),
    });
    return { code, ...said };
  }

  /** A database as it was before the latest three. */
  async function older() {
    const config = await databases.newConfig({}, 'empty');
    await withDatabase(config, (database) =>
      migrate(database, systemClock, migrations.slice(0, -3)),
    );
    return config;
  }

  async function withDatabase<T>(
    { database: config }: Config,
    work: (database: Awaited<ReturnType<typeof openUnmigrated>>) => Promise<T>,
  ): Promise<T> {
    const database = await openUnmigrated(config, pino({ level: 'silent' }));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const applied = (config: Config) =>
    withDatabase(config, async ({ query }) => {
      const { rows } = await sql<{ name: string }>`
        select name from schema_migrations order by number`.execute(query);
      return rows.map(({ name }) => name);
    });

  it('names what is pending, and changes nothing', async () => {
    const config = await older();
    const expected = {
      code: 0,
      out: [
        ...names.slice(-3).map((name) => `pending: ${name}`),
        '3 migrations pending; nothing was changed.',
      ],
      error: [where],
    };
    expect(await call(config, '--dry-run')).toEqual(expected);
    expect(await call(config, '--dry-run')).toEqual(expected);
    expect(await applied(config)).toEqual(names.slice(0, -3));
  });

  it('applies what is pending, a line each, once', async () => {
    const config = await older();
    expect(await call(config)).toEqual({
      code: 0,
      out: [
        ...names.slice(-3).map((name) => `applied: ${name}`),
        'The database is up to date: 3 migrations applied.',
      ],
      error: [where],
    });
    expect(await applied(config)).toEqual(names);
    const done = { code: 0, out: ['The database is up to date.'], error: [where] };
    expect(await call(config)).toEqual(done);
    expect(await call(config, '--dry-run')).toEqual(done);
  });

  it('knows an empty database, and one that only counted its migrations', async () => {
    const empty = await databases.newConfig({}, 'empty');
    const pending = await call(empty, '--dry-run');
    expect(pending.out).toHaveLength(names.length + 1);
    expect(await call(empty)).toMatchObject({
      code: 1,
      error: [expect.stringMatching(/^There is no portal in [^\n]+$/)],
    });
    await withDatabase(empty, async (database) => {
      await migrate(database, systemClock, migrations.slice(0, 30));
      await sql`alter table schema_migrations drop column name`.execute(database.query);
    });
    const counted = await call(empty, '--dry-run');
    expect(counted.out).toEqual([
      ...names.slice(30).map((name) => `pending: ${name}`),
      `${names.length - 30} migrations pending; nothing was changed.`,
    ]);
    expect((await call(empty)).out).toHaveLength(names.length - 30 + 1);
  });

  it('refuses a database of a newer version', async () => {
    const config = await databases.newConfig();
    await withDatabase(config, ({ query }) =>
      sql`insert into schema_migrations (number, applied_at, name)
        values (${names.length + 1}, '2027-01-01T00:00:00.000Z', 'tomorrow')`.execute(query),
    );
    const refused = {
      code: 1,
      out: [],
      error: [where, expect.stringMatching(/^The database was made by a newer version[^\n]+$/)],
    };
    expect(await call(config, '--dry-run')).toEqual(refused);
    expect(await call(config)).toEqual(refused);
  });

  onSqliteAlone(databases, () => {
    it('makes no file where there is no database, and reads none that is something else', async () => {
      const config = await databases.newConfig({}, 'empty');
      await call(config, '--dry-run');
      const file = path.join(config.dataDir, 'casa-animal.sqlite');
      expect(existsSync(file)).toBe(false);
      await writeFile(file, 'a letter to a friend, which is no database at all'.repeat(20));
      expect(await call(config, '--dry-run')).toEqual({
        ...{ code: 1, out: [] },
        error: [where, expect.stringMatching(/^The database [^\n]+ cannot be read: [^\n]+$/)],
      });
      expect(await readFile(file, 'utf8')).toContain('a letter');
    });

    it('leaves a database alone that a server has', async () => {
      const config = await older();
      const release = claimDataDir(config.dataDir);
      expect(await call(config)).toMatchObject({
        code: 1,
        error: [where, expect.stringContaining('in use by another running server')],
      });
      expect((await call(config, '--dry-run')).code).toBe(0);
      release();
    });
  });
});
