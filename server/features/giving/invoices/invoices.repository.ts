import { sql } from 'kysely';
import type { DocumentKey } from '#domain/documents/document.ts';
import { type Invoice, invoiceFields } from '#domain/invoices/invoice.ts';
import type { ReviewReason } from '#domain/invoices/invoice-review.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import { genericRfcs } from '#domain/rfc.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';

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

/** That were stamped, by the day on them; both days included, up to so many. */
export async function findStamped(
  query: Query,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', 'in', ['valid', 'cancelling', 'cancelled'])
    .where('issued_at', '>=', from)
    .where('issued_at', '<=', `${to}T23:59:59`)
    .orderBy('issued_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(invoicesTable.read);
}

export interface ReceiverSum {
  rfc: 'person' | 'company' | 'generalPublic' | 'foreign';
  invoices: number;
  totalCents: number;
}

/** Valid invoices of gifts of money that were issued on these days, by whom they were made out to: an RFC of a person has a letter more. */
export async function sumByReceiver(
  query: Query,
  { from, to }: { from: string; to: string },
): Promise<ReceiverSum[]> {
  const [toEverybody, toForeigners] = genericRfcs;
  const rfc = sql<ReceiverSum['rfc']>`case
    when receiver_rfc = ${sql.lit(toEverybody)} then 'generalPublic'
    when receiver_rfc = ${sql.lit(toForeigners)} then 'foreign'
    when length(receiver_rfc) = 12 then 'company' else 'person' end`;
  const rows = await query
    .selectFrom('invoices')
    .select([
      rfc.as('rfc'),
      sql<number | string>`count(*)`.as('invoices'),
      sql<number | string>`sum(total_cents)`.as('total'),
    ])
    .where('status', '=', 'valid')
    .where('kind', 'not in', ['fee', 'inKind'])
    .where('issued_at', '>=', from)
    .where('issued_at', '<=', `${to}T23:59:59`)
    .groupBy(rfc)
    .orderBy('rfc')
    .execute();
  return rows.map(({ rfc: of, invoices, total }) => ({
    rfc: of,
    invoices: Number(invoices),
    totalCents: Number(total),
  }));
}

export async function findInvoice(query: Query, id: string): Promise<Invoice | undefined> {
  const row = await query
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && invoicesTable.read(row);
}

/** The one that stands for a donation now. */
export async function findLivingInvoice(
  query: Query,
  donationId: string,
): Promise<Invoice | undefined> {
  const row = await query
    .selectFrom('invoices')
    .selectAll('invoices')
    .innerJoin('invoiced_donations as invoiced', 'invoiced.invoice_id', 'invoices.id')
    .where('invoiced.donation_id', '=', donationId)
    .where('invoiced.living', '=', 1)
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

/** Before a stamp is asked for: until it is answered, what became of it nobody knows. */
export const noteStampingSent = (database: Database, id: string) => countStampings(database, id, 1);

/** It is known that this request did nothing. */
export const noteStampingUndone = (database: Database, id: string) =>
  countStampings(database, id, -1);

async function countStampings({ query }: Database, id: string, by: 1 | -1): Promise<void> {
  await query
    .updateTable('invoices')
    .set((eb) => ({ unanswered_stampings: eb('unanswered_stampings', '+', by) }))
    .where('id', '=', id)
    .execute();
}

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

export async function hasInvoices(query: Query): Promise<boolean> {
  return (
    (await query.selectFrom('invoices').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
