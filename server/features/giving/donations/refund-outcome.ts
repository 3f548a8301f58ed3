import type { RefundsFound } from '#server/adapters/payments/payment-provider.ts';
import type { Attempt } from './attempts.repository.ts';

/** `none`: it was not made. */
export type RefundOutcome = 'done' | 'underWay' | 'failed' | 'none';

/**
 * What came of a refund whose answer was lost. Its own name tells where the provider lists refunds by names; elsewhere
 * the sum of all, which refunds that somebody made at the provider raise as well. In doubt it was made: what did not go
 * back can still do so.
 * @param refundedCents all refunds so far, as far as they are known; `found` may know less
 */
export function refundOutcome(
  { id, amountCents, refundedBeforeCents }: Attempt,
  { facts, refunds, isSumUnknown }: RefundsFound,
  refundedCents: number,
): RefundOutcome {
  const own = refunds?.find(({ key }) => key === id);
  if (own) return own.state;
  const withIt = refundedBeforeCents + amountCents;
  if (refundedCents >= withIt) {
    const mayBeIt = (one: NonNullable<typeof refunds>[number]) =>
      one.key === undefined && one.amountCents === amountCents && one.state === 'done';
    return !refunds || refunds.some(mayBeIt) ? 'done' : 'none';
  }
  // Of all that was left the provider would say that nothing is.
  return isSumUnknown && withIt < facts.amountCents ? 'underWay' : 'none';
}
