import type { Donation } from '#domain/donations/donation.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { Tx } from '#server/db/database.ts';
import { type Difference, noteDifference } from './differences.repository.ts';

/**
 * What does not agree is noted, for a person to look at.
 * @returns whether the facts are about the money that the donation is about
 */
export async function factsAgree(
  tx: Tx,
  donation: Donation,
  facts: PaymentFacts,
  now: string,
): Promise<boolean> {
  const { provider, id: donationId, amountCents } = donation;
  const { reference, currency } = facts;
  const about = { provider, reference, donationId };
  const note = async (kind: Difference['kind'], expected: string, found: string) => {
    await noteDifference(tx, { ...about, kind, expected, found }, now);
    return false;
  };
  if (donation.reference !== null && donation.reference !== reference) {
    const isMoney = facts.state === 'paid' || facts.refundedCents > 0;
    return isMoney && note('unknown', donation.reference, reference);
  }
  if (currency !== 'MXN') return note('currency', 'MXN', currency);
  // As much as came.
  if (donation.method === 'transfer') return true;
  if (facts.amountCents !== amountCents) {
    return note('amount', String(amountCents), String(facts.amountCents));
  }
  if (facts.refundedCents > amountCents) {
    await note('refund', String(amountCents), String(facts.refundedCents));
  }
  return true;
}
