import type { Donation } from '#domain/donations/donation.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { notFound } from '#domain/errors.ts';
import { guestBilling } from '#domain/invoices/guest-billing.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import type { FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { OpenedGift } from '../donations/guests/guest-gifts.service.ts';
import { fileKeys, fileName, type InvoiceFileKind } from './invoice-files.ts';
import { findLivingInvoice } from './invoices.repository.ts';
import type { IssuersService } from './issuers.service.ts';
import { obstacleOf, type WritesInvoices, writeInvoice } from './write-invoice.ts';

/**
 * Invoices of gifts that no account gave, for whoever has the gift's link: `guestGifts` opens it first. Whom it is made out
 * to is said with it.
 */

interface Dependencies extends WritesInvoices {
  limits: RateLimits;
  issuers: IssuersService;
  files: FileStore;
}

/** @throws AppError conflict (it cannot be invoiced, or nobody can issue), invalid (by field), tooManyRequests */
export async function createForGuest(
  dependencies: Dependencies,
  { donation }: OpenedGift,
  said: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { limits, issuers } = dependencies;
  await limits.consume('invoice', donation.id);
  const billed = { ...valid(guestBilling, said), cfdiUse: '' };
  const opened = await issuers.open();
  const { email, language } = donation;
  const wanted = {
    donations: [donation],
    asksNow: true,
    cfdiUse: undefined,
    paymentForm: undefined,
    billed,
    livesIn: '',
    whose: { userId: null, email, language },
    madeBy: { madeAs: 'visitor', madeBy: null },
  } as const;
  return writeInvoice(dependencies, opened, wanted, undefined, record);
}

/** What the gift's page says of its invoice. */
export interface GuestInvoice {
  invoice: { number: string; status: Invoice['status']; hasFiles: boolean } | null;
  mayAskInvoice: boolean;
  /** YYYY-MM-DD; null where there is no last day. */
  askInvoiceUntil: string | null;
}

export async function ofGuest(
  dependencies: Dependencies,
  donation: Donation,
): Promise<GuestInvoice> {
  const { database, issuers, stamping } = dependencies;
  const living = await findLivingInvoice(database.query, donation.id);
  const own = living?.kind === 'donation' ? living : undefined;
  const isFree = living === undefined && donation.cfdi === null;
  const mayAsk =
    isFree &&
    stamping() !== undefined &&
    obstacleOf(dependencies, donation, true) === undefined &&
    (await issuers.find()) !== undefined;
  return {
    invoice: own ? { number: folioOf(own), status: own.status, hasFiles: hasFiles(own) } : null,
    mayAskInvoice: mayAsk,
    askInvoiceUntil:
      mayAsk && !donation.wantsInvoice ? lastDayToAskForInvoice(donation.date) : null,
  };
}

/** Without a stamp, or once the legal time is over, there are none. */
const hasFiles = ({ uuid, receiverRfc, reviewReason }: Invoice) =>
  uuid !== null && receiverRfc !== '' && reviewReason !== 'lateStamp';

/** @throws AppError notFound */
export async function openGuestFile(
  { database, files }: Dependencies,
  donation: Donation,
  kind: InvoiceFileKind,
): Promise<StoredFile & { name: string }> {
  const invoice = await findLivingInvoice(database.query, donation.id);
  const isOwn = invoice?.kind === 'donation' && hasFiles(invoice);
  const file = isOwn ? await files.open(fileKeys(invoice)[kind]) : undefined;
  if (!invoice || !file) throw notFound('file');
  return { ...file, name: fileName(invoice, kind) };
}
