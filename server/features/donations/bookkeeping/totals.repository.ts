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

/** From the ledger, each line by its own day. @param from YYYY-MM-DD */
export async function sumMonths({ query }: Database, from: string): Promise<MonthSum[]> {
  const { rows } = await sql<Omit<MonthSum, 'isTest'> & { provider: string }>`
    select substr(entry.date, 1, 7) as month, donation.kind as kind, donation.method as method,
      donation.provider as provider,
      sum(case when entry.amount_cents > 0 then 1 else 0 end) as donations,
      sum(case when entry.amount_cents > 0 then entry.amount_cents else 0 end) as "receivedCents",
      sum(case when entry.amount_cents < 0 then -entry.amount_cents else 0 end) as "refundedCents"
    from donation_entries as entry
    join donations as donation on donation.id = entry.donation_id
    where entry.date >= ${from}
    group by substr(entry.date, 1, 7), donation.kind, donation.method, donation.provider
  `.execute(query);
  return rows.map(({ provider, ...sum }) => ({ ...sum, isTest: provider === 'test' }));
}
