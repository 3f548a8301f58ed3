import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Tx } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/** Any number: it only has to be the same in every process of the portal. */
const migrationLock = 7_245_031;

/** Brings the schema up to date, one transaction per migration. Processes that start together take turns. */
export async function migrate(
  database: Database,
  clock: Clock,
  list: readonly Migration[] = migrations,
): Promise<void> {
  while (await database.transaction((tx) => applyNext(tx, database, clock, list)));
}

/** @returns whether there may be another one */
async function applyNext(
  tx: Tx,
  { dialect }: Database,
  clock: Clock,
  list: readonly Migration[],
): Promise<boolean> {
  if (dialect.name === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(tx.query);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx.query);
  }
  await sql`create table if not exists schema_migrations (
    number integer primary key, applied_at ${sql.raw(dialect.types.text)} not null
  )`.execute(tx.query);
  const { rows } = await sql<{ applied: number }>`
    select count(*) as applied from schema_migrations`.execute(tx.query);
  const applied = rows[0]?.applied ?? 0;
  if (applied > list.length) {
    throw new Refusal(
      `The database was made by a newer version: it has ${applied} migrations, this version knows ${list.length}. Start the newer version, or restore a backup made by this one.`,
    );
  }
  const next = list[applied];
  if (!next) return false;
  await next.up(tx, dialect, clock);
  await sql`insert into schema_migrations (number, applied_at)
    values (${applied + 1}, ${clock.now().toISOString()})`.execute(tx.query);
  return true;
}
