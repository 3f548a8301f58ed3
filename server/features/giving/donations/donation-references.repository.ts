import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Donation, donationFields } from '#domain/donations/donation.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { isGift } from './only-gifts.ts';

type Query = Database['query'] | Tx['query'];

const { read } = entityTable('donations', donationFields);

/** Of those that were brought in: none that was invoiced elsewhere, or whose month was closed then. */
const mayBeInvoicedHere = (id: RawBuilder<unknown>) => sql<SqlBool>`not exists (
  select 1 from past_donations where donation_id = ${id} and invoicing <> 'open')`;

/** A paid donation, as people name it. */
interface DonationKey {
  series: string;
  folio: number;
}

/** In the order of their folios. */
export async function findByKeys(query: Query, keys: readonly DonationKey[]): Promise<Donation[]> {
  if (keys.length === 0) return [];
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where((eb) => eb.or(keys.map(({ series, folio }) => eb.and({ series, folio }))))
    .orderBy('series')
    .orderBy('folio')
    .execute();
  return rows.map(read);
}

/** Databases take no more than some ten thousand values in a query. */
const idsAtOnce = 5_000;

/** By id, of those that have been paid. */
export async function findKeys(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DonationKey>> {
  const keys = new Map<string, DonationKey>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const rows = await query
      .selectFrom('donations')
      .select(['id', 'series', 'folio'])
      .where('id', 'in', ids.slice(from, from + idsAtOnce))
      .execute();
    for (const { id, series, folio } of rows) {
      if (folio !== null) keys.set(id, { series, folio });
    }
  }
  return keys;
}

export async function findDonorsAmong(
  query: Query,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await query
    .selectFrom('donations')
    .select(sql<string>`lower(email)`.as('email'))
    .distinct()
    .where(sql`lower(email)`, 'in', emails)
    .where('paid_at', 'is not', null)
    .where(isGift())
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/**
 * By id what is left in centavos of those of which something went back, or may go back in a dispute that is not decided: the
 * last ones, as many as a query takes.
 */
export async function findReduced(query: Query): Promise<ReadonlyMap<string, number>> {
  const refunded = await query
    .selectFrom('donations')
    .select(['id', 'amount_cents', 'refunded_cents'])
    .where('refunded_cents', '>', 0)
    .orderBy('updated_at', 'desc')
    .limit(idsAtOnce - mostDisputed)
    .execute();
  const left = new Map(
    refunded.map(({ id, amount_cents, refunded_cents }) => [id, amount_cents - refunded_cents]),
  );
  for (const [id, cents] of await findLeftOfDisputed(query)) left.set(id, cents);
  return left;
}

const mostDisputed = 1_000;

/** As if every dispute that is open were lost. */
async function findLeftOfDisputed(query: Query): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('donations')
    .innerJoin('payment_disputes as dispute', 'dispute.donation_id', 'donations.id')
    .where('donations.status', '=', 'disputed')
    .select(['donations.id', 'donations.amount_cents', 'given_back_cents', 'dispute.state'])
    .select(['dispute.amount_cents as at_stake', 'withdrawn_cents', 'reinstated_cents'])
    .orderBy('donations.folio', 'desc')
    .limit(mostDisputed)
    .execute();
  const left = new Map<string, number>();
  for (const row of rows) {
    const { id, amount_cents, given_back_cents, withdrawn_cents, reinstated_cents } = row;
    const gone = row.state === 'won' ? withdrawn_cents - reinstated_cents : row.at_stake;
    left.set(id, Math.max(0, (left.get(id) ?? amount_cents - given_back_cents) - gone));
  }
  return left;
}

/** For the rest of the transaction nobody else changes them. */
export async function lockAll({ query }: Tx, ids: readonly string[]): Promise<Donation[]> {
  const donations: Donation[] = [];
  // One after the other and always in the same order, so that no two transactions wait for each other.
  for (const id of [...ids].sort()) {
    // An update without a change, for it locks the row on PostgreSQL.
    const row = await query
      .updateTable('donations')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row) donations.push(read(row));
  }
  return donations;
}

/** @param uuid of the invoice; null where there is none any longer */
export async function setInvoice(
  { query }: Tx,
  ids: readonly string[],
  uuid: string | null,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('donations')
    .set({ cfdi: uuid, updated_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Their donor wants an invoice after all. */
export async function wantInvoice({ query }: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('donations')
    .set({ wants_invoice: 1, updated_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Paid donations without an invoice of their own, by their folios.
 * @param period days (YYYY-MM-DD) on which they were paid, both included
 */
export async function findWithoutInvoice(
  query: Query,
  period: { from: string; to: string },
  page: { after: { folio: number; id: string }; limit: number },
): Promise<Donation[]> {
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where('status', '=', 'paid')
    .where('cfdi', 'is', null)
    .where(isGift())
    .where('date', '>=', period.from)
    .where('date', '<=', period.to)
    .where(sql<SqlBool>`(folio, id) > (${page.after.folio}, ${page.after.id})`)
    .where(mayBeInvoicedHere(sql.ref('donations.id')))
    .orderBy('folio')
    .orderBy('id')
    .limit(page.limit)
    .execute();
  return rows.map(read);
}

/** In centavos, after refunds. */
export async function givenForPet(query: Query, petId: string): Promise<number> {
  const { given } = await query
    .selectFrom('donations')
    .select(sql<number | string | null>`sum(amount_cents - refunded_cents)`.as('given'))
    .where('pet_id', '=', petId)
    .where('paid_at', 'is not', null)
    .where(isGift())
    .executeTakeFirstOrThrow();
  return Number(given ?? 0);
}

export const findPetsWithDonations = petsNamedIn('donations');
