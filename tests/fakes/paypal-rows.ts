import type { Capture, Money, Order, PaypalBooks, Sale, Subscription } from './paypal-books.ts';

/** How PayPal writes what it has in its books. */

const decimal = (cents: number) => (cents / 100).toFixed(2);
export const moneyRow = ({ cents, currency }: Money) => ({
  currency_code: currency,
  value: decimal(cents),
});

export const centsOf = (value: string) => Math.round(Number(value) * 100);

export function captureRow(capture: Capture, books: PaypalBooks, origin: string) {
  const { id, orderId, customId, status, cents, at } = capture;
  const refunded = books.refundedOf(capture);
  const partly = refunded === 0 ? status : 'PARTIALLY_REFUNDED';
  return {
    id,
    status: refunded === cents ? 'REFUNDED' : partly,
    amount: moneyRow(capture),
    ...(customId && { custom_id: customId }),
    final_capture: true,
    create_time: at,
    update_time: at,
    supplementary_data: { related_ids: { order_id: orderId } },
    links: [
      { rel: 'self', href: `${origin}/v2/payments/captures/${id}`, method: 'GET' },
      { rel: 'up', href: `${origin}/v2/checkout/orders/${orderId}`, method: 'GET' },
    ],
  };
}

export function refundRow(capture: Capture, refund: Capture['refunds'][number], origin: string) {
  const upTo = capture.refunds.slice(
    0,
    capture.refunds.findIndex(({ id }) => id === refund.id) + 1,
  );
  const cents = upTo.reduce((sum, one) => sum + one.cents, 0);
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: moneyRow(refund),
    ...(refund.customId && { custom_id: refund.customId }),
    seller_payable_breakdown: {
      gross_amount: moneyRow(refund),
      total_refunded_amount: moneyRow({ cents, currency: refund.currency }),
    },
    links: [{ rel: 'up', href: `${origin}/v2/payments/captures/${capture.id}`, method: 'GET' }],
  };
}

export function orderRow(order: Order, books: PaypalBooks, origin: string) {
  const { id, status, customId, payee, capture } = order;
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: moneyRow(order),
        payee: { merchant_id: payee },
        ...(customId && { custom_id: customId }),
        ...(capture && {
          payments: {
            captures: [captureRow(capture, books, origin)],
            refunds: capture.refunds.map((one) => refundRow(capture, one, origin)),
          },
        }),
      },
    ],
    links: [
      { rel: 'self', href: `${origin}/v2/checkout/orders/${id}`, method: 'GET' },
      { rel: 'payer-action', href: `${origin}/checkoutnow?token=${id}`, method: 'GET' },
    ],
  };
}

/** Of the first version of the API. */
export function saleRow({ id, cents, currency, refundedCents, at }: Sale, subscriptionId: string) {
  const partly = refundedCents === 0 ? 'completed' : 'partially_refunded';
  return {
    id,
    state: refundedCents === cents ? 'refunded' : partly,
    amount: { total: decimal(cents), currency, details: { subtotal: decimal(cents) } },
    billing_agreement_id: subscriptionId,
    create_time: at,
    update_time: at,
  };
}

export function saleRefundRow(
  id: string,
  { id: saleId, currency, refundedCents }: Sale,
  cents: number,
) {
  return {
    id,
    sale_id: saleId,
    state: 'completed',
    amount: { total: decimal(cents), currency },
    total_refunded_amount: { currency, value: decimal(refundedCents) },
  };
}

export function subscriptionRow(subscription: Subscription, origin: string) {
  const { id, planId, status, customId, email, startedAt, nextBillingAt, cardExpiry } =
    subscription;
  return {
    id,
    plan_id: planId,
    status,
    ...(customId && { custom_id: customId }),
    start_time: startedAt,
    subscriber: {
      email_address: email,
      name: { given_name: 'Ana', surname: 'Pérez' },
      ...(cardExpiry && { payment_source: { card: { last_digits: '1111', expiry: cardExpiry } } }),
    },
    billing_info: {
      outstanding_balance: { currency_code: 'MXN', value: '0.0' },
      failed_payments_count: subscription.failedPayments,
      ...(status === 'ACTIVE' && { next_billing_time: nextBillingAt }),
    },
    links: [
      {
        rel: 'approve',
        href: `${origin}/webapps/billing/subscriptions?ba_token=${id}`,
        method: 'GET',
      },
    ],
  };
}

export const revisionRow = (planId: string, token: string, origin: string) => ({
  plan_id: planId,
  plan_overridden: false,
  links: [
    {
      rel: 'approve',
      href: `${origin}/webapps/billing/subscriptions/update?ba_token=${token}`,
      method: 'GET',
    },
  ],
});

export const transactionRow = (sale: Sale) => ({
  id: sale.id,
  status: sale.refundedCents === sale.cents ? 'REFUNDED' : 'COMPLETED',
  amount_with_breakdown: { gross_amount: moneyRow(sale) },
  payer_email: 'donante@example.mx',
  time: sale.at,
});
