import { sql } from 'kysely';
import type { DonationKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { Database } from '#server/db/database.ts';
import { isGift } from '../only-gifts.ts';

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

/** As the index `donations_by_month` has it: a donation's date is the day on which its money was booked. */
const month = sql<string>`substr(date, 1, 7)`;

type Counted = Omit<MonthSum, 'isTest'> & { test: number };

const readSum = ({ test, ...sum }: Counted): MonthSum => ({ ...sum, isTest: test === 1 });

/**
 * From the ledger, each line by its own day. What came first stands with the donations in one index; money of a refund or
 * dispute that comes back is no new donation: it takes away from what went back.
 * @param from YYYY-MM
 */
export async function sumMonths({ query }: Database, from: string): Promise<MonthSum[]> {
  const came = await sql<Counted>`
    select ${month} as month, kind, method, is_test as test,
      count(*) as donations, sum(amount_cents) as "receivedCents", 0 as "refundedCents"
    from donations
    where paid_at is not null and ${month} >= ${from} and ${isGift()}
    group by ${month}, kind, method, is_test
  `.execute(query);
  const wentBack = await sql<Counted>`
    select substr(entry.date, 1, 7) as month, donation.kind as kind, donation.method as method,
      donation.is_test as test,
      0 as donations, 0 as "receivedCents", sum(-entry.amount_cents) as "refundedCents"
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where ${isBack} and entry.date >= ${`${from}-01`} and ${isGift('donation.kind')}
    group by substr(entry.date, 1, 7), donation.kind, donation.method, donation.is_test
  `.execute(query);
  return [...came.rows, ...(await movedArrivals(query, from)), ...wentBack.rows].map(readSum);
}

/** A CLABE may be paid again in a later month than its donation's: that money counts in its own month. */
async function movedArrivals(query: Database['query'], from: string): Promise<Counted[]> {
  const { rows } = await sql<Counted & { begun: string }>`
    select substr(donation.date, 1, 7) as begun, substr(entry.date, 1, 7) as month, donation.kind as kind,
      donation.method as method, donation.is_test as test,
      0 as donations, sum(entry.amount_cents) as "receivedCents", 0 as "refundedCents"
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.arrival is not null and entry.date >= ${`${from}-01`}
      and substr(entry.date, 1, 7) <> substr(donation.date, 1, 7) and ${isGift('donation.kind')}
    group by 1, 2, 3, 4, 5
  `.execute(query);
  return rows.flatMap(({ begun, ...later }) => {
    const taken = { ...later, month: begun, receivedCents: -Number(later.receivedCents) };
    return begun >= from ? [later, taken] : [later];
  });
}

/** As the index `donation_entries_back` has it. */
const isBack = sql`(entry.kind <> 'payment' or entry.amount_cents < 0)`;

/** What came and went back, in centavos. */
export type DaySum = Omit<MonthSum, 'month' | 'kind' | 'method'>;

/** From `today` (YYYY-MM-DD) on. */
export async function sumDay({ query }: Database, today: string): Promise<DaySum[]> {
  const { rows } = await sql<Omit<DaySum, 'isTest'> & { test: number }>`
    select donation.is_test as test,
      sum(case when ${isBack} then 0 else 1 end) as donations,
      sum(case when ${isBack} then 0 else entry.amount_cents end) as "receivedCents",
      sum(case when ${isBack} then -entry.amount_cents else 0 end) as "refundedCents"
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${today} and ${isGift('donation.kind')}
    group by 1
  `.execute(query);
  return rows.map(({ test, ...sum }) => ({ ...sum, isTest: test === 1 }));
}

/**
 * Money that came from `from` (YYYY-MM) on, with the test mode's or without, and has not gone back in full: in the order of
 * the index `donations_donors`, which holds gifts alone. The status in no index so, for SQLite would look at all that were ever paid.
 */
const given = (from: string, isTest: boolean) => sql`from donations
  where paid_at is not null and ${month} >= ${from} and coalesce(status, '') = 'paid'
    and is_test = ${isTest ? 1 : 0} and charge_id is null`;

/** Accounts that gave. */
export async function countDonors(
  { query }: Database,
  from: string,
  isTest: boolean,
): Promise<number> {
  const { rows } = await sql<{ donors: number }>`
    select count(distinct user_id) as donors ${given(from, isTest)}
  `.execute(query);
  return Number(rows[0]?.donors ?? 0);
}

/** Accounts that gave, by month. */
export async function countMonthlyDonors(
  { query }: Database,
  from: string,
  isTest: boolean,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ month: string; donors: number }>`
    select ${month} as month, count(distinct user_id) as donors ${given(from, isTest)} group by ${month}
  `.execute(query);
  return new Map(rows.map(({ month: inMonth, donors }) => [inMonth, Number(donors)]));
}
