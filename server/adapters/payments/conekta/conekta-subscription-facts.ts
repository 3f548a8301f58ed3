import { z } from 'zod';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { SubscriptionCharge, SubscriptionFacts } from '../subscription-provider.ts';
import { type ConektaOrder, factsOf, instantOf, listOf, seconds, text } from './conekta-order.ts';

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  in_trial: 'active',
  active: 'active',
  past_due: 'active',
  paused: 'suspended',
  canceled: 'cancelled',
  unpaid: 'expired',
  expired: 'expired',
};

const subscription = z.object({
  id: text.nullish(),
  status: text,
  plan_id: text.nullish(),
  card_id: text.nullish(),
  created_at: seconds.nullish(),
  subscription_start: seconds.nullish(),
  billing_cycle_end: seconds.nullish(),
  trial_end: seconds.nullish(),
  canceled_reason: text.nullish().catch(undefined),
  last_billing_cycle_order_id: text.nullish().catch(undefined),
});

const source = z.object({
  id: text,
  exp_month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  exp_year: z.coerce.number().int().min(0).optional().catch(undefined),
});

/** A monthly donation is a customer of its own, with one subscription: the customer's name is the donation's. */
export const customerSchema = z.object({
  id: text,
  created_at: seconds.nullish(),
  custom_reference: text.nullish().catch(undefined),
  default_payment_source_id: text.nullish().catch(undefined),
  payment_sources: listOf(source).nullish().catch(undefined),
  subscription: subscription.nullish(),
});
export type ConektaCustomer = z.output<typeof customerSchema>;

export const sourcesOf = ({ payment_sources: sources }: ConektaCustomer) =>
  (Array.isArray(sources) ? sources : sources?.data) ?? [];

const intervals = { month: 'month', halfMonth: 'half_month' } as const;

/** One of each amount and interval, by a name that says both. */
export interface Plan {
  amountCents: number;
  interval: MonthlyInterval;
}

export const planRequest = ({ amountCents, interval }: Plan) => ({
  id: `monthly-donation-${intervals[interval]}-${amountCents}`,
  name: interval === 'month' ? 'Donativo mensual' : 'Donativo quincenal',
  amount: amountCents,
  currency: 'MXN',
  interval: intervals[interval],
  frequency: 1,
});

/** undefined for a plan that is not of the portal. */
export function planOf(id: string | null | undefined): Plan | undefined {
  const [, unit, cents] = /^monthly-donation-(month|half_month)-(\d{1,12})$/.exec(id ?? '') ?? [];
  if (!unit) return undefined;
  return { amountCents: Number(cents), interval: unit === 'month' ? 'month' : 'halfMonth' };
}

/** Conekta says that a charge failed, and neither how often nor when it tries again. */
export function factsOfCustomer(customer: ConektaCustomer): SubscriptionFacts | undefined {
  const { id, custom_reference: ownId, subscription: found } = customer;
  if (!found) return undefined;
  const stated = statuses[found.status];
  if (!stated) return undefined;
  const started = found.subscription_start ?? found.created_at ?? customer.created_at;
  const next = found.billing_cycle_end ?? found.trial_end;
  const plan = planOf(found.plan_id);
  return {
    id,
    planId: '',
    status: stated,
    ...(ownId && { ownId }),
    startedAt: started ? instantOf(started) : null,
    subscriber: null,
    nextBillingAt: next ? instantOf(next) : null,
    failedPayments: found.status === 'past_due' || found.status === 'unpaid' ? 1 : 0,
    cardExpires: expiryOf(customer),
    ...(plan && { amountCents: plan.amountCents }),
    endedUnpaid: found.status === 'unpaid' || isUnpaid(found.canceled_reason),
  };
}

const isUnpaid = (reason: string | null | undefined) =>
  reason != null && /fail|retr|declin|unpaid|past_due/i.test(reason);

function expiryOf(customer: ConektaCustomer): string | null {
  const charged = customer.subscription?.card_id ?? customer.default_payment_source_id;
  const all = sourcesOf(customer);
  const card = all.find(({ id }) => id === charged) ?? all[0];
  if (!card?.exp_month || card.exp_year === undefined) return null;
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  return `${year}-${String(card.exp_month).padStart(2, '0')}`;
}

/** Of an order that a subscription has made; undefined for all others, and before it is paid. */
export function chargeOfOrder(order: ConektaOrder): SubscriptionCharge | undefined {
  const customer = order.customer_info?.customer_id;
  const { state, reference, amountCents, currency, refundedCents, paidAt } = factsOf(order);
  if (!customer || state !== 'paid' || paidAt === undefined) return undefined;
  return {
    subscriptionId: customer,
    id: reference,
    state,
    amountCents,
    currency,
    refundedCents,
    paidAt,
  };
}
