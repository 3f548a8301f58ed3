import type { AuditService } from '../audit/audit.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '../reference-data/reference-data.service.ts';
import { retentionOf } from '../retention/retention.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { createAccountNotices } from './account-notices.ts';
import { accountFilesRemoval, accountPersonalData } from './account-personal-data.ts';
import { createAccountsService } from './accounts.service.ts';
import { createAdministrationService } from './administration.service.ts';
import { createAvatars } from './avatars.ts';
import { createChangeEmail } from './email-change/change-email.ts';
import { createEmailChangeService } from './email-change/email-change.service.ts';
import { createIdentity } from './identity.ts';
import { expiringInvitations, forgetInvitations } from './invitations/invitations.repository.ts';
import { createInvitationsService } from './invitations/invitations.service.ts';
import { accountAdministered } from './mails/account-administered.ts';
import { accountConfirmation } from './mails/account-confirmation.ts';
import { accountExists } from './mails/account-exists.ts';
import { emailChangeUndone } from './mails/email-change-undone.ts';
import { emailChanged } from './mails/email-changed.ts';
import { emailConfirmation } from './mails/email-confirmation.ts';
import { emailInUse } from './mails/email-in-use.ts';
import { newSignIn } from './mails/new-sign-in.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { passwordRecovery } from './mails/password-recovery.ts';
import { signInMethodChanged } from './mails/sign-in-method-changed.ts';
import { userInvitation } from './mails/user-invitation.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { passkeysPersonalData } from './passkeys/passkeys-personal-data.ts';
import type { PasswordStrength } from './password-strength.ts';
import {
  cheapPasswordCost,
  createPasswords,
  type PasswordCost,
  type VerifyHash,
} from './passwords.ts';
import { createProfileService } from './profile.service.ts';
import { expiringLinks, forgetLinks } from './recovery/account-links.repository.ts';
import { createRecoveryService } from './recovery/recovery.service.ts';
import { recoveryJob } from './recovery/recovery-job.ts';
import { createRegistrationService } from './registration.service.ts';
import { expiringSessions, forgetSessions } from './sessions/sessions.repository.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { sessionsPersonalData } from './sessions/sessions-personal-data.ts';
import { createSignInService } from './sessions/sign-in.service.ts';
import { createTwoFactorService } from './two-factor/two-factor.service.ts';

export interface AccountsPorts {
  passwordCost?: PasswordCost;
  passwordStrength?: PasswordStrength;
  verifyHash?: VerifyHash;
}

interface Needs {
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  audit: AuditService;
  referenceData: ReferenceDataService;
}

/** Everything about people who can sign in. */
export function accountsFeature(given: Base & AccountsPorts & Needs) {
  const { config, siteName, database, jobs } = given;
  const passwords = createPasswords({
    cost: given.passwordCost ?? (config.cheapProofs ? cheapPasswordCost : undefined),
    siteName,
    strength: given.passwordStrength,
    verifyHash: given.verifyHash,
  });
  const identity = createIdentity({ ...given, passwords });
  const notices = createAccountNotices(given);
  const twoFactor = createTwoFactorService({ ...given, identity, notices });
  const { accountUses, emailMoves, linkListeners } = given.collected;
  const mails = [
    accountAdministered,
    accountConfirmation,
    accountExists,
    emailChanged,
    emailChangeUndone,
    emailConfirmation,
    emailInUse,
    newSignIn,
    passwordChanged,
    passwordRecovery,
    signInMethodChanged,
    userInvitation,
  ];
  const changeEmail = createChangeEmail({
    ...given,
    accountUses,
    emailMoves,
    securityMails: mails,
  });
  const sessions = createSessionsService(given);
  const common = {
    ...given,
    passwords,
    identity,
    twoFactor,
    notices,
    sessions,
    accountUses,
    changeEmail,
  };
  const signIn = createSignInService(common);
  const avatars = createAvatars(common);
  const registration = createRegistrationService(common);
  const invitations = createInvitationsService({ ...common, registration });
  const recoverPassword = recoveryJob(given);
  const recovery = createRecoveryService({
    ...common,
    invitations,
    linkListeners,
    recover: recoverPassword,
  });

  const filesRemoval = accountFilesRemoval(avatars);
  return {
    services: {
      accounts: createAccountsService(common),
      registration,
      invitations,
      recovery,
      emailChange: createEmailChangeService(common),
      profile: createProfileService({ ...common, avatars }),
      administration: createAdministrationService(common),
      sessions,
      signIn,
      twoFactor,
      passkeys: createPasskeysService({ ...common, signIn }),
      avatars,
      identity,
    },
    jobs: [registration.welcome, recoverPassword, filesRemoval],
    mails,
    personalData: [
      accountPersonalData({ avatars, filesRemoval, jobs }),
      sessionsPersonalData(database),
      passkeysPersonalData(database),
    ],
    retentions: [
      registration.retention,
      retentionOf('sessions', expiringSessions, forgetSessions),
      retentionOf('invitations', expiringInvitations, forgetInvitations),
      retentionOf('accountLinks', expiringLinks, forgetLinks),
    ],
    close: passwords.close,
  } satisfies Feature<object>;
}
