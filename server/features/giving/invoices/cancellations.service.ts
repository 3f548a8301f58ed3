import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import * as cancellationRequests from './cancellation-requests.ts';
import * as cancellationWatch from './cancellation-watch.ts';
import type { Stamping } from './chosen-stamping.ts';
import type { InvoiceStates } from './invoice-states.ts';
import type { IssuersService } from './issuers.service.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  issuers: Pick<IssuersService, 'open'>;
  stamping: Stamping;
  states: InvoiceStates;
}

export type CancellationsService = ReturnType<typeof createCancellationsService>;

/** Invoices that should not have been made: the SAT, and of larger ones the receiver, has to agree. */
export const createCancellationsService = (dependencies: Dependencies) =>
  bindUseCases(dependencies, cancellationRequests, cancellationWatch);
