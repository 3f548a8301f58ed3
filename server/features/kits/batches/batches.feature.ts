import type { Base, Feature } from '#server/features/feature.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { type Batches, createBatches } from './batches.service.ts';

export function batchesFeature(dependencies: Base): Feature<{ batches: Batches }> {
  const batches = createBatches(dependencies);
  const forget = defineScheduledJob({
    kind: 'batches.forget',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '35 4 * * *',
    scope: 'cluster',
    run: batches.forgetOld,
  });
  return { services: { batches }, jobs: [forget] };
}
