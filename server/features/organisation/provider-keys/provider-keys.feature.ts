import type { Base, Feature } from '#server/features/feature.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import { keyedServices } from '#server/features/kits/provider-keys/keyed-service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { createProviderKeys, type ProviderKeysService } from './provider-keys.service.ts';

export const providerKeysFeature = (
  dependencies: Base & {
    limits: RateLimits;
    audit: AuditService;
    accounts: AccountsService;
    keyVault: KeyVault;
  },
): Feature<{ providerKeys: ProviderKeysService }> => ({
  services: {
    providerKeys: createProviderKeys({
      ...dependencies,
      services: dependencies.contributions.to(keyedServices),
    }),
  },
});
