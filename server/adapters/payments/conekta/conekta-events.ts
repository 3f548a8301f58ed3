import { verify } from 'node:crypto';
import { z } from 'zod';
import { SignatureInvalid } from '../provider-errors.ts';
import type { ProviderEvent, SignedMessage } from '../provider-messages.ts';
import type { SubscriptionFacts } from '../subscription-provider.ts';
import { disputeOf, reversalOf } from './conekta-disputes.ts';
import {
  factsOf,
  instantOf,
  orderSchema,
  paidChargeSchema,
  seconds,
  text,
} from './conekta-order.ts';
import { chargeOfOrder } from './conekta-subscription-facts.ts';

const eventSchema = z.object({
  type: z.string().max(100),
  created_at: seconds.nullish().catch(undefined),
  data: z.object({ object: z.looseObject({}) }),
});

/** What has to be asked for of a monthly donation. */
export interface SubscriptionReader {
  find(customer: string): Promise<SubscriptionFacts | undefined>;
}

/**
 * What a webhook of Conekta says. It is signed without a time, so one that is sent again years later is genuine too: it
 * changes nothing, for a donation's state goes by the money.
 * @throws SignatureInvalid
 */
export async function readConektaEvent(
  { body, headers }: SignedMessage,
  publicKey: string,
  subscriptions: SubscriptionReader,
): Promise<ProviderEvent | undefined> {
  if (!isSigned(body, headers.digest, publicKey)) throw new SignatureInvalid();
  const event = eventSchema.safeParse(parseJson(body)).data;
  if (!event) return undefined;
  const { type } = event;
  const { object } = event.data;
  if (type === 'charge.paid') return paidCharge(object);
  if (type === 'charge.reversed') {
    const facts = reversalOf(object);
    return facts && { kind: 'payment', facts };
  }
  if (type.startsWith('charge.chargeback.')) {
    const dispute = disputeOf(type, object, event.created_at ?? 0);
    return dispute && { kind: 'dispute', dispute };
  }
  if (type.startsWith('subscription.')) return subscriptionEvent(type, object, subscriptions);
  if (!type.startsWith('order.')) return undefined;
  // Some events of orders leave out the word that their name ends in.
  const order = orderSchema.safeParse({ payment_status: type.slice('order.'.length), ...object });
  if (!order.success) return undefined;
  const donationId = order.data.metadata?.donation_id;
  const charge = donationId === undefined ? chargeOfOrder(order.data) : undefined;
  if (charge) return { kind: 'subscriptionCharge', charge };
  return { kind: 'payment', ...(donationId && { donationId }), facts: factsOf(order.data) };
}

/** Its words may be old, or come in any order: how it stands is asked. */
async function subscriptionEvent(
  type: string,
  object: unknown,
  subscriptions: SubscriptionReader,
): Promise<ProviderEvent | undefined> {
  const about = z.object({ customer_id: text }).safeParse(object).data;
  const found = about && (await subscriptions.find(about.customer_id));
  // Those of others than the portal, at the same account, are none of its business.
  if (!found?.ownId) return undefined;
  const paymentFailed = type === 'subscription.payment_failed' && found.failedPayments > 0;
  return { kind: 'subscription', subscription: found, paymentFailed };
}

function paidCharge(object: unknown): ProviderEvent | undefined {
  const { data: charge } = paidChargeSchema.safeParse(object);
  return (
    charge && {
      kind: 'payment',
      facts: {
        reference: charge.order_id,
        settledAs: charge.id,
        state: 'paid',
        amountCents: charge.amount,
        currency: charge.currency.toUpperCase(),
        refundedCents: 0,
        ...(charge.paid_at && { paidAt: instantOf(charge.paid_at) }),
      },
    }
  );
}

/** base64 of RSA with SHA-256, over the bytes as they came. */
function isSigned(body: Buffer, digest: string | string[] | undefined, publicKey: string): boolean {
  if (typeof digest !== 'string') return false;
  try {
    return verify('sha256', body, publicKey, Buffer.from(digest, 'base64'));
  } catch {
    // The key that was configured is none.
    return false;
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
