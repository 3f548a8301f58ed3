import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { TableImport } from './import-kind.ts';

/** What the use cases here depend on. */
export interface ImportDependencies {
  database: Database;
  jobs: Jobs;
  audit: AuditService;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'lock'>;
  clock: Clock;
  of: TableImport;
}
