import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Ledger } from '../ledger.ts';

/** What those need who read statements and say whose lines are. */
export interface StatementDependencies {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'demo'>;
  timezone: string;
  /** YYYY-MM-DD, of the site. */
  today: () => string;
  limits: RateLimits;
  audit: AuditService;
  accounts: AccountsService;
  pets: PetsService;
  jobs: Jobs;
  ledger: Ledger;
  contributions: Contributions;
  /** The organisation's own; undefined where none is configured. */
  account: Config['payments']['ownAccount'];
}
