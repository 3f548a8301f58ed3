import path from 'node:path';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Tables } from '../tables.ts';
import { claimTarget, openTarget } from './copy-target.ts';
import { digestTable, isSame } from './digest.ts';
import { openSnapshot } from './snapshot.ts';
import { storeRows } from './store-rows.ts';
import type { Row, Snapshot, TableShape } from './table-rows.ts';
import { finishCopy, prepareCopy } from './unfinished-copy.ts';

export interface MoveOutcome {
  tables: number;
  rows: number;
  /** Of these, what an earlier run had moved. */
  before: number;
}

interface MoveParts {
  log: Logger;
  clock?: Clock;
  /** Rows that were moved, and after that rows that were compared. */
  onRows?: ((rows: number, ofRows: number) => void) | undefined;
}

/**
 * Copies all rows into an empty database, table by table in the order of their keys, and compares both. Begun again after
 * it broke off, it goes on behind the last row that it stored.
 * @throws StartupError when a server uses the source, or the target will not do
 */
export async function moveDatabase(
  from: DatabaseConfig,
  to: DatabaseConfig,
  { log, clock = systemClock, onRows = () => {} }: MoveParts,
): Promise<MoveOutcome> {
  const source = await openStill(from);
  const { snapshot } = source;
  try {
    requireThisSchema(snapshot);
    const release = await claimTarget(to);
    try {
      const copy = { kind: 'move', source: nameOf(from) } as const;
      const { database, begunBefore } = await openTarget(to, log, copy);
      try {
        if (begunBefore && begunBefore.source !== copy.source) {
          throw new StartupError(
            `The database of --to is half moved from ${begunBefore.source}, and not from ${copy.source}.`,
          );
        }
        return await move({
          snapshot,
          to,
          database,
          clock,
          isPrepared: begunBefore?.prepared === 1,
          onRows,
        });
      } finally {
        await database.close();
      }
    } finally {
      await release();
    }
  } finally {
    await source.close();
  }
}

/** What a server writes meanwhile would be lost: for SQLite its data folder is taken, for PostgreSQL it is looked for. */
async function openStill(from: DatabaseConfig) {
  const snapshot = await openSnapshot(from);
  try {
    if (from.kind === 'sqlite') {
      const release = await claimTarget(from);
      return {
        snapshot,
        async close() {
          await snapshot.close();
          await release();
        },
      };
    }
    const others = await countOthers(from);
    if (others === 0) return { snapshot, close: () => snapshot.close() };
    throw new StartupError(
      `The database of --from has ${others} other connections: stop the portal first.`,
    );
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

async function countOthers({ url }: Extract<DatabaseConfig, { kind: 'postgres' }>) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    // One of them is the snapshot.
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::integer - 1 as others from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
}

function nameOf(config: DatabaseConfig): string {
  if (config.kind === 'sqlite') return path.resolve(config.file);
  const { host, pathname, search } = new URL(config.url);
  return `${host}${pathname}${search}`;
}

function requireThisSchema({ migrations: had }: Snapshot): void {
  if (had.join() === migrations.map(({ name }) => name).join()) return;
  throw new StartupError(
    `The database of --from has ${had.length} migrations and this version ${migrations.length}: start this version of the portal on it once.`,
  );
}

interface Move {
  snapshot: Snapshot;
  to: DatabaseConfig;
  database: Database;
  clock: Clock;
  isPrepared: boolean;
  onRows: (rows: number, ofRows: number) => void;
}

async function move(parts: Move): Promise<MoveOutcome> {
  const { snapshot, to, database, clock } = parts;
  let rows = 0;
  for (const table of snapshot.tables) rows += await snapshot.count(table);
  let done = 0;
  const advance = (more: number) => {
    done += more;
    // All are read once more to be compared.
    parts.onRows(done, 2 * rows);
  };
  if (!parts.isPrepared) {
    await migrate(database, clock, migrations, { isCopy: true });
    await prepareCopy(database, snapshot.tables);
  }
  let before = 0;
  for (const table of snapshot.tables) {
    const place = await findPlace(database, table);
    before += place.count;
    advance(place.count);
    for await (const some of snapshot.read(table, place.last)) {
      await storeTable(database, table, some);
      advance(some.length);
    }
  }
  await compare(snapshot, to, advance);
  await finishCopy(database);
  return { tables: snapshot.tables.length, rows, before };
}

/** How many rows are there, and the key of the last one. */
async function findPlace({ query }: Database, { name, key }: TableShape) {
  const from = query.selectFrom(name as keyof Tables);
  const { count } = await from
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  let last = from.select(key as never).limit(1);
  for (const column of key) last = last.orderBy(column as never, 'desc');
  return { count, last: (await last.executeTakeFirst()) as Row | undefined };
}

async function storeTable(database: Database, table: TableShape, rows: Row[]): Promise<void> {
  try {
    await database.transaction((tx) => storeRows(tx, table, rows));
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new StartupError(
      `Rows of the table ${table.name} cannot be stored: ${(reason as Error).message}`,
      { cause: error },
    );
  }
}

/** @throws StartupError when a table of the target differs */
async function compare(
  snapshot: Snapshot,
  to: DatabaseConfig,
  advance: (rows: number) => void,
): Promise<void> {
  const target = await openSnapshot(to);
  try {
    for (const table of snapshot.tables) {
      const moved = target.tables.find(({ name }) => name === table.name);
      const one = await digestTable(snapshot, table, advance);
      const other = moved && (await digestTable(target, moved));
      if (isSame(one, other)) continue;
      throw new StartupError(
        `The table ${table.name} has ${one.rows} rows in --from and ${other?.rows ?? 0} in --to, or others: empty --to and begin anew.`,
      );
    }
  } finally {
    await target.close();
  }
}
