import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { DonationsService } from '../donations/donations.service.ts';
import * as destinations from './gift-destinations.ts';
import * as accounts from './published-accounts.ts';
import * as publishing from './publishing.ts';
import { runSpending } from './run-spending.ts';
import * as books from './spending-books.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';
import { spendingJobs } from './spending-jobs.ts';

interface Dependencies {
  audit: AuditService;
  catalogues: CataloguesService;
  limits: RateLimits;
  donations: DonationsService;
}

type SpendingService = ReturnType<typeof createSpending>;

const createSpending = (dependencies: SpendingDependencies) =>
  bindUseCases(dependencies, books, destinations, publishing, accounts, { runSpending });

/** What gifts paid: by which rules, for whoever gave them, and what everybody reads of it. */
export function spendingFeature(
  dependencies: Base & Dependencies,
): Feature<{ spending: SpendingService }> {
  const shared = { ...dependencies, today: todayIn(dependencies.timezone, dependencies.clock) };
  const { hourly, now } = spendingJobs(shared);
  return {
    services: { spending: createSpending({ ...shared, tieJob: now }) },
    jobs: [hourly, now],
  };
}
