import { type Clock, dateIn } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { conflict, invalid } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import { paymentFormsOf } from '#domain/invoices/payment-form.ts';
import { type ReceiverWarning, receiverWarnings } from '#domain/invoices/receiver.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { FeeTreatment } from './cfdi/cfdi.ts';
import type { Stamping } from './chosen-stamping.ts';
import { conceptOf } from './invoice-drafts.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { findLiving } from './invoiced-donations.repository.ts';
import type { OpenIssuer } from './issuer-reading.ts';
import type { BillingData, createReceivers } from './receivers.ts';

export interface WritesInvoices {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  receivers: ReturnType<typeof createReceivers>;
  stamping: Stamping;
  store: InvoiceStore;
  settings: Pick<SettingsService, 'current'>;
}

interface Wanted {
  donations: readonly Donation[];
  /** Also where nobody asked for one when the donation was made. */
  asksNow: boolean;
  /** Codes; undefined for the usual ones. */
  cfdiUse: string | undefined;
  paymentForm: string | undefined;
  /** Whom it is made out to, and the federal state that they live in ('' where nobody says). */
  billed: BillingData;
  livesIn: string;
  whose: Pick<Invoice, 'userId' | 'email' | 'language'>;
  madeBy: MadeBy;
}

/**
 * Writes, seals and stores an invoice that has to be stamped yet.
 * @param note in the same transaction
 * @throws AppError conflict (it cannot be invoiced), invalid (by field of the request or of the billing data)
 */
export async function writeInvoice(
  dependencies: WritesInvoices,
  opened: OpenIssuer,
  wanted: Wanted,
  note: (tx: Tx, id: string) => Promise<void> = async () => {},
  record?: RecordCreation,
): Promise<{ id: string; warnings: ReceiverWarning[] }> {
  const { database, clock, receivers, store } = dependencies;
  const stamping = dependencies.stamping();
  if (!stamping) throw conflict('stampingMissing');
  const { isTest } = stamping;
  const { issuer } = opened;
  const { donations, billed, livesIn, whose, madeBy, asksNow } = wanted;
  const fee = await feeTreatment(dependencies, donations);
  const use = fee ? noTaxEffects : wanted.cfdiUse;
  const receiver = await receivers.of(billed, use, issuer.postalCode);
  const paymentForm = paymentFormOf(donations, wanted.paymentForm);
  const warnings = receiverWarnings(billed, livesIn);
  const ids = donations.map(({ id }) => id);
  const id = await database.transaction(async (tx) => {
    // The series first, as every other invoice does: so no two wait for each other.
    const folio = await takeFolio(tx, 'invoice', issuer.series);
    const locked = await donationReferences.lock(tx, ids);
    await requireInvoiceable(dependencies, tx, locked, asksNow);
    const askedNow = locked.filter(({ wantsInvoice }) => !wantsInvoice);
    await donationReferences.wantInvoice(
      tx,
      askedNow.map(({ id }) => id),
      clock.now(),
    );
    const byFolio = [...locked].sort((a, b) => (a.folio ?? 0) - (b.folio ?? 0));
    const concepts = byFolio.map((donation) => conceptOf(donation, fee));
    const draft = { folio, receiver, paymentForm, concepts };
    const customerId = byFolio[0]?.customerId ?? null;
    const kind: Invoice['kind'] = fee ? 'fee' : 'donation';
    const owner = { kind, ...whose, customerId, isTest };
    const added = await store.add(tx, draft, opened, owner, byFolio, madeBy);
    await note(tx, added);
    await record?.(tx, { id: added, warnings });
    return added;
  });
  return { id, warnings };
}

/** S01, sin efectos fiscales: of whoever deducts nothing, as who pays a recovery fee. */
export const noTaxEffects = 'S01';

/** @returns undefined for donations @throws AppError conflict (a deposit, fees among donations, nobody has said how) */
async function feeTreatment(
  { settings }: Pick<WritesInvoices, 'settings'>,
  donations: readonly Donation[],
): Promise<FeeTreatment | undefined> {
  const kinds = new Set(donations.map(({ kind }) => kind));
  if (kinds.has('sterilizationDeposit')) throw conflict('depositNotInvoiced');
  if (!kinds.has('recoveryFee')) return undefined;
  if (kinds.size > 1) throw conflict('chargesInvoicedAlone');
  const { feeInvoiceProduct: product, feeInvoiceTax: tax } = await settings.current();
  if (product === undefined || tax === undefined) throw conflict('feeInvoiceNotSet');
  return { product, tax };
}

/** Why one donation by itself cannot be invoiced; undefined where it can. */
export function obstacleOf(
  { clock, timezone, stamping }: Pick<WritesInvoices, 'clock' | 'timezone' | 'stamping'>,
  { status, wantsInvoice, isTest, date }: Donation,
  asksNow: boolean,
) {
  if (status !== 'paid') return 'donationNotPaid' as const;
  if (!wantsInvoice && !asksNow) return 'donationWithoutTaxes' as const;
  if (isTest && !stamping()?.isTest) return 'donationOfTrial' as const;
  const isLate = !wantsInvoice && dateIn(timezone, clock.now()) > lastDayToAskForInvoice(date);
  return isLate ? ('invoiceAskedLate' as const) : undefined;
}

/** @throws AppError conflict */
async function requireInvoiceable(
  dependencies: WritesInvoices,
  tx: Tx,
  donations: readonly Donation[],
  asksNow: boolean,
): Promise<void> {
  const ids = donations.map(({ id }) => id);
  const [living] = (await findLiving(tx.query, ids)).values();
  if (living?.kind === 'global') throw conflict('donationInGlobalInvoice');
  if (living?.status === 'pending') throw conflict('donationInvoiceUnderWay');
  if (living || donations.some(({ cfdi }) => cfdi !== null)) throw conflict('donationInvoiced');
  for (const donation of donations) {
    const obstacle = obstacleOf(dependencies, donation, asksNow);
    if (obstacle) throw conflict(obstacle);
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
