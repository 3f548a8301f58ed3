import type { Language } from '#domain/language.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type {
  CardSubscriptions,
  ReturnAddresses,
  SubscriptionProvider,
} from './subscription-provider.ts';

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
  /** Nobody pays the portal by these: what came so was noted. It is asked about that, and for refunds. */
  cash?: PaymentProvider;
  check?: PaymentProvider;
}

export interface ConfiguredProviders {
  /** Who takes new donations: a method that is missing is not offered. */
  current: PaymentProviders;
  /** Who takes none any longer, and still answers for those that they took. */
  former: readonly PaymentProviders[];
}
