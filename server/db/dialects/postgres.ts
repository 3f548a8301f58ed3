import { createHash } from 'node:crypto';
import { PostgresDialect, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { conflict } from '#domain/errors.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import type { PostgresConfig } from '../../config/database-config.ts';
import type { CompiledRead, OpenDialect, SqlDialect } from './dialect.ts';
import { NotificationListener } from './postgres-listener.ts';
import { ConnectionLost, ConnectionPool } from './postgres-pool.ts';

const changesChannel = 'casa_animal_changes';

const pattern = (parts: readonly string[]) =>
  parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%');

const postgres: SqlDialect = {
  name: 'postgres',
  // Collation "C" compares bytes, as SQLite does: both databases put the same rows on the same page.
  types: { text: 'text collate "C"', integer: 'integer', real: 'double precision' },
  pattern,
  matches: (column, pattern) => sql`${column} like ${pattern}`,
  contained: (text) => pattern(['', text, '']),
  contains: (column, operand) => sql`${column} like ${operand}`,
  petNameMatches: (pattern) => sql`name_search like ${pattern}`,
  petNames: (pattern) => sql`pets where name_search like ${pattern}`,
  fold: (column) => sql`fold(${column})`,
  daysBetween: (from, to) => sql<number>`(date ${sql.lit(to)} - ${from}::date)`,
  entries: (column) => sql`jsonb_array_elements_text(${column}::jsonb) as entry(value)`,
  textMember: (column, name) => sql`(${column}::jsonb ->> ${sql.lit(name)})`,
  async lockTable(query, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(query);
  },
  async readDataVersion(query, topic) {
    const row = await query
      .selectFrom('data_versions')
      .select('version')
      .where('topic', '=', topic)
      .executeTakeFirst();
    return row?.version ?? 0;
  },
  async readTime(query) {
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
    return (await query.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()).now;
  },
  announceChange: (topic) => sql`pg_notify(${changesChannel}, ${topic})`,
  toAppError(error) {
    if (error instanceof ConnectionLost) return new Unavailable('databaseAway', { cause: error });
    if (!(error instanceof pg.DatabaseError)) return error;
    switch (error.code) {
      case '23505':
        return conflict('alreadyExists', error);
      case '23503':
        return conflict('relatedRecord', error);
      case '57014':
        return new Unavailable('databaseTooSlow', { cause: error });
      case '53100':
        return new Unavailable('databaseFull', { retryAfterSeconds: 60, cause: error });
      default:
        return notNow.test(error.code ?? '')
          ? new Unavailable('databaseBusy', { cause: error })
          : error;
    }
  },
  mayHaveCommitted: (error) => error instanceof ConnectionLost,
};

/**
 * Classes of SQLSTATE, and codes: a conflict with another transaction (40), too few resources (53), a lock that is not
 * free (55P03), a server that only reads for now (25006).
 */
const notNow = /^(40|53|55P03$|25006$)/;

/** A longer statement is ended, wherever its caller is; migrations take the time that they need. */
const usual = { poolSize: 10, statementTimeout: 10_000, preparedStatements: true };
/** Milliseconds for a connection, and how much longer than a statement may take its answer is waited for. */
const connectionTimeout = 10_000;
const answerMargin = 5_000;

const bigint = 20;
const numeric = 1700;

/** Reads that PostgreSQL keeps parsed, in each connection: how many, how long in characters, and after how many uses. */
const mostNamed = 50;
const longestNamed = 8_000;
const usesBeforeNamed = 20;

/**
 * Names for the reads that are asked most: parsing one and planning it takes longer than many a read itself. Callers'
 * filters decide what is read, so only what comes again and again has a name, for as long as the process runs. A plan
 * for any value, which PostgreSQL may make for a read with a name, does not know how many rows a pattern finds.
 */
function readNames(): (text: string) => string | undefined {
  const named = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: 500 });
  return (text) => {
    const name = named.get(text);
    const mayHaveOne = text.length <= longestNamed && !text.includes(' like ');
    if (name !== undefined || named.size === mostNamed || !mayHaveOne) return name;
    const used = (uses.get(text) ?? 0) + 1;
    uses.set(text, used);
    // The same name for the same text in every process: behind a pooler they may share a connection.
    if (used > usesBeforeNamed)
      named.set(text, `read_${createHash('sha1').update(text).digest('hex')}`);
    return undefined;
  };
}

export function openPostgres({ url, ...options }: Omit<PostgresConfig, 'kind'>): OpenDialect {
  const {
    poolSize = usual.poolSize,
    statementTimeout = usual.statementTimeout,
    preparedStatements = usual.preparedStatements,
  } = options;
  const pool = new ConnectionPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    ...(statementTimeout > 0 && { statement_timeout: statementTimeout }),
    types: {
      // Counts and sums arrive as numbers, as on SQLite; none here comes near 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigint || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  const nameOf = preparedStatements ? readNames() : () => undefined;
  return {
    kysely: new PostgresDialect({ pool }),
    dialect: postgres,
    readRows: <Row>({ sql: text, parameters }: CompiledRead) =>
      pool.read<Row>({ name: nameOf(text), text, values: [...parameters] }),
    listen: (changed) => new NotificationListener(url, changesChannel, changed),
    connections: () => pool.figures(),
    limitTime: () => pool.limitAnswers((statementTimeout || usual.statementTimeout) + answerMargin),
  };
}
