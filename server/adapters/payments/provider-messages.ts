import type { DisputeFacts, PaymentFacts } from './payment-facts.ts';
import type { SubscriptionCharge, SubscriptionFacts } from './subscription-provider.ts';

/**
 * What a signed message of a provider says. `donationId` is what the portal told the provider when it asked for the
 * payment: it finds the donation whose first answer was lost.
 */
export type ProviderEvent =
  | { kind: 'payment'; donationId?: string; facts: PaymentFacts }
  /** Where the message names only the money that moved. `refundedCents`: all refunds so far. */
  | {
      kind: 'refund';
      settledAs: string;
      refundedCents: number;
      currency: string;
      isReversal?: boolean;
    }
  | { kind: 'dispute'; dispute: DisputeFacts }
  | { kind: 'subscription'; subscription: SubscriptionFacts; paymentFailed?: boolean }
  | { kind: 'subscriptionCharge'; charge: SubscriptionCharge };

/** As it came, before anything has read it. */
export interface SignedMessage {
  body: Buffer;
  /** Lower case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /**
   * Called before the provider is asked anything to verify the message, which may be forged.
   * @throws whatever refuses it: then nothing is asked
   */
  admitVerification?: () => Promise<void>;
}
