import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

interface Rows {
  table: keyof Tables;
  /** Its unique column: a text. */
  key: string;
  /** An instant or a date, UTC. */
  since: RawBuilder<unknown>;
  condition?: RawBuilder<SqlBool>;
}

/** What is due, and since when the oldest of it has been there; null where there is none. */
export interface Due {
  count: number;
  oldest: string | null;
}

/** No more are counted. */
const mostCounted = 10_000;
/** Between the instant and the key of a place. */
const placeSign = ' ';
/** Of those that have to be looked at one by one. */
export const mostLooked = 500;

export const dueAmong = (since: readonly string[]): Due => ({
  count: since.length,
  oldest: since.reduce<string | null>((a, b) => (a === null || b < a ? b : a), null),
});

/** The rows of a table from before an instant: counted, and listed in portions. */
export function expiringRows({ table, key, since, condition = sql<SqlBool>`1 = 1` }: Rows) {
  const matching = (before: string) =>
    sql`from ${sql.table(table)} where ${since} < ${before} and ${condition}`;

  return {
    async due(query: Tx['query'], before: string): Promise<Due> {
      const { rows } = await sql<{ count: number; oldest: string | null }>`
        select count(*) as count, min(since) as oldest from (
          select ${since} as since ${matching(before)} order by 1 limit ${mostCounted}
        ) as due`.execute(query);
      return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? null };
    },

    /**
     * The oldest first, by the index that finds them: in the order of their keys, each portion would sort all that is due.
     * @param after the place of the last one; '' at the beginning
     */
    async next(
      query: Tx['query'],
      before: string,
      { after, most }: { after: string; most: number },
    ): Promise<{ key: string; place: string }[]> {
      const [at = '', id = ''] = after.split(placeSign);
      const { rows } = await sql<{ key: string; since: string }>`
        select ${sql.ref(key)} as key, ${since} as since ${matching(before)}
        and ${since} >= ${at} and (${since}, ${sql.ref(key)}) > (${at}, ${id})
        order by 2, 1 limit ${most}`.execute(query);
      return rows.map((row) => ({ key: row.key, place: `${row.since}${placeSign}${row.key}` }));
    },
  };
}

export type ExpiringRows = ReturnType<typeof expiringRows>;
