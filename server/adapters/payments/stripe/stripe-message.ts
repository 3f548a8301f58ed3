import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { DisputeFacts } from '../payment-facts.ts';
import { SignatureInvalid } from '../provider-errors.ts';
import type { SignedMessage } from '../provider-messages.ts';
import { readDispute } from './stripe-disputes.ts';
import {
  paymentOfCharge,
  paymentOfIntent,
  readRefund,
  type StripePayment,
} from './stripe-facts.ts';
import {
  readInvoice,
  readSubscription,
  subscriptionOfInvoice,
} from './stripe-subscription-facts.ts';
import { isOfTransfer, readCustomer } from './stripe-transfer-facts.ts';

/** Bytes. Stripe's largest events have some ten thousand. */
const largestMessage = 256 * 1024;
/** Seconds between the signature and the moment when it is read. */
const tolerance = 5 * 60;

const event = z.object({
  type: z.string().max(100),
  created: z.int().min(0).max(1e11).optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
type StripeEvent = z.output<typeof event>;

const intentEvents =
  /^payment_intent\.(succeeded|payment_failed|canceled|processing|requires_action)$/;
/** Money that came to a customer's CLABE, or left it. */
const cashEvents = /^(customer_cash_balance_transaction\.created|cash_balance\.funds_available)$/;
const disputeEvents =
  /^charge\.dispute\.(created|updated|funds_withdrawn|funds_reinstated|closed)$/;
const subscriptionEvents = /^customer\.subscription\.(created|updated|deleted|paused|resumed)$/;
const invoiceEvents = /^invoice\.(paid|payment_failed|payment_action_required)$/;
const refundEvents = /^(refund\.(created|updated|failed)|charge\.refund\.updated)$/;

/**
 * What Stripe has signed with the endpoint's secret.
 * @returns undefined for what is signed but no event as the portal knows them
 * @throws SignatureInvalid
 */
export function readSigned(
  stripe: Stripe,
  secret: string,
  { body, headers }: SignedMessage,
  now: Date,
): StripeEvent | undefined {
  const signature = headers['stripe-signature'];
  if (body.length > largestMessage || typeof signature !== 'string') throw new SignatureInvalid();
  let signed: unknown;
  try {
    signed = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new SignatureInvalid();
  }
  return event.safeParse(signed).data;
}

/** What an event names, of which the rest has to be asked for. */
interface Named {
  /** Whose refunds all together. */
  refundOf: string;
  /** A customer, to whom more may have come. */
  transferOf: string;
  /** How a subscription stands now. */
  subscriptionOf: string;
  /** A month's invoice that was paid. */
  paidInvoice: string;
}

/** What an event tells of a payment. */
export function newsOf({
  type,
  created,
  data: { object },
}: StripeEvent):
  | StripePayment
  | Pick<Named, 'refundOf'>
  | Pick<Named, 'transferOf'>
  | Pick<Named, 'subscriptionOf'>
  | Pick<Named, 'paidInvoice'>
  | { dispute: DisputeFacts }
  | undefined {
  if (subscriptionEvents.test(type)) {
    const id = readSubscription(object)?.id;
    return id === undefined ? undefined : { subscriptionOf: id };
  }
  if (invoiceEvents.test(type)) return newsOfInvoice(type, object);
  if (cashEvents.test(type) || isOfTransfer(object)) {
    const transferOf = readCustomer(object);
    return transferOf === undefined ? undefined : { transferOf };
  }
  if (intentEvents.test(type)) return paymentOfIntent(object, created);
  if (type === 'charge.refunded') return paymentOfCharge(object);
  if (disputeEvents.test(type)) {
    const dispute = readDispute(object, created);
    return dispute && { dispute };
  }
  const refundOf = refundEvents.test(type) ? readRefund(object)?.payment_intent : undefined;
  return refundOf ? { refundOf } : undefined;
}

function newsOfInvoice(type: string, object: unknown) {
  const subscriptionOf = subscriptionOfInvoice(object);
  const invoice = readInvoice(object)?.id;
  // One that no subscription made is not the portal's.
  if (subscriptionOf === undefined || invoice === undefined) return undefined;
  return type === 'invoice.paid' ? { paidInvoice: invoice } : { subscriptionOf };
}
