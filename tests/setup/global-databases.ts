import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import type { DatabaseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPostgresDatabase, templateDatabase } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database file, which is copied. */
    sqliteTemplate: string;
    /** Address of the server's own database, from which test databases are made; undefined in a quick run. */
    postgresUrl: string | undefined;
  }
}

/** One migrated database of each kind, and one PostgreSQL, for the whole run: a test gets a copy. */
export default async function prepareDatabases(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'casa-animal-')), 'template.sqlite');
  await migrated({ kind: 'sqlite', file });
  project.provide('sqliteTemplate', file);

  if (process.env.TEST_DATABASES === 'sqlite') {
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const server = await startPostgres();
  const postgresUrl = server.urlOf('postgres');
  project.provide('postgresUrl', postgresUrl);
  const url = await createPostgresDatabase(postgresUrl, templateDatabase);
  await migrated({ kind: 'postgres', url });
  return server.stop;
}

async function migrated(config: DatabaseConfig): Promise<void> {
  const database = await openDatabase(config, pino({ level: 'warn' }));
  await database.close();
}
