import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import { Unavailable } from '../unavailable.ts';
import type { CompiledRead, Listener, OpenDialect, SqlDialect } from './dialects/dialect.ts';
import { guardDialect } from './guard.ts';
import { createOutageLog } from './outage-log.ts';
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
  /** Until the database is closed: which topics changed, as far as that is heard. */
  listen(changed: (topic: string) => void): void;
  close(): Promise<void>;
}

export interface Tx {
  query: Kysely<Tables>;
  /** Runs once the transaction is safely stored, never when it is rolled back; its errors are only logged. */
  afterCommit(hook: () => unknown): void;
}

/** Told each statement that is about to run; for measuring. */
export type OnStatement = (sql: string) => void;

export function createDatabase(
  { kysely, dialect, readRows, listen }: OpenDialect,
  log: Logger,
  clock: Clock = systemClock,
  onStatement?: OnStatement,
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
    }),
    ...(onStatement && { log: ({ query: { sql } }) => onStatement(sql) }),
  });

  let underway = 0;

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const hooks: (() => unknown)[] = [];
    const state = { open: true };
    underway += 1;
    let result: T;
    try {
      result = await query.transaction().execute(async (trx) => {
        const tx: Tx = { query: trx, afterCommit: (hook) => hooks.push(hook) };
        try {
          return await current.run(state, () => work(tx));
        } finally {
          state.open = false;
        }
      });
    } finally {
      underway -= 1;
      // While it is in use every promise of the process tells it of itself, which is a tenth of a short call.
      if (underway === 0) current.disable();
    }
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        if (error instanceof Unavailable) continue;
        log.error({ err: error }, 'a hook failed after its transaction was committed');
      }
    }
    return result;
  }

  const listeners: Listener[] = [];

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
      if (listen) listeners.push(listen(changed));
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await query.destroy();
    },
  };
}
