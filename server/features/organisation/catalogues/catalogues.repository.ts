import { sql } from 'kysely';
import { type CatalogueName, catalogueNamed } from '#domain/catalogues/index.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnOf, columnsFrom, searchColumnOf } from '#server/db/entity-columns.ts';
import {
  type CatalogueRow,
  catalogueTables,
} from '#server/features/kits/querying/catalogue-tables.ts';

/** The catalogues' tables differ in their columns alone, which the contract names: one set of queries serves all. */
export function createCataloguesRepository({ dialect }: Database) {
  const tableOf = (name: CatalogueName) => sql.table(catalogueTables[name].table);

  async function exists(
    { query }: Pick<Tx, 'query'>,
    found: ReturnType<typeof sql>,
  ): Promise<boolean> {
    const { rows } = await sql`select 1 ${found} limit 1`.execute(query);
    return rows.length > 0;
  }

  return {
    /** Until the end of the transaction nobody else writes the catalogue. */
    lock: ({ query }: Tx, name: CatalogueName): Promise<void> =>
      dialect.lockTable(query, catalogueTables[name].table),

    async find(
      { query }: Pick<Tx, 'query'>,
      name: CatalogueName,
      id: string,
    ): Promise<CatalogueRow | undefined> {
      const found = sql<object>`select * from ${tableOf(name)} where id = ${id}`;
      const { rows } = await found.execute(query);
      return rows[0] && catalogueTables[name].read(rows[0]);
    },

    async every({ query }: Pick<Tx, 'query'>, name: CatalogueName): Promise<CatalogueRow[]> {
      const { editing, name: called, fields } = catalogueNamed(name);
      const { [called]: contract } = fields;
      if (!editing || !contract) throw new Error(`${name} is not kept here`);
      const order = sql.ref(searchColumnOf(columnOf(called, contract)));
      const found = sql<object>`select * from ${tableOf(name)} order by ${order} limit ${editing.most}`;
      const { rows } = await found.execute(query);
      return rows.map((row) => catalogueTables[name].read(row));
    },

    /** The product that the portal refers to by this key. */
    async findKeyed({ query }: Pick<Tx, 'query'>, key: string): Promise<CatalogueRow | undefined> {
      const row = await query
        .selectFrom('products')
        .selectAll()
        .where('key', '=', key as DonationKind)
        .executeTakeFirst();
      return row && catalogueTables.products.read(row);
    },

    isEmpty: async (query: Pick<Tx, 'query'>, name: CatalogueName): Promise<boolean> =>
      !(await exists(query, sql`from ${tableOf(name)}`)),

    async count({ query }: Tx, name: CatalogueName): Promise<number> {
      const counted = sql<{ total: number }>`select count(*) as total from ${tableOf(name)}`;
      return (await counted.execute(query)).rows[0]?.total ?? 0;
    },

    /** Another row that says the same in this searchable field. */
    isTaken(tx: Tx, name: CatalogueName, field: string, row: CatalogueRow): Promise<boolean> {
      const { fields } = catalogueNamed(name);
      const { [field]: contract } = fields;
      if (!contract) throw new Error(`${name} has no field ${field}`);
      const search = searchColumnOf(columnOf(field, contract));
      const { [search]: folded } = columnsFrom(fields, { [field]: row[field] }) as Record<
        string,
        unknown
      >;
      const same = sql`${sql.ref(search)} = ${folded} and id <> ${row.id}`;
      return exists(tx, sql`from ${tableOf(name)} where ${same}`);
    },

    async insert({ query }: Tx, name: CatalogueName, row: CatalogueRow): Promise<void> {
      const columns = Object.entries(columnsFrom(catalogueNamed(name).fields, row));
      const names = sql.join(columns.map(([column]) => sql.ref(column)));
      const values = sql.join(columns.map(([, value]) => value));
      await sql`insert into ${tableOf(name)} (${names}) values (${values})`.execute(query);
    },

    async update({ query }: Tx, name: CatalogueName, row: CatalogueRow): Promise<void> {
      const columns = Object.entries(columnsFrom(catalogueNamed(name).fields, row));
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
      await sql`update ${tableOf(name)} set ${set} where id = ${row.id}`.execute(query);
    },

    async remove({ query }: Tx, name: CatalogueName, id: string): Promise<void> {
      await sql`delete from ${tableOf(name)} where id = ${id}`.execute(query);
    },
  };
}
