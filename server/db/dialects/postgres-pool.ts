import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { ConnectionFigures } from './dialect.ts';

/** The connection could not be had, or was lost; what it was asked last may have been done or not. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super('the connection to the database was lost', { cause });
  }
}

interface Query {
  text: string;
  /** Of a prepared statement. */
  name?: string | undefined;
  values: unknown[];
}

interface Limits {
  /** Milliseconds; undefined for as long as it takes. */
  answer: number | undefined;
}

/**
 * A pool whose connections nobody gets back once they are lost, however they were. The driver tells of that in a dozen
 * ways, most of them without a code, so the connection itself is watched.
 */
export class ConnectionPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();
  readonly #limits: Limits = { answer: undefined };

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool(config);
    // Nobody was using it, and the pool has removed it.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      this.#connections.set(client, new Connection(client, this.#limits));
    });
  }

  get options(): pg.PoolOptions {
    return this.#pool.options;
  }

  /** Milliseconds from now on for each query; then its connection is abandoned. A server that was cut off never answers. */
  limitAnswers(milliseconds: number): void {
    this.#limits.answer = milliseconds;
  }

  /** @throws ConnectionLost */
  async connect(): Promise<Connection> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw new ConnectionLost(error);
    }
    const connection = this.#connections.get(client);
    if (!connection) throw new Error('the pool gave a connection of which it had not told');
    return connection;
  }

  async read<Row>(query: Query): Promise<Row[]> {
    const connection = await this.connect();
    try {
      return (await connection.run(query)).rows as Row[];
    } finally {
      connection.release();
    }
  }

  figures(): ConnectionFigures {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #limits: Limits;
  #lost: unknown;

  constructor(client: pg.PoolClient, limits: Limits) {
    this.#client = client;
    this.#limits = limits;
    // The pool listens to those that lie idle alone, and an `error` that nobody listens to ends the process.
    client.on('error', (error) => {
      this.#lost ??= error;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as Kysely declares it
  query(text: any, values?: readonly unknown[]): any {
    return this.run({ text, values: [...(values ?? [])] });
  }

  /** @throws ConnectionLost, and pg.DatabaseError for what the server says of the query */
  async run(query: Query): Promise<pg.QueryResult> {
    if (this.#lost) throw new ConnectionLost(this.#lost);
    let result: pg.QueryResult;
    try {
      result = await this.#answer(this.#client.query(query));
    } catch (error) {
      if (endsConnection(error)) this.#lost ??= error;
      throw this.#lost ? new ConnectionLost(this.#lost) : error;
    }
    // What PostgreSQL answers to `commit` after a failure in the transaction that somebody caught.
    if (query.text === 'commit' && result.command === 'ROLLBACK') {
      throw new Error('the transaction was rolled back, for something in it had failed');
    }
    return result;
  }

  /** Back to the pool, which closes it when it was lost. */
  release(): void {
    this.#client.release(this.#lost !== undefined);
  }

  async #answer(underway: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const { answer } = this.#limits;
    if (answer === undefined) return underway;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#lost ??= new Error(`no answer within ${answer} ms`);
        reject(this.#lost);
      }, answer);
    });
    try {
      return await Promise.race([underway, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What the server says before it closes the connection: the driver hears of that only afterwards. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.severity === 'FATAL' || /^(08|57P|25P0[34])/.test(error.code ?? '');
}
