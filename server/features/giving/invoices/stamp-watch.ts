import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { StampingSilent } from '#server/adapters/stamping/stamping-provider.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findEnded, findOverdue, noteLook } from './invoice-checks.repository.ts';
import type { InvoiceReviews } from './invoice-reviews.ts';
import type { InvoiceStamping } from './invoice-stamping.ts';
import { endedCodes, unstampable } from './stamp-times.ts';

/** Milliseconds since an invoice was made for which a late stamp is looked for. */
const lookedFor = 10 * 86_400_000;
/** Milliseconds between two looks for one. */
const betweenLooks = 6 * 3_600_000;
/** Of each kind, in one go. */
const mostAtOnce = 50;

/**
 * Looks after the 72 hours: what the provider does not tell of by then administrators are told of, and it goes on being
 * asked; what ended without a stamp is looked for some days longer, for two invoices must not live.
 */
export function watchStamps({
  database,
  clock,
  log,
  reviews,
  invoiceStamping,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  reviews: InvoiceReviews;
  invoiceStamping: Pick<InvoiceStamping, 'ask' | 'lookForLate'>;
}) {
  async function look(invoice: Invoice, ask: (invoice: Invoice) => Promise<void>): Promise<void> {
    await noteLook(database, invoice.id, clock.now());
    try {
      await ask(invoice);
    } catch (error) {
      log.warn(
        { err: error, invoiceId: invoice.id },
        'an invoice without a stamp is asked about again',
      );
      if (!(error instanceof StampingSilent) || invoice.status !== 'pending') return;
      await database.transaction((tx) => reviews.flag(tx, invoice, 'unanswered', null));
    }
  }

  return defineScheduledJob({
    kind: 'invoices.watchStamps',
    queue: 'providers',
    timeLimit: 600_000,
    pattern: '25 * * * *',
    scope: 'cluster',
    async run(_occurrence, { signal }) {
      const now = clock.now().getTime();
      const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
      const createdBefore = before(unstampable);
      const overdue = await findOverdue(database, { createdBefore, limit: mostAtOnce });
      const ended = await findEnded(database, {
        codes: endedCodes,
        createdBefore,
        createdAfter: before(lookedFor),
        lookedBefore: before(betweenLooks),
        limit: mostAtOnce,
      });
      for (const invoice of [...overdue, ...ended]) {
        if (signal.aborted) return;
        const { ask, lookForLate } = invoiceStamping;
        await look(invoice, invoice.status === 'pending' ? ask : lookForLate);
      }
    },
  });
}
