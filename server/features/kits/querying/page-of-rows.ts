import { type RawBuilder, sql } from 'kysely';
import { type Paged, paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import { searchedTables } from '#server/db/dialects/dialect.ts';
import { fewHolding } from './few-holding.ts';
import { requireAffordable } from './query-cost.ts';
import type { RowQuery } from './row-query.ts';
import { orderBy } from './sql-order.ts';
import { every, isOneOf, predicate } from './sql-predicates.ts';
import type { Predicate, Source } from './sql-source.ts';
import { containedText } from './text-match.ts';

/**
 * One page of a table that is counted anew each time, unless the page itself tells: for lists of thousands, not of
 * millions.
 * @param also what must hold as well and no single field says
 */
export async function pageOfRows<Row, Field extends string>(
  database: Database,
  table: string,
  columns: RawBuilder<unknown>,
  sources: Record<Field, Source>,
  query: RowQuery<Field>,
  also: readonly Predicate[] = [],
): Promise<Paged<Row>> {
  requireAffordable(query, sources);
  const requested = query.where.map((one) => predicate(sources[one.field], one, database.dialect));
  const few = await fewSearched(database, table, sources, query);
  if (few?.length === 0) return paged([], 0, query);
  const filter = every([...requested, ...also, ...(few ? [isOneOf('id', few)] : [])]);
  const found = sql`from ${sql.table(table)} where ${filter.build(filter.values)}`;
  const order = orderBy(query.order, sources);
  // Ids first: what is left out or skipped is so in an index, without its rows.
  const { rows } = await sql<Row>`
    select ${columns} from ${sql.table(table)} where id in (
      select id ${found} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
    ) order by ${order}
  `.execute(database.query);
  const isWhole = asksForOne(query) || (query.page === 1 && rows.length < query.limit);
  if (isWhole || query.withTotal === false) return paged(rows, rows.length, query);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(
    database.query,
  );
  return paged(rows, counted.rows[0]?.total ?? 0, query);
}

/** The ids of those that hold a term which few hold, and of few others; undefined where no index tells. */
async function fewSearched(
  database: Database,
  table: string,
  sources: Record<string, Source>,
  { where }: RowQuery<string>,
): Promise<string[] | undefined> {
  const searched = searchedTables.find((name) => name === table);
  if (!searched) return undefined;
  for (const { field, ...condition } of where) {
    if (!sources[field]?.searched || !('value' in condition)) continue;
    const { operator, value, fold } = condition;
    const term = typeof value === 'string' ? containedText(operator, value) : undefined;
    // What holds other letters as they stand may be normalized otherwise than they are alone.
    if (term === undefined || !(fold || isAscii.test(term))) continue;
    const few = await fewHolding(database, searched, foldText(term));
    if (few) return few;
  }
  return undefined;
}

const isAscii = /^[ -~]*$/;

/** By its id, or as a document is named. */
function asksForOne({ where, page }: RowQuery<string>): boolean {
  const isGiven = (name: string) =>
    where.some(({ field, operator }) => field === name && operator === '=');
  return page === 1 && (isGiven('id') || (isGiven('series') && isGiven('folio')));
}
