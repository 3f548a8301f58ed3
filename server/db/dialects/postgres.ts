import { PostgresDialect, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError, conflict } from '#domain/errors.ts';
import type { CompiledRead, OpenDialect, SqlDialect } from './dialect.ts';

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
  fold: (column) => sql`fold(${column})`,
  entries: (column) => sql`jsonb_array_elements_text(${column}::jsonb) as entry(value)`,
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
  toAppError(error) {
    if (!(error instanceof Error) || !('code' in error)) return error;
    switch (error.code) {
      case '23505':
        return conflict('alreadyExists', error);
      case '23503':
        return conflict('relatedRecord', error);
      case '57014':
        return new AppError('unavailable', 'databaseTooSlow', { cause: error });
      case '53100':
        return new AppError('unavailable', 'databaseFull', { cause: error });
      case '40001':
      case '40P01':
      case '53300':
      case '55P03':
      case '57P01':
      case '57P03':
      case 'ECONNREFUSED':
      case 'ECONNRESET':
      case 'ENOENT':
      case 'ETIMEDOUT':
        return new AppError('unavailable', 'databaseBusy', { cause: error });
      default:
        return error;
    }
  },
};

/** Milliseconds. A longer statement is ended, wherever its caller is; migrations take the time that they need. */
const statementTimeout = 10_000;

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
    if (used > usesBeforeNamed) named.set(text, `read_${named.size}`);
    return undefined;
  };
}

export function openPostgres(url: string, log: Logger): OpenDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    types: {
      // Counts and sums arrive as numbers, as on SQLite; none here comes near 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigint || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  const nameOf = readNames();
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return {
    kysely: new PostgresDialect({ pool }),
    dialect: postgres,
    async readRows<Row>({ sql: text, parameters }: CompiledRead) {
      const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] });
      return rows as Row[];
    },
  };
}
