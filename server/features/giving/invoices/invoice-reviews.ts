import type { Clock } from '#domain/clock.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { ReviewReason } from '#domain/invoices/invoice-review.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DoubtfulStamp } from '#server/adapters/stamping/own-stamp.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { answerKey } from './invoice-files.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import { flagInvoice } from './invoices.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  files: FileStore;
  audit: AuditService;
  mails: InvoiceMails;
}

/** Characters of an answer. The portal's largest invoice has some 200,000. */
const longestStored = 1_000_000;

export type InvoiceReviews = ReturnType<typeof createInvoiceReviews>;

/** What the portal cannot decide by itself: kept, shown to administrators, and told to them by mail, once a reason. */
export function createInvoiceReviews({ database, clock, files, audit, mails }: Dependencies) {
  async function flag(
    tx: Tx,
    invoice: Invoice,
    reason: ReviewReason,
    detail: string | null,
    changes: Partial<Pick<Invoice, 'uuid' | 'stampedAt'>> = {},
  ): Promise<void> {
    const updatedAt = clock.now().toISOString();
    const review = { ...changes, reviewReason: reason, reviewDetail: detail, updatedAt };
    if (!(await flagInvoice(tx, invoice, review))) return;
    const who = { actorId: null, subjectId: invoice.userId, address: '' };
    const details = { invoiceId: invoice.id, number: folioOf(invoice), reason };
    await audit.record(tx, { action: 'invoice.reviewNeeded', ...who, details });
    await mails.toReview(tx, invoice, reason);
  }

  return {
    flag,

    /** The answer is kept for whoever looks, and reaches nobody else. */
    async keepDoubtful(invoice: Invoice, { defect, detail, answer }: DoubtfulStamp): Promise<void> {
      await files.put(answerKey(invoice), Buffer.from(answer.slice(0, longestStored), 'utf8'));
      await database.transaction((tx) => flag(tx, invoice, defect, detail.slice(0, 200)));
    },
  };
}
