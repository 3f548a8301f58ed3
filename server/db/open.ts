import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import type { DatabaseConfig } from '../config/config.ts';
import { createDatabase, type Database } from './database.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the database and brings its schema up to date.
 * @throws Refusal when it was made by a newer version of the portal
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Logger,
  clock: Clock = systemClock,
): Promise<Database> {
  const opened = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, log);
  const database = createDatabase(opened, log);
  try {
    await migrate(database, clock);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
