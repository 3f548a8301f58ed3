import type { DeclineReason } from '#domain/donations/decline.ts';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { CardFunding } from '#domain/donations/donation-kind.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';

/** A payment as it stands at its provider. All amounts are centavos, all instants UTC ISO 8601. */
export interface PaymentFacts {
  /** The provider's name for it, by which it is looked up: an intent or an order. */
  reference: string;
  /** The provider's name for the money that moved, which refunds go by: a charge, a capture or a sale. */
  settledAs?: string;
  state: PaymentState;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** All refunds so far, without those that failed. */
  refundedCents: number;
  /** All refunds that failed so far, as of the same moment, where the provider lists refunds. */
  failedRefundCents?: number;
  /** The last refund was none of ours: the bank or wallet took the money back. */
  isReversal?: boolean;
  /** When the money came; the time of hearing of it where the provider does not say. */
  paidAt?: string;
  decline?: DeclineReason;
  /** Of a transfer: what has come so far, as far as the provider says; money that came is the sum of all. */
  arrivals?: readonly Arrival[];
  /** The same card has the same one, whoever uses it. */
  cardFingerprint?: string;
  /** undefined also where the provider does not know. */
  cardFunding?: CardFunding;
}

/** Money that came to the CLABE of a payment: as much as somebody sent, whenever they did. */
export interface Arrival {
  /** The provider's name for it. */
  id: string;
  amountCents: number;
  at: string;
}

/**
 * A donor has asked their bank or wallet for the money back. Sums are all that was taken and put back so far, so that
 * whoever hears of it late, again or in another order comes to the same.
 */
export interface DisputeFacts {
  /** The provider's name for the dispute. */
  id: string;
  /** The provider's names of the payment, as far as it says them. */
  reference?: string;
  settledAs?: string;
  state: DisputeState;
  amountCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  withdrawnCents: number;
  reinstatedCents: number;
  /** What the provider charges for it; a fee, and no part of the donation. */
  feeCents: number;
  reason: DisputeReason;
  openedAt: string;
  /** Until when it can be answered. */
  answerBy?: string;
  /** As of when the provider says so. */
  at: string;
}
