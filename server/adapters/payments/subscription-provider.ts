import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Language } from '#domain/language.ts';

export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

export interface SubscriptionFacts {
  id: string;
  planId: string;
  status: SubscriptionStatus;
  /** The portal's own id for it, told when it was made. */
  ownId?: string;
  startedAt: string | null;
  subscriber: { email: string; givenName: string } | null;
  nextBillingAt: string | null;
  /** In a row. */
  failedPayments: number;
  /** YYYY-MM, where it is paid by a card that the provider tells of. */
  cardExpires: string | null;
}

/** One month's money. */
export interface SubscriptionCharge {
  subscriptionId: string;
  /** The sale's; once each. */
  id: string;
  state: 'paid' | 'pending' | 'failed';
  amountCents: number;
  currency: string;
  refundedCents: number;
  paidAt: string;
}

export interface SubscriptionPlan {
  id: string;
  amountCents: number;
}

export interface SubscriptionProvider {
  /** Suspends and goes on; where it cannot, donors are only offered to cancel. */
  readonly canPause: boolean;
  create(
    request: {
      key: string;
      ownId: string;
      planId: string;
      email: string;
      language: Language;
    } & ReturnAddresses,
  ): Promise<{ id: string; approveUrl: string }>;
  find(id: string): Promise<SubscriptionFacts | undefined>;
  /** Nothing happens to one that is cancelled already. @param reason for the provider's books */
  cancel(id: string, reason: string): Promise<void>;
  pause(id: string, reason: string): Promise<void>;
  resume(id: string, reason: string): Promise<void>;
  /** Of the time between, oldest first. */
  charges(id: string, from: Date, to: Date): Promise<SubscriptionCharge[]>;
  /** The monthly plans of these amounts, made where they are not there yet: repeated, none is made twice. */
  ensurePlans(amountsCents: readonly number[]): Promise<SubscriptionPlan[]>;
}
