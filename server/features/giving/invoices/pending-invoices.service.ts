import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { StampingSilent } from '#server/adapters/stamping/stamping-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { InvoiceStamping } from './invoice-stamping.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { findInvoice, findInvoiceByKey } from './invoices.repository.ts';
import { unstampable } from './stamp-times.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  invoiceStamping: Pick<InvoiceStamping, 'ask' | 'end' | 'take'>;
}

export type PendingInvoicesService = ReturnType<typeof createPendingInvoicesService>;

/** What administrators do about invoices that nobody knows to be stamped. */
export function createPendingInvoicesService({
  database,
  clock,
  limits,
  invoiceStamping,
}: Dependencies) {
  async function getPending(viewer: Viewer, key: DocumentKey): Promise<Invoice> {
    await admitChange(limits, viewer);
    const invoice = await findInvoiceByKey(database.query, key);
    if (!invoice) throw notFound('invoice');
    if (invoice.status !== 'pending') throw conflict('invoiceNotPending');
    return invoice;
  }

  return {
    /**
     * Asks the provider once more. What it says decides; where it says nothing, or what cannot be ours, or that there is
     * no stamp after a request that was cut, whoever asks decides: the invoice ends if they have made sure that it has no
     * valid stamp and no provider could stamp it any more.
     * @returns the invoice as it now stands
     * @throws AppError unauthenticated, forbidden, notFound, conflict (it is not pending, or could still be stamped),
     * tooManyRequests
     */
    async resolve(
      { viewer, address }: Actor,
      key: DocumentKey,
      { hasNoStamp }: { hasNoStamp: boolean },
      record?: RecordCreation,
    ): Promise<Invoice> {
      const actorId = requireInvoiceKeeper(viewer);
      const invoice = await getPending(viewer, key);
      try {
        await invoiceStamping.ask(invoice);
      } catch (error) {
        if (!(error instanceof StampingSilent)) throw error;
      }
      const requested = (await findInvoice(database.query, invoice.id)) ?? invoice;
      if (!hasNoStamp || requested.status !== 'pending') {
        // The provider has decided, and nothing is left to end.
        if (record) await database.transaction((tx) => record(tx, { id: invoice.id }));
        return requested;
      }
      const age = clock.now().getTime() - Date.parse(invoice.createdAt);
      if (age <= unstampable) throw conflict('invoiceMayBeStamped');
      await invoiceStamping.end(requested, { actorId, address, recordResult: record });
      return (await findInvoice(database.query, invoice.id)) ?? requested;
    },

    /**
     * Takes the document that whoever asks has found stamped.
     * @returns the invoice as it now stands
     * @throws AppError unauthenticated, forbidden, notFound, conflict (it is not pending), tooManyRequests, invalid (`xml`),
     * unavailable (the SAT does not answer)
     */
    async takeStamp({ viewer, address }: Actor, key: DocumentKey, xml: string): Promise<Invoice> {
      const actorId = requireInvoiceKeeper(viewer);
      const invoice = await getPending(viewer, key);
      await invoiceStamping.take(invoice, xml, { actorId, address });
      return (await findInvoice(database.query, invoice.id)) ?? invoice;
    },
  };
}
