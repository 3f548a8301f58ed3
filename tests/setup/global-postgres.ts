import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { systemClock } from '#domain/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPostgresDatabase, templateDatabase } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database, from which test databases are made. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, with one migrated database that each test file gets a copy of. */
export default async function startForAllTests(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const postgresUrl = server.urlOf('postgres');
  project.provide('postgresUrl', postgresUrl);
  const url = await createPostgresDatabase(postgresUrl, templateDatabase);
  const template = await openDatabase(
    { kind: 'postgres', url },
    pino({ level: 'warn' }),
    systemClock,
  );
  await template.close();
  return server.stop;
}
