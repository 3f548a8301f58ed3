import type { DeclineReason } from '#domain/donations/decline.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Language } from '#domain/language.ts';

export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

export interface SubscriptionFacts {
  id: string;
  /** '' where the provider knows of no plans. */
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
  /** What a month costs from now on, where it can be changed. */
  amountCents?: number;
  /** Of a charge that failed: when the provider tries it again; null: not any more. */
  retryAt?: string | null;
  /** Why the last charge failed. */
  decline?: DeclineReason;
  /** One month is left out: it is charged again from then on. */
  skippedUntil?: string | null;
  /** It has ended because its charges failed. */
  endedUnpaid?: boolean;
}

/** One month's money. */
export interface SubscriptionCharge {
  subscriptionId: string;
  /** The sale's or intent's; once each. */
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

/** What can be done with a subscription, however it was begun. */
export interface Subscriptions {
  /** Suspends and goes on; where it cannot, donors are only offered to cancel. */
  readonly canPause: boolean;
  find(id: string): Promise<SubscriptionFacts | undefined>;
  /** Nothing happens to one that is cancelled already. @param reason for the provider's books */
  cancel(id: string, reason: string): Promise<void>;
  pause(id: string, reason: string): Promise<void>;
  resume(id: string, reason: string): Promise<void>;
  /** Of the time between, oldest first. */
  charges(id: string, from: Date, to: Date): Promise<SubscriptionCharge[]>;
}

/** Those that a donor approves at the provider's own page. */
export interface SubscriptionProvider extends Subscriptions {
  create(
    request: {
      key: string;
      ownId: string;
      planId: string;
      email: string;
      language: Language;
    } & ReturnAddresses,
  ): Promise<{ id: string; approveUrl: string }>;
  /**
   * Asks for another plan from the next charge on. It is the plan once `find` says so; asked again, it is asked anew.
   * @returns where the donor approves it; without an address it needs no approval
   */
  revise(
    id: string,
    request: { planId: string; language: Language } & ReturnAddresses,
  ): Promise<{ approveUrl: string | undefined }>;
  /** The monthly plans of these amounts, made where they are not there yet: repeated, none is made twice. */
  ensurePlans(amountsCents: readonly number[]): Promise<SubscriptionPlan[]>;
}

/** How something stands that the card's bank may want to know its holder for. */
interface BankQuestion {
  /** With what the donor's browser goes on. Never stored, never logged. */
  clientSecret: string | undefined;
}

/** Those that are paid by card. Each of these is repeated without harm, and done once it returns. */
export interface CardSubscriptions extends Subscriptions {
  /** How often it can charge. */
  readonly intervals: readonly MonthlyInterval[];
  /** Whether the next charge can be moved or left out. */
  readonly canMove: boolean;
  /**
   * Begins it with the first charge.
   * @returns also one that waits for the bank (`approvalPending`)
   * @throws PaymentDeclined: then it charges nothing, now or later
   */
  start(request: {
    key: string;
    ownId: string;
    amountCents: number;
    interval: MonthlyInterval;
    /** What the provider's script in the browser made of the card. */
    card: string;
    email: string;
    description: string;
    /** May be empty. */
    holder: { name: string; phone: string };
  }): Promise<SubscriptionFacts>;
  /** Of the first charge. @throws PaymentDeclined where the bank has said no */
  bankQuestion(id: string): Promise<BankQuestion | undefined>;
  setAmount(id: string, amountCents: number): Promise<void>;
  /** The next charge is at that moment, and every later one on its day of the month. */
  setNextCharge(id: string, at: Date): Promise<void>;
  /** Leaves out what is due at `nextBillingAt`. */
  skip(id: string, until: Date): Promise<void>;
  /**
   * Has the bank confirm another card.
   * @returns the name under which it is taken over by `takeCard`, and what the bank asks, if it does
   * @throws PaymentDeclined
   */
  confirmCard(
    id: string,
    request: { key: string; card: string },
  ): Promise<{ setup: string; question: BankQuestion | undefined }>;
  /**
   * Charges from now on, and what is open, with a card that the bank has confirmed.
   * @returns false while the bank still asks
   * @throws PaymentDeclined where it has said no; ProviderRefused where the card is of another subscription
   */
  takeCard(id: string, setup: string): Promise<boolean>;
}
