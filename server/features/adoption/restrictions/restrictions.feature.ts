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
  given: Base & Dependencies,
): Feature<{ restrictions: RestrictionsService }> {
  const hashIdentity = createIdentityHashes(given.secretKey);
  return {
    services: { restrictions: createRestrictionsService({ ...given, hashIdentity }) },
    contributes: [
      personalData(restrictionsPersonalData(given.database, hashIdentity)),
      retentions(retentionOf('adoptionRestrictions', expiringRestrictions, deleteRestrictions)),
    ],
  };
}
