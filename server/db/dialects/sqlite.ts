import Sqlite from 'better-sqlite3';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { AppError, conflict } from '#domain/errors.ts';
import type { SqlDialect } from './dialect.ts';
import { SqliteDriver } from './sqlite-driver.ts';

export const sqlite: SqlDialect = {
  name: 'sqlite',
  types: { text: 'text', integer: 'integer', real: 'real' },
  contains: (column, term) => sql`instr(${column}, ${term}) > 0`,
  // LIKE takes no notice of case here; GLOB does.
  pattern: (parts) => parts.map((part) => part.replace(/[*?[]/g, '[$&]')).join('*'),
  matches: (column, pattern) => sql`${column} glob ${pattern}`,
  petNameMatches: (pattern) =>
    sql`row_number in (select rowid from pets_name_trigrams where name_search glob ${pattern})`,
  fold: (column) => sql`fold(${column})`,
  toAppError(error) {
    if (!(error instanceof Sqlite.SqliteError)) return error;
    const { code } = error;
    if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
      return conflict('Ese registro ya existe.', error);
    }
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
      return conflict('El registro depende de otro que no existe o que todavía se usa.', error);
    }
    if (code === 'SQLITE_FULL') {
      return new AppError('unavailable', 'No queda espacio para guardar.', { cause: error });
    }
    if (code.startsWith('SQLITE_BUSY')) {
      return new AppError('unavailable', 'La base de datos está ocupada.', { cause: error });
    }
    return error;
  },
};

export function sqliteKysely(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => new SqliteDriver(file),
  };
}
