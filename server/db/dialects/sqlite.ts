import Sqlite from 'better-sqlite3';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { conflict } from '#domain/errors.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import type { OpenDialect, SqlDialect } from './dialect.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const sqlite: Omit<SqlDialect, 'readDataVersion' | 'readDataVersions'> = {
  name: 'sqlite',
  types: { text: 'text', integer: 'integer', real: 'real' },
  // LIKE takes no notice of case here; GLOB does.
  pattern: (parts) => parts.map((part) => part.replace(/[*?[]/g, '[$&]')).join('*'),
  matches: (column, pattern) => sql`${column} glob ${pattern}`,
  contained: (text) => text,
  // GLOB compares a long term anew at almost every letter: 4.5 ms for one text of 5,000.
  contains: (column, text) => sql`instr(${column}, ${text}) > 0`,
  petNameMatches: (pattern) =>
    sql`row_number in (select rowid from pets_name_trigrams where name_search glob ${pattern})`,
  petNames: (pattern) => sql`pets_name_trigrams where name_search glob ${pattern}`,
  searchedTexts: (table, pattern, most) => {
    const texts = `searched_${table}`;
    return sql`${sql.table(texts)} where row_number in (
      select rowid from ${sql.table(`${texts}_trigrams`)} where text glob ${pattern} limit ${most}
    )`;
  },
  fold: (column) => sql`fold(${column})`,
  daysBetween: (from, to) =>
    sql<number>`cast(julianday(${sql.lit(to)}) - julianday(${from}) as integer)`,
  entries: (column) => sql`json_each(${column}) as entry`,
  textMember: (column, name) => sql`${column} ->> ${sql.lit(name)}`,
  // There is one writer at a time.
  async lockTable() {},
  toAppError(error) {
    if (!(error instanceof Sqlite.SqliteError)) return error;
    const { code } = error;
    if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
      return conflict('alreadyExists', error);
    }
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
      return conflict('relatedRecord', error);
    }
    if (code === 'SQLITE_FULL') {
      return new Unavailable('databaseFull', { retryAfterSeconds: 60, cause: error });
    }
    if (code.startsWith('SQLITE_BUSY')) {
      return new Unavailable('databaseBusy', { cause: error });
    }
    return error;
  },
  mayHaveCommitted: () => false,
};

/** Kysely takes SQLite for one connection, where reads would wait for a write that waits for another process. */
class ReadBesideWriteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function openSqlite(file: string): OpenDialect {
  const driver = new SqliteDriver(file);
  return {
    kysely: {
      createAdapter: () => new ReadBesideWriteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => driver,
    },
    dialect: {
      ...sqlite,
      readDataVersion: (_query, topic) => driver.readDataVersions([topic])[0] ?? 0,
      readDataVersions: (topics) => driver.readDataVersions(topics),
    },
    connections: () => driver.writers(),
    readRows: (query) => driver.readRows(query),
  };
}
