import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Database, Tx } from '#server/db/database.ts';

type Query = Database['query'] | Tx['query'];

/** From here on other invoices may be made for its donations. */
export async function releaseDonations({ query }: Tx, invoiceId: string): Promise<void> {
  await query
    .updateTable('invoiced_donations')
    .set({ living: 0 })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Those among the donations that an invoice names, whatever became of it. */
export async function findInvoiced(
  query: Query,
  donationIds: readonly string[],
): Promise<string[]> {
  const rows = await query
    .selectFrom('invoiced_donations')
    .select('donation_id')
    .distinct()
    .where('donation_id', 'in', [...donationIds])
    .execute();
  return rows.map(({ donation_id }) => donation_id);
}

/** YYYY-MM of the last month that a global invoice stands for, or is about to. */
export async function findLatestGlobalMonth(query: Query): Promise<string | undefined> {
  const row = await query
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('kind', '=', 'global')
    .where('status', 'in', ['pending', 'valid'])
    .executeTakeFirst();
  return row?.month ?? undefined;
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
