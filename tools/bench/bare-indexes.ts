import { sql } from 'kysely';
import { pino } from 'pino';
import type { DatabaseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';

/**
 * Gives a copy of the portal's database the indexes that somebody would make for the bare server's three calls, in the
 * place of the portal's own: each page lies in the order of its answer, and each total is counted in an index.
 */
export async function indexForBareServer(config: DatabaseConfig): Promise<void> {
  const { query, dialect, close } = await openDatabase(config, pino({ level: 'silent' }));
  const { rows } = await (dialect.name === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master
        where type = 'index' and tbl_name = 'pets' and sql is not null`
    : sql<{ name: string }>`select indexname as name from pg_indexes
        where tablename = 'pets' and indexname not like '%_pkey'`
  ).execute(query);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(query);
  for (const [name, columns] of [
    ['bare_list', 'status, species, created_at desc, id desc, expires_on'],
    ['bare_list_total', 'status, species, expires_on'],
    ['bare_city', 'status, created_at desc, id desc, city_search, expires_on'],
  ] as const) {
    const shown = 'where deleted = 0 and media_count > 0';
    await sql.raw(`create index ${name} on pets (${columns}) ${shown}`).execute(query);
  }
  await sql.raw(dialect.name === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(query);
  await close();
}
