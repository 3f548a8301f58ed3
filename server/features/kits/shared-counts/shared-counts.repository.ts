import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { SharedCounts } from './shared-counts.ts';

/** How many keys of a kind are kept, and after how many new ones that is looked at. */
const usualBounds = { keys: 20_000, slack: 1_000 };

export function createSharedCounts({
  database,
  clock,
  bounds = usualBounds,
}: {
  database: Database;
  clock: Clock;
  bounds?: { keys: number; slack: number };
}): SharedCounts {
  const added = new Map<string, number>();
  const now = () => clock.now().toISOString();

  async function forgetLapsed(): Promise<void> {
    await database.query.deleteFrom('shared_counts').where('expires_at', '<=', now()).execute();
  }

  async function countNewKey(kind: string): Promise<void> {
    const since = (added.get(kind) ?? 0) + 1;
    added.set(kind, since > bounds.slack ? 0 : since);
    if (since <= bounds.slack) return;
    await forgetLapsed();
    await forgetSurplus(kind);
  }

  /** Those with the least to remember go first: many who come once push out nobody who has used up a limit. */
  async function forgetSurplus(kind: string): Promise<void> {
    const { query } = database;
    const { keys } = await query
      .selectFrom('shared_counts')
      .select((eb) => eb.fn.countAll<number>().as('keys'))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    if (keys <= bounds.keys) return;
    await query
      .deleteFrom('shared_counts')
      .where('kind', '=', kind)
      .where('key', 'in', (eb) =>
        eb
          .selectFrom('shared_counts')
          .select('key')
          .where('kind', '=', kind)
          .orderBy('count')
          .orderBy('expires_at')
          .limit(keys - bounds.keys),
      )
      .execute();
  }

  return {
    forgetLapsed,

    async add({ kind, key }, points, lapsesAt, tx) {
      const { query } = tx ?? database;
      const isLapsed = sql`shared_counts.expires_at <= ${now()}`;
      const row = await query
        .insertInto('shared_counts')
        .values({ kind, key, count: points, expires_at: lapsesAt.toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'key']).doUpdateSet({
            count: sql`excluded.count + case when ${isLapsed} then 0 else shared_counts.count end`,
            expires_at: sql`case when ${isLapsed} then excluded.expires_at else shared_counts.expires_at end`,
          }),
        )
        .returning(['count', 'expires_at'])
        .executeTakeFirstOrThrow();
      if (row.count === points && !tx) await countNewKey(kind);
      return { count: row.count, lapsesAt: new Date(row.expires_at) };
    },

    async takeBack(whats) {
      await database.query
        .updateTable('shared_counts')
        .set({ count: sql`count - 1` })
        .where((eb) => eb.or(whats.map(({ kind, key }) => eb.and({ kind, key }))))
        .where('count', '>', 0)
        .execute();
    },

    async spend({ query }, { kind, key }, lapsesAt) {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('shared_counts')
        .values({ kind, key, count: 1, expires_at: lapsesAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async isSpent({ kind, key }) {
      const row = await database.query
        .selectFrom('shared_counts')
        .select('key')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
