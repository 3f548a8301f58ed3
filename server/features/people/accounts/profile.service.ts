import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Avatars } from './avatars.ts';
import type { Identity } from './identity.ts';
import * as ownAvatar from './own-avatar.ts';
import * as ownProfile from './own-profile.ts';
import * as passwordChange from './password-change.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

interface ProfileDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  identity: Identity;
  passwords: Passwords;
  sessions: SessionsService;
  notices: AccountNotices;
  referenceData: ReferenceDataService;
  avatars: Avatars;
  limits: RateLimits;
}

/** What people do with their own accounts. */
export const createProfileService = (dependencies: ProfileDependencies) =>
  bindUseCases(dependencies, ownProfile, ownAvatar, passwordChange);
