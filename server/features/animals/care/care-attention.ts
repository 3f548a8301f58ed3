import { mostCounted } from '#domain/dashboard/attention.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { countDueNext } from './care-next.repository.ts';
import { scopeOf } from './care-reading.ts';

/** Doses that are due today or late. */
export function careAttention(
  dependencies: Pick<CareDependencies, 'database' | 'today' | 'accesses'>,
): AttentionSource {
  const { query } = dependencies.database;
  const count = (scope: Parameters<typeof countDueNext>[1]) =>
    countDueNext(query, scope, { until: dependencies.today(), most: mostCounted });
  return {
    kind: 'careDue',
    countAll: () => count('all'),
    countOwn: async (accountId) => count(await scopeOf(dependencies, query, accountId)),
  };
}
