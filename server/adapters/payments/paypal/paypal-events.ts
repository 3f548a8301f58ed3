import { z } from 'zod';
import type { ProviderEvent } from '../provider-messages.ts';
import {
  capture,
  factsOfCapture,
  factsOfSubscription,
  type PaypalLinks,
  refund,
  sale,
  saleRefund,
  subscription,
} from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';
import { readDispute } from './paypal-disputes.ts';
import { linkOf, type PaypalPayments } from './paypal-payments.ts';

const event = z.object({
  event_type: z.string().max(200),
  create_time: z.string().max(100).nullish(),
  resource: z.record(z.string(), z.unknown()),
});
type PaypalEvent = z.output<typeof event>;

/** How a subscription stands after its event, where the event does not say. */
const statusAfter: ReadonlyMap<string, string> = new Map([
  ['BILLING.SUBSCRIPTION.ACTIVATED', 'ACTIVE'],
  ['BILLING.SUBSCRIPTION.SUSPENDED', 'SUSPENDED'],
  ['BILLING.SUBSCRIPTION.CANCELLED', 'CANCELLED'],
  ['BILLING.SUBSCRIPTION.EXPIRED', 'EXPIRED'],
  ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'ACTIVE'],
]);

/**
 * What PayPal's signed events say of donations; undefined of everything else, and of those that do not say enough:
 * then the portal hears of it when it asks.
 */
export function createPaypalEvents(api: PaypalApi, payments: PaypalPayments) {
  /** The order that a capture is of: the message names it, or PayPal does. */
  async function orderOf(found: z.output<typeof capture>): Promise<string | undefined> {
    const named = (one: z.output<typeof capture> | undefined) =>
      one && (one.supplementary_data?.related_ids?.order_id ?? idAbove(one.links, 'orders'));
    return (
      named(found) ??
      named(await api.find(capture, `/v2/payments/captures/${encodeURIComponent(found.id)}`))
    );
  }

  async function ofCapture({ resource }: PaypalEvent): Promise<ProviderEvent | undefined> {
    const { data } = capture.safeParse(resource);
    const reference = data && (await orderOf(data));
    if (!reference) return undefined;
    return {
      kind: 'payment',
      ...(data.custom_id && { donationId: data.custom_id }),
      facts: factsOfCapture(data, reference, 0),
    };
  }

  async function ofCaptureRefund({
    resource,
    event_type,
  }: PaypalEvent): Promise<ProviderEvent | undefined> {
    const { data } = refund.safeParse(resource);
    const settledAs = data && idAbove(data.links, 'captures');
    const total = data?.seller_payable_breakdown?.total_refunded_amount;
    if (settledAs && total) {
      const { cents, currency } = total;
      return { kind: 'refund', settledAs, refundedCents: cents, currency, ...reversal(event_type) };
    }
    if (!settledAs) return undefined;
    // This refund alone, without those before it: the order knows them all.
    const found = await api.find(capture, `/v2/payments/captures/${encodeURIComponent(settledAs)}`);
    const reference = found && (await orderOf(found));
    const facts = reference ? await payments.find(reference) : undefined;
    return facts && { kind: 'payment', facts: { ...facts, ...reversal(event_type) } };
  }

  function ofSale({ resource, create_time }: PaypalEvent): ProviderEvent | undefined {
    const { data } = sale.safeParse(resource);
    // Without a subscription it is somebody else's business with the same account.
    if (!data?.billing_agreement_id) return undefined;
    const { id, amount, billing_agreement_id } = data;
    const paidAt = data.create_time ?? create_time;
    if (!paidAt || Number.isNaN(Date.parse(paidAt))) return undefined;
    return {
      kind: 'subscriptionCharge',
      charge: {
        subscriptionId: billing_agreement_id,
        id,
        state: data.state === 'pending' ? 'pending' : 'paid',
        amountCents: amount.cents,
        currency: amount.currency,
        refundedCents: 0,
        paidAt: new Date(paidAt).toISOString(),
      },
    };
  }

  function ofSaleRefund({ resource, event_type }: PaypalEvent): ProviderEvent | undefined {
    const { data } = saleRefund.safeParse(resource);
    const total = data?.total_refunded_amount;
    const refundedCents = Math.abs(total?.value ?? data?.amount?.cents ?? 0);
    // A reversal is told as the sale that it takes back.
    const settledAs = data?.sale_id ?? data?.id;
    if (!settledAs || refundedCents === 0) return undefined;
    return {
      kind: 'refund',
      settledAs,
      refundedCents,
      currency: total?.currency ?? data?.amount?.currency ?? 'MXN',
      ...reversal(event_type),
    };
  }

  function ofSubscription({ resource, event_type }: PaypalEvent): ProviderEvent | undefined {
    const { data } = subscription.safeParse(resource);
    const facts =
      data && factsOfSubscription({ ...data, status: data.status ?? statusAfter.get(event_type) });
    if (!facts) return undefined;
    const paymentFailed = event_type === 'BILLING.SUBSCRIPTION.PAYMENT.FAILED';
    return { kind: 'subscription', subscription: facts, ...(paymentFailed && { paymentFailed }) };
  }

  function ofDispute({ resource }: PaypalEvent): ProviderEvent | undefined {
    const dispute = readDispute(resource);
    return dispute && { kind: 'dispute', dispute };
  }

  type Reader = (
    input: PaypalEvent,
  ) => Promise<ProviderEvent | undefined> | ProviderEvent | undefined;
  const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
    ['PAYMENT.CAPTURE.COMPLETED', ofCapture],
    ['PAYMENT.CAPTURE.PENDING', ofCapture],
    ['PAYMENT.CAPTURE.DENIED', ofCapture],
    ['PAYMENT.CAPTURE.DECLINED', ofCapture],
    ['PAYMENT.CAPTURE.REFUNDED', ofCaptureRefund],
    ['PAYMENT.CAPTURE.REVERSED', ofCaptureRefund],
    ['PAYMENT.SALE.COMPLETED', ofSale],
    ['PAYMENT.SALE.REFUNDED', ofSaleRefund],
    ['PAYMENT.SALE.REVERSED', ofSaleRefund],
    ['CUSTOMER.DISPUTE.CREATED', ofDispute],
    ['CUSTOMER.DISPUTE.UPDATED', ofDispute],
    ['CUSTOMER.DISPUTE.RESOLVED', ofDispute],
    ['BILLING.SUBSCRIPTION.ACTIVATED', ofSubscription],
    ['BILLING.SUBSCRIPTION.UPDATED', ofSubscription],
    ['BILLING.SUBSCRIPTION.SUSPENDED', ofSubscription],
    ['BILLING.SUBSCRIPTION.CANCELLED', ofSubscription],
    ['BILLING.SUBSCRIPTION.EXPIRED', ofSubscription],
    ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', ofSubscription],
  ]);

  return {
    /** @throws ProviderSilent when PayPal has to be asked about it and does not answer: then it comes again */
    async read(body: Buffer): Promise<ProviderEvent | undefined> {
      const { data } = event.safeParse(parsed(body));
      return data && readers.get(data.event_type)?.(data);
    },
  };
}

/** PayPal or the buyer’s bank has taken the money back. */
const reversal = (type: string) => (type.endsWith('.REVERSED') ? { isReversal: true } : {});

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The last part of the address of what it belongs to, as '…/v2/payments/captures/ID'. */
function idAbove(links: PaypalLinks, collection: 'orders' | 'captures'): string | undefined {
  const address = linkOf(links, 'up');
  return address && new RegExp(`/${collection}/([^/?#]+)$`).exec(address)?.[1];
}
