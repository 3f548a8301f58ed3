import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { Identity } from '../identity.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import { createChallenges } from './challenges.ts';
import * as ownPasskeys from './own-passkeys.ts';
import * as passkeySignIn from './passkey-sign-in.ts';
import { createWebAuthn } from './web-authn.ts';

interface PasskeyDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  identity: Identity;
  twoFactor: TwoFactorService;
  notices: AccountNotices;
  signIn: SignInService;
  sharedCounts: SharedCounts;
  secretKey: string;
  siteName: string;
  siteUrl: string;
}

/** Keys that lie with their owners and open an account without its password: what they have and what they are, both at once. */
export function createPasskeysService(dependencies: PasskeyDependencies) {
  const shared = {
    ...dependencies,
    challenges: createChallenges(dependencies),
    webAuthn: createWebAuthn(dependencies),
    now: () => dependencies.clock.now().toISOString(),
  };
  return bindUseCases(shared, ownPasskeys, passkeySignIn);
}
