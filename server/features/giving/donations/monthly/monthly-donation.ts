import type { DeclineReason } from '#domain/donations/decline.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { ToldOfPet } from '#domain/donations/pet-news.ts';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Language } from '#domain/language.ts';

/** What somebody gives each month, as the portal knows it. */
export interface MonthlyDonation {
  /** The portal's own. */
  id: string;
  createdAt: string;
  /** null where the account was erased. */
  userId: string | null;
  customerId: string | null;
  provider: string;
  /** The provider's name for it; null until it has answered. */
  reference: string | null;
  /** Where the donor approves it; null until the provider has answered. */
  approveUrl: string | null;
  planId: string;
  amountCents: number;
  /** As the provider last said. */
  status: SubscriptionStatus;
  email: string;
  language: Language;
  wantsInvoice: boolean;
  /** When it was seen to be active, and taken into the account. */
  confirmedAt: string | null;
  nextBillingAt: string | null;
  /** In a row, since it was last resumed. */
  failedPayments: number;
  /** Of those that the provider counts, as many as came before it was last resumed. */
  failuresBeforeResume: number;
  /** YYYY-MM */
  cardExpires: string | null;
  /** The `cardExpires` that the donor was warned of. */
  warnedOfExpiry: string | null;
  nextCheckAt: string | null;
  method: 'wallet' | 'card';
  /** What is charged first, until the provider has answered. */
  card: string | null;
  /** Of one without an account. */
  guestName: string;
  /** As `normalizeEmail` writes it; null: an account's. */
  guestMailbox: string | null;
  petId: string | null;
  /** Each time `amountCents`. */
  interval: MonthlyInterval;
  /** In whose name it is given; null: the donor's own. */
  companyId: string | null;
  /** When a charge that failed is tried again. */
  retryAt: string | null;
  /** Why the last charge failed. */
  decline: DeclineReason | null;
  /** One month is left out, until then. */
  skippedUntil: string | null;
  endedUnpaid: boolean;
  /** Of the pet that it is for. */
  wantsPetNews: boolean;
  petTold: ToldOfPet | null;
  /** Other plans that were asked for at a wallet, each once, the newest last. */
  planChanges: readonly PlanChange[];
}

/** Another plan that a donor has asked for: it counts once the provider says that it is the plan. */
export interface PlanChange {
  planId: string;
  amountCents: number;
  /** Where the donor approves it; null until the provider has answered. */
  approveUrl: string | null;
  askedAt: string;
  /** Nothing else was asked for since, and it was not approved. */
  isOpen: boolean;
}

/** What is so at the beginning, whatever it is paid with. */
export const newMonthly = {
  customerId: null,
  reference: null,
  approveUrl: null,
  status: 'approvalPending',
  confirmedAt: null,
  nextBillingAt: null,
  failedPayments: 0,
  failuresBeforeResume: 0,
  cardExpires: null,
  warnedOfExpiry: null,
  card: null,
  guestName: '',
  guestMailbox: null,
  petId: null,
  interval: 'month',
  companyId: null,
  retryAt: null,
  decline: null,
  skippedUntil: null,
  endedUnpaid: false,
  wantsPetNews: true,
  petTold: null,
  planChanges: [],
} as const satisfies Partial<MonthlyDonation>;
