import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { requireAffordable } from '../querying/query-cost.ts';
import type { RowQuery } from '../querying/row-query.ts';
import { every, orderBy, predicate, type Source } from '../querying/sql-predicates.ts';

export type Catalogue = keyof typeof tables;
export type CatalogueField = 'id' | 'createdAt' | 'code' | 'name';

export interface CatalogueEntry {
  id: string;
  createdAt: string;
  /** Only the SAT's catalogues have codes. */
  code?: string;
  name: string;
}

const tables = {
  products: { table: 'products', coded: false },
  categories: { table: 'categories', coded: false },
  satCfdiUses: { table: 'sat_cfdi_uses', coded: true },
  satPaymentForms: { table: 'sat_payment_forms', coded: true },
} as const satisfies Record<string, { table: string; coded: boolean }>;

const sources: Record<CatalogueField, Source> = {
  id: { column: 'id', type: 'text' },
  createdAt: { column: 'created_at', type: 'text' },
  code: { column: 'code', type: 'text' },
  name: { column: 'name', type: 'text', search: 'name_search' },
};

/** The tables are short, so that their queries need no index and no cache. */
export function createReferenceDataRepository({ query: database, dialect }: Database) {
  function filterOf(query: RowQuery<CatalogueField>) {
    requireAffordable(query, sources);
    const filter = every(
      query.where.map((condition) => predicate(sources[condition.field], condition, dialect)),
    );
    return filter.build(filter.values);
  }

  return {
    async page(
      catalogue: Catalogue,
      query: RowQuery<CatalogueField>,
    ): Promise<{ entries: CatalogueEntry[]; total: number }> {
      const { table, coded } = tables[catalogue];
      const order: RowQuery<CatalogueField>['order'] =
        query.order.length > 0
          ? query.order
          : [{ field: coded ? 'code' : 'name', direction: 'asc' }];
      const found = sql`from ${sql.table(table)} where ${filterOf(query)}`;
      const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(
        database,
      );
      const { rows } = await sql<CatalogueEntry>`
        select id, created_at as "createdAt", name ${coded ? sql`, code` : sql``} ${found}
        order by ${orderBy(order, sources)}
        limit ${query.limit} offset ${(query.page - 1) * query.limit}
      `.execute(database);
      return { entries: rows, total: counted.rows[0]?.total ?? 0 };
    },
  };
}
