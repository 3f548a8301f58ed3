import { createHash } from 'node:crypto';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { conflict } from '#domain/errors.ts';
import { globalInvoiceRequest } from '#domain/invoices/global-invoice.ts';
import { paymentFormsOf } from '#domain/invoices/payment-form.ts';
import { generalPublicName, generalPublicRfc, regimeOfNobody } from '#domain/invoices/receiver.ts';
import type { Database } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { conceptOf, invoicedCents } from './invoice-drafts.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import type { IssuersService } from './issuers.service.ts';
import { findOpen, type UninvoicedDonations } from './uninvoiced-donations.ts';

export interface GlobalInvoicesDependencies extends UninvoicedDonations {
  database: Database;
  limits: RateLimits;
  issuers: Pick<IssuersService, 'open'>;
  store: InvoiceStore;
}

/** Donations of one invoice: what is left of a month goes into the next one. */
const mostDonations = 500;

/** What an invoice to the general public would hold. */
export interface GlobalInvoicePreview {
  donations: (Pick<Donation, 'id' | 'series' | 'folio' | 'date' | 'method'> & {
    amountCents: number;
  })[];
  count: number;
  totalCents: number;
  /** Of c_FormaPago. */
  paymentForm: string;
  /** Donations of the month that do not fit in. */
  left: number;
  /** Of its donations: with it, it is confirmed. */
  fingerprint: string;
}

/** @throws AppError unauthenticated, forbidden, invalid (year, month), conflict (the month is not over) */
export async function preview(
  dependencies: GlobalInvoicesDependencies,
  viewer: Viewer,
  input: unknown,
): Promise<GlobalInvoicePreview> {
  const { database } = dependencies;
  requireInvoiceKeeper(viewer);
  return summarize(
    await findOpen(dependencies, database.query, valid(globalInvoiceRequest, input)),
  );
}

/**
 * Writes, seals and stores what was seen in a preview; it has to be stamped yet.
 * @param fingerprint the preview's
 * @returns the invoice's id
 * @throws AppError unauthenticated, forbidden, invalid, conflict (changed since, nothing to invoice, nobody can
 * issue), tooManyRequests
 */
export async function create(
  dependencies: GlobalInvoicesDependencies,
  viewer: Viewer,
  input: unknown,
  fingerprint: string,
  record?: RecordCreation,
): Promise<string> {
  const { limits, issuers, database, store } = dependencies;
  requireInvoiceKeeper(viewer);
  await admitChange(limits, viewer);
  const request = valid(globalInvoiceRequest, input);
  const opened = await issuers.open();
  const stamping = dependencies.stamping();
  if (!stamping) throw conflict('stampingMissing');
  const { isTest } = stamping;
  const { postalCode, series } = opened.issuer;
  return database.transaction(async (tx) => {
    // Who makes one at the same time waits here.
    const folio = await takeFolio(tx, 'invoice', series);
    const found = (await findOpen(dependencies, tx.query, request)).slice(0, mostDonations);
    if (found.length === 0) throw conflict('globalEmpty');
    const locked = await donationReferences.lock(
      tx,
      found.map(({ id }) => id),
    );
    const byFolio = [...locked].sort((a, b) => (a.folio ?? 0) - (b.folio ?? 0));
    const hasChanged = byFolio.some(({ status, cfdi }) => status !== 'paid' || cfdi !== null);
    if (hasChanged || fingerprintOf(byFolio) !== fingerprint) {
      throw conflict('globalChangedSince');
    }
    const draft = {
      folio,
      receiver: {
        rfc: generalPublicRfc,
        name: generalPublicName,
        postalCode,
        regime: regimeOfNobody,
        use: 'S01',
      },
      paymentForm: paymentFormsOf(byFolio)[0],
      concepts: byFolio.map((one) => ({ ...conceptOf(one), description: 'Donativo' })),
      month: { year: request.year, month: request.month },
    };
    const whose = {
      kind: 'global',
      userId: null,
      customerId: null,
      isTest,
      email: '',
      language: 'es',
    } as const;
    const id = await store.add(tx, draft, opened, whose, byFolio, madeByViewer(viewer, null));
    await record?.(tx, id);
    return id;
  });
}

function summarize(open: readonly Donation[]): GlobalInvoicePreview {
  const taken = open.slice(0, mostDonations);
  return {
    donations: taken.map((one) => {
      const { id, series, folio, date, method } = one;
      return { id, series, folio, date, method, amountCents: invoicedCents(one) };
    }),
    count: taken.length,
    totalCents: taken.reduce((sum, one) => sum + invoicedCents(one), 0),
    paymentForm: paymentFormsOf(taken)[0],
    left: open.length - taken.length,
    fingerprint: fingerprintOf(taken),
  };
}

/** The same for the same donations with the same amounts. */
const fingerprintOf = (donations: readonly Donation[]): string =>
  createHash('sha256')
    .update(donations.map((one) => `${one.id} ${invoicedCents(one)}`).join('\n'))
    .digest('hex')
    .slice(0, 32);
