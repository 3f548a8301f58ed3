import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { systemClock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openUnmigrated } from '#server/db/open.ts';

export type Row = Record<string, string | number | null>;
/** By table, each row by the columns that it had when it was dumped. */
export type Rows = Map<string, Row[]>;

export interface Dump {
  /** Of the last migration that its rows had had. */
  name: string;
  /** How many migrations those were. */
  schema: number;
  /** Each behind the tables that it refers to. */
  inserts: { table: string; statement: string }[];
}

/** Oldest first. */
export const dumps: Dump[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const [, number = '', name = ''] = /^(\d+)-(\w+)\.sql$/.exec(file) ?? [];
    const inserts = text.split(/;\n(?=\ninsert into |$)/).flatMap((statement) => {
      const [, table] = /^\s*insert into "(\w+)"/.exec(statement) ?? [];
      return table ? [{ table, statement }] : [];
    });
    return { name, schema: Number(number), inserts };
  });

/** An empty database becomes what it was then. @returns its rows */
export async function loadDump(config: Config, { schema, inserts }: Dump): Promise<Rows> {
  const database = await openUnmigrated(config.database, pino({ level: 'silent' }));
  try {
    await migrate(database, systemClock, migrations.slice(0, schema));
    await database.transaction(async ({ query }) => {
      // What migrations put there has other ids each time.
      for (const { table } of inserts.toReversed()) {
        await sql`delete from ${sql.table(table)}`.execute(query);
      }
      for (const { statement } of inserts) await sql.raw(statement).execute(query);
    });
    return await rowsOf(
      database,
      inserts.map(({ table }) => table),
    );
  } finally {
    await database.close();
  }
}

/** Those of the tables that are still there. */
export async function rowsOf(database: Database, tables: readonly string[]): Promise<Rows> {
  const known = (await database.query.introspection.getTables()).map(({ name }) => name);
  const found: Rows = new Map();
  for (const table of tables.filter((name) => known.includes(name))) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database.query);
    found.set(table, rows);
  }
  return found;
}
