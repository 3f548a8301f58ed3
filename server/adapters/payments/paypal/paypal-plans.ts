import { z } from 'zod';
import { formatPesos } from '#domain/money.ts';
import type { SubscriptionPlan } from '../subscription-provider.ts';
import { decimalOfCents } from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';

/** What monthly donations are sold as, in PayPal's terms; chosen by us, so that it is found again. */
const productId = 'MONTHLY-DONATION';

const named = z.object({ id: z.string().min(1).max(200) });
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

/** One for each amount, made where there is none yet. */
export async function ensurePlans(
  api: PaypalApi,
  siteName: string,
  amountsCents: readonly number[],
): Promise<SubscriptionPlan[]> {
  const product = await ensureProduct(api, siteName);
  const known = await findPlans(api, product);
  const plans: SubscriptionPlan[] = [];
  for (const amountCents of amountsCents) {
    const id = known.get(planName(amountCents)) ?? (await createPlan(api, product, amountCents));
    plans.push({ id, amountCents });
  }
  return plans;
}

async function ensureProduct(api: PaypalApi, siteName: string): Promise<string> {
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
      error instanceof PaypalRefused && error.issues.some((issue) => issue.startsWith('DUPLICATE'));
    if (isThere) return productId;
    throw error;
  }
}

/** Ids of those that can be chosen, by their names. */
async function findPlans(api: PaypalApi, product: string): Promise<Map<string, string>> {
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

async function createPlan(api: PaypalApi, product: string, cents: number): Promise<string> {
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
