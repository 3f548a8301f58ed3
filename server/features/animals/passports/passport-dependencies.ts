import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CareAccess } from '../care/care-access.ts';

/** What the use cases of passports depend on. */
export interface PassportDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, by the site's time zone. */
  today: () => string;
  content: Pick<ContentService, 'organisationName' | 'letterhead'>;
  siteUrl: string;
  secretKey: string;
  limits: RateLimits;
  audit: AuditService;
  catalogues: Pick<CataloguesService, 'every'>;
  /** Filled while the features are built. */
  accesses: readonly CareAccess[];
}
