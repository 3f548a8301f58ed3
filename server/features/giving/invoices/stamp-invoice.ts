import type { Logger } from 'pino';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, invalid } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { DoubtfulStamp } from '#server/adapters/stamping/own-stamp.ts';
import {
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { findInvoice, noteStampingSent, noteStampingUndone } from './invoices.repository.ts';
import {
  type Ending,
  rejectInvoice,
  rejectionOf,
  type StampOutcomes,
  storeStamp,
  verify,
} from './stamp-outcomes.ts';
import { endedCodes, stampable, tooLate } from './stamp-times.ts';

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
export function stampNow(dependencies: Dependencies, viewer: Viewer, id: string): Promise<Invoice> {
  return stampFor(dependencies, viewer.kind === 'user' ? viewer.id : '', id);
}

/** The same for whoever has the link of a gift. @throws AppError invalid */
export function stampForGuest(
  dependencies: Dependencies,
  id: string,
  donationId: string,
): Promise<Invoice> {
  return stampFor(dependencies, donationId, id);
}

/** @param caller as limits count them */
async function stampFor(dependencies: Dependencies, caller: string, id: string): Promise<Invoice> {
  const { log, limits } = dependencies;
  const before = await get(dependencies, id);
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

/**
 * A person has found its stamp: the document that they bring has to be it, and valid at the SAT.
 * @throws AppError invalid (`xml`), unavailable while the SAT says nothing
 */
export async function take(
  dependencies: Dependencies,
  invoice: Invoice,
  xml: string,
  by: Ending,
): Promise<void> {
  const provider = providerOf(dependencies, invoice);
  try {
    const { uuid } = await verify(dependencies, invoice, { xml });
    const { issuerRfc, receiverRfc, totalCents } = invoice;
    const subject = { uuid, issuerRfc, receiverRfc, totalCents };
    if ((await provider.cancellationStatus(subject)) === 'cancelled') throw unknownToSat();
    await storeStamp(dependencies, invoice, { xml }, by);
  } catch (error) {
    if (error instanceof DoubtfulStamp) {
      const reason = { key: 'stampNotOfInvoice', values: { detail: error.detail } } as const;
      throw invalid({ xml: [reason] });
    }
    if (error instanceof StampingRefused) throw unknownToSat();
    if (!(error instanceof StampingSilent)) throw error;
    throw new AppError('unavailable', 'satSilent', { retryAfterSeconds: 60 });
  }
}

const unknownToSat = () => invalid({ xml: ['stampUnknownToSat'] });

async function get({ database }: Dependencies, id: string): Promise<Invoice> {
  const invoice = await findInvoice(database.query, id);
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  return invoice;
}

/** @throws StampingSilent */
function providerOf(dependencies: Dependencies, { isTest }: Invoice): StampingProvider {
  // Neither is what was made for a trial stamped for good, nor the other way round.
  const stamping = dependencies.stamping();
  if (stamping?.isTest === isTest) return stamping;
  throw new StampingSilent('The certification provider of this invoice is not configured.');
}

/** @param byMail whether the donor is notified of a rejection by mail @throws StampingSilent */
async function stamp(dependencies: Dependencies, invoice: Invoice, byMail: boolean): Promise<void> {
  const { clock, reviews } = dependencies;
  const provider = providerOf(dependencies, invoice);
  const isTooOld = clock.now().getTime() - Date.parse(invoice.createdAt) > stampable;
  const ask = (xml: string) => (isTooOld ? provider.findStamp(xml) : provider.stamp(xml));
  try {
    const found = await counted(dependencies, invoice, () => ask(invoice.sealedXml));
    if (found) await storeStamp(dependencies, invoice, found);
    else await refuse(dependencies, invoice, new StampingRefused(tooLate, ''), byMail);
  } catch (error) {
    if (error instanceof DoubtfulStamp) return reviews.keepDoubtful(invoice, error);
    if (!(error instanceof StampingRefused)) throw error;
    await refuse(dependencies, invoice, error, byMail);
  }
}

/** Counts the request as unanswered until it is known that it did nothing: a process may die in between. */
async function counted<Found>(
  { database }: Dependencies,
  { id }: Invoice,
  ask: () => Promise<Found>,
): Promise<Found> {
  await noteStampingSent(database, id);
  try {
    const found = await ask();
    if (found === undefined) await noteStampingUndone(database, id);
    return found;
  } catch (error) {
    const isUndone =
      error instanceof StampingRefused || (error instanceof StampingSilent && !error.isSent);
    if (isUndone) await noteStampingUndone(database, id);
    throw error;
  }
}

/** What may have been stamped by an earlier request does not end because its time is over: a person decides. */
async function refuse(
  dependencies: Dependencies,
  invoice: Invoice,
  { code, message }: StampingRefused,
  byMail: boolean,
): Promise<void> {
  const { database, reviews } = dependencies;
  const isTimeOver = endedCodes.some((one) => one === code);
  if (isTimeOver && (await get(dependencies, invoice.id)).unansweredStampings > 0) {
    const said = code === tooLate ? null : `${code} ${message}`.slice(0, 200);
    await database.transaction((tx) => reviews.flag(tx, invoice, 'uncertain', said));
    return;
  }
  await rejectInvoice(dependencies, invoice, code, message, byMail);
}
