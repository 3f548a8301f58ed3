import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import { type InvoiceRequest, invoiceRequest } from '#domain/invoices/invoice-request.ts';
import { paymentFormsOf } from '#domain/invoices/payment-form.ts';
import { type ReceiverWarning, receiverWarnings } from '#domain/invoices/receiver.ts';
import type { StampingProvider } from '#server/adapters/stamping/stamping-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { conceptOf } from './invoice-drafts.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { findLiving } from './invoiced-donations.repository.ts';
import { mayRead } from './invoices.policy.ts';
import type { IssuersService } from './issuers.service.ts';
import type { createReceivers } from './receivers.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'find'>;
  audit: AuditService;
  issuers: IssuersService;
  receivers: ReturnType<typeof createReceivers>;
  stamping: StampingProvider | undefined;
  store: InvoiceStore;
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
  const { database, clock, limits, accounts, audit, issuers, receivers, stamping, store } =
    dependencies;
  requireAccount(viewer);
  if (viewer.kind === 'user') await limits.consume('invoice', viewer.id);
  const request = valid(invoiceRequest, input);
  const opened = await issuers.open();
  if (!stamping) throw conflict('stampingMissing');
  const { isTest } = stamping;
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
  const receiver = await receivers.of(account, request.cfdiUse, issuer.postalCode);
  const paymentForm = paymentFormOf(donations, request.paymentForm);
  const warnings = receiverWarnings(account, account.federalState);
  const ids = donations.map(({ id }) => id);

  const id = await database.transaction(async (tx) => {
    // The series first, as every other invoice does: so no two wait for each other.
    const folio = await takeFolio(tx, 'invoice', issuer.series);
    const locked = await donationReferences.lock(tx, ids);
    await requireInvoiceable(dependencies, tx, locked, request.asksNow);
    const askedNow = locked.filter(({ wantsInvoice }) => !wantsInvoice);
    await donationReferences.wantInvoice(
      tx,
      askedNow.map(({ id }) => id),
      clock.now(),
    );
    const byFolio = [...locked].sort((a, b) => (a.folio ?? 0) - (b.folio ?? 0));
    const concepts = byFolio.map(conceptOf);
    const draft = { folio, receiver, paymentForm, concepts };
    const whose = {
      kind: 'donation',
      userId: donorId,
      customerId: byFolio[0]?.customerId ?? null,
      isTest,
      email: account.email,
      language: account.language,
    } as const;
    const madeBy = madeByViewer(viewer, donorId);
    const added = await store.add(tx, draft, opened, whose, byFolio, madeBy);
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    if (actorId !== donorId) {
      const who = { actorId, subjectId: donorId, address };
      const details = { invoiceId: added, number: folioOf({ series: issuer.series, folio }) };
      await audit.record(tx, { action: 'invoice.madeFor', ...who, details });
    }
    await record?.(tx, { id: added, warnings });
    return added;
  });
  return { id, warnings };
}

/** In the order of their folios. @throws AppError notFound, conflict */
async function getInvoiceable(
  { database }: Dependencies,
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

/** Of one donation by itself. @throws AppError conflict */
function requireOpenToInvoice(
  { clock, timezone, stamping }: Dependencies,
  { status, wantsInvoice, provider, date }: Donation,
  asksNow: boolean,
) {
  if (status !== 'paid') throw conflict('donationNotPaid');
  if (!wantsInvoice && !asksNow) throw conflict('donationWithoutTaxes');
  if (provider === 'test' && !stamping?.isTest) throw conflict('donationOfTrial');
  const isLate = !wantsInvoice && dateIn(timezone, clock.now()) > lastDayToAskForInvoice(date);
  if (isLate) throw conflict('invoiceAskedLate');
}

/** @throws AppError conflict */
async function requireInvoiceable(
  dependencies: Dependencies,
  tx: Tx,
  donations: readonly Donation[],
  asksNow: boolean,
): Promise<void> {
  const ids = donations.map(({ id }) => id);
  const [living] = (await findLiving(tx.query, ids)).values();
  if (living?.kind === 'global') throw conflict('donationInGlobalInvoice');
  if (living?.status === 'pending') throw conflict('donationInvoiceUnderWay');
  if (living || donations.some(({ cfdi }) => cfdi !== null)) throw conflict('donationInvoiced');
  for (const donation of donations) requireOpenToInvoice(dependencies, donation, asksNow);
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

/** @throws AppError invalid */
function paymentFormOf(donations: readonly Donation[], chosen: string | undefined): string {
  const allowed = paymentFormsOf(donations);
  if (!chosen) return allowed[0];
  if (allowed.includes(chosen)) return chosen;
  const values = { allowed: allowed.join(', ') };
  throw invalid({ paymentForm: [{ key: 'paymentFormOther', values }] });
}
