import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { type InvoiceRequest, invoiceRequest } from '#domain/invoices/invoice-request.ts';
import type { ReceiverWarning } from '#domain/invoices/receiver.ts';
import type { Tx } from '#server/db/database.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { companyReferences, type GivingCompany } from '../companies/company-references.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { mayRead } from './invoices.policy.ts';
import { findInvoice } from './invoices.repository.ts';
import type { IssuersService } from './issuers.service.ts';
import { type WritesInvoices, writeInvoice } from './write-invoice.ts';

interface Dependencies extends WritesInvoices {
  limits: RateLimits;
  accounts: Pick<AccountsService, 'find'>;
  audit: AuditService;
  issuers: IssuersService;
}

/**
 * Writes, seals and stores an invoice that has to be stamped yet: whatever becomes of the caller, it will be.
 * @returns its id, and what is odd of whom it is made out to
 * @throws AppError unauthenticated, notFound (a donation), conflict (it cannot be invoiced, or nobody can issue),
 * invalid (by field of the request or of the donor's account), tooManyRequests
 */
export async function create(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  input: unknown,
  record?: RecordCreation,
): Promise<{ id: string; warnings: ReceiverWarning[] }> {
  const { limits, accounts, audit, issuers, stamping } = dependencies;
  requireAccount(viewer);
  if (viewer.kind === 'user') await limits.consume('invoice', viewer.id);
  const request = valid(invoiceRequest, input);
  const opened = await issuers.open();
  if (!stamping()) throw conflict('stampingMissing');
  const { issuer } = opened;
  requireSame(request, 'series', issuer.series);
  requireSame(request, 'issuerId', issuer.id);
  const { donations, donorId } = await getInvoiceable(dependencies, viewer, request.donations);
  for (const { customerId, branchId } of donations) {
    requireSame(request, 'customerId', customerId ?? undefined);
    requireSame(request, 'branchId', branchId);
  }
  // Also of donors whom who keeps invoices makes one for: their donations say that they may.
  const account = await accounts.find(donorId);
  if (!account) throw conflict('donorGone');
  const company = await companyOf(dependencies, donations);
  const { email, language } = account;
  const wanted = {
    donations,
    asksNow: request.asksNow,
    cfdiUse: request.cfdiUse,
    paymentForm: request.paymentForm,
    billed: company ? { ...company, cfdiUse: '' } : account,
    livesIn: company ? '' : account.federalState,
    whose: { userId: donorId, email, language },
    madeBy: madeByViewer(viewer, donorId),
  };
  const note = async (tx: Tx, added: string) => {
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    if (actorId === donorId) return;
    const invoice = await findInvoice(tx.query, added);
    const who = { actorId, subjectId: donorId, address };
    const details = { invoiceId: added, number: invoice ? folioOf(invoice) : '' };
    await audit.record(tx, { action: 'invoice.madeFor', ...who, details });
  };
  return writeInvoice(dependencies, opened, wanted, note, record);
}

/** Whom they are of, where not of the donor. @throws AppError conflict (of several, or of one that is gone) */
async function companyOf(
  { database }: Pick<Dependencies, 'database'>,
  donations: readonly Donation[],
): Promise<GivingCompany | undefined> {
  const [id, ...others] = new Set(donations.map(({ companyId }) => companyId));
  if (others.length > 0) throw conflict('companiesDiffer');
  if (!id) return undefined;
  const company = (await companyReferences.find(database.query, [id])).get(id);
  if (!company) throw conflict('companyGone');
  return company;
}

/** In the order of their folios. @throws AppError notFound, conflict */
async function getInvoiceable(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer,
  keys: InvoiceRequest['donations'],
): Promise<{ donations: Donation[]; donorId: string }> {
  const donations = await donationReferences.find(database.query, keys);
  const wanted = new Set(keys.map(({ series, folio }) => `${series} ${folio}`)).size;
  if (donations.length !== wanted || !donations.every((one) => mayRead(viewer, one))) {
    throw notFound('donation');
  }
  if (donations.some(({ provider }) => provider === pastProvider)) {
    throw conflict('donationBroughtIn');
  }
  const [donorId, ...others] = new Set(donations.map(({ userId }) => userId));
  if (others.length > 0) throw conflict('donorsDiffer');
  if (!donorId) throw conflict('donorGone');
  return { donations, donorId };
}

/** What a caller need not say has to be right if it is said. @throws AppError invalid */
function requireSame<Name extends 'series' | 'issuerId' | 'customerId' | 'branchId'>(
  request: InvoiceRequest,
  name: Name,
  value: InvoiceRequest[Name],
): void {
  const chosen = request[name];
  if (chosen !== undefined && chosen !== '' && chosen !== value) {
    throw invalid({ [name]: ['chooseOption'] });
  }
}
