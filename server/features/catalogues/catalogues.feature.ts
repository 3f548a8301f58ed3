import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { type CataloguesService, createCataloguesService } from './catalogues.service.ts';
import { moveCustomer } from './customers.repository.ts';
import { type Customers, createCustomers } from './customers.ts';
import { customersPersonalData } from './customers-personal-data.ts';
import { customersRetention } from './customers-retention.ts';

export function cataloguesFeature(
  given: Base & { audit: AuditService; limits: RateLimits; accounts: AccountsService },
): Feature<{ catalogues: CataloguesService; customers: Customers }> {
  return {
    services: { catalogues: createCataloguesService(given), customers: createCustomers(given) },
    personalData: [customersPersonalData(given.database)],
    retentions: [customersRetention({ ...given, ...given.collected })],
    emailMoves: [moveCustomer],
  };
}
