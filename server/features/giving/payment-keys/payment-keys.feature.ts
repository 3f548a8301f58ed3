import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { ApiBases } from './open-with-keys.ts';
import { createPaymentKeys, type PaymentKeysService } from './payment-keys.service.ts';

export interface PaymentKeyPorts {
  apiBases?: ApiBases;
}

export const paymentKeysFeature = (
  given: Base &
    PaymentKeyPorts & { limits: RateLimits; audit: AuditService; accounts: AccountsService },
): Feature<{ paymentKeys: PaymentKeysService }> => ({
  services: { paymentKeys: createPaymentKeys(given) },
});
