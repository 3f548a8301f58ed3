import { type RawBuilder, sql } from 'kysely';
import type { Order } from './row-query.ts';
import { type Source, storedValue } from './sql-source.ts';

/** Newest first unless said otherwise; `id` decides between equals, in the direction of what came before it. */
export function orderBy<Field extends string>(
  order: readonly Order<Field>[],
  sources: Record<Field, Source>,
): RawBuilder<unknown> {
  return sql.join(
    orderKeys(order, sources).map(
      // The two databases disagree on where the unknown goes.
      ({ key, direction, nullable }) =>
        sql`${key} ${sql.raw(direction)}${sql.raw(nullable ? ' nulls last' : '')}`,
    ),
  );
}

export interface OrderKey {
  key: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** What has no value stands last, whatever the direction. */
  nullable: boolean;
}

/** What `orderBy` orders by; together they are different in any two rows. */
export function orderKeys<Field extends string>(
  order: readonly Order<Field>[],
  sources: Record<Field, Source>,
): OrderKey[] {
  const keys = order.map(({ field, direction }) => ({
    key: orderKey(sources[field]),
    direction: sources[field].orderedBy?.reversed ? opposite[direction] : direction,
    nullable: sources[field].nullable === true,
  }));
  const direction = order.at(-1)?.direction ?? 'desc';
  if (keys.length === 0) keys.push({ key: sql.ref('created_at'), direction, nullable: false });
  return [...keys, { key: sql.ref('id'), direction, nullable: false }];
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

function orderKey(source: Source): RawBuilder<unknown> {
  const { ranks, search, searchKeepsEnye, count, orderedBy } = source;
  if (orderedBy) return sql.ref(orderedBy.column);
  if (count) return sql`case when ${sql.ref(count)} = 0 then 0 else 1 end`;
  if (!ranks) return !searchKeepsEnye && search ? sql.ref(search) : storedValue(source);
  const ranked = ranks.map((value, rank) => sql`when ${sql.lit(value)} then ${sql.lit(rank)}`);
  return sql`case ${storedValue(source)} ${sql.join(ranked, sql` `)} end`;
}
