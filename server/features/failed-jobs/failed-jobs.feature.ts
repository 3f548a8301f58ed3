import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createFailedJobs, type FailedJobs } from './failed-jobs.service.ts';

export function failedJobsFeature(
  given: Base & { audit: AuditService; limits: RateLimits },
): Feature<{ failedJobs: FailedJobs }> {
  return { services: { failedJobs: createFailedJobs(given) } };
}
