import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { RegistrationService } from '../registration.service.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as inviteUser from './invite-user.ts';
import * as pendingInvitations from './pending-invitations.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  limits: RateLimits;
  audit: AuditService;
  registration: Pick<RegistrationService, 'sendConfirmation'>;
  siteUrl: string;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/**
 * An invitation is a registration that an administrator makes: the account is nobody's until the link of its mail has
 * been opened, and only then, if whoever stands for the invitation is still an administrator, it gets its roles.
 */
export const createInvitationsService = (dependencies: Dependencies) =>
  bindUseCases(dependencies, inviteUser, pendingInvitations, acceptInvitation);
