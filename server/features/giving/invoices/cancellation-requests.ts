import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { cancellationRequest } from '#domain/invoices/invoice-request.ts';
import { StampingRefused, StampingSilent } from '#server/adapters/stamping/stamping-provider.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  apply,
  type CancellationStates,
  isLate,
  mostAtOnce,
  request,
} from './cancellation-states.ts';
import type { Stamping } from './chosen-stamping.ts';
import { findOverstated, type OverstatedInvoice } from './invoiced-donations.repository.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { findInvoiceByKey } from './invoices.repository.ts';
import type { IssuersService } from './issuers.service.ts';

interface Dependencies extends CancellationStates {
  limits: RateLimits;
  issuers: Pick<IssuersService, 'open'>;
  stamping: Stamping;
}

/**
 * Invoices whose donations were refunded or disputed, in full or in part, after they were made: the oldest, a hundred at
 * most.
 * @throws AppError unauthenticated, forbidden
 */
export async function due(
  { database }: Dependencies,
  viewer: Viewer,
): Promise<OverstatedInvoice[]> {
  requireInvoiceKeeper(viewer);
  const left = await donationReferences.reduced(database.query);
  return (await findOverstated(database, left)).slice(0, mostAtOnce);
}

/**
 * Afterwards it is cancelled, or waits for the SAT and the receiver.
 * @throws AppError unauthenticated, forbidden, notFound, invalid (motive, replacementUuid), conflict (it is not
 * valid, or the SAT did not take it), tooManyRequests
 */
export async function cancel(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  key: DocumentKey,
  input: unknown,
  record?: RecordCreation,
): Promise<void> {
  const { database, clock, audit, limits, issuers, states } = dependencies;
  requireInvoiceKeeper(viewer);
  await admitChange(limits, viewer);
  const { motive, replacementUuid } = valid(cancellationRequest, input);
  const stamping = dependencies.stamping();
  if (!stamping) throw conflict('stampingMissing');
  const opened = await issuers.open();
  const invoice = await findInvoiceByKey(database.query, key);
  if (!invoice) throw notFound('invoice');
  if (invoice.isTest !== stamping.isTest) throw conflict('stampingMissing');
  const now = clock.now().toISOString();
  const changes = {
    cancellationMotive: motive,
    replacementUuid: replacementUuid ?? null,
    cancellationAskedAt: now,
    cancellationTakenAt: null,
    updatedAt: now,
  };
  await database.transaction(async (tx) => {
    const madeBy = madeByViewer(viewer, null);
    const isMade =
      invoice.status === stateBefore(invoice) &&
      (await states.attempt(tx, 'cancel', invoice, madeBy, { changes }));
    if (!isMade) throw conflict('invoiceNotValid');
    await audit.record(tx, {
      action: 'invoice.cancellationAsked',
      actorId: viewer.kind === 'user' ? viewer.id : null,
      subjectId: invoice.userId,
      address,
      details: { invoiceId: invoice.id, number: folioOf(invoice), motive },
    });
    await record?.(tx, { id: invoice.id });
  });
  try {
    await request(dependencies, { ...invoice, ...changes, status: 'cancelling' }, stamping, opened);
  } catch (error) {
    // It is asked for again until somebody answers.
    if (error instanceof StampingSilent) return;
    if (!(error instanceof StampingRefused)) throw error;
    await apply(dependencies, invoice, 'rejected');
    const { message } = error;
    throw new AppError('conflict', { key: 'cancellationRefused', values: { message } });
  }
}

/** In which one is cancelled, and to which it comes back where that is refused. */
function stateBefore(invoice: Invoice) {
  return isLate(invoice) ? 'refused' : 'valid';
}
