import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { cancellationRequest } from '#domain/invoices/invoice-request.ts';
import {
  type CancellationMotive,
  type CancellationStatus,
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { bySystem, madeByViewer } from '../document-states/document-states.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { valid } from '../valid.ts';
import type { InvoiceStates } from './invoice-states.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import {
  donationsOf,
  findCancelling,
  findInvoiceByKey,
  findOverstated,
  noteCancelling,
  type OverstatedInvoice,
  releaseDonations,
} from './invoices.repository.ts';
import type { IssuersService, OpenIssuer } from './issuers.service.ts';

interface Parts {
  database: Database;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  issuers: Pick<IssuersService, 'open'>;
  stamping: StampingProvider | undefined;
  states: InvoiceStates;
}

/** Asked about, or shown, in one go. */
const mostAtOnce = 100;

/** Milliseconds for which the SAT may say nothing of a cancellation before it counts as refused. */
const longestUnmentioned = 3 * 86_400_000;

export type CancellationsService = ReturnType<typeof createCancellationsService>;

/** Invoices that should not have been made: the SAT, and of larger ones the receiver, has to agree. */
export function createCancellationsService(parts: Parts) {
  const { database, clock, audit, limits, issuers, stamping, states } = parts;

  async function conclude(
    invoice: Invoice,
    transition: 'confirmCancellation' | 'rejectCancellation' | 'rejectLateCancellation',
    changes: Partial<Invoice>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const cancelling = { id: invoice.id, status: 'cancelling' } as const;
      const isMade = await states.attempt(tx, transition, cancelling, bySystem, { changes });
      if (!isMade || transition !== 'confirmCancellation') return;
      const ids = (await donationsOf(tx.query, [invoice.id])).get(invoice.id) ?? [];
      await releaseDonations(tx, invoice.id);
      if (invoice.kind === 'donation' && !isLate(invoice)) {
        await donationReferences.setInvoice(tx, ids, null, clock.now());
      }
      const details = { invoiceId: invoice.id, uuid: invoice.uuid };
      const who = { actorId: null, subjectId: invoice.userId, address: '' };
      await audit.record(tx, { action: 'invoice.cancelled', ...who, details });
    });
  }

  /** What the SAT says of it; also where the request's own answer was lost. */
  async function apply(
    invoice: Invoice,
    heard: CancellationStatus,
    taken: Partial<Pick<Invoice, 'cancellationTakenAt'>> = {},
  ): Promise<void> {
    const changes = { ...taken, updatedAt: clock.now().toISOString() };
    switch (heard) {
      case 'cancelled':
        return conclude(invoice, 'confirmCancellation', changes);
      case 'rejected': {
        const rejection = isLate(invoice) ? 'rejectLateCancellation' : 'rejectCancellation';
        return conclude(invoice, rejection, changes);
      }
      default:
        return noteCancelling(database, invoice.id, changes);
    }
  }

  /** Its donations may be another invoice's by now. */
  const isLate = ({ reviewReason }: Invoice) => reviewReason === 'lateStamp';

  /** In which one is cancelled, and to which it comes back where that is refused. */
  const stateBefore = (invoice: Invoice) => (isLate(invoice) ? 'refused' : 'valid');

  const subjectOf = ({ uuid, issuerRfc, receiverRfc, totalCents }: Invoice) => ({
    uuid: uuid ?? '',
    issuerRfc,
    receiverRfc,
    totalCents,
  });

  /** @throws AppError conflict, StampingRefused, StampingSilent */
  async function request(
    invoice: Invoice,
    provider: StampingProvider,
    { csd }: Pick<OpenIssuer, 'csd'>,
  ): Promise<void> {
    const { cancellationMotive, replacementUuid } = invoice;
    const heard = await provider.cancel({
      ...subjectOf(invoice),
      motive: cancellationMotive as CancellationMotive,
      replacementUuid: replacementUuid ?? undefined,
      csd,
    });
    await apply(invoice, heard, { cancellationTakenAt: clock.now().toISOString() });
  }

  async function statusOf(
    invoice: Invoice,
    provider: StampingProvider,
  ): Promise<CancellationStatus> {
    try {
      return await provider.cancellationStatus(subjectOf(invoice));
    } catch (error) {
      // The SAT learns of documents late, too.
      if (error instanceof StampingRefused) return 'unrequested';
      throw error;
    }
  }

  async function look(invoice: Invoice, provider: StampingProvider): Promise<void> {
    const heard = await statusOf(invoice, provider);
    if (heard !== 'unrequested') return apply(invoice, heard);
    const { cancellationAskedAt, cancellationTakenAt } = invoice;
    const since = Date.parse(cancellationTakenAt ?? cancellationAskedAt ?? invoice.updatedAt);
    if (clock.now().getTime() - since > longestUnmentioned) return apply(invoice, 'rejected');
    // Its answer was lost: taken once more, it is the same cancellation.
    if (!cancellationTakenAt) return request(invoice, provider, await issuers.open());
    return apply(invoice, heard);
  }

  async function ask(invoice: Invoice, provider: StampingProvider): Promise<void> {
    try {
      await look(invoice, provider);
    } catch (error) {
      if (error instanceof StampingRefused) return apply(invoice, 'rejected');
      if (!(error instanceof StampingSilent || error instanceof AppError)) throw error;
      // Who does not answer is asked again, after all others.
      await apply(invoice, 'unrequested');
    }
  }

  return {
    /**
     * Invoices whose donations were refunded, in full or in part, after they were made: the oldest, a hundred at most.
     * @throws AppError unauthenticated, forbidden
     */
    async due(viewer: Viewer): Promise<OverstatedInvoice[]> {
      requireInvoiceKeeper(viewer);
      const left = await donationReferences.refunded(database.query);
      return (await findOverstated(database, left)).slice(0, mostAtOnce);
    },

    /**
     * Afterwards it is cancelled, or waits for the SAT and the receiver.
     * @throws AppError unauthenticated, forbidden, notFound, invalid (motive, replacementUuid), conflict (it is not
     * valid, or the SAT did not take it), tooManyRequests
     */
    async cancel(
      { viewer, address }: Actor,
      key: DocumentKey,
      said: unknown,
      record?: RecordCreation,
    ): Promise<void> {
      requireInvoiceKeeper(viewer);
      await admitChange(limits, viewer);
      const { motive, replacementUuid } = valid(cancellationRequest, said);
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
          details: { invoiceId: invoice.id, motive },
        });
        await record?.(tx, { id: invoice.id });
      });
      try {
        await request({ ...invoice, ...changes, status: 'cancelling' }, stamping, opened);
      } catch (error) {
        // It is asked for again until somebody answers.
        if (error instanceof StampingSilent) return;
        if (!(error instanceof StampingRefused)) throw error;
        await apply(invoice, 'rejected');
        const { message } = error;
        throw new AppError('conflict', { key: 'cancellationRefused', values: { message } });
      }
    },

    /** Asks about those that somebody else has to decide. */
    watch: defineScheduledJob({
      kind: 'invoices.watchCancellations',
      queue: 'providers',
      timeLimit: 600_000,
      pattern: '*/10 * * * *',
      scope: 'cluster',
      async run() {
        if (!stamping) return;
        const found = await findCancelling(database, mostAtOnce);
        for (const invoice of found) {
          // Another provider than the one that stamped it knows nothing of it.
          if (invoice.isTest === stamping.isTest) await ask(invoice, stamping);
        }
      },
    }),
  };
}
