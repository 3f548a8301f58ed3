import { z } from 'zod';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import { formatPesos } from '#domain/money.ts';
import {
  ProviderSilent,
  type SubscriptionCharge,
  type SubscriptionFacts,
  type SubscriptionPlan,
  type SubscriptionProvider,
} from '../payment-provider.ts';
import {
  captureState,
  decimalOfCents,
  factsOfSubscription,
  subscription,
  transactions,
} from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';
import { linkOf, paypalLocales } from './paypal-payments.ts';

/** What monthly donations are sold as, in PayPal's terms; chosen by us, so that it is found again. */
const productId = 'MONTHLY-DONATION';

const named = z.object({ id: z.string().min(1).max(200) });
const anything = z.unknown();
const planList = z.object({
  plans: z
    .array(
      z.object({
        id: z.string().max(200),
        name: z.string().max(500).nullish(),
        status: z.string().nullish(),
      }),
    )
    .max(20)
    .nullish()
    .transform((plans) => plans ?? []),
});

/** Pages of twenty plans: there are seven. */
const mostPages = 10;

const planName = (cents: number) => `Donativo mensual ${formatPesos(cents)}`;

export function createPaypalSubscriptions(
  api: PaypalApi,
  { siteName }: { siteName: string },
): SubscriptionProvider {
  const path = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

  async function find(id: string): Promise<SubscriptionFacts | undefined> {
    const found = await api.find(subscription, path(id));
    if (!found) return undefined;
    const facts = factsOfSubscription(found);
    if (facts?.id !== id) throw new ProviderSilent('PayPal: a subscription without a status');
    return facts;
  }

  /** PayPal refuses what has been done already; then it is done. */
  async function change(
    id: string,
    step: 'cancel' | 'suspend' | 'activate',
    reason: string,
    wanted: readonly SubscriptionStatus[],
  ): Promise<void> {
    try {
      const body = { reason: reason.slice(0, 128) };
      await api.call(anything, { method: 'POST', path: `${path(id)}/${step}`, body });
    } catch (error) {
      if (!(error instanceof PaypalRefused) || error.reason === 'notFound') throw error;
      const facts = await find(id);
      if (!facts || !wanted.includes(facts.status)) throw error;
    }
  }

  async function ensureProduct(): Promise<string> {
    try {
      const { id } = await api.call(named, {
        method: 'POST',
        path: '/v1/catalogs/products',
        body: {
          id: productId,
          name: `Donativo mensual a ${siteName}`.slice(0, 127),
          type: 'SERVICE',
          category: 'NONPROFIT',
        },
        key: `product-${productId}`,
      });
      return id;
    } catch (error) {
      const isThere =
        error instanceof PaypalRefused &&
        error.issues.some((issue) => issue.startsWith('DUPLICATE'));
      if (isThere) return productId;
      throw error;
    }
  }

  /** Ids of those that can be chosen, by their names. */
  async function findPlans(product: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let page = 1; page <= mostPages; page += 1) {
      const query = new URLSearchParams({
        product_id: product,
        page_size: '20',
        page: String(page),
      });
      const list = await api.find(planList.optional(), `/v1/billing/plans?${query}`);
      for (const { id, name, status } of list?.plans ?? []) {
        if (name && (status ?? 'ACTIVE') === 'ACTIVE' && !found.has(name)) found.set(name, id);
      }
      if ((list?.plans.length ?? 0) < 20) break;
    }
    return found;
  }

  async function createPlan(product: string, cents: number): Promise<string> {
    const price = { value: decimalOfCents(cents), currency_code: 'MXN' };
    const { id } = await api.call(named, {
      method: 'POST',
      path: '/v1/billing/plans',
      body: {
        product_id: product,
        name: planName(cents),
        description: 'Donativo mensual',
        status: 'ACTIVE',
        billing_cycles: [
          {
            frequency: { interval_unit: 'MONTH', interval_count: 1 },
            tenure_type: 'REGULAR',
            sequence: 1,
            // Until it is cancelled.
            total_cycles: 0,
            pricing_scheme: { fixed_price: price },
          },
        ],
        // A month that could not be charged is not added to the next one; after three in a row PayPal stops asking.
        payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 3 },
      },
      key: `plan-${product}-${cents}`,
    });
    return id;
  }

  return {
    canPause: true,

    async create({ key, ownId, planId, email, language, returnUrl, cancelUrl }) {
      const { id, links } = await api.call(subscription, {
        method: 'POST',
        path: '/v1/billing/subscriptions',
        body: {
          plan_id: planId,
          custom_id: ownId,
          subscriber: { email_address: email },
          application_context: {
            brand_name: siteName.slice(0, 127),
            locale: paypalLocales[language],
            shipping_preference: 'NO_SHIPPING',
            user_action: 'SUBSCRIBE_NOW',
            return_url: returnUrl,
            cancel_url: cancelUrl,
          },
        },
        key,
      });
      const approveUrl = linkOf(links, 'approve', 'payer-action');
      if (!approveUrl) throw new ProviderSilent('PayPal: a subscription without an address');
      return { id, approveUrl };
    },

    find,

    cancel: (id, reason) => change(id, 'cancel', reason, ['cancelled', 'expired']),
    pause: (id, reason) => change(id, 'suspend', reason, ['suspended']),
    resume: (id, reason) => change(id, 'activate', reason, ['active']),

    async charges(id, from, to) {
      const query = new URLSearchParams({
        start_time: from.toISOString(),
        end_time: to.toISOString(),
      });
      const list = await api.find(transactions.optional(), `${path(id)}/transactions?${query}`);
      return (list?.transactions ?? [])
        .map(({ id: sale, status, amount_with_breakdown: { gross_amount }, time }) => {
          const charge: SubscriptionCharge = {
            subscriptionId: id,
            id: sale,
            state: captureState(status),
            amountCents: gross_amount.cents,
            currency: gross_amount.currency,
            refundedCents: status === 'REFUNDED' ? gross_amount.cents : 0,
            paidAt: time,
          };
          return charge;
        })
        .filter(({ amountCents }) => amountCents > 0)
        .sort((one, other) => one.paidAt.localeCompare(other.paidAt));
    },

    async ensurePlans(amountsCents) {
      const product = await ensureProduct();
      const known = await findPlans(product);
      const plans: SubscriptionPlan[] = [];
      for (const amountCents of amountsCents) {
        const id = known.get(planName(amountCents)) ?? (await createPlan(product, amountCents));
        plans.push({ id, amountCents });
      }
      return plans;
    },
  };
}
