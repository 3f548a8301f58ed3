import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { foldText } from '#domain/text.ts';
import type { CompiledRead, ConnectionFigures } from './dialect.ts';

/** How long a write waits for another process (an import, say) before the caller gets "busy". */
const patience = 10_000;
/** Milliseconds that SQLite itself waits where nothing can be done meanwhile. */
const openingTimeout = 5_000;
/**
 * Of the file, read where the system keeps it anyway instead of being copied page by page: rows with long texts lie on
 * several, and looking through 10,000 of them takes a third of the time. A disk that fails ends the process.
 */
const mappedBytes = 1024 ** 3;
/** Bytes of prepared statements that each handle's cache keeps; callers' filters decide how long they are. */
const statementMemory = 10 * 1024 * 1024;
/** Milliseconds after a change until what was there before it is out of the write-ahead log too. */
const checkpointAfter = 30_000;
/** In the file's `user_version`: nothing was deleted in it without being overwritten. */
const erasesSinceVersion = 1;
/** As measured: SQLite makes about twenty bytes of bytecode from one of SQL. */
const statementCache = {
  maxSize: statementMemory,
  sizeCalculation: (_statement: unknown, text: string) => 4_000 + 20 * text.length,
};

/**
 * Two handles on one file. Transactions and lone writes share the writer, one after the other; reads
 * outside transactions use the reader, which sees only what is committed and never waits for a writer.
 */
export class SqliteDriver implements Driver {
  readonly #writer: Handle;
  readonly #reader: Handle;
  #lastTurn: Promise<void> = Promise.resolve();
  #checkpoint: NodeJS.Timeout | undefined;
  /** Since the reader saw the file's data version `#seen`. */
  readonly #topicVersions = new Map<string, number>();
  #seen: unknown;
  /** Who writes, and who waits for it. */
  #turns = 0;

  constructor(file: string) {
    this.#writer = new Handle(file, { timeout: openingTimeout });
    this.#writer.database.pragma('journal_mode = wal');
    // What people erase is overwritten with zeros, and not only marked as free.
    this.#writer.database.pragma('secure_delete = on');
    eraseWhatIsFree(this.#writer.database);
    // From here on the wait for another process is ours (`retryWhileBusy`): SQLite's own stops the event loop.
    this.#writer.database.pragma('busy_timeout = 0');
    this.#reader = new Handle(file, { timeout: openingTimeout, readonly: true });
    this.#reader.database.pragma(`mmap_size = ${mappedBytes}`);
  }

  async init() {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writer, {
      takeTurn: () => this.#takeTurn(),
      changed: () => this.#checkpointLater(),
    });
  }

  beginTransaction(connection: SqliteConnection) {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection) {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection) {
    return connection.rollback();
  }

  async releaseConnection() {}

  async destroy() {
    clearTimeout(this.#checkpoint);
    this.#reader.database.close();
    // The last to close merges the write-ahead log into the file, which a read-only handle cannot do.
    this.#writer.database.close();
  }

  /**
   * Past Kysely, which would take three times as long. SQLite tells the reader with one number whether any other connection
   * has changed the file since: the writer beside it is one, and so are those of other processes. While it stays, what was
   * read of a topic is true.
   */
  readDataVersions(topics: readonly string[]): number[] {
    const seen = (this.#reader.prepare('pragma data_version').get() as { data_version: number })
      .data_version;
    if (seen !== this.#seen) this.#topicVersions.clear();
    this.#seen = seen;
    return topics.map((topic) => this.#topicVersions.get(topic) ?? this.#readVersion(topic));
  }

  #readVersion(topic: string): number {
    const row = this.#reader
      .prepare('select version from data_versions where topic = ?')
      .get(topic);
    const version = (row as { version: number } | undefined)?.version ?? 0;
    this.#topicVersions.set(topic, version);
    return version;
  }

  /** @throws SqliteError where it would change something: the reader may not */
  readRows<Row>({ sql, parameters }: CompiledRead): Row[] {
    return this.#reader.prepare(sql).all(parameters) as Row[];
  }

  /** Of the one connection that writes. */
  writers(): ConnectionFigures {
    const inUse = Math.min(1, this.#turns);
    return { inUse, idle: 1 - inUse, waiting: this.#turns - inUse };
  }

  #checkpointLater(): void {
    this.#checkpoint ??= setTimeout(async () => {
      const giveBack = await this.#takeTurn();
      this.#checkpoint = undefined;
      try {
        if (this.#writer.database.open && !truncateLog(this.#writer.database))
          this.#checkpointLater();
      } catch {
        // A full disk, say: whoever writes hears of it, and nobody waits for this.
        this.#checkpointLater();
      } finally {
        giveBack();
      }
    }, checkpointAfter).unref();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    let done = () => {};
    this.#turns += 1;
    this.#lastTurn = new Promise((resolve) => {
      done = () => {
        this.#turns -= 1;
        resolve();
      };
    });
    await before;
    return done;
  }
}

/** Who may write, and who is told of it. */
interface Turns {
  takeTurn(): Promise<() => void>;
  changed(): void;
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #turns: Turns;
  /** Set while this connection's transaction holds the writer. */
  #giveBack: (() => void) | undefined;

  constructor(reader: Handle, writer: Handle, turns: Turns) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
  }

  async begin(): Promise<void> {
    const giveBack = await this.#turns.takeTurn();
    try {
      await retryWhileBusy(() => this.#writer.database.exec('begin immediate'));
      this.#giveBack = giveBack;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#writer.database.exec('commit');
    this.#leave();
    this.#turns.changed();
  }

  async rollback(): Promise<void> {
    try {
      // SQLite has already rolled back by itself after some errors, such as a full disk.
      if (this.#writer.database.inTransaction) this.#writer.database.exec('rollback');
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#giveBack) return this.#writer.run<R>(query);
    if (this.#reader.prepare(query.sql).readonly) return this.#reader.run<R>(query);
    const giveBack = await this.#turns.takeTurn();
    try {
      return await retryWhileBusy(() => this.#writer.run<R>(query));
    } finally {
      giveBack();
      this.#turns.changed();
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface wants a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read in pages: an open cursor would hold the only reader.');
  }
}

/** A file in which things were deleted before they were overwritten is written anew, once. */
function eraseWhatIsFree(database: Sqlite.Database): void {
  if (Number(database.pragma('user_version', { simple: true })) >= erasesSinceVersion) return;
  try {
    database.exec('vacuum');
    database.pragma(`user_version = ${erasesSinceVersion}`);
    truncateLog(database);
  } catch (error) {
    // Another process writes, or there is no room for a second file: the next start tries again.
    if (!isBusy(error) && !(error instanceof Sqlite.SqliteError && error.code === 'SQLITE_FULL')) {
      throw error;
    }
  }
}

/** @returns false while somebody reads what is only in the log */
function truncateLog(database: Sqlite.Database): boolean {
  const [{ busy } = { busy: 1 }] = database.pragma('wal_checkpoint(truncate)') as {
    busy: number;
  }[];
  return busy === 0;
}

/** One open database with its prepared statements. */
class Handle {
  readonly database: Sqlite.Database;
  readonly #statements = new LRUCache<string, Sqlite.Statement>(statementCache);

  constructor(file: string, options: Sqlite.Options) {
    this.database = new Sqlite(file, options);
    // better-sqlite3 is built with NORMAL, which may lose the last commits when the power fails.
    this.database.pragma('synchronous = full');
    this.database.pragma('foreign_keys = on');
    this.database.function('fold', { deterministic: true }, (value) =>
      typeof value === 'string' ? foldText(value) : value,
    );
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.prepare(query.sql);
    if (statement.reader) return { rows: statement.all(query.parameters) as R[] };
    const { changes } = statement.run(query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  prepare(text: string): Sqlite.Statement {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.database.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}

const isBusy = (error: unknown) =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await delay(pause);
  }
}
