import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { NewsletterService } from '#server/features/communication/newsletter/newsletter.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import * as eventInviting from './event-inviting.ts';
import type { EventMailing } from './event-mailing.ts';

export type EventInvitations = ReturnType<typeof createEventInvitations>;

interface Dependencies {
  database: Database;
  mailing: EventMailing;
  newsletter: NewsletterService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}

export const createEventInvitations = (dependencies: Dependencies) => {
  const now = () => dependencies.clock.now().toISOString();
  const shared = { ...dependencies, now };
  return bindUseCases(shared, eventInviting);
};
