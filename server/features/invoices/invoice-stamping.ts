import type { Logger } from 'pino';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { donorsMistake } from '#domain/invoices/stamping-errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FiscalStamp } from '#server/adapters/stamping/fiscal-stamp.ts';
import { DoubtfulStamp, readOwnStamp } from '#server/adapters/stamping/own-stamp.ts';
import {
  type StampedCfdi,
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditAction, AuditEvent, AuditService } from '../audit/audit.service.ts';
import { bySystem } from '../document-states/document-states.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '../reference-data/reference-data.service.ts';
import { fileKeys } from './invoice-files.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { InvoiceReviews } from './invoice-reviews.ts';
import type { InvoiceStates } from './invoice-states.ts';
import { donationsOf, findInvoice, isUuidTaken, releaseDonations } from './invoices.repository.ts';
import { readSatNames } from './sat-names.ts';

const hour = 3_600_000;

/** Milliseconds after which the SAT takes no document any more: 72 hours, less one for those on their way. */
const stampable = 71 * hour;
/** Milliseconds after which nobody can stamp it, wherever it was issued: its hour may be two behind the provider's. */
export const unstampable = 74 * hour;

/** The portal's own code for what was not stamped in time. */
const tooLate = 'TOO_LATE';
/** Of those that ended because the time was over, as we or the provider (401) reckon it. */
export const endedCodes = [tooLate, '401'] as const;

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  files: FileStore;
  audit: AuditService;
  mails: InvoiceMails;
  limits: RateLimits;
  reviews: InvoiceReviews;
  referenceData: Pick<ReferenceDataService, 'query'>;
  stamping: StampingProvider | undefined;
  states: InvoiceStates;
}

export type InvoiceStamping = ReturnType<typeof createInvoiceStamping>;

/** Who ends an invoice, and what keeps a repeated call of theirs from doing it anew. */
interface Ending extends Pick<AuditEvent, 'actorId' | 'address'> {
  recordResult?: RecordCreation | undefined;
}

/**
 * Brings a sealed invoice to its end. Every step can be done again: the provider gives the same document the same
 * stamp, files are replaced by themselves, and only who moves the invoice on tells the donor.
 */
export function createInvoiceStamping(parts: Parts) {
  const { database, clock, log, files, audit, mails, limits } = parts;
  const { reviews, referenceData, stamping, states } = parts;

  async function get(id: string): Promise<Invoice> {
    const invoice = await findInvoice(database.query, id);
    if (!invoice) throw new Error(`There is no invoice ${id}.`);
    return invoice;
  }

  async function record(
    tx: Tx,
    action: AuditAction,
    { id, userId }: Invoice,
    details: object,
    by: Pick<AuditEvent, 'actorId' | 'address'> = { actorId: null, address: '' },
  ) {
    const who = { ...by, subjectId: userId };
    await audit.record(tx, { action, ...who, details: { invoiceId: id, ...details } });
  }

  /** @throws DoubtfulStamp */
  async function verify({ id, sealedXml }: Invoice, { xml }: StampedCfdi): Promise<FiscalStamp> {
    const now = clock.now();
    const stamp = await readOwnStamp(sealedXml, xml, { now, stampKey: stamping?.stampKey });
    if (await isUuidTaken(database.query, stamp.uuid, id)) {
      throw new DoubtfulStamp('knownUuid', stamp.uuid, xml);
    }
    return stamp;
  }

  /** The files first: an invoice that is valid has them. @throws DoubtfulStamp */
  async function keep(invoice: Invoice, answered: StampedCfdi): Promise<void> {
    const { uuid, stampedAt } = await verify(invoice, answered);
    const { xml } = answered;
    const { isTest } = invoice;
    const names = await readSatNames(referenceData);
    const keys = fileKeys(invoice);
    await files.put(keys.xml, Buffer.from(xml, 'utf8'));
    const { renderInvoice } = await import('./invoice-pdf.ts');
    await files.put(keys.pdf, await renderInvoice(xml, { isTest, names, now: clock.now() }));
    const updatedAt = clock.now().toISOString();
    await database.transaction(async (tx) => {
      const changes = { uuid, stampedAt, ...settled, updatedAt };
      if (!(await states.attempt(tx, 'stamp', invoice, bySystem, { changes }))) {
        return noteLateStamp(tx, invoice.id, { uuid, stampedAt });
      }
      if (invoice.kind === 'donation') {
        const ids = (await donationsOf(tx.query, [invoice.id])).get(invoice.id) ?? [];
        await donationReferences.setInvoice(tx, ids, uuid, clock.now());
      }
      await record(tx, 'invoice.stamped', invoice, { uuid });
      await mails.stamped(tx, { ...invoice, ...changes, status: 'valid' });
    });
  }

  /** Its donations were free by then: the SAT has an invoice too many. */
  async function noteLateStamp(
    tx: Tx,
    id: string,
    stamp: Pick<Invoice, 'uuid' | 'stampedAt'>,
  ): Promise<void> {
    const invoice = await findInvoice(tx.query, id);
    if (invoice?.status === 'refused') await reviews.flag(tx, invoice, 'lateStamp', null, stamp);
  }

  async function refuse(
    invoice: Invoice,
    code: string,
    message: string,
    byMail: boolean,
    by?: Ending,
  ) {
    await database.transaction(async (tx) => {
      const changes = {
        refusalCode: code,
        refusalMessage: message.slice(0, 1_000),
        ...settled,
        updatedAt: clock.now().toISOString(),
      };
      const isMade = by
        ? await states.attempt(
            tx,
            'end',
            invoice,
            { madeAs: 'staff', madeBy: by.actorId },
            { changes },
          )
        : await states.attempt(tx, 'refuse', invoice, bySystem, { changes });
      await by?.recordResult?.(tx, { id: invoice.id });
      if (!isMade) return;
      await releaseDonations(tx, invoice.id);
      await record(tx, by ? 'invoice.ended' : 'invoice.refused', invoice, { code }, by);
      if (byMail) await mails.refused(tx, invoice, rejectionOf({ ...invoice, ...changes }));
    });
  }

  /** @throws StampingSilent */
  function providerOf({ isTest }: Invoice): StampingProvider {
    // Neither is what was made for a trial stamped for good, nor the other way round.
    if (stamping?.isTest === isTest) return stamping;
    throw new StampingSilent('The certification provider of this invoice is not configured.');
  }

  /** @param byMail whether the donor hears of a rejection by mail @throws StampingSilent */
  async function stamp(invoice: Invoice, byMail: boolean): Promise<void> {
    const provider = providerOf(invoice);
    const isTooOld = clock.now().getTime() - Date.parse(invoice.createdAt) > stampable;
    try {
      if (!isTooOld) return await keep(invoice, await provider.stamp(invoice.sealedXml));
      const found = await provider.findStamp(invoice.sealedXml);
      if (found) await keep(invoice, found);
      else await refuse(invoice, tooLate, '', byMail);
    } catch (error) {
      if (error instanceof DoubtfulStamp) return reviews.keepDoubtful(invoice, error);
      if (!(error instanceof StampingRefused)) throw error;
      await refuse(invoice, error.code, error.message, byMail);
    }
  }

  return {
    /**
     * For whoever has just asked for the invoice, and waits.
     * @returns it as it now stands: still pending where the provider does not answer, something broke, or the caller has
     * had it asked too often
     * @throws AppError invalid: the SAT did not take it
     */
    async stampNow(viewer: Viewer, id: string): Promise<Invoice> {
      const before = await get(id);
      const caller = viewer.kind === 'user' ? viewer.id : '';
      if (isOpen(before) && (await limits.allows('invoiceStamping', caller))) {
        try {
          await stamp(before, false);
        } catch (error) {
          // Whatever it was, the job asks again: nobody has to.
          log.warn({ err: error, invoiceId: id }, 'an invoice is not stamped yet');
        }
      }
      const invoice = await get(id);
      if (invoice.status === 'refused') throw rejectionOf(invoice);
      return invoice;
    },

    /** For those that nobody waits for any longer: the donor hears of it by mail. @throws StampingSilent */
    async settle(id: string): Promise<void> {
      const before = await get(id);
      if (isOpen(before)) await stamp(before, true);
    },

    /** Whatever stood in the way before; the donor hears of it by mail. @throws StampingSilent */
    ask: (invoice: Invoice) => stamp(invoice, true),

    /** Of one that ended, and that nobody could stamp any more: looking for it can stamp nothing. @throws StampingSilent */
    async lookForLate(invoice: Invoice): Promise<void> {
      const found = await providerOf(invoice).findStamp(invoice.sealedXml);
      if (found) await keep(invoice, found);
    },

    /** A person has made sure that it has no stamp: its donations are free, and its donor hears of it by mail. */
    end: (invoice: Invoice, by: Ending) => refuse(invoice, tooLate, '', true, by),
  };
}

/** Whom the portal asks about by itself: the others wait for a person. */
const isOpen = ({ status, reviewReason }: Invoice): boolean =>
  status === 'pending' && reviewReason === null;

/** Nobody has to look at it any more. */
const settled = { reviewReason: null, reviewDetail: null };

/** In words that the donor understands, with the field to put right. */
function rejectionOf({ refusalCode, refusalMessage }: Invoice): AppError {
  const code = refusalCode ?? '';
  if (code === tooLate) return new AppError('conflict', 'stampingTooLate');
  const mistake = donorsMistake(code);
  if (mistake) {
    const { field, reason } = mistake;
    return new AppError('invalid', reason, { details: { [field]: [reason] } });
  }
  const message = `${code} ${refusalMessage ?? ''}`.trim();
  return new AppError('invalid', { key: 'stampingRefused', values: { message } });
}
