import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { type Draft, invoicedCents, sealDraft } from './invoice-drafts.ts';
import type { InvoiceStates } from './invoice-states.ts';
import { insertInvoice } from './invoices.repository.ts';
import type { OpenIssuer } from './issuer-reading.ts';

/** Milliseconds that whoever asked has, before the job looks after the invoice. */
const callsOwn = 120_000;

/** Whose an invoice is. */
type Whose = Pick<Invoice, 'kind' | 'userId' | 'customerId' | 'isTest' | 'email' | 'language'>;

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

export function createInvoiceStore({
  clock,
  jobs,
  settleJob,
  states,
}: {
  clock: Clock;
  jobs: Jobs;
  settleJob: Job<{ id: string }>;
  states: InvoiceStates;
}) {
  return {
    /**
     * Seals an invoice and stores it with what it is made for and the job that looks after it.
     * @returns its id
     */
    async add(
      tx: Tx,
      draft: Draft,
      opened: OpenIssuer,
      whose: Whose,
      donations: readonly Donation[],
      madeBy: MadeBy,
    ): Promise<string> {
      const now = clock.now();
      const invoice: Invoice = { ...sealDraft(draft, opened, now), ...whose };
      await insertInvoice(
        tx,
        invoice,
        donations.map((one) => ({ donationId: one.id, amountCents: invoicedCents(one) })),
      );
      await states.begin(tx, invoice, madeBy);
      const runAt = new Date(now.getTime() + callsOwn);
      await jobs.enqueue(tx, settleJob, { id: invoice.id }, { runAt });
      return invoice.id;
    },
  };
}
