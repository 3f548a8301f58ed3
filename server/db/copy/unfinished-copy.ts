import { sql } from 'kysely';
import { StartupError } from '#server/process/startup-error.ts';
import type { Database, Tx } from '../database.ts';
import type { TableShape } from './table-rows.ts';

/**
 * A table that is in a database as long as a copy into it is not finished: with it the portal does not start, however the
 * copy ended.
 */
export interface UnfinishedCopy {
  kind: 'restore' | 'move';
  /** What is copied, without passwords. */
  source: string;
  /** The schema is made, and holds no rows but those that the copy has stored. */
  prepared: number;
}

type Query = Tx['query'];

export async function findUnfinishedCopy(
  query: Query,
  { name }: Pick<Database['dialect'], 'name'>,
): Promise<UnfinishedCopy | undefined> {
  const found =
    name === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'unfinished_copy'`
      : sql`select 1 where to_regclass('unfinished_copy') is not null`;
  const { rows } = await found.execute(query);
  if (rows.length === 0) return undefined;
  const copy = await sql<UnfinishedCopy>`select kind, source, prepared
    from unfinished_copy`.execute(query);
  return copy.rows[0];
}

export async function beginCopy(
  { query }: Tx,
  { kind, source }: Omit<UnfinishedCopy, 'prepared'>,
): Promise<void> {
  await sql`create table unfinished_copy (
    kind text primary key, source text not null, prepared integer not null)`.execute(query);
  await sql`insert into unfinished_copy (kind, source, prepared)
    values (${kind}, ${source}, 0)`.execute(query);
}

/** Takes away what migrations have put into the tables. */
export async function prepareCopy(
  database: Database,
  tables: readonly TableShape[],
): Promise<void> {
  await database.transaction(async ({ query }) => {
    for (const { name } of tables.toReversed()) {
      await sql`delete from ${sql.table(name)}`.execute(query);
    }
    await sql`update unfinished_copy set prepared = 1`.execute(query);
  });
}

export async function finishCopy({ query }: Database): Promise<void> {
  await sql`drop table unfinished_copy`.execute(query);
}

/** @throws StartupError */
export async function requireNoUnfinishedCopy(
  query: Query,
  dialect: Pick<Database['dialect'], 'name'>,
): Promise<void> {
  const copy = await findUnfinishedCopy(query, dialect);
  if (!copy) return;
  throw new StartupError(
    copy.kind === 'restore'
      ? 'The database is half restored: run the same `npm run restore` again, which begins anew.'
      : 'The database is half moved: run the same `npm run move-database` again, which goes on.',
  );
}
