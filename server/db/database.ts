import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import { Unavailable } from '../limits/unavailable.ts';
import type {
  CompiledRead,
  ConnectionFigures,
  Listener,
  OpenDialect,
  SqlDialect,
} from './dialects/dialect.ts';
import { guardDialect } from './guard.ts';
import { createOutageLog } from './outage-log.ts';
import type { OnAnswer, StatementProbes } from './statement-probes.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** Outside transactions. Used inside one it throws: there only `tx.query` belongs to the transaction. */
  query: Kysely<Tables>;
  dialect: SqlDialect;
  /** Of a query that was compiled before; outside transactions, as `query`. */
  readRows<Row>(query: CompiledRead): Row[] | Promise<Row[]>;
  /**
   * Commits when `work` fulfils, rolls back when it rejects. Await nothing from the network inside.
   * @throws Unavailable `outcomeUnknown` when the connection was lost during the commit: it may have been stored or not
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Until the database is closed: which topics changed, as far as that is heard; undefined where any may have. */
  listen(changed: (topic: string | undefined) => void): void;
  connections(): ConnectionFigures;
  close(): Promise<void>;
}

export interface Tx {
  query: Kysely<Tables>;
  /** Runs once the transaction is safely stored, never when it is rolled back; its errors are only logged. */
  afterCommit(hook: () => unknown): void;
}

export function createDatabase(
  { kysely, dialect, connections, readRows: read, listen }: OpenDialect,
  log: Logger,
  clock: Clock = systemClock,
  { onStatement, onAnswer }: StatementProbes = {},
): Database {
  const outages = createOutageLog(log, clock);
  const toAppError = (error: unknown) => {
    const mapped = dialect.toAppError(error);
    if (mapped instanceof Unavailable) outages.note(mapped);
    return mapped;
  };
  const toCommitError = (error: unknown) => {
    const mapped = toAppError(error);
    return dialect.mayHaveCommitted(error)
      ? new Unavailable('outcomeUnknown', { cause: mapped })
      : mapped;
  };

  const current = new AsyncLocalStorage<{ open: boolean }>();
  const refuseInsideTransaction = () => {
    if (current.getStore()?.open) {
      throw new Error('Inside a transaction use its `tx`, not the database.');
    }
  };
  const query = new Kysely<Tables>({
    dialect: guardDialect(kysely, {
      beforeConnection: refuseInsideTransaction,
      mapError: toAppError,
      mapCommitError: toCommitError,
      answered: outages.answered,
      onAnswer,
    }),
    ...(onStatement && { log: ({ query: { sql } }) => onStatement(sql) }),
  });

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const hooks: (() => unknown)[] = [];
    const state = { open: true };
    const result = await query.transaction().execute(async (trx) => {
      const tx: Tx = { query: trx, afterCommit: (hook) => hooks.push(hook) };
      try {
        return await current.run(state, () => work(tx));
      } finally {
        state.open = false;
      }
    });
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        if (error instanceof Unavailable) continue;
        log.error({ err: error }, 'a hook failed after its transaction was committed');
      }
    }
    // SQLite answers at once: whoever makes one change after another would let nobody have a turn.
    if (dialect.name === 'sqlite') await nextTurn();
    return result;
  }

  const listeners: Listener[] = [];
  let isClosed = false;

  const readRows = onAnswer ? watched(read, onAnswer) : read;
  const refuse = (error: unknown): never => {
    throw toAppError(error);
  };

  return {
    query,
    dialect,
    readRows<Row>(compiled: CompiledRead) {
      refuseInsideTransaction();
      onStatement?.(compiled.sql);
      try {
        const rows = readRows<Row>(compiled);
        return Array.isArray(rows) ? rows : rows.catch(refuse);
      } catch (error) {
        return refuse(error);
      }
    },
    transaction,
    listen(changed) {
      if (listen && !isClosed) listeners.push(listen(changed));
    },
    async close() {
      isClosed = true;
      await Promise.all(listeners.map((listener) => listener.close()));
      await query.destroy();
    },
    connections,
  };
}

type ReadRows = OpenDialect['readRows'];

function watched(read: ReadRows, onAnswer: OnAnswer): ReadRows {
  return <Row>(query: CompiledRead): Row[] | Promise<Row[]> => {
    const begun = performance.now();
    const end = (failed: boolean) => onAnswer(query.sql, performance.now() - begun, failed);
    const refuse = (error: unknown): never => {
      end(true);
      throw error;
    };
    const done = (rows: Row[]) => {
      end(false);
      return rows;
    };
    try {
      const rows = read<Row>(query);
      return Array.isArray(rows) ? done(rows) : rows.then(done, refuse);
    } catch (error) {
      return refuse(error);
    }
  };
}
