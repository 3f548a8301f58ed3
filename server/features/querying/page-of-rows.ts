import { type RawBuilder, sql } from 'kysely';
import { type Paged, paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { requireAffordable } from './query-cost.ts';
import type { RowQuery } from './row-query.ts';
import { orderBy } from './sql-order.ts';
import { every, predicate } from './sql-predicates.ts';
import type { Predicate, Source } from './sql-source.ts';

/**
 * One page of a table that is counted anew each time, unless the page itself tells: for lists of thousands, not of
 * millions.
 * @param also what must hold as well and no single field says
 */
export async function pageOfRows<Row, Field extends string>(
  { query: database, dialect }: Database,
  table: string,
  columns: RawBuilder<unknown>,
  sources: Record<Field, Source>,
  query: RowQuery<Field>,
  also: readonly Predicate[] = [],
): Promise<Paged<Row>> {
  requireAffordable(query, sources);
  const requested = query.where.map((one) => predicate(sources[one.field], one, dialect));
  const filter = every([...requested, ...also]);
  const found = sql`from ${sql.table(table)} where ${filter.build(filter.values)}`;
  const { rows } = await sql<Row>`
    select ${columns} ${found}
    order by ${orderBy(query.order, sources)}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}
  `.execute(database);
  const isWhole = asksForOne(query) || (query.page === 1 && rows.length < query.limit);
  if (isWhole) return paged(rows, rows.length, query);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(database);
  return paged(rows, counted.rows[0]?.total ?? 0, query);
}

/** By its id, or as a document is named. */
function asksForOne({ where, page }: RowQuery<string>): boolean {
  const isGiven = (name: string) =>
    where.some(({ field, operator }) => field === name && operator === '=');
  return page === 1 && (isGiven('id') || (isGiven('series') && isGiven('folio')));
}
