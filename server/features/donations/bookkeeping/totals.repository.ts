import { sql } from 'kysely';
import type { DonationKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { Database } from '#server/db/database.ts';

/** What came and went back in a month, in centavos. */
export interface MonthSum {
  /** YYYY-MM */
  month: string;
  kind: DonationKind;
  method: PaymentMethod;
  isTest: boolean;
  /** Donations whose money came in the month. */
  donations: number;
  receivedCents: number;
  refundedCents: number;
}

/** Money of a refund or dispute that comes back is no new donation: it takes away from what went back. */
const came = sql`entry.kind = 'payment' and entry.amount_cents > 0`;

const sums = sql`sum(case when ${came} then 1 else 0 end) as donations,
      sum(case when ${came} then entry.amount_cents else 0 end) as "receivedCents",
      sum(case when ${came} then 0 else -entry.amount_cents end) as "refundedCents"`;

/** From the ledger, each line by its own day. @param from YYYY-MM-DD */
export async function sumMonths({ query }: Database, from: string): Promise<MonthSum[]> {
  const { rows } = await sql<Omit<MonthSum, 'isTest'> & { provider: string }>`
    select substr(entry.date, 1, 7) as month, donation.kind as kind, donation.method as method,
      donation.provider as provider,
      ${sums}
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${from}
    group by substr(entry.date, 1, 7), donation.kind, donation.method, donation.provider
  `.execute(query);
  return rows.map(({ provider, ...sum }) => ({ ...sum, isTest: provider === 'test' }));
}

/** What came and went back on a day, in the rest of its month, or in the rest of its year, in centavos. */
export interface NearSum extends Omit<MonthSum, 'month' | 'kind' | 'method'> {
  near: 'day' | 'month' | 'year';
}

/** Of the year until `today` (YYYY-MM-DD), from the ledger: at most six rows. */
export async function sumYear({ query }: Database, today: string): Promise<NearSum[]> {
  const { rows } = await sql<Omit<NearSum, 'isTest'> & { test: number }>`
    select case when entry.date >= ${today} then 'day'
        when entry.date >= ${`${today.slice(0, 7)}-01`} then 'month' else 'year' end as near,
      case when donation.provider = 'test' then 1 else 0 end as test,
      ${sums}
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${firstOfYear(today)}
    group by 1, 2
  `.execute(query);
  return rows.map(({ test, ...sum }) => ({ ...sum, isTest: test === 1 }));
}

/** Accounts whose money came in the year of `today` and has not gone back in full. */
export async function countDonors(
  { query }: Database,
  today: string,
): Promise<{ isTest: boolean; donors: number }[]> {
  const { rows } = await sql<{ test: number; donors: number }>`
    select case when donation.provider = 'test' then 1 else 0 end as test,
      count(distinct donation.user_id) as donors
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${firstOfYear(today)} and ${came}
      and donation.status = 'paid'
    group by 1
  `.execute(query);
  return rows.map(({ test, donors }) => ({ isTest: test === 1, donors }));
}

/** Accounts whose money came in each month from `from` (YYYY-MM-DD) on and has not gone back in full. */
export async function countMonthlyDonors(
  { query }: Database,
  from: string,
): Promise<{ month: string; isTest: boolean; donors: number }[]> {
  const { rows } = await sql<{ month: string; test: number; donors: number }>`
    select substr(entry.date, 1, 7) as month,
      case when donation.provider = 'test' then 1 else 0 end as test,
      count(distinct donation.user_id) as donors
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${from} and ${came} and donation.status = 'paid'
    group by 1, 2
  `.execute(query);
  return rows.map(({ test, donors, month }) => ({
    month,
    isTest: test === 1,
    donors: Number(donors),
  }));
}

const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`;
