import type { DeclineReason } from '#domain/donations/decline.ts';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { CardFunding } from '#domain/donations/donation-kind.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { Language } from '#domain/language.ts';
import type {
  CardSubscriptions,
  ReturnAddresses,
  SubscriptionCharge,
  SubscriptionFacts,
  SubscriptionProvider,
} from './subscription-provider.ts';

/** A name once used stays, for it stands in the database. */
export type ProviderName = 'stripe' | 'paypal' | 'conekta' | 'test' | 'own' | 'cash';

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

/** For disputes whose messages never came. */
export interface DisputesAsked {
  /** All that were opened or have changed since then. */
  since: Date;
  now: Date;
  /** Whether the portal knows how the dispute stood then. */
  isKnown(id: string, at: string): boolean;
}

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

/** @throws SignatureInvalid */
export type PaymentListener = (provider: ProviderName, message: SignedMessage) => Promise<unknown>;

/** What every call that moves or promises money is told. */
export interface PaymentRequest {
  /** The stored attempt's id, which the provider takes as its idempotency key: repeated, nothing happens twice. */
  key: string;
  donationId: string;
  amountCents: number;
  /** For the provider's own books and the donor's statement of account. */
  description: string;
  email: string;
  language: Language;
}

/** Whom providers are told of that ask for more than an address. */
export interface PaymentHolder {
  name: string;
  phone: string;
}

/** By a provider's own names. */
interface MovedMoney {
  reference: string;
  settledAs: string | undefined;
}

interface Refund extends MovedMoney {
  /** As of `PaymentRequest`; providers that list refunds are told it as the refund's name. */
  key: string;
  amountCents: number;
}

/** What has gone back of a payment. */
export interface RefundsFound {
  facts: PaymentFacts;
  /** Each by its key, where the provider lists them; undefined as a key: it does not say. */
  refunds?:
    | undefined
    | readonly {
        key: string | undefined;
        amountCents: number;
        state: 'done' | 'underWay' | 'failed';
      }[];
  /** The provider tells that a part went back, and not how much. */
  isSumUnknown?: boolean;
  /** As they stand now, where the provider tells of them with their payment alone. */
  disputes?: readonly Omit<DisputeFacts, 'at'>[];
}

/**
 * What all providers can do. Everything throws `ProviderSilent` when it is not known what happened, and
 * `ProviderRefused` when nothing did.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Moves no money: said wherever it is offered. */
  readonly isTest: boolean;
  /** undefined: the provider knows of none. */
  find(reference: string): Promise<PaymentFacts | undefined>;
  /** undefined: the provider knows of no such payment. */
  findRefunds(payment: MovedMoney): Promise<RefundsFound | undefined>;
  /** Newest first, as many as one round may ask for; missing where `findRefunds` tells of them. */
  listDisputes?(asked: DisputesAsked): Promise<DisputeFacts[]>;
  /**
   * Asks once: whoever hears nothing looks it up with `findRefunds` before they ask again.
   * @returns the payment with this refund in it, if it is known to be done; undefined while it is under way
   */
  refund(refund: Refund): Promise<PaymentFacts | undefined>;
  /**
   * @returns undefined for what the portal need not know
   * @throws SignatureInvalid when it is missing, wrong or old
   */
  readMessage(message: SignedMessage, now: Date): Promise<ProviderEvent | undefined>;
}

export interface CardProvider extends PaymentProvider {
  /** For the provider's script in the browser; undefined where there is none. */
  readonly publishableKey: string | undefined;
  /** It has to be told a name and a telephone. */
  readonly asksHolder?: true;
  /**
   * @param request.card what the provider's script in the browser made of the card
   * @throws PaymentDeclined
   */
  charge(
    request: PaymentRequest & { card: string; holder?: PaymentHolder | undefined },
  ): Promise<PaymentFacts>;
  /** With what the donor's browser goes on where the card's bank wants to know them. Never stored, never logged. */
  clientSecretOf(reference: string): Promise<string>;
  /** Gives up one that nobody has paid. */
  cancel(reference: string): Promise<PaymentFacts>;
  /** Where the provider can tell before it is charged. */
  fingerprintOf(card: string): Promise<string | undefined>;
  /** Missing where a card is charged once only. */
  readonly subscriptions?: CardSubscriptions;
}

export interface WalletProvider extends PaymentProvider {
  /** Asks for the donor's approval. The answer is looked up when they come back. */
  createOrder(
    request: PaymentRequest & ReturnAddresses,
  ): Promise<{ reference: string; approveUrl: string }>;
  /**
   * Takes the money of an order that the donor has approved, if it is of this amount in MXN and to us.
   * @throws ProviderRefused with 'notApproved', 'notFound' or 'otherOrder', before anything is taken; PaymentDeclined
   */
  capture(order: {
    key: string;
    reference: string;
    donationId: string;
    amountCents: number;
  }): Promise<PaymentFacts>;
  readonly subscriptions: SubscriptionProvider;
}

export interface VoucherProvider extends PaymentProvider {
  /** The longest that a voucher can be open, in days. */
  readonly openDays: number;
  createVoucher(
    request: PaymentRequest & { name: string; phone: string; expiresAt: string },
  ): Promise<{ facts: PaymentFacts; voucher: Voucher }>;
  /** Of the order's voucher, where the answer that brought it was lost. */
  findVoucher(reference: string): Promise<Voucher | undefined>;
}

/** What a donor takes to the store. */
export interface Voucher {
  /** The digits below the bars. */
  reference: string;
  /** A picture of the bars at the provider; the portal draws its own where there is none. */
  barcodeUrl: string | null;
  expiresAt: string;
}

/** Transfers by SPEI. */
export interface TransferProvider extends PaymentProvider {
  /** The longest that a transfer is waited for, in days. What comes later is taken as well. */
  readonly openDays: number;
  createTransfer(
    request: PaymentRequest & { name: string; phone: string; expiresAt: string },
  ): Promise<{ facts: PaymentFacts; transfer: TransferAccount }>;
  /** Of the payment, where the answer that brought it was lost. */
  findTransfer(reference: string): Promise<TransferAccount | undefined>;
  /**
   * Takes what came beside the amount that was asked for out of what the provider holds for the donor. Repeated, nothing
   * happens twice.
   * @param isOver nothing more is waited for: what is less than was asked for is taken as well
   */
  collect?(reference: string, isOver: boolean): Promise<void>;
}

/** Where a donor sends the money: an account of this payment alone. */
export interface TransferAccount {
  /** 18 digits. */
  clabe: string;
  bank: string;
  /** '' where the provider names none. */
  beneficiary: string;
  /** '' where the provider asks for none. */
  reference: string;
  expiresAt: string;
}

/** At most one of each method. */
export interface PaymentProviders {
  card?: CardProvider;
  wallet?: WalletProvider;
  voucher?: VoucherProvider;
  transfer?: TransferProvider;
}

export interface ConfiguredProviders {
  /** Who takes new donations: a method that is missing is not offered. */
  current: PaymentProviders;
  /** Who takes none any longer, and still answers for those that they took. */
  former: readonly PaymentProviders[];
}

/** The bank, or the provider for it, says no: nothing was taken. */
export class PaymentDeclined extends Error {
  override readonly name = 'PaymentDeclined';
  readonly reason: DeclineReason;
  readonly reference: string | undefined;
  readonly cardFingerprint: string | undefined;
  constructor(
    reason: DeclineReason,
    known: { reference?: string | undefined; cardFingerprint?: string | undefined } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.reference = known.reference;
    this.cardFingerprint = known.cardFingerprint;
  }
}

/** No answer in time, or one that does not tell: what was asked may have happened. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/** What was asked did not happen, and will not if it is asked again. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason:
    | 'notFound'
    | 'notApproved'
    | 'otherOrder'
    | 'amountTooSmall'
    | 'disputed'
    /** What a voucher says of its holder. */
    | 'holderName'
    | 'holderEmail'
    | 'holderPhone'
    | 'other';
  constructor(reason: ProviderRefused['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** A message that is not the provider's, or not of now. */
export class SignatureInvalid extends Error {
  override readonly name = 'SignatureInvalid';
}
