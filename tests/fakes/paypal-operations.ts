import { randomBytes } from 'node:crypto';
import type { Money, PaypalBooks, Subscription } from './paypal-books.ts';
import {
  captureRow,
  centsOf,
  moneyRow,
  orderRow,
  refundRow,
  revisionRow,
  saleRefundRow,
  saleRow,
  subscriptionRow,
  transactionRow,
} from './paypal-rows.ts';

export interface Answer {
  status: number;
  body?: object;
}

export interface Operation {
  /** As tests call it. */
  name: string;
  method: 'GET' | 'POST';
  path: RegExp;
  run(id: string, body: Body, query: URLSearchParams): Answer;
}

// biome-ignore lint/suspicious/noExplicitAny: what comes is read as PayPal's own examples have it
type Body = any;

const ok = (body: object): Answer => ({ status: 200, body });
const created = (body: object): Answer => ({ status: 201, body });
const missing: Answer = {
  status: 404,
  body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
};
const refused = (issue: string): Answer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], debug_id: 'f1f1f1' },
});

/** PayPal's calls, as its descriptions have them. */
export function paypalOperations(books: PaypalBooks, origin: string): Operation[] {
  const { orders, subscriptions, plans, products, disputes } = books;

  function captureOrder(id: string): Answer {
    const order = orders.get(id);
    if (!order) return missing;
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    if (order.outcome === 'INSTRUMENT_DECLINED') return refused('INSTRUMENT_DECLINED');
    books.take(order);
    return created(orderRow(order, books, origin));
  }

  function refundCapture(id: string, body: Body): Answer {
    const capture = books.capture(id);
    if (!capture) return missing;
    const given = books.giveBack(capture, centsOf(body.amount.value), body.custom_id);
    const money = capture.refunds.at(-1);
    if (!given || !money) return refused('REFUND_AMOUNT_EXCEEDED');
    return created(refundRow(capture, money, origin));
  }

  function refundSale(id: string, body: Body): Answer {
    const sale = books.sale(id);
    if (!sale) return missing;
    const cents = centsOf(body.amount.total);
    if (sale.refundedCents + cents > sale.cents)
      return refused('REFUND_EXCEEDED_TRANSACTION_AMOUNT');
    sale.refundedCents += cents;
    return created(saleRefundRow(randomBytes(8).toString('hex'), sale, cents));
  }

  function step(
    from: readonly Subscription['status'][],
    to: Subscription['status'],
  ): Operation['run'] {
    return (id, { reason }) => {
      const found = subscriptions.get(id);
      if (!found) return missing;
      if (typeof reason !== 'string' || reason === '') return { status: 400, body: {} };
      if (!from.includes(found.status)) return refused('SUBSCRIPTION_STATUS_INVALID');
      found.status = to;
      if (to === 'CANCELLED') found.reason = reason;
      return { status: 204 };
    };
  }

  const priceOf = (body: Body): Money => {
    const price = body.billing_cycles[0].pricing_scheme.fixed_price;
    return { cents: centsOf(price.value), currency: price.currency_code };
  };
  const planRow = ({ id, productId, name, ...price }: Money & Body) => ({
    id,
    product_id: productId,
    name,
    status: 'ACTIVE',
    billing_cycles: [{ pricing_scheme: { fixed_price: moneyRow(price) } }],
  });
  const path = (pattern: string) => new RegExp(`^${pattern.replaceAll(':id', '([^/]+)')}$`);

  return [
    {
      name: 'createOrder',
      method: 'POST',
      path: path('/v2/checkout/orders'),
      run: (_id, { purchase_units: [unit] }) => {
        const order = books.addOrder({
          cents: centsOf(unit.amount.value),
          currency: unit.amount.currency_code,
          customId: unit.custom_id,
          ...(unit.payee && { payee: unit.payee.merchant_id }),
        });
        return created(orderRow(order, books, origin));
      },
    },
    {
      name: 'findOrder',
      method: 'GET',
      path: path('/v2/checkout/orders/:id'),
      run: (id) => {
        const order = orders.get(id);
        return order ? ok(orderRow(order, books, origin)) : missing;
      },
    },
    {
      name: 'capture',
      method: 'POST',
      path: path('/v2/checkout/orders/:id/capture'),
      run: captureOrder,
    },
    {
      name: 'findCapture',
      method: 'GET',
      path: path('/v2/payments/captures/:id'),
      run: (id) => {
        const capture = books.capture(id);
        return capture ? ok(captureRow(capture, books, origin)) : missing;
      },
    },
    {
      name: 'refund',
      method: 'POST',
      path: path('/v2/payments/captures/:id/refund'),
      run: refundCapture,
    },
    {
      name: 'findSale',
      method: 'GET',
      path: path('/v1/payments/sale/:id'),
      run: (id) => {
        const sale = books.sale(id);
        return sale ? ok(saleRow(sale, '')) : missing;
      },
    },
    {
      name: 'refundSale',
      method: 'POST',
      path: path('/v1/payments/sale/:id/refund'),
      run: refundSale,
    },
    {
      name: 'listDisputes',
      method: 'GET',
      path: path('/v1/customer/disputes'),
      run: (_id, _body, query) => {
        const size = Number(query.get('page_size') ?? 10);
        const from = (Number(query.get('page') ?? 1) - 1) * size;
        const since = query.get('update_time_after') ?? '';
        const items = [...disputes.values()]
          .map(({ dispute_id, create_time, update_time = create_time, status }) => ({
            dispute_id,
            create_time,
            update_time,
            status,
          }))
          .filter(({ update_time }) => update_time > since);
        return ok({ items: items.slice(from, from + size), links: [] });
      },
    },
    {
      name: 'findDispute',
      method: 'GET',
      path: path('/v1/customer/disputes/:id'),
      run: (id) => {
        const found = disputes.get(id);
        return found ? ok(found) : missing;
      },
    },
    {
      name: 'createProduct',
      method: 'POST',
      path: path('/v1/catalogs/products'),
      run: (_id, { id, name }) => {
        if (products.has(id)) return refused('DUPLICATE_RESOURCE_IDENTIFIER');
        products.set(id, { id, name });
        return created({ id, name });
      },
    },
    {
      name: 'findPlans',
      method: 'GET',
      path: path('/v1/billing/plans'),
      run: (_id, _body, query) => {
        const size = Number(query.get('page_size') ?? 10);
        const from = (Number(query.get('page') ?? 1) - 1) * size;
        const all = [...plans.values()].filter(
          ({ productId }) => productId === query.get('product_id'),
        );
        return ok({ plans: all.slice(from, from + size).map(planRow) });
      },
    },
    {
      name: 'createPlan',
      method: 'POST',
      path: path('/v1/billing/plans'),
      run: (_id, body) => {
        const { product_id: productId, name } = body;
        return created(planRow(books.addPlan({ productId, name, ...priceOf(body) })));
      },
    },
    {
      name: 'createSubscription',
      method: 'POST',
      path: path('/v1/billing/subscriptions'),
      run: (_id, { plan_id, custom_id, subscriber }) => {
        if (!plans.has(plan_id)) return missing;
        const made = books.addSubscription(plan_id, custom_id, subscriber?.email_address ?? '');
        return created(subscriptionRow(made, origin));
      },
    },
    {
      name: 'findSubscription',
      method: 'GET',
      path: path('/v1/billing/subscriptions/:id'),
      run: (id) => {
        const found = subscriptions.get(id);
        return found ? ok(subscriptionRow(found, origin)) : missing;
      },
    },
    {
      name: 'transactions',
      method: 'GET',
      path: path('/v1/billing/subscriptions/:id/transactions'),
      run: (id, _body, query) => {
        const found = subscriptions.get(id);
        if (!found) return missing;
        const from = Date.parse(query.get('start_time') ?? '');
        const to = Date.parse(query.get('end_time') ?? '');
        const within = found.sales.filter(
          ({ at }) => Date.parse(at) >= from && Date.parse(at) <= to,
        );
        return ok({ transactions: within.map(transactionRow).reverse() });
      },
    },
    {
      name: 'revise',
      method: 'POST',
      path: path('/v1/billing/subscriptions/:id/revise'),
      run: (id, { plan_id }) => {
        const found = subscriptions.get(id);
        if (!found || !plans.has(plan_id)) return missing;
        if (!['ACTIVE', 'SUSPENDED'].includes(found.status)) {
          return refused('SUBSCRIPTION_STATUS_INVALID');
        }
        return ok(revisionRow(plan_id, books.revise(found, plan_id), origin));
      },
    },
    {
      name: 'cancel',
      method: 'POST',
      path: path('/v1/billing/subscriptions/:id/cancel'),
      run: step(books.cancelsFrom, 'CANCELLED'),
    },
    {
      name: 'suspend',
      method: 'POST',
      path: path('/v1/billing/subscriptions/:id/suspend'),
      run: step(['ACTIVE'], 'SUSPENDED'),
    },
    {
      name: 'activate',
      method: 'POST',
      path: path('/v1/billing/subscriptions/:id/activate'),
      run: step(['SUSPENDED'], 'ACTIVE'),
    },
    {
      name: 'verifySignature',
      method: 'POST',
      path: path('/v1/notifications/verify-webhook-signature'),
      // Only asked where its certificate is not to be had: what this fake signed it knows.
      run: (_id, { transmission_sig }) =>
        ok({ verification_status: signatures.has(transmission_sig) ? 'SUCCESS' : 'FAILURE' }),
    },
  ];
}

/** Of all messages that fakes have signed. */
export const signatures = new Set<string>();
