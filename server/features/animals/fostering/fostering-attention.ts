import type { Clock } from '#domain/clock.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { findWaitingAskers } from './askers.repository.ts';
import { findOpenAsks } from './asks.repository.ts';
import { findWaitingPhotos } from './diary.repository.ts';
import { findHomeOf } from './foster-homes.repository.ts';

/** Photos of diaries that wait for a look of the pet's people. */
export function fosterPhotosAttention({ query }: Database): AttentionSource {
  const count = async (scope: Parameters<typeof findWaitingPhotos>[1]) => {
    const found = await findWaitingPhotos(query, scope, mostCounted);
    return Math.min(
      mostCounted,
      found.reduce((sum, { photos }) => sum + photos, 0),
    );
  };
  return {
    kind: 'fosterPhotos',
    countAll: () => count('all'),
    countOwn: (ownerId) => count({ ownerId }),
  };
}

/** Rescuers who ask to be confirmed. */
export const fosterAskersAttention = ({ query }: Database): AttentionSource => ({
  kind: 'fosterAskers',
  countAll: async () => (await findWaitingAskers(query, mostCounted)).length,
});

/** Questions that the account's home has not answered. */
export const fosterRequestsAttention = ({
  database: { query },
  clock,
}: {
  database: Database;
  clock: Clock;
}): AttentionSource => ({
  kind: 'fosterRequests',
  async countOwn(accountId) {
    const home = await findHomeOf(query, accountId);
    if (!home) return 0;
    return (await findOpenAsks(query, home.id, clock.now().toISOString())).length;
  },
});
