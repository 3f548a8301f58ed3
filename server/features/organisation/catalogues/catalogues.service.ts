import type { Clock } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import * as catalogueChanges from './catalogue-changes.ts';
import * as catalogueReading from './catalogue-reading.ts';
import { createCataloguesRepository } from './catalogues.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  accounts: AccountsService;
}

export type CataloguesService = ReturnType<typeof createCataloguesService>;

/** Each change is one transaction with its event in the log and the caches' version. */
export const createCataloguesService = (dependencies: Dependencies) => {
  const repository = createCataloguesRepository(dependencies.database);
  const shared = { ...dependencies, repository };
  return bindUseCases(shared, catalogueReading, catalogueChanges);
};
