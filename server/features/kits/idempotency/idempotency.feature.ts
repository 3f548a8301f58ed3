import type { Base, Feature } from '#server/features/feature.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIdempotencyService, type IdempotencyService } from './idempotency.service.ts';

export function idempotencyFeature(
  dependencies: Base & { limits: RateLimits },
): Feature<{ idempotency: IdempotencyService }> {
  const idempotency = createIdempotencyService(dependencies);
  const forget = defineScheduledJob({
    kind: 'idempotency.forget',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '45 * * * *',
    scope: 'cluster',
    run: idempotency.forgetOld,
  });
  return { services: { idempotency }, jobs: [forget] };
}
