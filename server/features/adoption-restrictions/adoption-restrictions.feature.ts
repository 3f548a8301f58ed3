import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { createIdentityHashes } from './identity-hashes.ts';
import { deleteRestrictions, expiringRestrictions } from './restrictions.repository.ts';
import { createRestrictionsService, type RestrictionsService } from './restrictions.service.ts';
import { restrictionsPersonalData } from './restrictions-personal-data.ts';

interface Needs {
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
}

export function adoptionRestrictionsFeature(
  given: Base & Needs,
): Feature<{ restrictions: RestrictionsService }> {
  const hashIdentity = createIdentityHashes(given.secretKey);
  return {
    services: { restrictions: createRestrictionsService({ ...given, hashIdentity }) },
    personalData: [restrictionsPersonalData(given.database, hashIdentity)],
    retentions: [retentionOf('adoptionRestrictions', expiringRestrictions, deleteRestrictions)],
  };
}
