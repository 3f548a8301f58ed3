import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AccountUse } from './account-use.ts';
import * as openingAccounts from './registration/open-account.ts';
import * as registering from './registration/register.ts';
import { unconfirmedAccounts } from './registration/unconfirmed-accounts.ts';
import { welcomeMails } from './registration/welcome-mails.ts';

export type RegistrationService = ReturnType<typeof createRegistrationService>;

interface RegistrationDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  siteUrl: string;
  /** Of every feature; read whenever it is asked. */
  accountUses: readonly AccountUse[];
}

/**
 * A new account is nobody's until the link in its mail has been opened, and until then what was said of it decides
 * nothing: a later registration replaces it, and who opens the link puts it right (`recovery.setPassword`). Whether the address had an account shows
 * neither in the answer nor in what it takes: the mail tells, and only its owner reads it.
 */
export function createRegistrationService(dependencies: RegistrationDependencies) {
  const { welcome, sendConfirmation } = welcomeMails(dependencies);
  return {
    welcome,
    sendConfirmation,
    ...bindUseCases({ ...dependencies, welcome }, registering, openingAccounts),
    retention: unconfirmedAccounts(dependencies),
  };
}
