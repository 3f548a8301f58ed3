import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { monthsUntil } from '#domain/dashboard/month-comparison.ts';
import type { DonationKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { Database } from '#server/db/database.ts';
import { sumActiveMonthly } from '../monthly/monthly-donations.repository.ts';
import {
  countDonors,
  countMonthlyDonors,
  type MonthSum,
  sumDay,
  sumMonths,
} from './totals.repository.ts';

export type DonationTotals = ReturnType<typeof createDonationTotals>;

/** Centavos. What was refunded counts when it was, which may be long after the money came. */
export interface Sum {
  donations: number;
  receivedCents: number;
  refundedCents: number;
}

interface MonthTotal extends Sum {
  /** YYYY-MM */
  month: string;
  /** What came less what went back. */
  netCentsByKind: Partial<Record<DonationKind, number>>;
}

export interface DonationMonth extends MonthTotal {
  /** People whose money came in the month. */
  donors: number;
}

export interface Totals {
  /** No money has moved at all: these are of the test mode. */
  isTest: boolean;
  total: Sum;
  /** Oldest first, without gaps, to the month of today. */
  months: MonthTotal[];
  byKind: Map<DonationKind, Sum>;
  byMethod: Map<PaymentMethod, Sum>;
}

/** How it stands now, in centavos. Months and years are the site's calendar's. */
export interface Headline {
  /** No money has moved at all: these are of the test mode. */
  isTest: boolean;
  today: Sum;
  month: Sum;
  year: Sum;
  /** What the active monthly donations bring each month. */
  monthly: { donations: number; amountCents: number };
  /** People who gave this year. */
  donors: number;
}

/** How far back totals go, this month included. */
const mostMonths = 36;

const nothing = (): Sum => ({ donations: 0, receivedCents: 0, refundedCents: 0 });

function add(to: Sum, { donations, receivedCents, refundedCents }: Sum): void {
  to.donations += donations;
  to.receivedCents += receivedCents;
  to.refundedCents += refundedCents;
}

function addUnder<Key>(sums: Map<Key, Sum>, key: Key, sum: Sum): void {
  const known = sums.get(key) ?? nothing();
  add(known, sum);
  sums.set(key, known);
}

/** @param months 'YYYY-MM', oldest first: what is outside them does not count */
export function totalsOf(sums: readonly MonthSum[], months: readonly string[]): Totals {
  // What the test mode booked counts only while there is nothing else.
  const real = sums.filter(({ isTest }) => !isTest);
  const counted = real.length > 0 ? real : sums;
  const total = nothing();
  const byKind = new Map<DonationKind, Sum>();
  const byMethod = new Map<PaymentMethod, Sum>();
  const byMonth = new Map<string, MonthTotal>(
    months.map((month) => [month, { month, ...nothing(), netCentsByKind: {} }]),
  );
  for (const sum of counted) {
    const month = byMonth.get(sum.month);
    if (!month) continue;
    add(total, sum);
    add(month, sum);
    const { kind, receivedCents, refundedCents } = sum;
    month.netCentsByKind[kind] = (month.netCentsByKind[kind] ?? 0) + receivedCents - refundedCents;
    addUnder(byKind, kind, sum);
    addUnder(byMethod, sum.method, sum);
  }
  const isTest = counted.length > 0 && real.length === 0;
  return { isTest, total, months: [...byMonth.values()], byKind, byMethod };
}

/** What was given, by the ledger: income less refunds, each by its own day. */
export function createDonationTotals({
  database,
  clock,
  timezone,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
}) {
  return {
    /** Of the last three years. @throws AppError forbidden */
    async find(viewer: Viewer): Promise<Totals> {
      requireRight(viewer, 'donations.read');
      const months = monthsUntil(dateIn(timezone, clock.now()).slice(0, 7), mostMonths);
      return totalsOf(await sumMonths(database, months[0] ?? ''), months);
    },

    /** Of a calendar year. @throws AppError forbidden */
    async ofYear(viewer: Viewer, year: number): Promise<Totals> {
      requireRight(viewer, 'donations.read');
      const months = monthsUntil(`${year}-12`, 12);
      return totalsOf(await sumMonths(database, months[0] ?? ''), months);
    },

    /** What was given in each of these months ('YYYY-MM', oldest first), and by how many. @throws AppError forbidden */
    async monthFigures(
      viewer: Viewer,
      months: readonly string[],
    ): Promise<{ isTest: boolean; months: DonationMonth[] }> {
      requireRight(viewer, 'donations.read');
      const from = months[0] ?? '';
      const totals = totalsOf(await sumMonths(database, from), months);
      const donors = await countMonthlyDonors(database, from, totals.isTest);
      return {
        isTest: totals.isTest,
        months: totals.months.map((one) => ({ ...one, donors: donors.get(one.month) ?? 0 })),
      };
    },

    /** @throws AppError forbidden */
    async findHeadline(viewer: Viewer): Promise<Headline> {
      requireRight(viewer, 'donations.read');
      const day = dateIn(timezone, clock.now());
      const january = `${day.slice(0, 4)}-01`;
      const [sums, daySums, monthlySums] = await Promise.all([
        sumMonths(database, january),
        sumDay(database, day),
        sumActiveMonthly(database),
      ]);
      // What the test mode booked counts only while there is nothing else.
      const all = [...sums, ...monthlySums];
      const isTest = all.length > 0 && all.every((sum) => sum.isTest);
      const counts = (sum: { isTest: boolean }) => sum.isTest === isTest;
      const [today, month, year] = [nothing(), nothing(), nothing()];
      for (const sum of sums.filter(counts)) {
        add(year, sum);
        if (sum.month >= day.slice(0, 7)) add(month, sum);
      }
      for (const sum of daySums.filter(counts)) add(today, sum);
      const { donations = 0, amountCents = 0 } = monthlySums.find(counts) ?? {};
      const donors = await countDonors(database, january, isTest);
      return { isTest, today, month, year, monthly: { donations, amountCents }, donors };
    },
  };
}
