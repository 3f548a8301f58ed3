import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { conflict } from '#domain/errors.ts';
import type { GlobalInvoiceRequest } from '#domain/invoices/global-invoice.ts';
import type { Tx } from '#server/db/database.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { Stamping } from './chosen-stamping.ts';
import { findLiving } from './invoiced-donations.repository.ts';

/** What finding donations without an invoice depends on. */
export interface UninvoicedDonations {
  clock: Clock;
  timezone: string;
  stamping: Stamping;
}

const readAtOnce = 500;

/** All of the month that no invoice stands for, by their folios. */
export async function findOpen(
  dependencies: UninvoicedDonations,
  query: Tx['query'],
  request: GlobalInvoiceRequest,
): Promise<Donation[]> {
  const stamping = dependencies.stamping();
  const period = daysOf(dependencies, request);
  const open: Donation[] = [];
  for (let after = { folio: 0, id: '' }; ; ) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const page = await donationReferences.withoutInvoice(query, period, {
      after,
      limit: readAtOnce,
    });
    const living = await findLiving(
      query,
      page.map(({ id }) => id),
    );
    open.push(
      ...page.filter(
        (one) =>
          !living.has(one.id) &&
          (request.includeRequested || !one.wantsInvoice) &&
          // Of a trial no money has moved.
          (!one.isTest || stamping?.isTest === true),
      ),
    );
    const last = page.at(-1);
    if (!last?.folio || page.length < readAtOnce) return open;
    after = { folio: last.folio, id: last.id };
  }
}

/** @throws AppError conflict (the month is not over) */
function daysOf(
  { timezone, clock }: UninvoicedDonations,
  { year, month }: GlobalInvoiceRequest,
): { from: string; to: string } {
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`;
  const next = month === 12 ? first(year + 1, 1) : first(year, month + 1);
  if (dateIn(timezone, clock.now()) < next) throw conflict('monthNotOver');
  return { from: first(year, month), to: addDays(next, -1) };
}
