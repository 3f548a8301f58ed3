import { activeAccounts } from '#server/features/communication/content/active-accounts.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { retentionOf, retentions } from '../retention/retention.ts';
import { createAccountNotices } from './account-notices.ts';
import { accountFilesRemoval, accountPersonalData } from './account-personal-data.ts';
import { accountSetup } from './account-setup.ts';
import { accountUses } from './account-use.ts';
import { createAccountsService } from './accounts.service.ts';
import { createAdministrationService } from './administration.service.ts';
import { createAvatars } from './avatars.ts';
import { createChangeEmail } from './email-change/change-email.ts';
import { createEmailChangeService } from './email-change/email-change.service.ts';
import { emailMoves } from './email-move.ts';
import { createFirstStartService } from './first-start/first-start.service.ts';
import { createIdentity } from './identity.ts';
import { expiringInvitations, forgetInvitations } from './invitations/invitations.repository.ts';
import { createInvitationsService } from './invitations/invitations.service.ts';
import { linkListeners } from './link-listener.ts';
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

interface Dependencies {
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  audit: AuditService;
  referenceData: ReferenceDataService;
}

/** Everything about people who can sign in. */
export function accountsFeature(dependencies: Base & AccountsPorts & Dependencies) {
  const { config, siteName, database, jobs } = dependencies;
  const passwords = createPasswords({
    cost: dependencies.passwordCost ?? (config.cheapProofs ? cheapPasswordCost : undefined),
    siteName,
    strength: dependencies.passwordStrength,
    verifyHash: dependencies.verifyHash,
  });
  const identity = createIdentity({ ...dependencies, passwords });
  const notices = createAccountNotices(dependencies);
  const twoFactor = createTwoFactorService({ ...dependencies, identity, notices });
  const asked = {
    accountUses: dependencies.contributions.to(accountUses),
    emailMoves: dependencies.contributions.to(emailMoves),
    linkListeners: dependencies.contributions.to(linkListeners),
  };
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
    ...dependencies,
    ...asked,
    securityMails: mails,
  });
  const sessions = createSessionsService(dependencies);
  const common = {
    ...dependencies,
    ...asked,
    passwords,
    identity,
    twoFactor,
    notices,
    sessions,
    changeEmail,
  };
  const signIn = createSignInService(common);
  const avatars = createAvatars(common);
  const registration = createRegistrationService(common);
  const invitations = createInvitationsService({ ...common, registration });
  const recoverPassword = recoveryJob(dependencies);
  const recovery = createRecoveryService({
    ...common,
    invitations,
    recover: recoverPassword,
  });

  const filesRemoval = accountFilesRemoval(avatars);
  const accounts = createAccountsService(common);
  return {
    services: {
      accounts,
      registration,
      invitations,
      recovery,
      emailChange: createEmailChangeService(common),
      profile: createProfileService({ ...common, avatars }),
      administration: createAdministrationService(common),
      sessions,
      signIn,
      firstStart: createFirstStartService({ ...common, signIn }),
      twoFactor,
      passkeys: createPasskeysService({ ...common, signIn }),
      avatars,
      identity,
    },
    jobs: [registration.welcome, recoverPassword, filesRemoval],
    contributes: [
      mailTemplates(...mails),
      setupChecks(...accountSetup({ database, twoFactor })),
      activeAccounts((id, right) => accounts.isActive(id, database.query, right)),
      personalData(
        accountPersonalData({ avatars, filesRemoval, jobs }),
        sessionsPersonalData(database),
        passkeysPersonalData(database),
      ),
      retentions(
        registration.retention,
        retentionOf('sessions', expiringSessions, forgetSessions),
        retentionOf('invitations', expiringInvitations, forgetInvitations),
        retentionOf('accountLinks', expiringLinks, forgetLinks),
      ),
    ],
    close: passwords.close,
  } satisfies Feature<object>;
}
