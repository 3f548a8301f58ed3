import type { Logger } from 'pino';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { DoubtfulStamp } from '#server/adapters/stamping/own-stamp.ts';
import {
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { findInvoice } from './invoices.repository.ts';
import {
  type Ending,
  rejectInvoice,
  rejectionOf,
  type StampOutcomes,
  storeStamp,
} from './stamp-outcomes.ts';
import { stampable, tooLate } from './stamp-times.ts';

interface Dependencies extends StampOutcomes {
  log: Logger;
  limits: RateLimits;
}

/** Whom the portal asks about by itself: the others wait for a person. */
const isOpen = ({ status, reviewReason }: Invoice): boolean =>
  status === 'pending' && reviewReason === null;

/**
 * For whoever has just asked for the invoice, and waits.
 * @returns it as it now stands: still pending where the provider does not answer, something broke, or the caller has
 * had it asked too often
 * @throws AppError invalid: the SAT did not take it
 */
export async function stampNow(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<Invoice> {
  const { log, limits } = dependencies;
  const before = await get(dependencies, id);
  const caller = viewer.kind === 'user' ? viewer.id : '';
  if (isOpen(before) && (await limits.allows('invoiceStamping', caller))) {
    try {
      await stamp(dependencies, before, false);
    } catch (error) {
      // Whatever it was, the job asks again: nobody has to.
      log.warn({ err: error, invoiceId: id }, 'an invoice is not stamped yet');
    }
  }
  const invoice = await get(dependencies, id);
  if (invoice.status === 'refused') throw rejectionOf(invoice);
  return invoice;
}

/** For those that nobody waits for any longer: the donor is notified by mail. @throws StampingSilent */
export async function settle(dependencies: Dependencies, id: string): Promise<void> {
  const before = await get(dependencies, id);
  if (isOpen(before)) await stamp(dependencies, before, true);
}

/** Whatever stood in the way before; the donor is notified by mail. @throws StampingSilent */
export function ask(dependencies: Dependencies, invoice: Invoice) {
  return stamp(dependencies, invoice, true);
}

/** Of one that ended, and that nobody could stamp any more: looking for it can stamp nothing. @throws StampingSilent */
export async function lookForLate(dependencies: Dependencies, invoice: Invoice): Promise<void> {
  const found = await providerOf(dependencies, invoice).findStamp(invoice.sealedXml);
  if (found) await storeStamp(dependencies, invoice, found);
}

/** A person has made sure that it has no stamp: its donations are free, and its donor is notified by mail. */
export function end(dependencies: Dependencies, invoice: Invoice, by: Ending) {
  return rejectInvoice(dependencies, invoice, tooLate, '', true, by);
}

async function get({ database }: Dependencies, id: string): Promise<Invoice> {
  const invoice = await findInvoice(database.query, id);
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  return invoice;
}

/** @throws StampingSilent */
function providerOf({ stamping }: Dependencies, { isTest }: Invoice): StampingProvider {
  // Neither is what was made for a trial stamped for good, nor the other way round.
  if (stamping?.isTest === isTest) return stamping;
  throw new StampingSilent('The certification provider of this invoice is not configured.');
}

/** @param byMail whether the donor is notified of a rejection by mail @throws StampingSilent */
async function stamp(dependencies: Dependencies, invoice: Invoice, byMail: boolean): Promise<void> {
  const { clock, reviews } = dependencies;
  const provider = providerOf(dependencies, invoice);
  const isTooOld = clock.now().getTime() - Date.parse(invoice.createdAt) > stampable;
  try {
    if (!isTooOld)
      return await storeStamp(dependencies, invoice, await provider.stamp(invoice.sealedXml));
    const found = await provider.findStamp(invoice.sealedXml);
    if (found) await storeStamp(dependencies, invoice, found);
    else await rejectInvoice(dependencies, invoice, tooLate, '', byMail);
  } catch (error) {
    if (error instanceof DoubtfulStamp) return reviews.keepDoubtful(invoice, error);
    if (!(error instanceof StampingRefused)) throw error;
    await rejectInvoice(dependencies, invoice, error.code, error.message, byMail);
  }
}
