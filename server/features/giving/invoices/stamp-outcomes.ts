import type { Clock } from '#domain/clock.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { AppError } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { donorsMistake } from '#domain/invoices/stamping-errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FiscalStamp } from '#server/adapters/stamping/fiscal-stamp.ts';
import { DoubtfulStamp, readOwnStamp } from '#server/adapters/stamping/own-stamp.ts';
import type { StampedCfdi } from '#server/adapters/stamping/stamping-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import type {
  AuditAction,
  AuditEvent,
  AuditService,
} from '#server/features/people/audit/audit.service.ts';
import type { Stamping } from './chosen-stamping.ts';
import { fileKeys } from './invoice-files.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { InvoiceReviews } from './invoice-reviews.ts';
import type { InvoiceStates } from './invoice-states.ts';
import { noteStamp, release } from './invoice-subjects.ts';
import { findInvoice, isUuidTaken } from './invoices.repository.ts';
import { readSatNames } from './sat-names.ts';
import { tooLate } from './stamp-times.ts';

/** What the use cases here depend on. */
export interface StampOutcomes {
  database: Database;
  clock: Clock;
  files: FileStore;
  audit: AuditService;
  mails: InvoiceMails;
  reviews: InvoiceReviews;
  referenceData: Pick<ReferenceDataService, 'query'>;
  stamping: Stamping;
  states: InvoiceStates;
  content: Pick<ContentService, 'letterhead'>;
}

/** Who ends an invoice, and what keeps a repeated call of theirs from doing it anew. */
export interface Ending extends Pick<AuditEvent, 'actorId' | 'address'> {
  recordResult?: RecordCreation | undefined;
}

/** Nobody has to look at it any more. */
const settled = { reviewReason: null, reviewDetail: null };

/** The files first: an invoice that is valid has them. @throws DoubtfulStamp */
export async function storeStamp(
  dependencies: StampOutcomes,
  invoice: Invoice,
  answered: StampedCfdi,
  by?: Ending,
): Promise<void> {
  const { database, clock, files, mails, referenceData, states } = dependencies;
  const { uuid, stampedAt } = await verify(dependencies, invoice, answered);
  const { xml } = answered;
  const { isTest } = invoice;
  const names = await readSatNames(referenceData);
  const keys = fileKeys(invoice);
  await files.put(keys.xml, Buffer.from(xml, 'utf8'));
  const letterhead = await dependencies.content.letterhead();
  const { renderInvoice } = await import('./invoice-pdf.ts');
  await files.put(
    keys.pdf,
    await renderInvoice(xml, { isTest, names, now: clock.now(), letterhead }),
  );
  const updatedAt = clock.now().toISOString();
  await database.transaction(async (tx) => {
    const changes = { uuid, stampedAt, ...settled, updatedAt };
    if (!(await states.attempt(tx, 'stamp', invoice, bySystem, { changes }))) {
      return noteLateStamp(dependencies, tx, invoice.id, { uuid, stampedAt });
    }
    await noteStamp(tx, invoice, uuid, clock);
    await by?.recordResult?.(tx, { id: invoice.id });
    await recordStamping(dependencies, tx, 'invoice.stamped', invoice, { uuid }, by);
    await mails.stamped(tx, { ...invoice, ...changes, status: 'valid' });
  });
}

export async function rejectInvoice(
  dependencies: StampOutcomes,
  invoice: Invoice,
  code: string,
  message: string,
  byMail: boolean,
  by?: Ending,
) {
  const { database, clock, mails, states } = dependencies;
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
    await release(tx, invoice);
    await recordStamping(
      dependencies,
      tx,
      by ? 'invoice.ended' : 'invoice.refused',
      invoice,
      { code },
      by,
    );
    if (byMail) await mails.refused(tx, invoice, rejectionOf({ ...invoice, ...changes }));
  });
}

async function recordStamping(
  { audit }: StampOutcomes,
  tx: Tx,
  action: AuditAction,
  invoice: Invoice,
  details: object,
  by: Pick<AuditEvent, 'actorId' | 'address'> = { actorId: null, address: '' },
) {
  const who = { ...by, subjectId: invoice.userId };
  const about = { invoiceId: invoice.id, number: folioOf(invoice) };
  await audit.record(tx, { action, ...who, details: { ...about, ...details } });
}

/** @throws DoubtfulStamp */
export async function verify(
  { database, clock, stamping }: StampOutcomes,
  { id, sealedXml }: Invoice,
  { xml }: StampedCfdi,
): Promise<FiscalStamp> {
  const now = clock.now();
  const stamp = await readOwnStamp(sealedXml, xml, { now, stampKey: stamping()?.stampKey });
  if (await isUuidTaken(database.query, stamp.uuid, id)) {
    throw new DoubtfulStamp('knownUuid', stamp.uuid, xml);
  }
  return stamp;
}

/** Its donations were free by then: the SAT has an invoice too many. */
async function noteLateStamp(
  { reviews }: StampOutcomes,
  tx: Tx,
  id: string,
  stamp: Pick<Invoice, 'uuid' | 'stampedAt'>,
): Promise<void> {
  const invoice = await findInvoice(tx.query, id);
  if (invoice?.status === 'refused') await reviews.flag(tx, invoice, 'lateStamp', null, stamp);
}

/** In words that the donor understands, with the field to put right. */
export function rejectionOf({ refusalCode, refusalMessage }: Invoice): AppError {
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
