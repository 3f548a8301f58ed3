import { type RawBuilder, sql } from 'kysely';
import { addCalendarMonths } from '#domain/calendar-months.ts';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { Cell, PublicPurpose } from '#domain/spending/public-month.ts';
import type { Tx } from '#server/db/database.ts';
import { isGift } from './only-gifts.ts';

type Query = Tx['query'];
type Purpose = Exclude<PublicPurpose, 'merged'>;

export interface GiftSums {
  gifts: number;
  cents: number;
  purposes: Cell<Purpose>[];
  ways: Cell<PaymentMethod>[];
}

const purpose = sql<string>`case
  when donation.pet_id is not null then 'pet'
  when donation.campaign_id is not null then 'campaign'
  when donation.kind in ('food', 'sterilization', 'treatment') then donation.kind
  else 'other' end`;
const way = sql<string>`donation.method`;

/**
 * From the ledger's lines of a month (YYYY-MM), what came less what went back, with how many donations came in it of which something is left:
 * one that is hidden among those that went back is not.
 * @param isTest those of the test mode, or the others
 */
export async function publicSums(query: Query, month: string, isTest: boolean): Promise<GiftSums> {
  const by = async <Key extends string>(key: RawBuilder<string>): Promise<Cell<Key>[]> => {
    const { rows } = await sql<{ key: Key; gifts: number | string; cents: number | string }>`
      select ${key} as key, count(distinct case when entry.kind = 'payment' and entry.amount_cents > 0 and donation.refunded_cents < donation.amount_cents then entry.donation_id end) as gifts,
        sum(entry.amount_cents) as cents
      from donation_entries as entry
      join donations as donation on donation.id = entry.donation_id
      where entry.date >= ${`${month}-01`} and entry.date < ${addCalendarMonths(`${month}-01`, 1)}
        and ${isGift('donation.kind')} and donation.is_test = ${isTest ? 1 : 0}
      group by 1
    `.execute(query);
    return rows.map((row) => ({ ...row, gifts: Number(row.gifts), cents: Number(row.cents) }));
  };
  const purposes = await by<Purpose>(purpose);
  const ways = await by<PaymentMethod>(way);
  const sum = (name: 'gifts' | 'cents') => purposes.reduce((all, cell) => all + cell[name], 0);
  return { gifts: sum('gifts'), cents: sum('cents'), purposes, ways };
}

/** YYYY-MM of the first line of the ledger, those of the test mode alone or the others; undefined where there is none. */
export async function firstMonth(query: Query, isTest: boolean): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    select min(date) as first from donations
    where ${isGift()} and paid_at is not null and is_test = ${isTest ? 1 : 0}
  `.execute(query);
  return rows[0]?.first?.slice(0, 7);
}
