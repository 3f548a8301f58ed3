import { sql } from 'kysely';
import type { DocumentKey } from '#domain/documents/document.ts';
import { type Invoice, invoiceFields } from '#domain/invoices/invoice.ts';
import type { ReviewReason } from '#domain/invoices/invoice-review.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import type { EmailMove } from '../accounts/email-move.ts';
import type { StoreState } from '../document-states/document-states.service.ts';
import { entityTable } from '../querying/entity-table.ts';
import { expiringRows } from '../querying/expiring-rows.ts';
import { sameEmail } from '../querying/same-email.ts';

export const invoicesTable = entityTable('invoices', invoiceFields);

type Query = Database['query'] | Tx['query'];

/** A donation with what the invoice says of it. */
export interface InvoicedAmount {
  donationId: string;
  amountCents: number;
}

/** @throws Error of the database when one of the donations has a living invoice */
export async function insertInvoice(
  { query }: Tx,
  invoice: Invoice,
  donations: readonly InvoicedAmount[],
): Promise<void> {
  const row = columnsFrom(invoiceFields, invoice) as Tables['invoices'];
  await query.insertInto('invoices').values(row).execute();
  for (const { donationId, amountCents } of donations) {
    await query
      .insertInto('invoiced_donations')
      .values({
        invoice_id: invoice.id,
        donation_id: donationId,
        amount_cents: amountCents,
        living: 1,
      })
      .execute();
  }
}

export async function findInvoice(query: Query, id: string): Promise<Invoice | undefined> {
  const row = await query
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && invoicesTable.read(row);
}

export async function findInvoiceByKey(
  query: Query,
  { series, folio }: DocumentKey,
): Promise<Invoice | undefined> {
  const row = await query
    .selectFrom('invoices')
    .selectAll()
    .where('series', '=', series)
    .where('folio', '=', folio)
    .executeTakeFirst();
  return row && invoicesTable.read(row);
}

export const storeInvoiceState: StoreState<InvoiceState, Partial<Invoice>> = async (
  { query },
  id,
  from,
  changes,
) => {
  const { numUpdatedRows } = await query
    .updateTable('invoices')
    .set(columnsFrom(invoiceFields, changes))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Nobody has decided yet on the cancellation that was asked for. */
export async function noteCancelling(
  { query }: Database,
  id: string,
  changes: Pick<Invoice, 'updatedAt'> & Partial<Pick<Invoice, 'cancellationTakenAt'>>,
): Promise<void> {
  const cancelling: InvoiceState = 'cancelling';
  await query
    .updateTable('invoices')
    .set(columnsFrom(invoiceFields, changes))
    .where('id', '=', id)
    .where('status', '=', cancelling)
    .execute();
}

/**
 * For a person to look at, in the state that it is in.
 * @returns false when it has left that state, or is there for the same reason already: then nothing has changed
 */
export async function flagInvoice(
  { query }: Tx,
  { id, status }: Invoice,
  review: Partial<Invoice> & { reviewReason: ReviewReason },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('invoices')
    .set(columnsFrom(invoiceFields, review))
    .where('id', '=', id)
    .where('status', '=', status)
    .where((eb) =>
      eb.or([eb('review_reason', 'is', null), eb('review_reason', '<>', review.reviewReason)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether another invoice has it; the case of a UUID's letters means nothing. */
export async function isUuidTaken(query: Query, uuid: string, id: string): Promise<boolean> {
  const other = await query
    .selectFrom('invoices')
    .select('id')
    .where('uuid', 'in', [uuid, uuid.toUpperCase(), uuid.toLowerCase()])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** From here on other invoices may be made for its donations. */
export async function releaseDonations({ query }: Tx, invoiceId: string): Promise<void> {
  await query
    .updateTable('invoiced_donations')
    .set({ living: 0 })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** The ids of each invoice's donations. */
export async function donationsOf(
  query: Query,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (invoiceIds.length === 0) return found;
  const rows = await query
    .selectFrom('invoiced_donations')
    .select(['invoice_id', 'donation_id'])
    .where('invoice_id', 'in', [...invoiceIds])
    .execute();
  for (const { invoice_id, donation_id } of rows) {
    found.set(invoice_id, [...(found.get(invoice_id) ?? []), donation_id]);
  }
  return found;
}

/** By donation: the state and kind of the invoice that stands for it. */
export async function findLiving(
  query: Query,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Invoice, 'status' | 'kind'>>> {
  if (donationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('invoiced_donations')
    .innerJoin('invoices', 'invoices.id', 'invoiced_donations.invoice_id')
    .select(['invoiced_donations.donation_id', 'invoices.status', 'invoices.kind'])
    .where('invoiced_donations.donation_id', 'in', [...donationIds])
    .where('invoiced_donations.living', '=', 1)
    .execute();
  return new Map(
    rows.map(({ donation_id, status, kind }) => [
      donation_id,
      { status, kind } as Pick<Invoice, 'status' | 'kind'>,
    ]),
  );
}

/** An invoice that says more than is left of its donations. */
export interface OverstatedInvoice {
  id: string;
  totalCents: number;
  leftCents: number;
}

/**
 * Valid ones that say more of these donations than is left of them, the oldest first.
 * @param left of each donation, in centavos; no more than a query takes
 */
export async function findOverstated(
  { query }: Database,
  left: ReadonlyMap<string, number>,
): Promise<OverstatedInvoice[]> {
  if (left.size === 0) return [];
  const rows = await query
    .selectFrom('invoiced_donations')
    .innerJoin('invoices', 'invoices.id', 'invoiced_donations.invoice_id')
    .select(['invoices.id', 'invoices.total_cents', 'donation_id', 'amount_cents'])
    .where('donation_id', 'in', [...left.keys()])
    .where('living', '=', 1)
    .where('invoices.status', '=', 'valid')
    .orderBy('invoices.created_at')
    .orderBy('invoices.id')
    .execute();
  const found = new Map<string, OverstatedInvoice>();
  for (const { id, total_cents: totalCents, donation_id, amount_cents } of rows) {
    const excessCents = amount_cents - (left.get(donation_id) ?? amount_cents);
    if (excessCents <= 0) continue;
    const { leftCents } = found.get(id) ?? { leftCents: totalCents };
    found.set(id, { id, totalCents, leftCents: leftCents - excessCents });
  }
  return [...found.values()];
}

/** Those whose cancellation nobody has decided yet, the one that was asked about longest ago first. */
export async function findCancelling({ query }: Database, limit: number): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'cancelling')
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(invoicesTable.read);
}

/** Pending ones that nobody has to look at but because their provider does not answer; the one that was looked at longest ago first. */
export async function findOverdue(
  { query }: Database,
  { createdBefore, limit }: { createdBefore: string; limit: number },
): Promise<Invoice[]> {
  const unanswered: ReviewReason = 'unanswered';
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'pending')
    .where('created_at', '<', createdBefore)
    .where((eb) => eb.or([eb('review_reason', 'is', null), eb('review_reason', '=', unanswered)]))
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(invoicesTable.read);
}

/** Refused for one of these reasons, with nobody to look at them; the one that was looked at longest ago first. */
export async function findEnded(
  { query }: Database,
  within: {
    codes: readonly string[];
    createdBefore: string;
    createdAfter: string;
    lookedBefore: string;
    limit: number;
  },
): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'refused')
    .where('created_at', '>', within.createdAfter)
    .where('created_at', '<', within.createdBefore)
    .where('refusal_code', 'in', [...within.codes])
    .where('review_reason', 'is', null)
    .where('updated_at', '<', within.lookedBefore)
    .orderBy('updated_at')
    .limit(within.limit)
    .execute();
  return rows.map(invoicesTable.read);
}

export async function noteLook({ query }: Database, id: string, now: Date): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function findInvoicesOf({ query }: Database, userId: string): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(invoicesTable.read);
}

/** Of what is still to be stamped: the mail about it has not left. */
export async function moveInvoiceEmail(
  { query }: Tx,
  { userId, from, to }: EmailMove,
): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where(sameEmail('email', from))
    .execute();
}

/** The SAT keeps who it was made out to; whose account it was nobody keeps. */
export async function forgetDonor({ query }: Tx, userId: string): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ user_id: null, email: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Of donors, with nothing about them left to be done or looked at. */
export const expiringInvoices = expiringRows({
  table: 'invoices',
  key: 'id',
  since: sql.ref('created_at'),
  condition: sql`kind = 'donation' and status in ('valid', 'cancelled', 'refused')
    and review_reason is null and receiver_rfc <> ''`,
});

/** Those among the customers with an invoice from `since` on, or one that still says whose it is. */
export async function findInvoicedCustomers(
  query: Tx['query'],
  customerIds: readonly string[],
  since: string,
): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await query
    .selectFrom('invoices')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .where(({ or, eb }) => or([eb('created_at', '>=', since), eb('receiver_rfc', '<>', '')]))
    .execute();
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

/** Series, folio, UUID and amounts stay, for the books; the person and the document go. */
export async function takeReceiversOut({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('invoices')
    .set({
      user_id: null,
      email: '',
      receiver_rfc: '',
      receiver_name: '',
      receiver_postal_code: '',
      sealed_xml: '',
    })
    .where('id', 'in', ids)
    .execute();
}

export async function hasInvoices(query: Query): Promise<boolean> {
  return (
    (await query.selectFrom('invoices').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
