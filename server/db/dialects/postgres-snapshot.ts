import pg from 'pg';
import { StartupError } from '#server/process/startup-error.ts';
import { type ListedColumn, orderTables, type Reference, selectRows } from '../copy/table-order.ts';
import type { Row, Snapshot } from '../copy/table-rows.ts';

const rowsAtOnce = 200;

/** A transaction that sees one moment on a connection of its own, read by cursors. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Whatever is asked next hears of it; an `error` that nobody listens to ends the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    return await snapshotOf(client);
  } catch (error) {
    await client.end().catch(() => {});
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`The database of DATABASE_URL cannot be read: ${reason}`, {
      cause: error,
    });
  }
}

async function snapshotOf(client: pg.Client): Promise<Snapshot> {
  const all = async <T extends pg.QueryResultRow>(text: string) =>
    (await client.query<T>(text)).rows;
  const migrations = await all<{ name: string }>(
    'select name from schema_migrations order by number',
  );
  const columns = await all<ListedColumn & { isText: boolean }>(listColumns);
  const texts = new Set(
    columns.filter(({ isText }) => isText).map(({ table, column }) => `${table}.${column}`),
  );
  return {
    migrations: migrations.map(({ name }) => name),
    tables: orderTables(columns, await all<Reference>(listReferences)),
    async count({ name }) {
      const [row] = await all<{ count: string }>(`select count(*) from "${name}"`);
      return Number(row?.count);
    },
    async *read(table, after) {
      const text = selectRows(table, {
        after: after !== undefined,
        sorted: (column) =>
          texts.has(`${table.name}.${column}`) ? `"${column}" collate "C"` : `"${column}"`,
        placeholder: (n) => `$${n}`,
      });
      const values = after ? table.key.map((column) => after[column]) : [];
      await client.query(`declare rows_of_table no scroll cursor for ${text}`, values);
      for (;;) {
        const rows = await all<Row>(`fetch ${rowsAtOnce} from rows_of_table`);
        if (rows.length > 0) yield rows;
        if (rows.length < rowsAtOnce) break;
      }
      await client.query('close rows_of_table');
    },
    close: () => client.end(),
  };
}

const inThisSchema = 'relation.relnamespace = quote_ident(current_schema())::regnamespace';

const listColumns = `
  select relation.relname as "table", attribute.attname as "column",
    array_position(primary_key.indkey::int2[], attribute.attnum) + 1 as "keyPosition",
    attribute.atttypid = 'text'::regtype as "isText"
  from pg_class relation
  join pg_attribute attribute
    on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  left join pg_index primary_key
    on primary_key.indrelid = relation.oid and primary_key.indisprimary
  where relation.relkind = 'r' and ${inThisSchema}`;

const listReferences = `
  select relation.relname as "table", other.relname as "refersTo"
  from pg_constraint
  join pg_class relation on relation.oid = conrelid
  join pg_class other on other.oid = confrelid
  where contype = 'f' and ${inThisSchema}`;
