import type { Base, Feature } from '../feature.ts';
import { createSharedCounts } from './shared-counts.repository.ts';
import type { SharedCounts } from './shared-counts.ts';

export function sharedCountsFeature({
  database,
  clock,
  jobs,
}: Base): Feature<{ sharedCounts: SharedCounts }> {
  const sharedCounts = createSharedCounts({ database, clock });
  jobs.handle('sharedCounts.forget', sharedCounts.forgetLapsed);
  jobs.schedule('sharedCounts.forget', '15 * * * *');
  return { services: { sharedCounts } };
}
