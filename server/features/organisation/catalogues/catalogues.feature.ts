import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentions } from '#server/features/people/retention/retention.ts';
import { type CataloguesService, createCataloguesService } from './catalogues.service.ts';
import { customerUses, identifiedCustomers } from './customer-use.ts';
import { moveCustomer } from './customers.repository.ts';
import { type Customers, createCustomers } from './customers.ts';
import { customersPersonalData } from './customers-personal-data.ts';
import { customersRetention } from './customers-retention.ts';

export function cataloguesFeature(
  dependencies: Base & { audit: AuditService; limits: RateLimits; accounts: AccountsService },
): Feature<{ catalogues: CataloguesService; customers: Customers }> {
  return {
    services: {
      catalogues: createCataloguesService(dependencies),
      customers: createCustomers(dependencies),
    },
    contributes: [
      personalData(
        customersPersonalData({
          ...dependencies,
          identifiedCustomers: dependencies.contributions.to(identifiedCustomers),
        }),
      ),
      retentions(
        customersRetention({
          ...dependencies,
          customerUses: dependencies.contributions.to(customerUses),
        }),
      ),
      emailMoves(moveCustomer),
    ],
  };
}
