import { z } from 'zod';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { SubscriptionCharge, SubscriptionFacts } from '../subscription-provider.ts';

/** What the portal reads of Stripe's subscriptions and their invoices. All of these give undefined for what they do not understand. */

const text = z.string().max(500);
const cents = z.int().min(0);
const seconds = z.int().min(0).max(1e11);
/** Named, or whole. */
const named = z.union([text, z.looseObject({ id: text }).transform(({ id }) => id)]);

const invoicePayment = z.object({
  status: text,
  amount_paid: cents.nullish(),
  payment: z.object({ payment_intent: named.nullish() }),
  status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
});

const invoice = z.object({
  id: text,
  status: text.nullish(),
  currency: z.string().max(3).toUpperCase(),
  created: seconds,
  attempt_count: z.int().min(0).nullish(),
  next_payment_attempt: seconds.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: named }).nullish() })
    .nullish()
    .catch(null),
  payments: z.object({ data: z.array(invoicePayment).max(100) }).nullish(),
});
export type StripeInvoice = z.output<typeof invoice>;

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'approvalPending',
  incomplete_expired: 'cancelled',
  // After its day was changed, until the next charge.
  trialing: 'active',
  active: 'active',
  past_due: 'active',
  paused: 'suspended',
  // Where Stripe is told to keep what it could not charge.
  unpaid: 'expired',
  canceled: 'cancelled',
};

const subscription = z.object({
  id: text,
  status: text,
  customer: named,
  created: seconds,
  metadata: z.object({ own_id: text.optional() }).nullish(),
  pause_collection: z.object({ resumes_at: seconds.nullish() }).nullish(),
  cancellation_details: z.object({ reason: text.nullish() }).nullish(),
  default_payment_method: z
    .union([
      text.transform(() => null),
      z.object({
        card: z.object({ exp_month: z.int().min(1).max(12), exp_year: z.int() }).nullish(),
      }),
    ])
    .nullish()
    .catch(null),
  items: z.object({
    data: z
      .array(
        z.object({
          id: text,
          current_period_end: seconds,
          price: z.object({ unit_amount: cents.nullish() }).nullish(),
        }),
      )
      .min(1)
      .max(20),
  }),
  latest_invoice: z.union([text.transform(() => null), invoice]).nullish(),
});
export type StripeSubscription = z.output<typeof subscription>;

/** What has to be asked for with a subscription. */
export const expandedSubscription = ['default_payment_method', 'latest_invoice.payments'];

export const readSubscription = (object: unknown) => subscription.safeParse(object).data;
export const readInvoice = (object: unknown) => invoice.safeParse(object).data;

/** Of which subscription an invoice is. */
export const subscriptionOfInvoice = (object: unknown): string | undefined =>
  readInvoice(object)?.parent?.subscription_details?.subscription;

export const readInvoices = (object: unknown) =>
  z.object({ data: z.array(invoice).max(100) }).safeParse(object).data?.data;

/** The first one: the portal makes subscriptions of one thing. */
export const itemOf = ({ items }: StripeSubscription) => {
  const [item] = items.data;
  return item ?? { id: '', current_period_end: 0, price: null };
};

/** What waits to be paid. */
export const openInvoiceOf = ({ latest_invoice: latest }: StripeSubscription) =>
  latest?.status === 'open' ? latest : undefined;

export const intentOf = ({ payments }: StripeInvoice): string | undefined =>
  payments?.data.map(({ payment }) => payment.payment_intent).find((intent) => intent) ?? undefined;

const instantOf = (at: number) => new Date(at * 1000).toISOString();

/** The same day of the next month, or its last one. */
function monthAfter(at: number): string {
  const from = new Date(at * 1000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), last));
  return next.toISOString();
}

/** Without why a charge failed, which its payment says. */
export function factsOfSubscription(found: StripeSubscription): SubscriptionFacts | undefined {
  const stated = statuses[found.status];
  if (!stated) return undefined;
  const { pause_collection: pause, metadata, default_payment_method: method } = found;
  const { current_period_end: end, price } = itemOf(found);
  const until = pause?.resumes_at ?? undefined;
  const isPaused = stated === 'active' && pause != null && until === undefined;
  const isSkipped = stated === 'active' && until !== undefined && until > end;
  const open = openInvoiceOf(found);
  const isLate = found.status === 'past_due' || found.status === 'unpaid';
  const card = method?.card;
  const reason = found.cancellation_details?.reason;
  return {
    id: found.id,
    planId: '',
    status: isPaused ? 'suspended' : stated,
    ...(metadata?.own_id && { ownId: metadata.own_id }),
    startedAt: instantOf(found.created),
    subscriber: null,
    nextBillingAt: isSkipped ? monthAfter(end) : instantOf(end),
    failedPayments: isLate ? Math.max(1, open?.attempt_count ?? 1) : 0,
    cardExpires: card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null,
    ...(price?.unit_amount != null && { amountCents: price.unit_amount }),
    retryAt: isLate && open?.next_payment_attempt ? instantOf(open.next_payment_attempt) : null,
    skippedUntil: isSkipped && until !== undefined ? instantOf(until) : null,
    endedUnpaid: found.status === 'unpaid' || reason === 'payment_failed',
  };
}

/** What was paid of an invoice: nothing where its money went another way than by card. */
export function chargesOfInvoice(found: StripeInvoice, subscriptionId: string) {
  return (found.payments?.data ?? []).flatMap(
    ({ status, amount_paid, payment, status_transitions }): SubscriptionCharge[] => {
      const id = payment.payment_intent;
      if (status !== 'paid' || !id || !amount_paid) return [];
      const paidAt = instantOf(status_transitions?.paid_at ?? found.created);
      const money = { amountCents: amount_paid, currency: found.currency, refundedCents: 0 };
      return [{ subscriptionId, id, state: 'paid', ...money, paidAt }];
    },
  );
}

const setupIntent = z.object({
  id: text,
  status: text,
  client_secret: text.nullish(),
  payment_method: named.nullish(),
  metadata: z.object({ subscription: text.optional() }).nullish(),
  last_setup_error: z
    .object({ code: text.nullish(), decline_code: text.nullish() })
    .nullish()
    .catch(null),
});
export const readSetup = (object: unknown) => setupIntent.safeParse(object).data;
