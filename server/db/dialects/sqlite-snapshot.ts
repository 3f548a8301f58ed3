import Sqlite from 'better-sqlite3';
import { StartupError } from '#server/process/startup-error.ts';
import { type ListedColumn, orderTables, type Reference, selectRows } from '../copy/table-order.ts';
import type { Row, Snapshot } from '../copy/table-rows.ts';
import { searchedTables } from './dialect.ts';

const rowsAtOnce = 200;
/** Numbers that the database gives to rows itself, and what stands for them as the key. */
const rowNumbers: Record<string, { column: string; key: string }> = {
  pets: { column: 'row_number', key: 'id' },
};

/** What triggers fill, as they do the virtual tables of trigrams. */
const derived = new Set(searchedTables.map((table) => `searched_${table}`));

/** A read transaction on a connection of its own: with the write-ahead log nobody waits for it. */
export function openSqliteSnapshot(file: string): Snapshot {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { fileMustExist: true });
    database.pragma('query_only = on');
    database.exec('begin');
    return snapshotOf(database);
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database ${file} cannot be read: ${reason}`, { cause: error });
  }
}

function snapshotOf(database: Sqlite.Database): Snapshot {
  // The first read is what the transaction goes on seeing.
  const migrations = database
    .prepare('select name from schema_migrations order by number')
    .pluck()
    .all() as string[];
  return {
    migrations,
    tables: orderTables(columnsOf(database), referencesOf(database)),
    count: async ({ name }) =>
      database.prepare(`select count(*) from "${name}"`).pluck().get() as number,
    async *read(table, after) {
      const text = selectRows(table, { after: after !== undefined, placeholder: () => '?' });
      const values = after ? table.key.map((column) => after[column]) : [];
      let rows: Row[] = [];
      for (const row of database.prepare(text).iterate(values)) {
        rows.push(row as Row);
        if (rows.length < rowsAtOnce) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    async close() {
      database.close();
    },
  };
}

/** Without virtual tables and what they keep for themselves, and without what triggers fill. */
function columnsOf(database: Sqlite.Database): ListedColumn[] {
  const listed = database
    .prepare(
      `select list.name as "table", info.name as "column", nullif(info.pk, 0) as keyPosition
       from pragma_table_list as list join pragma_table_info(list.name) as info
       where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite_%'`,
    )
    .all() as ListedColumn[];
  return listed.flatMap((one) => {
    if (derived.has(one.table)) return [];
    const numbered = rowNumbers[one.table];
    if (!numbered) return [one];
    if (one.column === numbered.column) return [];
    return [{ ...one, keyPosition: one.column === numbered.key ? 1 : null }];
  });
}

const referencesOf = (database: Sqlite.Database) =>
  database
    .prepare(
      `select list.name as "table", foreign_key."table" as refersTo
       from pragma_table_list as list join pragma_foreign_key_list(list.name) as foreign_key
       where list.schema = 'main' and list.type = 'table'`,
    )
    .all() as Reference[];
