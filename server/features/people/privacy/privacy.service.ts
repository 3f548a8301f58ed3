import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { createPlaces } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import * as accountErasure from './account-erasure.ts';
import * as dataExport from './data-export.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

interface PrivacyDependencies {
  database: Database;
  clock: Clock;
  files: FileStore;
  limits: RateLimits;
  mail: MailService;
  accounts: AccountsService;
  identity: Identity;
  audit: AuditService;
  content: Pick<ContentService, 'organisationName'>;
  timezone: string;
  /** Those that others point to before those others; filled while the features are built. */
  holdings: readonly PersonalData[];
}

/** Of one person: each reads the database until its end. */
const mostAtOnce = 2;

/** What people may ask of whoever keeps their data (LFPDPPP): to see it, and that it goes. */
export const createPrivacyService = (dependencies: PrivacyDependencies) =>
  bindUseCases(
    { ...dependencies, takePlace: createPlaces(mostAtOnce) },
    dataExport,
    accountErasure,
  );
