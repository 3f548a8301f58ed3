import { sql } from 'kysely';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { invoicesTable } from './invoices.repository.ts';

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

/** Of gifts that an account has taken over. */
export async function claimInvoices(
  { query }: Tx,
  donationIds: readonly string[],
  userId: string,
): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ user_id: userId })
    .where('kind', 'in', ['donation', 'fee'])
    .where('user_id', 'is', null)
    .where(
      'id',
      'in',
      query
        .selectFrom('invoiced_donations')
        .select('invoice_id')
        .where('donation_id', 'in', [...donationIds]),
    )
    .execute();
}

/** Of gifts without an account: where it was mailed to. */
export async function forgetGuest({ query }: Tx, email: string): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ email: '' })
    .where('kind', '<>', 'global')
    .where('user_id', 'is', null)
    .where(sameEmail('email', email))
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

const settled = sql`kind in ('donation', 'fee', 'inKind') and status in ('valid', 'cancelled', 'refused')
  and review_reason is null and receiver_rfc <> ''`;
const isOfIdentified = sql`exists (select 1 from invoiced_donations where invoice_id = invoices.id
  and ${donationReferences.isIdentified(sql.ref('invoiced_donations.donation_id'))})`;
const since = { table: 'invoices', key: 'id', since: sql.ref('created_at') } as const;

/** Of donors, with nothing about them left to be done or looked at. */
export const expiringInvoices = expiringRows({
  ...since,
  condition: sql`${settled} and not ${isOfIdentified}`,
});

/** Likewise of donors whom the anti-laundering law has identified. */
export const expiringIdentifiedInvoices = expiringRows({
  ...since,
  condition: sql`${settled} and ${isOfIdentified}`,
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
