import type { Base, Feature } from '#server/features/feature.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { createSharedCounts } from './shared-counts.repository.ts';
import type { SharedCounts } from './shared-counts.ts';

export function sharedCountsFeature(dependencies: Base): Feature<{ sharedCounts: SharedCounts }> {
  const sharedCounts = createSharedCounts(dependencies);
  const forget = defineScheduledJob({
    kind: 'sharedCounts.forget',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '15 * * * *',
    scope: 'cluster',
    run: sharedCounts.forgetLapsed,
  });
  return { services: { sharedCounts }, jobs: [forget] };
}
