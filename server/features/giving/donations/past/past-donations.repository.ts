import { type SqlBool, sql } from 'kysely';
import type { Donation } from '#domain/donations/donation.ts';
import type { PastInvoicing } from '#domain/donations/past-donation.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { donationsTable } from '../donations.repository.ts';
import { isIdentified } from '../identified-donors.repository.ts';

type Query = Database['query'] | Tx['query'];

export interface KeptPast {
  donationId: string;
  broughtAt: string;
  source: string;
  reference: string | null;
  content: string;
  donorName: string;
  invoicing: PastInvoicing;
  invoice: string;
  hasMadeCustomer: boolean;
}

export async function insertPast({ query }: Tx, past: KeptPast): Promise<void> {
  await query
    .insertInto('past_donations')
    .values({
      donation_id: past.donationId,
      brought_at: past.broughtAt,
      source: past.source,
      reference: past.reference,
      content: past.content,
      donor_name: past.donorName,
      invoicing: past.invoicing,
      invoice: past.invoice,
      made_customer: past.hasMadeCustomer ? 1 : 0,
    })
    .execute();
}

/** Those that rows with such contents, or such references of the table, have brought in. */
export async function findBrought(
  query: Query,
  source: string,
  contents: readonly string[],
  references: readonly string[],
): Promise<Pick<KeptPast, 'donationId' | 'reference' | 'content' | 'source'>[]> {
  const rows = await query
    .selectFrom('past_donations')
    .select(['donation_id', 'source', 'reference', 'content'])
    .where((eb) =>
      eb.or([
        eb('content', 'in', contents),
        ...(references.length > 0
          ? [eb.and([eb('source', '=', source), eb('reference', 'in', references)])]
          : []),
      ]),
    )
    .execute();
  return rows.map(({ donation_id, ...row }) => ({ donationId: donation_id, ...row }));
}

/** By donation: whose it was. */
export async function findPastDonors(
  query: Query,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (donationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('past_donations')
    .select(['donation_id', 'donor_name'])
    .where('donation_id', 'in', donationIds)
    .where('donor_name', '<>', '')
    .execute();
  return new Map(rows.map(({ donation_id, donor_name }) => [donation_id, donor_name]));
}

/** Those among the donations that are no longer as they were brought in. */
export async function findChanged(query: Query, ids: readonly string[]): Promise<string[]> {
  const rows = await query
    .selectFrom('past_donations')
    .innerJoin('donations', 'donations.id', 'past_donations.donation_id')
    .select('donations.id')
    .where('donations.id', 'in', ids)
    .whereRef('donations.updated_at', '<>', 'past_donations.brought_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns the customers that were made for them and that no donation names any longer */
export async function deletePast({ query }: Tx, ids: readonly string[]): Promise<string[]> {
  const made = await query
    .selectFrom('past_donations')
    .innerJoin('donations', 'donations.id', 'past_donations.donation_id')
    .select('donations.customer_id')
    .distinct()
    .where('donations.id', 'in', ids)
    .where('made_customer', '=', 1)
    .execute();
  await query.deleteFrom('donation_entries').where('donation_id', 'in', ids).execute();
  await query.deleteFrom('past_donations').where('donation_id', 'in', ids).execute();
  await query.deleteFrom('donations').where('id', 'in', ids).execute();
  const customers = made.flatMap(({ customer_id }) => customer_id ?? []);
  if (customers.length === 0) return [];
  const still = await query
    .selectFrom('donations')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customers)
    .execute();
  const named = new Set(still.map(({ customer_id }) => customer_id));
  return customers.filter((id) => !named.has(id));
}

const ofAddress = (query: Query, email: string) =>
  query
    .selectFrom('donations')
    .where('provider', '=', pastProvider)
    .where('user_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', normalizeEmail(email));

/** Those that came under this address. */
export async function findPastOf(query: Query, email: string): Promise<Donation[]> {
  return (await ofAddress(query, email).selectAll().orderBy('date').execute()).map(
    donationsTable.read,
  );
}

/** Amounts and the ledger stay, without the person; of whom the law has identified both. */
export async function takePastDonorOut({ query }: Tx, email: string): Promise<void> {
  const own = await ofAddress(query, email)
    .select('id')
    .where(sql<SqlBool>`not ${isIdentified(sql.ref('donations.id'))}`)
    .execute();
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await query.updateTable('donations').set({ email: '' }).where('id', 'in', ids).execute();
  await query
    .updateTable('past_donations')
    .set({ donor_name: '' })
    .where('donation_id', 'in', ids)
    .execute();
}
