import type { Actor } from '#domain/access/actor.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { donorBilling } from '#domain/invoices/guest-billing.ts';
import type { InvoiceRequest } from '#domain/invoices/invoice-request.ts';
import type { Tx } from '#server/db/database.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import type { IssuersService } from './issuers.service.ts';
import { type WritesInvoices, writeInvoice } from './write-invoice.ts';

interface Dependencies extends WritesInvoices {
  limits: RateLimits;
  audit: AuditService;
  issuers: IssuersService;
}

/**
 * The invoice of a donation that no account gave, made by whoever keeps invoices for a donor who asks: a transfer to the own account, a
 * check, a gift without an account. Its donor gets it by mail.
 * @param said `donorBilling`
 * @throws AppError unauthenticated, forbidden, invalid, notFound (also of an account's, which has its own billing data), conflict (it
 * cannot be invoiced, or nobody can issue), tooManyRequests
 */
export async function createForDonor(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  key: InvoiceRequest['donations'][number],
  said: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { database, limits, audit, issuers } = dependencies;
  const actorId = requireInvoiceKeeper(viewer);
  await admitChange(limits, viewer);
  const { email, ...billing } = valid(donorBilling, said);
  const [donation] = await donationReferences.find(database.query, [key]);
  if (!donation || donation.userId !== null) throw notFound('donation');
  if (donation.provider === pastProvider) throw conflict('donationBroughtIn');
  if (donation.provider === 'cash') throw conflict('donationOfMany');
  const opened = await issuers.open();
  const wanted = {
    donations: [donation],
    asksNow: true,
    cfdiUse: undefined,
    paymentForm: undefined,
    billed: { ...billing, cfdiUse: '' },
    livesIn: '',
    whose: { userId: null, email, language: donation.language },
    madeBy: madeByViewer(viewer, null),
  };
  const note = async (tx: Tx, invoiceId: string) => {
    const who = { actorId, subjectId: null, address };
    const details = { invoiceId, number: folioOf(donation) };
    await audit.record(tx, { action: 'invoice.madeFor', ...who, details });
  };
  return writeInvoice(dependencies, opened, wanted, note, record);
}
