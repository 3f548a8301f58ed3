import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createAuditService } from '../audit/audit.service.ts';
import { auditPersonalData } from '../audit/audit-personal-data.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import { contactPersonalData } from '../contact/contact-personal-data.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailPersonalData } from '../mail/mail-personal-data.ts';
import { newsletterPersonalData } from '../newsletter/newsletter-personal-data.ts';
import { petsPersonalData } from '../pets/core/pets-personal-data.ts';
import type { PetFilesRemoval } from '../pets/papers/pet-files-removal.ts';
import { createPrivacyService } from '../privacy/privacy.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createRecoveryService } from '../recovery/recovery.service.ts';
import type { ReferenceDataService } from '../reference-data/reference-data.service.ts';
import { createSessionsService } from '../sessions/sessions.service.ts';
import { sessionsPersonalData } from '../sessions/sessions-personal-data.ts';
import { createTwoFactorService } from '../two-factor/two-factor.service.ts';
import { accountPersonalData } from './account-personal-data.ts';
import { createAccountsService } from './accounts.service.ts';
import { createAdministrationService } from './administration.service.ts';
import { createAvatars } from './avatars.ts';
import { createIdentity } from './identity.ts';
import type { PasswordStrength } from './password-strength.ts';
import { createPasswords, type PasswordCost, type VerifyHash } from './passwords.ts';
import { createProfileService } from './profile.service.ts';
import { createRegistrationService } from './registration.service.ts';

interface AccountParts {
  config: Config;
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  jobs: Jobs;
  files: FileStore;
  filesRemoval: PetFilesRemoval;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  referenceData: ReferenceDataService;
  secretKey: string;
  passwordCost: PasswordCost | undefined;
  passwordStrength: PasswordStrength | undefined;
  verifyHash: VerifyHash | undefined;
}

/** Everything about people who can sign in, built in the order of its needs. */
export function createAccountFeatures({
  config,
  passwordCost,
  passwordStrength,
  verifyHash,
  ...given
}: AccountParts) {
  const { siteUrl, siteName, timezone } = config;
  const passwords = createPasswords({
    cost: passwordCost,
    siteName,
    strength: passwordStrength,
    verifyHash,
  });
  const audit = createAuditService(given);
  const identity = createIdentity({ ...given, passwords });
  const twoFactor = createTwoFactorService({ ...given, siteName, audit, identity });
  const common = { ...given, siteUrl, timezone, passwords, audit, identity, twoFactor };
  const sessions = createSessionsService(common);
  const avatars = createAvatars(common);
  const recovery = createRecoveryService({ ...common, sessions });

  const registration = createRegistrationService(common);

  given.jobs.handle('accounts.forget', async () => {
    for (const { forgetOld } of [registration, recovery, sessions, audit]) await forgetOld();
  });
  given.jobs.schedule('accounts.forget', '40 4 * * *');

  const privacy = createPrivacyService({
    ...common,
    siteName,
    holdings: [
      mailPersonalData(given.database),
      newsletterPersonalData(given.database),
      contactPersonalData(given.database),
      petsPersonalData(common),
      auditPersonalData(audit),
      sessionsPersonalData(given.database),
      accountPersonalData({ avatars, jobs: given.jobs }),
    ],
  });

  return {
    accounts: createAccountsService(common),
    registration,
    recovery,
    profile: createProfileService({ ...common, sessions, avatars }),
    administration: createAdministrationService({ ...common, sessions }),
    sessions,
    twoFactor,
    avatars,
    audit,
    privacy,
    close: passwords.close,
  };
}
