import type { Base, Feature } from '#server/features/feature.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { createRetentionService, type RetentionService } from './retention.service.ts';
import { retentions } from './retention.ts';

export function retentionFeature(dependencies: Base): Feature<{ retention: RetentionService }> {
  const retention = createRetentionService({
    ...dependencies,
    retentions: dependencies.contributions.to(retentions),
  });
  const run = defineScheduledJob({
    kind: 'retention.run',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '40 4 * * *',
    scope: 'cluster',
    run: ({ scheduledFor }, { signal }) => retention.run(scheduledFor, signal),
  });
  return { services: { retention }, jobs: [run] };
}
