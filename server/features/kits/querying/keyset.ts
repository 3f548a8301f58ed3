import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlValue } from './prepared-queries.ts';
import type { OrderKey } from './sql-order.ts';

/**
 * The rows behind the one whose keys have these `values`: pages that are found by it stay as cheap at the end of a
 * long list as at its beginning, and no row comes twice or is left out because others came or went.
 */
export function behind(
  keys: readonly OrderKey[],
  values: readonly SqlValue[],
): RawBuilder<SqlBool> {
  const [first, ...rest] = keys;
  if (!first) return sql<SqlBool>`1 = 0`;
  const sameWay = keys.every(
    ({ nullable, direction }) => !nullable && direction === first.direction,
  );
  // In this form both databases walk an index.
  if (sameWay) {
    const row = sql.join(keys.map(({ key }) => key));
    return sql<SqlBool>`(${row}) ${comparison(first)} (${sql.join(values)})`;
  }
  const [value, ...others] = values;
  const later = behind(rest, others);
  if (value === null) return sql<SqlBool>`(${first.key} is null and ${later})`;
  const further = sql<SqlBool>`${first.key} ${comparison(first)} ${value}`;
  const orUnknown = first.nullable ? sql` or ${first.key} is null` : sql``;
  return sql<SqlBool>`(${further}${orUnknown} or (${first.key} = ${value} and ${later}))`;
}

const comparison = ({ direction }: OrderKey) => sql.raw(direction === 'asc' ? '>' : '<');
