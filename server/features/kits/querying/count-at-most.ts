import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** How many rows there are, without looking for more than `most` of them. */
export async function countAtMost<From extends keyof Tables, Row>(
  { query }: Pick<Database, 'query'>,
  rows: SelectQueryBuilder<Tables, From, Row>,
  most: number,
): Promise<number> {
  const { total } = await query
    .selectFrom(rows.clearSelect().select(sql<number>`1`.as('found')).limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
