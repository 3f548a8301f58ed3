import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { createSigner, purposeKey } from '#server/keys/signatures.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { Identity } from '../identity.ts';
import * as secondFactorCheck from './second-factor-check.ts';
import * as secondFactorSetup from './second-factor-setup.ts';

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

interface TwoFactorDependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  identity: Identity;
  notices: AccountNotices;
  secretKey: string;
  siteName: string;
}

/** A second proof at sign-in, from an authenticator app (TOTP, RFC 6238), for whoever wants it. */
export const createTwoFactorService = (dependencies: TwoFactorDependencies) => {
  const key = purposeKey(dependencies.secretKey, 'second factor');
  const codes = createSigner(dependencies.secretKey, 'recovery code');
  const now = () => dependencies.clock.now().toISOString();
  const shared = { ...dependencies, key, codes, now };
  return bindUseCases(shared, secondFactorCheck, secondFactorSetup);
};
