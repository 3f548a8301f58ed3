import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { ReferenceKeys } from './reference-keys.ts';
import type { ReferenceMails } from './reference-mails.ts';

/** What the use cases of references depend on. */
export interface ReferencesDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'isSuspended'>;
  keys: ReferenceKeys;
  mails: ReferenceMails;
}
