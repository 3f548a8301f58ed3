import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { ChangeEmail } from '../email-change/change-email.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import type { LinkListener } from '../link-listener.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { RecoveryJob } from './recovery-job.ts';
import * as recoveryRequest from './recovery-request.ts';
import * as setPassword from './set-password.ts';

interface RecoveryDependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  passwords: Passwords;
  sessions: SessionsService;
  invitations: Pick<InvitationsService, 'accept'>;
  notices: AccountNotices;
  changeEmail: ChangeEmail;
  linkListeners: readonly LinkListener[];
  recover: RecoveryJob;
}

/** Passwords without the old one: the first one after a registration, and a new one when it is forgotten. */
export const createRecoveryService = (dependencies: RecoveryDependencies) =>
  bindUseCases(dependencies, recoveryRequest, setPassword);
