import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createIdentityHashes } from './identity-hashes.ts';
import { deleteRestrictions, expiringRestrictions } from './restrictions.repository.ts';
import { createRestrictionsService, type RestrictionsService } from './restrictions.service.ts';
import { restrictionsPersonalData } from './restrictions-personal-data.ts';

interface Dependencies {
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
}

export function adoptionRestrictionsFeature(
  dependencies: Base & Dependencies,
): Feature<{ restrictions: RestrictionsService }> {
  const hashIdentity = createIdentityHashes(dependencies.secretKey);
  return {
    services: { restrictions: createRestrictionsService({ ...dependencies, hashIdentity }) },
    contributes: [
      personalData(restrictionsPersonalData(dependencies.database, hashIdentity)),
      retentions(retentionOf('adoptionRestrictions', expiringRestrictions, deleteRestrictions)),
    ],
  };
}
