import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { SearchedTable } from '#server/db/dialects/dialect.ts';

/** Of so many each is looked up. What more of them hold is found soon where all are looked through. */
const mostHolding = 500;

/**
 * The ids of the rows whose searched text holds a normalized term: all of them, and a few more where the term holds ñ.
 * @returns undefined where no index tells, or of more than some hundred
 */
export async function fewHolding(
  { query, dialect }: Pick<Database, 'query' | 'dialect'>,
  table: SearchedTable,
  term: string,
): Promise<string[] | undefined> {
  if (!dialect.searchedTexts || [...term].length < 3) return undefined;
  const pattern = dialect.pattern(['', term, '']);
  const { rows } = await sql<{ id: string }>`
    select id from ${dialect.searchedTexts(table, pattern, mostHolding + 1)}
  `.execute(query);
  return rows.length > mostHolding ? undefined : rows.map(({ id }) => id);
}
