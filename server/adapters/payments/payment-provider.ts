import type { DisputeFacts, PaymentFacts } from './payment-facts.ts';
import type { ProviderEvent, SignedMessage } from './provider-messages.ts';

/** A name once used stays, for it stands in the database. */
export type ProviderName = 'stripe' | 'paypal' | 'conekta' | 'test' | 'own' | 'cash';

/** For disputes whose messages never came. */
export interface DisputesAsked {
  /** All that were opened or have changed since then. */
  since: Date;
  now: Date;
  /** Whether the portal knows how the dispute stood then. */
  isKnown(id: string, at: string): boolean;
}

/** @throws SignatureInvalid */
export type PaymentListener = (provider: ProviderName, message: SignedMessage) => Promise<unknown>;

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
