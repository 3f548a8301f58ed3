import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { StartupError } from '../process/startup-error.ts';
import { requireNoUnfinishedCopy } from './copy/unfinished-copy.ts';
import type { Database, Tx } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { NamedMigration } from './migrations/migration.ts';
import { nameCountedMigrations } from './name-counted-migrations.ts';

/** Any number: it only has to be the same in every process of the portal. */
export const migrationLock = 7_245_031;

interface Options {
  /** A copy into the database is under way, and this is part of it. */
  isCopy?: boolean;
  /** Told of each migration that this process has made, once it is stored. */
  onApplied?: (name: string) => void;
}

/**
 * Brings the schema up to date: one transaction per migration, and one for all where there is nothing yet, which takes
 * half as long. Processes that start together take turns.
 * @throws StartupError when the database has had other migrations than the first ones of `list`, or is a half copy
 */
export async function migrate(
  database: Database,
  clock: Clock,
  list: readonly NamedMigration[] = migrations,
  { isCopy = false, onApplied }: Options = {},
): Promise<void> {
  if (!isCopy && (await isUpToDate(database, list))) return;
  for (;;) {
    const step = await database.transaction((tx) => applyNext(tx, database, clock, list, isCopy));
    if (step === 'upToDate') return;
    if (step === 'named') continue;
    for (const name of step.applied) onApplied?.(name);
  }
}

/** What a start finds most often: it then waits for no lock, and writes nothing. */
async function isUpToDate(
  { query, dialect }: Database,
  list: readonly NamedMigration[],
): Promise<boolean> {
  const tables =
    dialect.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema
          where name in ('schema_migrations', 'unfinished_copy')`
      : sql<{
          name: string;
        }>`select name from unnest(array['schema_migrations', 'unfinished_copy']) as name
          where to_regclass(name) is not null`;
  const there = await tables.execute(query);
  if (there.rows.map(({ name }) => name).join() !== 'schema_migrations') return false;
  const { rows } = await sql<{ name?: string }>`
    select * from schema_migrations order by number`.execute(query);
  return rows.length === list.length && rows.every(({ name }, at) => name === list[at]?.name);
}

/** @returns what it did: after anything but `upToDate` there may be another one */
async function applyNext(
  tx: Tx,
  { dialect }: Database,
  clock: Clock,
  list: readonly NamedMigration[],
  isCopy: boolean,
): Promise<{ applied: string[] } | 'named' | 'upToDate'> {
  if (dialect.name === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(tx.query);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx.query);
  }
  if (!isCopy) await requireNoUnfinishedCopy(tx.query, dialect);
  const text = sql.raw(dialect.types.text);
  await sql`create table if not exists schema_migrations (
    number integer primary key, applied_at ${text} not null, name ${text} not null
  )`.execute(tx.query);
  const { rows } = await sql<{ name?: string }>`
    select * from schema_migrations order by number`.execute(tx.query);
  const isUnnamed = rows.length > 0 && rows.some(({ name }) => name === undefined);
  const past = isUnnamed
    ? await nameCountedMigrations(tx, dialect, clock, rows.length)
    : rows.map(({ name = '' }) => name);
  refuseOtherPast(past, list);
  const next = past.length === 0 ? list : list.slice(past.length, past.length + 1);
  if (next.length === 0) return isUnnamed ? 'named' : 'upToDate';
  for (const [index, { name, up }] of next.entries()) {
    await up(tx, dialect, clock);
    await sql`insert into schema_migrations (number, applied_at, name)
      values (${past.length + index + 1}, ${clock.now().toISOString()}, ${name})`.execute(tx.query);
  }
  return { applied: next.map(({ name }) => name) };
}

/** @throws StartupError when `past` is not how `list` begins */
export function refuseOtherPast(past: readonly string[], list: readonly NamedMigration[]): void {
  const differs = past.findIndex((name, index) => name !== list[index]?.name);
  if (differs === -1) return;
  if (differs === list.length) {
    throw new StartupError(
      `The database was made by a newer version: it has ${past.length} migrations, this version knows ${list.length}. Start the newer version, or restore a backup made by this one.`,
    );
  }
  throw new StartupError(
    `The database was made by another version: its migration ${differs + 1} is ${past[differs]}, where this version has ${list[differs]?.name}. Start that version, or restore a backup made by this one.`,
  );
}
