import { sql } from 'kysely';
import type { Donation } from '#domain/donations/donation.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { Database } from '#server/db/database.ts';
import { donationsTable } from '../donations.repository.ts';
import { isGift } from '../only-gifts.ts';

/** A line of the ledger with the donation that it belongs to. */
export interface BookedDonation {
  /** YYYY-MM-DD in the site's time zone. */
  bookedOn: string;
  /** Centavos; below zero for what went back. */
  cents: number;
  kind: EntryKind;
  donation: Donation;
}

const year = sql<string>`substr(donation_entries.date, 1, 4)`;
const month = sql<string>`substr(donation_entries.date, 1, 7)`;

/** Of the donor, with the ledger's lines. */
const booked = ({ query }: Database, userId: string) =>
  query
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .where('donations.user_id', '=', userId)
    .where(isGift('donations.kind'));

const within = (of: number) => [`${of}-01-01`, `${of}-12-31`] as const;

/** The years in which money of the donor came or went back, the latest first. */
export async function findYears(
  database: Database,
  userId: string,
): Promise<{ year: number; cents: number }[]> {
  const rows = await booked(database, userId)
    .select([
      year.as('year'),
      ({ fn }) => fn.sum<number>('donation_entries.amount_cents').as('cents'),
    ])
    .groupBy(year)
    .orderBy(year, 'desc')
    .execute();
  return rows.map((row) => ({ year: Number(row.year), cents: Number(row.cents) }));
}

/** What a year's lines come to, by month (YYYY-MM) and kind. */
export async function sumYear(
  database: Database,
  userId: string,
  of: number,
): Promise<{ month: string; kind: DonationKind; cents: number }[]> {
  const [first, last] = within(of);
  const rows = await booked(database, userId)
    .select([
      month.as('month'),
      'donations.kind',
      ({ fn }) => fn.sum<number>('donation_entries.amount_cents').as('cents'),
    ])
    .where('donation_entries.date', '>=', first)
    .where('donation_entries.date', '<=', last)
    .groupBy([month, 'donations.kind'])
    .orderBy(month)
    .execute();
  return rows.map(({ kind, cents, ...row }) => ({
    ...row,
    kind: kind as DonationKind,
    cents: Number(cents),
  }));
}

/** A year's lines as they were booked. */
export async function findBooked(
  database: Database,
  userId: string,
  { of, limit }: { of: number; limit: number },
): Promise<BookedDonation[]> {
  const [first, last] = within(of);
  const rows = await booked(database, userId)
    .selectAll('donations')
    .select([
      'donation_entries.date as booked_on',
      'donation_entries.amount_cents as cents',
      'donation_entries.kind as entry_kind',
    ])
    .where('donation_entries.date', '>=', first)
    .where('donation_entries.date', '<=', last)
    .orderBy('donation_entries.date')
    .orderBy('donation_entries.id')
    .limit(limit)
    .execute();
  return rows.map(({ booked_on, cents, entry_kind, ...row }) => ({
    bookedOn: booked_on,
    cents,
    kind: entry_kind,
    donation: donationsTable.read(row),
  }));
}

/** All donations of the donor, some hundred at a time, in the order in which they were begun. */
export async function* findAllOf(
  { query }: Database,
  userId: string,
  portion = 250,
): AsyncGenerator<Donation[]> {
  let last = '';
  for (;;) {
    const rows = await query
      .selectFrom('donations')
      .selectAll()
      .where('user_id', '=', userId)
      .where(isGift())
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute();
    if (rows.length > 0) yield rows.map(donationsTable.read);
    const end = rows.at(-1);
    if (!end || rows.length < portion) return;
    last = end.id;
  }
}
