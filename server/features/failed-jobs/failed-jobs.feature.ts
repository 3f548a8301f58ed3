import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createFailedJobs, type FailedJobs } from './failed-jobs.service.ts';

export function failedJobsFeature(
  given: Base & { audit: AuditService; limits: RateLimits },
): Feature<{ failedJobs: FailedJobs }> {
  const countFailed = async () => (await given.jobs.failed.page({ page: 1, limit: 1 })).total;
  return {
    services: { failedJobs: createFailedJobs(given) },
    attentionSources: [{ kind: 'failedJobs', countAll: countFailed }],
  };
}
