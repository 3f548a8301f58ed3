import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';

interface Guards {
  /** May throw to refuse a connection. */
  beforeConnection(): void;
  /** The error that the rest of the portal knows, or the same one. */
  mapError(error: unknown): unknown;
}

/** The dialect with one door in front of each connection: who may take one, and which errors come out. */
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

  commitTransaction(connection: GuardedConnection) {
    return this.#mapped(this.#driver.commitTransaction(connection.inner));
  }

  rollbackTransaction(connection: GuardedConnection) {
    return this.#mapped(this.#driver.rollbackTransaction(connection.inner));
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
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (error) {
      throw this.#guards.mapError(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
