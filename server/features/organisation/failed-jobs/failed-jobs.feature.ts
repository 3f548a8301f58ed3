import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { attentionSources } from '../dashboard/attention-source.ts';
import { createFailedJobs, type FailedJobs } from './failed-jobs.service.ts';

export function failedJobsFeature(
  given: Base & { audit: AuditService; limits: RateLimits },
): Feature<{ failedJobs: FailedJobs }> {
  const countFailed = async () => (await given.jobs.failed.page({ page: 1, limit: 1 })).total;
  return {
    services: { failedJobs: createFailedJobs(given) },
    contributes: [attentionSources({ kind: 'failedJobs', countAll: countFailed })],
  };
}
