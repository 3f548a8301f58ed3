import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { ChargeLedger } from '../donations/charge-ledger.ts';
import type { Refunds } from '../donations/refunds.service.ts';
import type { ChargeMails } from './charge-mails.ts';

/** What the use cases of fees and deposits depend on. */
export interface ChargeDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, of the site. */
  today: () => string;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  settings: Pick<SettingsService, 'current'>;
  refunds: Refunds;
  chargeLedger: ChargeLedger;
  mails: ChargeMails;
}
