import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { attentionSources } from '../dashboard/attention-source.ts';
import { createFailedJobs, type FailedJobs } from './failed-jobs.service.ts';
import { failedSendings } from './failed-sendings.ts';

export function failedJobsFeature(
  dependencies: Base & { audit: AuditService; limits: RateLimits; mail: MailService },
): Feature<{ failedJobs: FailedJobs }> {
  const failedJobs = createFailedJobs({
    ...dependencies,
    sendings: () => dependencies.contributions.to(failedSendings),
  });
  return {
    services: { failedJobs },
    contributes: [attentionSources({ kind: 'failedJobs', countAll: failedJobs.count })],
  };
}
