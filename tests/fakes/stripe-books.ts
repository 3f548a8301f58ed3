import { randomUUID } from 'node:crypto';
import { StripeSubscriptions } from './stripe-subscriptions.ts';
import { type CardOutcome, testCards } from './stripe-test-cards.ts';
import { StripeTransfers } from './stripe-transfers.ts';

type Json = Record<string, unknown>;

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  payment_method: string;
  payment_method_types: string[];
  latest_charge: string | null;
  last_payment_error: Json | null;
  livemode: false;
  /** Of a bank transfer. */
  customer?: string;
  next_action?: Json | null;
}

interface FakeCharge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: true;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  customer?: string;
  payment_method_details:
    | { type: 'card'; card: { fingerprint: string; funding: string } }
    | { type: 'customer_balance' };
  refunded: boolean;
  status: 'succeeded';
}

interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: { amount: number; fee: number; currency: string }[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: { due_by: number };
  payment_intent: string;
  reason: string;
  status: string;
}

/** Stripe's fee for a dispute. */
const disputeFee = 150_00;

export interface FakeStripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: Json };
}

/** An error as Stripe answers it. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, body: Json) {
    super(String(body.message));
    this.status = status;
    this.body = body;
  }
}

const invalid = (status: number, message: string, code?: string) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...(code && { code }) });

export const metadataOf = (asked: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...asked]
      .filter(([name]) => name.startsWith('metadata['))
      .map(([name, value]) => [name.slice('metadata['.length, -1), value]),
  );

const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
const notAuthenticated = [
  'payment_intent_authentication_failure',
  '',
  'We are unable to authenticate your payment method.',
] as const;
/** MXN cents. */
const smallestAmount = 10_00;

/** What the fake Stripe knows and holds; every change leaves the events that Stripe would send of it. */
export class StripeBooks {
  readonly intents = new Map<string, FakeIntent>();
  /** What was to be told so far, oldest first. */
  readonly events: FakeStripeEvent[] = [];
  readonly #charges = new Map<string, FakeCharge>();
  readonly #refunds = new Map<string, FakeRefund>();
  readonly #disputes = new Map<string, FakeDispute>();
  readonly #cards = new Map<string, CardOutcome>(Object.entries(testCards));
  readonly #used = new Set<string>();
  readonly #now: () => Date;
  readonly transfers = new StripeTransfers(this);
  readonly subscriptions = new StripeSubscriptions(this);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** A card as Stripe.js would hand it over: valid for one payment. */
  addCard(outcome: CardOutcome = {}): string {
    const card = id('pm');
    this.#cards.set(card, outcome);
    return card;
  }

  /** How a card behaves from now on. */
  changeCard(card: string, outcome: CardOutcome): void {
    this.#cards.set(card, outcome);
  }

  outcomeOf(card: string): CardOutcome {
    const outcome = this.#cards.get(card);
    if (!outcome) throw invalid(404, `No such PaymentMethod: '${card}'`, 'resource_missing');
    return outcome;
  }

  /** A saved card is charged by a subscription; what its bank says the intent tells. */
  charge(card: string, amount: number): FakeIntent {
    const outcome = this.outcomeOf(card);
    const intent = this.#newIntent(card, amount);
    if (outcome.needsAuthentication) this.tell('payment_intent.requires_action', intent);
    else {
      try {
        this.#confirm(intent, outcome);
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
      }
    }
    return intent;
  }

  #newIntent(card: string, amount: number): FakeIntent {
    const intent: FakeIntent = {
      id: id('pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'mxn',
      status: 'requires_action',
      client_secret: `${id('pi')}_secret_${id('s')}`,
      created: this.seconds(),
      description: null,
      metadata: {},
      payment_method: card,
      payment_method_types: ['card'],
      latest_charge: null,
      last_payment_error: null,
      livemode: false,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  /** Centavos that were taken or transferred and not given back, without fees. */
  get heldCents(): number {
    const moved = [...this.#disputes.values()].flatMap((dispute) => dispute.balance_transactions);
    const charged = this.#chargedCents + this.transfers.heldCents;
    return moved.reduce((sum, { amount }) => sum + amount, charged);
  }

  get #chargedCents(): number {
    return [...this.#charges.values()].reduce(
      (sum, { amount_captured, amount_refunded }) => sum + amount_captured - amount_refunded,
      0,
    );
  }

  create(asked: URLSearchParams): FakeIntent {
    if (asked.get('payment_method_data[type]') === 'customer_balance') {
      return this.transfers.create(asked);
    }
    const amount = Number(asked.get('amount'));
    const card = asked.get('payment_method') ?? '';
    const outcome = this.#cards.get(card);
    if (!Number.isSafeInteger(amount))
      throw invalid(400, 'Invalid integer', 'parameter_invalid_integer');
    if (asked.get('currency') !== 'mxn') throw invalid(400, 'Invalid currency');
    if (asked.get('confirm') !== 'true') throw invalid(400, 'The portal confirms at once.');
    if (amount < smallestAmount)
      throw invalid(400, 'Amount must be at least $10.00 mxn', 'amount_too_small');
    if (!outcome) throw invalid(400, `No such PaymentMethod: '${card}'`, 'resource_missing');
    if (this.#used.has(card)) throw invalid(400, 'The PaymentMethod may not be used again.');
    if (!card.startsWith('pm_card_')) this.#used.add(card);
    const intent = Object.assign(this.#newIntent(card, amount), {
      description: asked.get('description'),
      metadata: metadataOf(asked),
      payment_method_types: asked.getAll('payment_method_types[0]'),
    });
    if (outcome.needsAuthentication) this.tell('payment_intent.requires_action', intent);
    else this.#confirm(intent, outcome);
    return intent;
  }

  /** What the donor and their bank do after `requires_action`; the card may be declined all the same. */
  authenticate(intentId: string, succeeds = true): void {
    const intent = this.find(intentId);
    if (intent.status !== 'requires_action') return;
    const outcome = this.#cards.get(intent.payment_method) ?? {};
    try {
      this.#confirm(intent, succeeds ? outcome : { decline: notAuthenticated });
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
    }
  }

  /** The money of a `processing` payment comes. */
  settle(intentId: string): void {
    this.#take(this.find(intentId));
  }

  cancel(intentId: string): FakeIntent {
    const intent = this.find(intentId);
    if (!['requires_action', 'requires_payment_method'].includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      throw invalid(400, message, 'payment_intent_unexpected_state');
    }
    intent.status = 'canceled';
    this.transfers.release(intent);
    this.tell('payment_intent.canceled', intent);
    return intent;
  }

  /** Also as it is done at Stripe, without the portal. */
  refund(intentId: string, cents?: number, metadata: Record<string, string> = {}): FakeRefund {
    const intent = this.find(intentId);
    const charge = this.#charges.get(intent.latest_charge ?? '');
    if (!charge) throw invalid(400, 'This PaymentIntent does not have a successful charge.');
    const rest = charge.amount_captured - charge.amount_refunded;
    if (rest === 0)
      throw invalid(400, 'Charge has already been refunded.', 'charge_already_refunded');
    if ([...this.#disputes.values()].some((one) => one.charge === charge.id && isHeld(one))) {
      throw invalid(400, 'This charge has been charged back.', 'charge_disputed');
    }
    const amount = cents ?? rest;
    if (amount > rest) throw invalid(400, 'Refund amount is greater than unrefunded amount.');
    const outcome = this.#cards.get(intent.payment_method)?.refunds ?? 'succeeded';
    const refund: FakeRefund = {
      id: id('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      currency: charge.currency,
      metadata,
      payment_intent: intent.id,
      status: outcome,
    };
    this.#refunds.set(refund.id, refund);
    if (outcome === 'succeeded') this.#giveBack(charge, amount);
    this.tell(outcome === 'failed' ? 'refund.failed' : 'refund.created', refund);
    return refund;
  }

  /** The donor's bank sends back what was refunded. */
  failRefund(refund: FakeRefund): void {
    const known = this.findRefund(refund.id);
    const charge = this.#charges.get(known.charge);
    if (!charge || known.status !== 'succeeded') throw invalid(400, 'It was not made.');
    known.status = 'failed';
    charge.amount_refunded -= known.amount;
    charge.refunded = false;
    this.tell('refund.failed', known);
  }

  /** What the donor's bank does: `ask` takes nothing yet. */
  dispute(intentId: string, { ask = false, reason = 'fraudulent' } = {}): FakeDispute {
    const intent = this.find(intentId);
    const charge = this.#charges.get(intent.latest_charge ?? '');
    if (!charge) throw invalid(400, 'This PaymentIntent does not have a successful charge.');
    const dispute: FakeDispute = {
      id: id('du'),
      object: 'dispute',
      amount: charge.amount_captured - charge.amount_refunded,
      balance_transactions: [],
      charge: charge.id,
      created: this.seconds(),
      currency: charge.currency,
      evidence_details: { due_by: this.seconds() + 7 * 86_400 },
      payment_intent: intentId,
      reason,
      status: ask ? 'warning_needs_response' : 'needs_response',
    };
    this.#disputes.set(dispute.id, dispute);
    this.tell('charge.dispute.created', dispute);
    if (!ask) this.#move(dispute, -1, 'charge.dispute.funds_withdrawn');
    return dispute;
  }

  /** An inquiry becomes a dispute. */
  takeDisputed(dispute: FakeDispute): void {
    dispute.status = 'needs_response';
    this.#move(dispute, -1, 'charge.dispute.funds_withdrawn');
  }

  closeDispute(dispute: FakeDispute, status: 'won' | 'lost' | 'warning_closed'): void {
    dispute.status = status;
    this.tell('charge.dispute.closed', dispute);
    if (status === 'won') this.#move(dispute, 1, 'charge.dispute.funds_reinstated');
  }

  /** Newest first, in pages. */
  disputesPage(asked: URLSearchParams): { object: 'list'; has_more: boolean; data: FakeDispute[] } {
    const since = Number(asked.get('created[gte]') ?? 0);
    const all = [...this.#disputes.values()].reverse().filter(({ created }) => created >= since);
    const from = 1 + all.findIndex((one) => one.id === asked.get('starting_after'));
    const data = all.slice(from, from + Number(asked.get('limit') ?? 10));
    return { object: 'list', has_more: from + data.length < all.length, data };
  }

  #move(dispute: FakeDispute, sign: 1 | -1, event: string): void {
    const { amount, currency } = dispute;
    dispute.balance_transactions.push({ amount: sign * amount, fee: -sign * disputeFee, currency });
    this.tell(event, dispute);
  }

  /** The refunds of a payment that were under way are done. */
  settleRefunds(intentId: string): void {
    for (const refund of this.#refunds.values()) {
      const charge = this.#charges.get(refund.charge);
      if (!charge || refund.payment_intent !== intentId || refund.status !== 'pending') continue;
      refund.status = 'succeeded';
      this.#giveBack(charge, refund.amount);
      this.tell('refund.updated', refund);
    }
  }

  /** Newest first. */
  refundsOf(intentId: string): { object: 'list'; has_more: false; data: FakeRefund[] } {
    const all = [...this.#refunds.values()].filter((one) => one.payment_intent === intentId);
    return { object: 'list', has_more: false, data: all.reverse() };
  }

  findRefund(refundId: string): FakeRefund {
    const refund = this.#refunds.get(refundId);
    if (!refund) throw invalid(404, `No such refund: '${refundId}'`, 'resource_missing');
    return refund;
  }

  /** As an answer shows it. @param expand the names that are to be whole objects */
  shown(intent: FakeIntent, expand: readonly string[]): Json {
    const charge = this.#charges.get(intent.latest_charge ?? '');
    return {
      ...intent,
      ...(charge && expand.includes('latest_charge') && { latest_charge: charge }),
      ...(expand.includes('payment_method') &&
        !intent.customer && {
          payment_method: this.paymentMethod(intent.payment_method),
        }),
    };
  }

  paymentMethod(card: string): Json {
    if (!this.#cards.has(card))
      throw invalid(404, `No such PaymentMethod: '${card}'`, 'resource_missing');
    return {
      id: card,
      object: 'payment_method',
      type: 'card',
      card: this.#cardOf(card),
    };
  }

  #cardOf(card: string) {
    const funding = this.#cards.get(card)?.funding ?? 'credit';
    return { fingerprint: fingerprint(card), funding };
  }

  find(intentId: string): FakeIntent {
    const intent = this.intents.get(intentId);
    if (!intent) throw invalid(404, `No such payment_intent: '${intentId}'`, 'resource_missing');
    return intent;
  }

  #confirm(intent: FakeIntent, { decline, takesItsTime }: CardOutcome): void {
    if (decline) this.#fail(intent, decline);
    if (takesItsTime) {
      intent.status = 'processing';
      this.tell('payment_intent.processing', intent);
    } else {
      this.#take(intent);
    }
  }

  #take(intent: FakeIntent): void {
    const charge: FakeCharge = {
      id: id('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      captured: true,
      created: this.seconds(),
      currency: intent.currency,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      ...(intent.customer && { customer: intent.customer }),
      payment_method_details: intent.customer
        ? { type: 'customer_balance' }
        : { type: 'card', card: this.#cardOf(intent.payment_method) },
      refunded: false,
      status: 'succeeded',
    };
    this.#charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    });
    this.tell('payment_intent.succeeded', intent);
  }

  #fail(
    intent: FakeIntent,
    [code, declineCode, message]: NonNullable<CardOutcome['decline']>,
  ): never {
    const error = {
      type: 'card_error',
      code,
      ...(declineCode && { decline_code: declineCode }),
      message,
      payment_method: this.paymentMethod(intent.payment_method),
    };
    intent.status = 'requires_payment_method';
    intent.last_payment_error = error;
    this.tell('payment_intent.payment_failed', intent);
    throw new StripeFailure(402, { ...error, payment_intent: { ...intent } });
  }

  #giveBack(charge: FakeCharge, cents: number): void {
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    this.tell('charge.refunded', charge);
  }

  tell(type: string, object: object): void {
    const data = { object: structuredClone(object) as Json };
    this.events.push({ id: id('evt'), object: 'event', type, created: this.seconds(), data });
  }

  seconds = () => Math.floor(this.#now().getTime() / 1000);
}

/** Its money is with the bank. */
const isHeld = ({ balance_transactions }: FakeDispute) =>
  balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0;

const fingerprint = (card: string) => card.replace(/^pm/, 'print');
