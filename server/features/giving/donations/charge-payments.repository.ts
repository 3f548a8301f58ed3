import { sql } from 'kysely';
import type { Donation } from '#domain/donations/donation.ts';
import type { Tx } from '#server/db/database.ts';
import { donationsTable } from './donations.repository.ts';

type Query = Tx['query'];

/** A payment of what an adoption asked for, with what the ledger says of it. */
export interface ChargePayment {
  donation: Donation;
  /** Centavos that came. */
  cameCents: number;
  /** What is left of them here. */
  heldCents: number;
}

/** Databases take no more than some ten thousand values in a query. */
const idsAtOnce = 5_000;
/** Of one family and one pet; more are chance. */
const mostPayments = 200;

interface Sums {
  cameCents: number;
  heldCents: number;
}

/** From the ledger, by charge. */
export async function sumCharges(
  query: Query,
  chargeIds: readonly string[],
): Promise<ReadonlyMap<string, Sums>> {
  const sums = new Map<string, Sums>();
  for (let from = 0; from < chargeIds.length; from += idsAtOnce) {
    const { rows } = await sql<{ charge: string } & Sums>`
      select donation.charge_id as charge, ${sumsOf}
      from donations as donation
      join donation_entries as entry on entry.donation_id = donation.id
      where donation.charge_id in (${sql.join(chargeIds.slice(from, from + idsAtOnce))})
      group by donation.charge_id`.execute(query);
    for (const { charge, cameCents, heldCents } of rows) {
      sums.set(charge, { cameCents: Number(cameCents), heldCents: Number(heldCents) });
    }
  }
  return sums;
}

const sumsOf = sql`
  sum(case when entry.kind = 'payment' then entry.amount_cents else 0 end) as "cameCents",
  sum(entry.amount_cents) as "heldCents"`;

/** In the order in which they were begun. */
export async function findChargePayments(
  query: Query,
  chargeIds: readonly string[],
): Promise<ChargePayment[]> {
  if (chargeIds.length === 0) return [];
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where('charge_id', 'in', chargeIds)
    .orderBy('id', 'desc')
    .limit(mostPayments)
    .execute();
  const donations = rows.map(donationsTable.read).reverse();
  if (donations.length === 0) return [];
  const { rows: sums } = await sql<{ id: string } & Sums>`
    select entry.donation_id as id, ${sumsOf}
    from donation_entries as entry
    where entry.donation_id in (${sql.join(donations.map(({ id }) => id))})
    group by entry.donation_id`.execute(query);
  const byId = new Map(sums.map((sum) => [sum.id, sum]));
  return donations.map((donation) => {
    const sum = byId.get(donation.id);
    return {
      donation,
      cameCents: Number(sum?.cameCents ?? 0),
      heldCents: Number(sum?.heldCents ?? 0),
    };
  });
}

/** Whether a card or wallet is being asked for its money now. */
export async function isBeingCharged(query: Query, chargeId: string): Promise<boolean> {
  const open = await query
    .selectFrom('payment_attempts')
    .innerJoin('donations', 'donations.id', 'payment_attempts.donation_id')
    .select('payment_attempts.id')
    .where('donations.charge_id', '=', chargeId)
    .where('payment_attempts.closed_at', 'is', null)
    .where('payment_attempts.operation', 'in', ['charge', 'capture'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a provider is being asked to give money of it back. */
export async function isBeingRefunded(query: Query, chargeId: string): Promise<boolean> {
  const open = await query
    .selectFrom('payment_attempts')
    .innerJoin('donations', 'donations.id', 'payment_attempts.donation_id')
    .select('payment_attempts.id')
    .where('donations.charge_id', '=', chargeId)
    .where('payment_attempts.closed_at', 'is', null)
    .where('payment_attempts.operation', '=', 'refund')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
