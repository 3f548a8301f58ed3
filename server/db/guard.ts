import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { Unavailable } from '../limits/unavailable.ts';
import type { OnAnswer } from './statement-probes.ts';

interface Guards {
  /** May throw to refuse a connection. */
  beforeConnection(): void;
  /** The error that the rest of the portal knows, or the same one. */
  mapError(error: unknown): unknown;
  /** The same for a commit, of which nobody may know whether it was stored. */
  mapCommitError(error: unknown): unknown;
  /** After each query that the database has answered. */
  answered(): void;
  onAnswer: OnAnswer | undefined;
}

/** The dialect with a guard in front of each connection: who may take one, and which errors come out. */
export function guardDialect(dialect: Dialect, guards: Guards): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => new GuardedDriver(dialect.createDriver(), guards),
  };
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #guards: Guards;

  constructor(driver: Driver, guards: Guards) {
    this.#driver = driver;
    this.#guards = guards;
  }

  init() {
    return this.#driver.init();
  }

  async acquireConnection() {
    this.#guards.beforeConnection();
    const connection = await this.#mapped(this.#driver.acquireConnection());
    return new GuardedConnection(connection, this.#guards);
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings) {
    return this.#mapped(this.#driver.beginTransaction(connection.inner, settings));
  }

  async commitTransaction(connection: GuardedConnection) {
    try {
      await this.#driver.commitTransaction(connection.inner);
    } catch (error) {
      throw this.#guards.mapCommitError(error);
    }
  }

  async rollbackTransaction(connection: GuardedConnection) {
    try {
      await this.#driver.rollbackTransaction(connection.inner);
    } catch (error) {
      const mapped = this.#guards.mapError(error);
      // It is rolled back by the loss of its connection, and its caller is to hear what went wrong first.
      if (!(mapped instanceof Unavailable)) throw mapped;
    }
  }

  releaseConnection(connection: GuardedConnection) {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy() {
    return this.#driver.destroy();
  }

  async #mapped<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw this.#guards.mapError(error);
    }
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #guards: Guards;

  constructor(inner: DatabaseConnection, guards: Guards) {
    this.inner = inner;
    this.#guards = guards;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { onAnswer } = this.#guards;
    const begun = onAnswer && performance.now();
    const end = (failed: boolean) => {
      if (begun !== undefined) onAnswer?.(query.sql, performance.now() - begun, failed);
    };
    try {
      const result = await this.inner.executeQuery<R>(query);
      this.#guards.answered();
      end(false);
      return result;
    } catch (error) {
      end(true);
      throw this.#guards.mapError(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
