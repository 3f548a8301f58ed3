import { z } from 'zod';
import { subscriptionStatuses } from '#domain/donations/subscription-status.ts';
import type { PaymentFacts } from '../payment-facts.ts';
import type { RefundsFound } from '../payment-provider.ts';
import type { SubscriptionFacts } from '../subscription-provider.ts';

/** PayPal's fields as the portal reads them: whatever it can do without may be missing. */

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

const centsOfDecimal = z.string().transform((text, context) => {
  const [, sign, pesos, decimals = ''] = decimal.exec(text) ?? [];
  if (pesos === undefined) {
    context.addIssue('no amount');
    return z.NEVER;
  }
  const cents = Number(pesos) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
});

/** '123.45', as PayPal takes and gives amounts. */
export const decimalOfCents = (cents: number): string => (cents / 100).toFixed(2);

export const text = z.string().max(500);
const currency = text.transform((code) => code.toUpperCase());
export const instant = text.pipe(z.coerce.date()).transform((date) => date.toISOString());

export const money = z
  .object({ currency_code: currency, value: centsOfDecimal })
  .transform(({ currency_code, value }) => ({ currency: currency_code, cents: value }));

/** Of the first version of PayPal's API. */
const firstMoney = z
  .object({ currency, total: centsOfDecimal })
  .transform(({ currency: code, total }) => ({ currency: code, cents: total }));

const links = z
  .array(z.object({ rel: text, href: z.string().max(4_000) }))
  .max(50)
  .nullish()
  .transform((all) => all ?? []);

export type PaypalLinks = z.output<typeof links>;

export const capture = z.object({
  id: text,
  status: text,
  amount: money,
  custom_id: text.nullish(),
  create_time: instant.nullish(),
  update_time: instant.nullish(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: text.nullish() }).nullish() })
    .nullish(),
  links,
});
export type PaypalCapture = z.output<typeof capture>;

export const refund = z.object({
  custom_id: text.nullish(),
  status: text.nullish(),
  amount: money.nullish(),
  seller_payable_breakdown: z.object({ total_refunded_amount: money.nullish() }).nullish(),
  links,
});

const unit = z.object({
  custom_id: text.nullish(),
  amount: money.nullish(),
  payee: z.object({ merchant_id: text.nullish() }).nullish(),
  payments: z
    .object({
      captures: z.array(capture).max(50).nullish(),
      refunds: z.array(refund).max(1_000).nullish(),
    })
    .nullish(),
});

export const order = z.object({
  id: text,
  status: text,
  purchase_units: z
    .array(unit)
    .max(10)
    .nullish()
    .transform((units) => units ?? []),
  links,
});
export type PaypalOrder = z.output<typeof order>;

/** As `completed` or `COMPLETED`. */
const state = text.nullish().transform((input) => input?.toLowerCase());

/** A month's money, in the first version of PayPal's API. */
export const sale = z.object({
  id: text,
  state,
  amount: firstMoney,
  billing_agreement_id: text.nullish(),
  create_time: instant.nullish(),
});

export const saleRefund = z.object({
  id: text.nullish(),
  sale_id: text.nullish(),
  state,
  amount: firstMoney.nullish(),
  total_refunded_amount: z
    .object({ currency: currency.nullish(), value: centsOfDecimal })
    .nullish(),
});

export const subscription = z.object({
  id: text,
  plan_id: text.nullish(),
  status: text.nullish(),
  custom_id: text.nullish(),
  start_time: instant.nullish(),
  subscriber: z
    .object({
      email_address: text.nullish(),
      name: z.object({ given_name: text.nullish() }).nullish(),
      payment_source: z.object({ card: z.object({ expiry: text.nullish() }).nullish() }).nullish(),
    })
    .nullish(),
  billing_info: z
    .object({
      next_billing_time: instant.nullish(),
      failed_payments_count: z.number().int().min(0).nullish(),
    })
    .nullish(),
  links,
});
/** Another plan that was asked for. */
export const revision = z.object({ plan_id: text.nullish(), links });

export type PaypalSubscription = z.output<typeof subscription>;

export const transactions = z.object({
  transactions: z
    .array(
      z.object({
        id: text,
        status: text,
        amount_with_breakdown: z.object({ gross_amount: money }),
        time: instant,
      }),
    )
    .max(1_000)
    .nullish()
    .transform((all) => all ?? []),
});

const hasRefunds = (status: string): boolean =>
  status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED';

/** Whether its money came, is on its way, or will not come. */
export function captureState(status: string): 'paid' | 'pending' | 'failed' {
  if (status === 'COMPLETED' || hasRefunds(status)) return 'paid';
  return status === 'DECLINED' || status === 'FAILED' ? 'failed' : 'pending';
}

/** @param refundedCents as far as it is known otherwise: PayPal does not write it on the capture */
export function factsOfCapture(
  found: PaypalCapture,
  reference: string,
  refundedCents: number,
): PaymentFacts {
  const { id, status, amount, create_time, update_time } = found;
  const state = captureState(status);
  // A refund changes it as well; then only its beginning tells when the money came.
  const came = hasRefunds(status) ? create_time : (update_time ?? create_time);
  return {
    reference,
    settledAs: id,
    state,
    amountCents: amount.cents,
    currency: amount.currency,
    refundedCents: status === 'REFUNDED' ? amount.cents : refundedCents,
    ...(state === 'paid' && came && { paidAt: came }),
    ...(state === 'failed' && { decline: 'declined' as const }),
  };
}

/** The one that counts: a donor whose first way to pay was declined may have chosen another. */
function chosenCapture(captures: readonly PaypalCapture[]): PaypalCapture | undefined {
  for (const state of ['paid', 'pending', 'failed']) {
    const found = captures.find(({ status }) => captureState(status) === state);
    if (found) return found;
  }
  return undefined;
}

const refundStates: ReadonlyMap<string, 'done' | 'failed'> = new Map([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
]);

export function refundsOfOrder({ purchase_units }: PaypalOrder): RefundsFound['refunds'] {
  return purchase_units[0]?.payments?.refunds?.map(({ custom_id, status, amount }) => ({
    key: custom_id ?? undefined,
    amountCents: Math.abs(amount?.cents ?? 0),
    state: refundStates.get(status ?? '') ?? 'underWay',
  }));
}

/** @returns undefined where the order does not say how much it is of */
export function factsOfOrder({
  id,
  status,
  purchase_units,
}: PaypalOrder): PaymentFacts | undefined {
  const payments = purchase_units[0]?.payments;
  const found = chosenCapture(payments?.captures ?? []);
  if (found) {
    const refundedCents = (payments?.refunds ?? [])
      .filter((one) => one.status === 'COMPLETED')
      .reduce((sum, one) => sum + Math.abs(one.amount?.cents ?? 0), 0);
    return factsOfCapture(found, id, refundedCents);
  }
  const amount = purchase_units[0]?.amount;
  if (!amount) return undefined;
  return {
    reference: id,
    state: openOrderState(status),
    amountCents: amount.cents,
    currency: amount.currency,
    refundedCents: 0,
  };
}

function openOrderState(status: string): PaymentFacts['state'] {
  if (status === 'VOIDED') return 'cancelled';
  // Approved, it waits for the portal; before that, for the donor.
  return status === 'APPROVED' || status === 'COMPLETED' ? 'pending' : 'requiresAction';
}

const yearAndMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** @returns undefined where it does not say how it stands */
export function factsOfSubscription(found: PaypalSubscription): SubscriptionFacts | undefined {
  const { id, plan_id, custom_id, start_time, subscriber, billing_info } = found;
  const status = subscriptionStatuses.fromWire(found.status);
  if (!status) return undefined;
  const expires = subscriber?.payment_source?.card?.expiry;
  return {
    id,
    planId: plan_id ?? '',
    status,
    ...(custom_id && { ownId: custom_id }),
    startedAt: start_time ?? null,
    subscriber: subscriber
      ? { email: subscriber.email_address ?? '', givenName: subscriber.name?.given_name ?? '' }
      : null,
    nextBillingAt: billing_info?.next_billing_time ?? null,
    failedPayments: billing_info?.failed_payments_count ?? 0,
    cardExpires: expires && yearAndMonth.test(expires) ? expires : null,
  };
}
