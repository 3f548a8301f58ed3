import { type CatalogueName, catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { snakeCase } from '#server/db/entity-columns.ts';
import type { CatalogueTables } from '#server/db/tables.ts';
import { entityTable } from './entity-table.ts';
import type { RowQuery } from './row-query.ts';

/** A row of any catalogue, by the names of its fields. */
export interface CatalogueRow {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly createdAt: string;
}

function catalogueTable(catalogue: CatalogueName) {
  const table = snakeCase(catalogue) as keyof CatalogueTables;
  const { fields, name } = catalogueNamed(catalogue);
  const rows = entityTable(table, fields);
  return {
    table,
    read: rows.read as (row: object) => CatalogueRow,
    /** By what rows are called unless another order is asked for. */
    page(database: Database, query: RowQuery<string>): Promise<Paged<CatalogueRow>> {
      const byName = [{ field: name, direction: 'asc' }] as const;
      const order = query.order.length > 0 ? query.order : byName;
      return rows.page(database, { ...query, order }) as Promise<Paged<CatalogueRow>>;
    },
  };
}

/** Where the rows of each catalogue stand. */
export const catalogueTables = Object.fromEntries(
  catalogueNames.map((name) => [name, catalogueTable(name)]),
) as Record<CatalogueName, ReturnType<typeof catalogueTable>>;
