import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from './database.ts';
import type { SqlDialect } from './dialects/dialect.ts';
import { dateUnusedMedia } from './migrations/0006-unused-media.ts';
import { createInvoiceTables } from './migrations/0021-invoices.ts';
import { migrations } from './migrations/index.ts';

/** How many there were when databases began to know them by their names. */
const unnamed = 30;

/**
 * Databases that only counted their migrations get the names. Twice one was put before others that databases had had
 * already, which took it for done: where its work is missing, it is done now.
 * @returns the names of those that the database has had
 */
export async function nameCountedMigrations(
  tx: Tx,
  dialect: SqlDialect,
  clock: Clock,
  counted: number,
): Promise<string[]> {
  const tables = await tx.query.introspection.getTables();
  const has = (table: string, column = 'id') =>
    tables.some(
      ({ name, columns }) => name === table && columns.some((other) => other.name === column),
    );
  let applied = counted;
  const skipped = [
    { migration: dateUnusedMedia, place: 6, isDone: has('media_assets', 'unused_since') },
    { migration: createInvoiceTables, place: 21, isDone: has('invoices') },
  ];
  for (const { migration, place, isDone } of skipped) {
    if (applied < place || isDone) continue;
    await migration.up(tx, dialect, clock);
    // The last that was counted is the one that now stands behind it.
    if (applied === place) applied += 1;
  }
  const known = migrations.slice(0, unnamed).map(({ name }) => name);
  const past = Array.from({ length: applied }, (_, index) => known[index] ?? `number ${index + 1}`);
  const text = sql.raw(dialect.types.text);
  await sql`alter table schema_migrations add column name ${text} not null default ''`.execute(
    tx.query,
  );
  for (const [index, name] of past.entries()) {
    await sql`insert into schema_migrations (number, applied_at, name)
      values (${index + 1}, ${clock.now().toISOString()}, ${name})
      on conflict (number) do update set name = excluded.name`.execute(tx.query);
  }
  return past;
}
