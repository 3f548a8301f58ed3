import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import type { Arrival, PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { Tx } from '#server/db/database.ts';
import { findArrivals } from './entries.repository.ts';

/** Of a transfer: what the provider says has come, with what of it is not in the ledger yet, and how much it is together. */
export async function arrivalsOf(
  tx: Tx,
  { id, method }: Donation,
  facts: PaymentFacts | undefined,
) {
  if (method !== 'transfer' || !facts) return { fresh: [], arrivedCents: 0 };
  const known = await findArrivals(tx, id);
  const heard = (facts.arrivals ?? onlyArrivalOf(facts)).filter((one) => one.amountCents > 0);
  const fresh = [...new Map(heard.map((one) => [one.id, one])).values()].filter(
    ({ id: arrival }) => !known.has(arrival),
  );
  const sum = (total: number, cents: number) => total + cents;
  const arrivedCents = [...known.values(), ...fresh.map((one) => one.amountCents)].reduce(sum, 0);
  return { fresh, arrivedCents };
}

/** A transfer is paid by what came: whatever else is said of one to which nothing came has moved no money. */
export function heardOf(
  { method, status }: Donation,
  facts: PaymentFacts,
  arrivedCents: number,
): PaymentFacts {
  if (method !== 'transfer' || isSettled(status)) return facts;
  if (arrivedCents > 0) return { ...facts, state: 'paid' };
  return { ...facts, state: facts.state === 'paid' ? 'pending' : facts.state, refundedCents: 0 };
}

/** What has gone back so far: a refund that failed after it was made counts no longer, in whatever order it is heard. */
export function refundsAfter(donation: Donation, facts: PaymentFacts | undefined) {
  const { amountCents } = donation;
  const known = donation.failedRefundCents;
  if (!facts) return { refunds: refundsOf(donation), failedRefundCents: known };
  const heard = facts.failedRefundCents ?? 0;
  const failedRefundCents = Math.max(known, heard);
  const made = Math.max(
    refundsOf(donation) + known,
    Math.min(facts.refundedCents, amountCents) + heard,
  );
  return { refunds: made - failedRefundCents, failedRefundCents };
}

/** Where the provider names one payment: it is what came. */
function onlyArrivalOf({
  state,
  settledAs,
  reference,
  amountCents,
  paidAt,
}: PaymentFacts): Arrival[] {
  if (state !== 'paid' || paidAt === undefined) return [];
  return [{ id: settledAs ?? reference, amountCents, at: paidAt }];
}
