import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { DonationsService } from '../donations/donations.service.ts';

/** What the use cases of spending depend on. */
export interface SpendingDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, by the site's time zone. */
  today: () => string;
  config: Pick<Config, 'payments'>;
  dataVersions: DataVersions;
  contributions: Contributions;
  audit: AuditService;
  limits: RateLimits;
  jobs: Pick<Jobs, 'enqueue'>;
  catalogues: Pick<CataloguesService, 'query'>;
  donations: Pick<DonationsService, 'findOwn'>;
  /** Goes through the books now. */
  tieJob: Job<object, 'spending.tieNow'>;
}
