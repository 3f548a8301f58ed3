import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { claimDataDir } from '#server/process/data-dir.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import type { Database } from '../database.ts';
import { migrationLock } from '../migrate.ts';
import { openUnmigrated } from '../open.ts';
import { beginCopy, findUnfinishedCopy, type UnfinishedCopy } from './unfinished-copy.ts';

/** Any number but that of migrations: it only has to be the same in all copies. */
const copyLock = 7_245_032;

/**
 * Takes the database for one copy: for SQLite the folder that it lies in, as a server does.
 * @returns what gives it back
 * @throws StartupError when a server or another copy has it
 */
export async function claimTarget(config: DatabaseConfig): Promise<() => Promise<void>> {
  if (config.kind === 'sqlite') {
    const release = claimDataDir(path.dirname(config.file));
    return async () => release();
  }
  const client = new pg.Client({ connectionString: config.url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(`select pg_try_advisory_lock(${copyLock}) as ours`);
    if (!rows[0].ours) throw new Error('another copy into it is under way.');
  } catch (error) {
    await client.end().catch(() => {});
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`The database of the target cannot be used: ${reason}`);
  }
  return () => client.end();
}

/**
 * Opens the database that `claimTarget` has taken, which is marked as unfinished from then on.
 * @returns `begunBefore`: an earlier one of the same kind, which did not come to its end
 * @throws StartupError when it has tables of anything else
 */
export async function openTarget(
  config: DatabaseConfig,
  log: Logger,
  copy: Omit<UnfinishedCopy, 'prepared'>,
): Promise<{ database: Database; begunBefore: UnfinishedCopy | undefined }> {
  const database = await openUnmigrated(config, log);
  const { dialect } = database;
  try {
    const begunBefore = await database.transaction(async (tx) => {
      if (dialect.name === 'postgres') {
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx.query);
      }
      const before = await findUnfinishedCopy(tx.query, dialect);
      if (before?.kind === copy.kind) return before;
      const tables = await tx.query.introspection.getTables();
      if (tables.length > 0) {
        throw new StartupError(
          `The database is not empty: it has ${tables.length} tables. Name an empty one.`,
        );
      }
      await beginCopy(tx, copy);
      return undefined;
    });
    return { database, begunBefore };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Takes all away that copies and migrations have made in it. */
export async function clearTarget(config: DatabaseConfig, database: Database): Promise<void> {
  if (config.kind === 'sqlite') {
    await database.close();
    // The file itself last: as long as it is there it says that it is not whole.
    for (const ending of ['-shm', '-wal', '']) rmSync(config.file + ending, { force: true });
    return;
  }
  await database.transaction(async ({ query }) => {
    const schema = sql`quote_ident(current_schema())::regnamespace`;
    const { rows } = await sql<{ statement: string }>`
      select format('drop table %s cascade', oid::regclass) as statement from pg_class
      where relkind = 'r' and relnamespace = ${schema}
      union all
      select format('drop function %s', oid::regprocedure) from pg_proc
      where pronamespace = ${schema} and not exists (
        select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(query);
    for (const { statement } of rows) await sql.raw(statement).execute(query);
  });
}
