import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type DisputeFacts, SignatureInvalid, type SignedMessage } from '../payment-provider.ts';
import { readDispute } from './stripe-disputes.ts';
import {
  paymentOfCharge,
  paymentOfIntent,
  readRefund,
  type StripePayment,
} from './stripe-facts.ts';
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

/**
 * What an event tells of a payment. Of a refund it names the payment alone, whose refunds all together have to be asked for;
 * of a transfer the customer, to whom more may have come.
 */
export function newsOf({
  type,
  created,
  data: { object },
}: StripeEvent):
  | StripePayment
  | { refundOf: string }
  | { transferOf: string }
  | { dispute: DisputeFacts }
  | undefined {
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
