import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '../config/config.ts';
import { StartupError } from '../process/startup-error.ts';
import { requireNoUnfinishedCopy } from './copy/unfinished-copy.ts';
import type { Tx } from './database.ts';
import { refuseOtherPast } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { NamedMigration } from './migrations/migration.ts';
import { openUnmigrated } from './open.ts';
import type { Tables } from './tables.ts';

type Query = Tx['query'];
type Name = 'sqlite' | 'postgres';

/**
 * What the next start would do to the schema, in order; changes nothing, and makes no file.
 * @throws StartupError where that start would be refused
 */
export async function pendingMigrations(
  config: DatabaseConfig,
  log: Logger,
  list: readonly NamedMigration[] = migrations,
): Promise<string[]> {
  const had = await readOnly(config, log, async (query, name) => {
    await requireNoUnfinishedCopy(query, { name });
    return pastOf(query, list);
  });
  return list.slice(had).map(({ name }) => name);
}

/** Whether a portal, of whatever version, has ever used the database; changes nothing, and makes no file. */
export async function holdsPortal(config: DatabaseConfig, log: Logger): Promise<boolean> {
  return (await readOnly(config, log, async (query) => Number(await hasSchema(query)))) > 0;
}

async function hasSchema(query: Query): Promise<boolean> {
  const tables = await query.introspection.getTables();
  return tables.some(({ name }) => name === 'schema_migrations');
}

/** @returns how many of `list` the database has had */
async function pastOf(query: Query, list: readonly NamedMigration[]): Promise<number> {
  if (!(await hasSchema(query))) return 0;
  const { rows } = await sql<{ name?: string }>`
    select * from schema_migrations order by number`.execute(query);
  // At first databases only counted them.
  const past = rows.map(({ name }, index) => name ?? list[index]?.name ?? 'unknown');
  refuseOtherPast(past, list);
  return past.length;
}

async function readOnly(
  config: DatabaseConfig,
  log: Logger,
  read: (query: Query, dialect: Name) => Promise<number>,
): Promise<number> {
  if (config.kind === 'sqlite') {
    if (!existsSync(config.file)) return 0;
    const open = async () => new Sqlite(config.file, { readonly: true });
    const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: open }) });
    try {
      return await read(query, 'sqlite');
    } catch (error) {
      if (!(error instanceof Sqlite.SqliteError)) throw error;
      throw new StartupError(`The database ${config.file} cannot be read: ${error.message}`);
    } finally {
      await query.destroy();
    }
  }
  const database = await openUnmigrated(config, log);
  try {
    return await database.transaction(async ({ query }) => {
      await sql`set transaction read only`.execute(query);
      return read(query, 'postgres');
    });
  } finally {
    await database.close();
  }
}
