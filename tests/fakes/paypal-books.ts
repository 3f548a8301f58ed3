import { randomBytes } from 'node:crypto';

export interface Money {
  cents: number;
  currency: string;
}

export interface Capture extends Money {
  id: string;
  orderId: string;
  customId: string | undefined;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  refunds: (Money & { id: string; customId: string | undefined })[];
  at: string;
}

export interface Order extends Money {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  customId: string | undefined;
  payee: string;
  capture?: Capture;
  /** What becomes of the money when it is taken. */
  outcome: Capture['status'] | 'INSTRUMENT_DECLINED';
}

export interface Sale extends Money {
  id: string;
  refundedCents: number;
  at: string;
}

export interface Subscription {
  id: string;
  planId: string;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  customId: string | undefined;
  email: string;
  sales: Sale[];
  /** Other plans that were asked for, by the token of the page where they are approved. */
  revisions: Map<string, string>;
  failedPayments: number;
  cardExpiry: string | undefined;
  startedAt: string;
  nextBillingAt: string;
  /** With which it was cancelled. */
  reason?: string;
}

/** As PayPal writes it. */
export interface Dispute {
  dispute_id: string;
  create_time: string;
  update_time?: string;
  status: string;
  [name: string]: unknown;
}

interface Plan extends Money {
  id: string;
  productId: string;
  name: string;
}

/** Seventeen capitals and digits, as PayPal names things. */
const newId = (prefix = '') => prefix + randomBytes(9).toString('hex').slice(1).toUpperCase();

export type PaypalBooks = ReturnType<typeof createPaypalBooks>;

/** What a PayPal account holds. */
export function createPaypalBooks(now: () => Date, merchantId: string) {
  const orders = new Map<string, Order>();
  const subscriptions = new Map<string, Subscription>();
  const products = new Map<string, { id: string; name: string }>();
  const plans = new Map<string, Plan>();
  const disputes = new Map<string, Dispute>();
  /** Those that can be cancelled: PayPal refuses it of what nobody has approved. */
  const cancelsFrom: Subscription['status'][] = ['ACTIVE', 'SUSPENDED'];
  const at = () => now().toISOString().replace(/\.\d+/, '');

  const captures = () => [...orders.values()].flatMap(({ capture }) => (capture ? [capture] : []));
  const sales = () => [...subscriptions.values()].flatMap((one) => one.sales);
  const refundedOf = ({ refunds }: Capture) => refunds.reduce((sum, { cents }) => sum + cents, 0);

  return {
    orders,
    subscriptions,
    products,
    plans,
    /** As they are written, last opened last. */
    disputes,
    cancelsFrom,
    refundedOf,

    addOrder(order: Partial<Order> & Money): Order {
      const made: Order = {
        id: newId(),
        status: 'CREATED',
        customId: undefined,
        payee: merchantId,
        outcome: 'COMPLETED',
        ...order,
      };
      orders.set(made.id, made);
      return made;
    },

    take(order: Order): Capture {
      const { cents, currency, customId, outcome } = order;
      const status = outcome === 'INSTRUMENT_DECLINED' ? 'DECLINED' : outcome;
      const money = { cents, currency, customId, orderId: order.id };
      order.capture = { id: newId(), ...money, status, refunds: [], at: at() };
      order.status = 'COMPLETED';
      return order.capture;
    },

    capture: (id: string) => captures().find((one) => one.id === id),

    /** @returns undefined where less than this is left */
    giveBack(capture: Capture, cents: number, customId?: string): { id: string } | undefined {
      if (refundedOf(capture) + cents > capture.cents) return undefined;
      const refund = { id: newId(), cents, currency: capture.currency, customId };
      capture.refunds.push(refund);
      return refund;
    },

    addPlan(plan: Omit<Plan, 'id'>): Plan {
      const made = { id: newId('P-'), ...plan };
      plans.set(made.id, made);
      return made;
    },

    addSubscription(planId: string, customId: string | undefined, email: string): Subscription {
      const made: Subscription = {
        id: newId('I-').slice(0, 14),
        planId,
        status: 'APPROVAL_PENDING',
        customId,
        email,
        sales: [],
        revisions: new Map(),
        failedPayments: 0,
        cardExpiry: undefined,
        startedAt: at(),
        nextBillingAt: new Date(now().getTime() + 30 * 86_400_000).toISOString(),
      };
      subscriptions.set(made.id, made);
      return made;
    },

    /** @returns the token of the page where its holder approves it */
    revise(subscription: Subscription, planId: string): string {
      const token = newId('BA-');
      subscription.revisions.set(token, planId);
      return token;
    },

    sell(subscription: Subscription, money: Money): Sale {
      const sale = { id: newId(), refundedCents: 0, at: at(), ...money };
      subscription.sales.push(sale);
      subscription.failedPayments = 0;
      return sale;
    },

    sale: (id: string) => sales().find((one) => one.id === id),
    planOf: ({ planId }: Subscription) => plans.get(planId),

    /** Centavos: all that came and was not given back. */
    held: (): number =>
      captures()
        .filter(({ status }) => status === 'COMPLETED')
        .reduce((sum, one) => sum + one.cents - refundedOf(one), 0) +
      sales().reduce((sum, one) => sum + one.cents - one.refundedCents, 0),
  };
}
