import path from 'node:path';
import { pino } from 'pino';
import { systemClock } from '#domain/clock.ts';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import type { Row, Snapshot, TableShape } from '#server/db/copy/table-rows.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openUnmigrated } from '#server/db/open.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** Of the moment or of one process, filled by migrations alone, or of the payments that move no money. */
const leftOut =
  /^(?:shared_counts|server_processes|data_versions|key_fingerprint|sat_.*|test_(?:payment|subscription).*)$/;

/**
 * The rows of a SQLite database as INSERT statements that PostgreSQL takes as well, without those that its migrations
 * put there.
 * @param folder an empty one, for the schema as migrations alone make it
 */
export async function dumpOf(file: string, folder: string): Promise<{ name: string; sql: string }> {
  const snapshot = await openSnapshot({ kind: 'sqlite', file });
  const fresh = await freshSchema(snapshot.migrations, path.join(folder, 'fresh.sqlite'));
  const statements: string[] = [];
  for (const table of snapshot.tables) {
    if (leftOut.test(table.name)) continue;
    const rows = await rowsOf(snapshot, table);
    if (rows.length === 0) continue;
    if (JSON.stringify(rows) === JSON.stringify(await rowsOf(fresh, table))) continue;
    statements.push(insert(table, rows));
  }
  const { migrations: past } = snapshot;
  await Promise.all([snapshot.close(), fresh.close()]);
  const name = `${String(past.length).padStart(3, '0')}-${past.at(-1)}.sql`;
  return { name, sql: statements.join('\n') };
}

async function freshSchema(past: readonly string[], file: string): Promise<Snapshot> {
  const list = migrations.slice(0, past.length);
  const differs = list.findIndex(({ name }, index) => name !== past[index]);
  if (differs !== -1 || list.length !== past.length) {
    throw new StartupError(
      'The database has had other migrations than the first ones of this version.',
    );
  }
  const config = { kind: 'sqlite', file } as const;
  const database = await openUnmigrated(config, pino({ level: 'silent' }));
  await migrate(database, systemClock, list);
  await database.close();
  return openSnapshot(config);
}

async function rowsOf(snapshot: Snapshot, table: TableShape): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const some of snapshot.read(table)) rows.push(...some);
  return rows;
}

function insert({ name, columns }: TableShape, rows: readonly Row[]): string {
  const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`);
  return `insert into "${name}" (${columns.map((one) => `"${one}"`).join(', ')}) values\n${values.join(',\n')};\n`;
}

function literal(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
