import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { PageRequest } from '#domain/paging.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * One page of rows, and how many there are on all pages.
 * @param rows selected, and in an order in which no two are equal
 */
export async function pageAndTotal<From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { page, limit }: PageRequest,
): Promise<{ items: Simplify<Row>[]; total: number }> {
  const { total } = await rows
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await rows
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items, total: Number(total) };
}
