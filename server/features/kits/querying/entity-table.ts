import { sql } from 'kysely';
import { type EntityOf, type FieldName, type Fields, namesOf } from '#domain/contract/field.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { rowReader } from '#server/db/entity-columns.ts';
import { entitySources } from './entity-sources.ts';
import { pageOfRows } from './page-of-rows.ts';
import type { RowQuery } from './row-query.ts';
import type { Predicate, Source } from './sql-source.ts';

/**
 * Finds and reads the entities that these fields describe in the table that holds their columns.
 * @param also what the fields do not tell of their columns
 */
export function entityTable<Of extends Fields>(
  table: string,
  fields: Of,
  also: Partial<Record<FieldName<Of>, Partial<Source>>> = {},
) {
  const sources = entitySources(fields);
  for (const name of namesOf(fields)) Object.assign(sources[name], also[name]);
  // Of all its fields.
  const read = rowReader<EntityOf<Of>, FieldName<Of>>(fields, namesOf(fields)) as (
    row: object,
  ) => EntityOf<Of>;
  return {
    read,
    sources,
    /** @param also what must hold as well and no single field says */
    async page(
      database: Database,
      query: RowQuery<FieldName<Of>>,
      also: readonly Predicate[] = [],
    ): Promise<Paged<EntityOf<Of>>> {
      const page = await pageOfRows<object, FieldName<Of>>(
        database,
        table,
        sql`*`,
        sources,
        query,
        also,
      );
      return { ...page, items: page.items.map(read) };
    },
  };
}
