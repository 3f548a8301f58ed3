import { mostCounted } from '#domain/dashboard/attention.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { countDueNext } from './care-next.repository.ts';
import type { CareParts } from './care-parts.ts';
import { scopeOf } from './care-reading.ts';

/** Doses that are due today or late. */
export function careAttention(
  parts: Pick<CareParts, 'database' | 'today' | 'accesses'>,
): AttentionSource {
  const { query } = parts.database;
  const count = (scope: Parameters<typeof countDueNext>[1]) =>
    countDueNext(query, scope, { until: parts.today(), most: mostCounted });
  return {
    kind: 'careDue',
    countAll: () => count('all'),
    countOwn: async (accountId) => count(await scopeOf(parts, query, accountId)),
  };
}
