import { z } from 'zod';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { DisputeFacts, PaymentFacts } from '../payment-facts.ts';
import {
  type ConektaOrder,
  cents,
  chargesOf,
  currency,
  instantOf,
  seconds,
  text,
} from './conekta-order.ts';

const chargeback = z.object({
  id: text,
  status: text.nullish(),
  reason: text.nullish(),
  charge_id: text.nullish(),
  created_at: seconds.nullish(),
  evidence_due_by: seconds.nullish(),
});

/** The charge that it is about, with the chargeback in it; or the chargeback, with the charge's amount. */
const charged = z.object({
  id: text,
  order_id: text.nullish(),
  amount: cents,
  currency: currency.nullish(),
  paid_at: seconds.nullish(),
});

const reasons: Readonly<Record<string, DisputeReason>> = {
  unrecognized: 'fraudulent',
  unauthorized: 'fraudulent',
  unauthorized_by_client: 'fraudulent',
  unrecognized_like_fraud: 'fraudulent',
  unrecognized_purchase: 'fraudulent',
  fraudulent: 'fraudulent',
  twice_transaction: 'duplicate',
  duplicate: 'duplicate',
  product_not_received: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  damaged_products: 'notAsDescribed',
  subscription_canceled: 'cancelled',
  service_canceled: 'cancelled',
  credit_not_processed: 'refundNotReceived',
  transaction_not_refunded: 'refundNotReceived',
  incorrect_amount: 'wrongAmount',
  differents_amounts: 'wrongAmount',
};

/** As the event's name ends, or as the chargeback says: 'covered' by Conekta's insurance leaves the money here. */
function stateOf(word: string): DisputeState {
  if (word === 'won' || word === 'covered') return 'won';
  return word === 'lost' ? 'lost' : 'open';
}

/** Conekta tells only how it ends, and takes the money then. @param at seconds, of the event */
export function disputeOf(type: string, object: object, at: number): DisputeFacts | undefined {
  const found = 'chargeback' in object ? object.chargeback : object;
  const { data: dispute } = chargeback.safeParse(found);
  const { data: charge } = charged.safeParse(object);
  if (!dispute || !charge) return undefined;
  const settledAs = dispute.charge_id ?? (charge.id === dispute.id ? undefined : charge.id);
  if (!settledAs && !charge.order_id) return undefined;
  const ending = stateOf(type.slice(type.lastIndexOf('.') + 1));
  const state = ending === 'open' ? stateOf(dispute.status ?? '') : ending;
  const due = dispute.evidence_due_by;
  return {
    id: dispute.id,
    ...(charge.order_id && { reference: charge.order_id }),
    ...(settledAs && { settledAs }),
    state,
    amountCents: charge.amount,
    currency: (charge.currency ?? 'MXN').toUpperCase(),
    withdrawnCents: state === 'lost' ? charge.amount : 0,
    reinstatedCents: 0,
    feeCents: 0,
    reason: reasons[dispute.reason ?? ''] ?? 'other',
    openedAt: instantOf(dispute.created_at ?? at),
    ...(due && { answerBy: instantOf(due) }),
    at: instantOf(at),
  };
}

/** Chargebacks of an order's charges, which Conekta lists nowhere else. */
export function disputesOfOrder(order: ConektaOrder): Omit<DisputeFacts, 'at'>[] {
  const { id: order_id, amount, currency: code } = order;
  return chargesOf(order).flatMap(({ chargeback: found, id, paid_at }) => {
    if (!found) return [];
    const object = { id, order_id, amount, currency: code, chargeback: found };
    return disputeOf('charge.chargeback', object, paid_at ?? 0) ?? [];
  });
}

/** The store has taken the payment back: it came, and all of it is gone again. */
export function reversalOf(object: unknown): PaymentFacts | undefined {
  const { data: charge } = charged.safeParse(object);
  if (!charge?.order_id) return undefined;
  return {
    reference: charge.order_id,
    settledAs: charge.id,
    state: 'paid',
    amountCents: charge.amount,
    currency: (charge.currency ?? 'MXN').toUpperCase(),
    refundedCents: charge.amount,
    isReversal: true,
    ...(charge.paid_at && { paidAt: instantOf(charge.paid_at) }),
  };
}
