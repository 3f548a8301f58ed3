import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { FosterMails } from './foster-mails.ts';

/** What the use cases of foster homes depend on. */
export interface FosteringDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, in the site's time zone. */
  today: () => string;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive' | 'isSuspended'>;
  mails: FosterMails;
}
