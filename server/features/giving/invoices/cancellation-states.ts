import type { Clock } from '#domain/clock.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type {
  CancellationMotive,
  CancellationStatus,
  StampingProvider,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { Database } from '#server/db/database.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { InvoiceStates } from './invoice-states.ts';
import { release, releaseStamped } from './invoice-subjects.ts';
import { noteCancelling } from './invoices.repository.ts';
import type { OpenIssuer } from './issuer-reading.ts';

/** What the use cases here depend on. */
export interface CancellationStates {
  database: Database;
  clock: Clock;
  audit: AuditService;
  states: InvoiceStates;
}

/** Asked about, or shown, in one go. */
export const mostAtOnce = 100;

/** What the SAT says of it; also where the request's own answer was lost. */
export async function apply(
  dependencies: CancellationStates,
  invoice: Invoice,
  heard: CancellationStatus,
  taken: Partial<Pick<Invoice, 'cancellationTakenAt'>> = {},
): Promise<void> {
  const { database, clock } = dependencies;
  const changes = { ...taken, updatedAt: clock.now().toISOString() };
  switch (heard) {
    case 'cancelled':
      return conclude(dependencies, invoice, 'confirmCancellation', changes);
    case 'rejected': {
      const rejection = isLate(invoice) ? 'rejectLateCancellation' : 'rejectCancellation';
      return conclude(dependencies, invoice, rejection, changes);
    }
    default:
      return noteCancelling(database, invoice.id, changes);
  }
}

/** Its donations may be another invoice's by now. */
export function isLate({ reviewReason }: Invoice) {
  return reviewReason === 'lateStamp';
}

export function subjectOf({ uuid, issuerRfc, receiverRfc, totalCents }: Invoice) {
  return {
    uuid: uuid ?? '',
    issuerRfc,
    receiverRfc,
    totalCents,
  };
}

/** @throws AppError conflict, StampingRefused, StampingSilent */
export async function request(
  dependencies: CancellationStates,
  invoice: Invoice,
  provider: StampingProvider,
  { csd }: Pick<OpenIssuer, 'csd'>,
): Promise<void> {
  const { clock } = dependencies;
  const { cancellationMotive, replacementUuid } = invoice;
  const heard = await provider.cancel({
    ...subjectOf(invoice),
    motive: cancellationMotive as CancellationMotive,
    replacementUuid: replacementUuid ?? undefined,
    csd,
  });
  await apply(dependencies, invoice, heard, { cancellationTakenAt: clock.now().toISOString() });
}

async function conclude(
  { database, clock, audit, states }: CancellationStates,
  invoice: Invoice,
  transition: 'confirmCancellation' | 'rejectCancellation' | 'rejectLateCancellation',
  changes: Partial<Invoice>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const cancelling = { id: invoice.id, status: 'cancelling' } as const;
    const isMade = await states.attempt(tx, transition, cancelling, bySystem, { changes });
    if (!isMade || transition !== 'confirmCancellation') return;
    if (isLate(invoice)) await release(tx, invoice);
    else await releaseStamped(tx, invoice, clock);
    const details = { invoiceId: invoice.id, number: folioOf(invoice), uuid: invoice.uuid };
    const who = { actorId: null, subjectId: invoice.userId, address: '' };
    await audit.record(tx, { action: 'invoice.cancelled', ...who, details });
  });
}
