import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import type { DatabaseConfig } from '../config/config.ts';
import { StartupError } from '../process/startup-error.ts';
import { createDatabase, type Database } from './database.ts';
import type { OpenDialect } from './dialects/dialect.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';
import type { StatementProbes } from './statement-probes.ts';

/**
 * Opens the database and brings its schema up to date.
 * @throws StartupError when it cannot be opened or was made by a newer version of the portal
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Logger,
  clock: Clock = systemClock,
  probes: StatementProbes = {},
): Promise<Database> {
  const { database, opened } = await connect(config, log, clock, probes);
  try {
    const applied: string[] = [];
    await migrate(database, clock, undefined, { onApplied: (name) => applied.push(name) });
    if (applied.length > 0) {
      log.info(
        { migrations: applied.length, last: applied.at(-1) },
        'the database was brought up to date',
      );
    }
    opened.limitTime?.();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database as it is, whatever its schema; its statements take the time that they need.
 * @throws StartupError when it cannot be opened
 */
export async function openUnmigrated(config: DatabaseConfig, log: Logger): Promise<Database> {
  const timeless = config.kind === 'sqlite' ? config : { ...config, statementTimeout: 0 };
  return (await connect(timeless, log, systemClock)).database;
}

/** A replica of the database, which has its schema; whether it answers shows when it is read. */
export async function openReplica(
  config: DatabaseConfig,
  log: Logger,
  clock: Clock,
): Promise<Database | undefined> {
  if (config.kind === 'sqlite' || config.readUrl === undefined) return undefined;
  const { openPostgres } = await import('./dialects/postgres.ts');
  const opened = openPostgres({ ...config, url: config.readUrl });
  opened.limitTime?.();
  return createDatabase(opened, log, clock);
}

async function connect(
  config: DatabaseConfig,
  log: Logger,
  clock: Clock,
  probes: StatementProbes = {},
): Promise<{ database: Database; opened: OpenDialect }> {
  let database: Database | undefined;
  try {
    const opened =
      config.kind === 'sqlite'
        ? openSqlite(config.file)
        : (await import('./dialects/postgres.ts')).openPostgres(config);
    database = createDatabase(opened, log, clock, probes);
    await sql`select 1`.execute(database.query);
    return { database, opened };
  } catch (error) {
    await database?.close();
    const where = config.kind === 'sqlite' ? config.file : 'of DATABASE_URL';
    throw new StartupError(`The database ${where} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** The driver's own words, which an AppError keeps as its cause. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause) return reasonOf(error.cause);
  return error instanceof Error ? error.message || error.name : String(error);
}
