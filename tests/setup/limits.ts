import { type Clock, systemClock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  createRateLimits,
  type RateLimits,
} from '#server/features/kits/rate-limits/rate-limits.ts';
import { createSharedCounts } from '#server/features/kits/shared-counts/shared-counts.repository.ts';

/** As one process has them that works on this database. */
export function limitsOn(database: Database, clock: Clock = systemClock): RateLimits {
  const sharedCounts = createSharedCounts({ database, clock });
  return createRateLimits({ sharedCounts, clock, secretKey: 'a secret of this test' });
}
