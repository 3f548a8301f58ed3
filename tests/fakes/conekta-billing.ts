import type { FakeOrder } from './conekta-server.ts';

interface FakeSource {
  id: string;
  object: 'payment_source';
  type: 'card';
  exp_month: string;
  exp_year: string;
  token: string;
}

export interface FakeSubscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'past_due' | 'paused' | 'canceled';
  customer_id: string;
  plan_id: string;
  card_id: string;
  subscription_start: number;
  billing_cycle_start: number;
  billing_cycle_end: number;
  canceled_reason?: string;
  charge_id?: string;
  last_billing_cycle_order_id?: string;
}

interface FakeCustomer {
  id: string;
  object: 'customer';
  created_at: number;
  name: string;
  email: string;
  phone: string;
  custom_reference: string;
  payment_sources: FakeSource[];
  subscription: FakeSubscription;
}

interface FakePlan {
  id: string;
  amount: number;
  interval: 'month' | 'half_month';
}

interface Answer {
  status: number;
  answer: object;
}

export interface CardOrder {
  amount: number;
  token: string;
  customer_info: FakeOrder['customer_info'];
  metadata: Record<string, unknown>;
}

type Rejection = (status: number, code: string, param?: string | null) => Answer;

const days = { month: 30, half_month: 15 };
const day = 86_400;

/** As its test cards do: what a token's name says, whatever stands behind it. */
function declineOfToken(token: string): string | undefined {
  if (token.startsWith('tok_declined')) return 'processing.bank.card_declined';
  if (token.startsWith('tok_no_funds')) return 'processing.bank.insufficient_funds';
  return undefined;
}

/** Conekta's plans, customers and their subscriptions, as its API documents them. */
export function createConektaBilling({
  seconds,
  rejection,
  insertOrder,
}: {
  seconds: () => number;
  rejection: Rejection;
  /** Of a card: paid, or declined. */
  insertOrder: (order: CardOrder, isPaid: boolean) => FakeOrder;
}) {
  const plans = new Map<string, FakePlan>();
  const customers = new Map<string, FakeCustomer>();
  const events = new Map<
    string,
    { type: string; created_at: number; data: { object: object } }[]
  >();
  const usedTokens = new Set<string>();
  let names = 0;
  const newName = (kind: string) => `${kind}_${String(++names).padStart(8, '0')}`;

  /** A token pays, or becomes a source, once. */
  function spend(token: string): Answer | undefined {
    if (usedTokens.has(token)) return rejection(422, 'parameter_validation.token.already_used');
    const decline = declineOfToken(token);
    if (decline) return rejection(402, decline);
    usedTokens.add(token);
    return undefined;
  }

  function note(type: string, subscription: FakeSubscription) {
    const list = events.get(subscription.customer_id) ?? [];
    list.unshift({ type, created_at: seconds(), data: { object: structuredClone(subscription) } });
    events.set(subscription.customer_id, list);
  }

  function charge(customer: FakeCustomer): FakeOrder {
    const { subscription } = customer;
    const plan = plans.get(subscription.plan_id);
    if (!plan) throw new Error(`no plan ${subscription.plan_id}`);
    const { id: customer_id, name, email, phone } = customer;
    const token = customer.payment_sources.find(({ id }) => id === subscription.card_id)?.token;
    const order = insertOrder(
      {
        amount: plan.amount,
        token: token ?? '',
        customer_info: { customer_id, name, email, phone },
        metadata: {},
      },
      true,
    );
    subscription.status = 'active';
    subscription.billing_cycle_start = seconds();
    subscription.billing_cycle_end = seconds() + days[plan.interval] * day;
    subscription.last_billing_cycle_order_id = order.id;
    subscription.charge_id = order.charges.data[0].id;
    note('subscription.paid', subscription);
    return order;
  }

  const newSource = (token: string): FakeSource => ({
    id: newName('src'),
    object: 'payment_source',
    type: 'card',
    exp_month: '12',
    exp_year: '30',
    token,
  });

  function createCustomer(request: {
    name: string;
    email: string;
    phone: string;
    custom_reference: string;
    plan_id: string;
    payment_sources: { token_id: string }[];
  }): Answer {
    const { name, email, phone, custom_reference, plan_id } = request;
    const token = request.payment_sources[0]?.token_id ?? '';
    if (!phone) return rejection(422, 'parameter_validation', 'phone');
    if (!plans.has(plan_id)) return rejection(404, 'resource_not_found.entity');
    const refused = spend(token);
    if (refused) return refused;
    const source = newSource(token);
    const id = newName('cus');
    const customer: FakeCustomer = {
      ...{ id, object: 'customer', created_at: seconds(), name, email, phone, custom_reference },
      payment_sources: [source],
      subscription: {
        ...{
          id: newName('sub'),
          object: 'subscription',
          status: 'active',
          customer_id: id,
          plan_id,
        },
        card_id: source.id,
        subscription_start: seconds(),
        billing_cycle_start: seconds(),
        billing_cycle_end: seconds(),
      },
    };
    customers.set(id, customer);
    note('subscription.created', customer.subscription);
    charge(customer);
    return { status: 201, answer: shown(customer) };
  }

  function shown(customer: FakeCustomer): object {
    const { payment_sources, ...rest } = structuredClone(customer);
    const data = payment_sources.map(({ token: _, ...source }) => source);
    return { ...rest, payment_sources: { object: 'list', has_more: false, data } };
  }

  function change(subscription: FakeSubscription, body: string): Answer {
    const { plan_id = subscription.plan_id, card_id = subscription.card_id } = JSON.parse(body);
    if (!plans.has(plan_id)) return rejection(404, 'resource_not_found.entity');
    Object.assign(subscription, { plan_id, card_id });
    note('subscription.updated', subscription);
    return { status: 200, answer: structuredClone(subscription) };
  }

  function ofSubscription(customer: FakeCustomer, method: string, action: string, body: string) {
    const { subscription } = customer;
    const answer = () => ({ status: 200, answer: structuredClone(subscription) });
    if (method === 'GET' && action === 'events') {
      const data = structuredClone(events.get(customer.id) ?? []).slice(0, 20);
      return { status: 200, answer: { object: 'list', has_more: false, data } };
    }
    if (method === 'PUT' && action === '') return change(subscription, body);
    const next = { pause: 'paused', resume: 'active', cancel: 'canceled' } as const;
    const from = {
      pause: ['active', 'past_due'],
      resume: ['paused'],
      cancel: ['active', 'past_due', 'paused'],
    };
    if (method !== 'POST' || !(action in next)) return rejection(404, 'resource_not_found');
    const name = action as keyof typeof next;
    if (!from[name].includes(subscription.status)) return rejection(422, 'invalid_status');
    subscription.status = next[name];
    note(`subscription.${next[name]}`, subscription);
    return answer();
  }

  function retry(customer: FakeCustomer): Answer {
    const { subscription, payment_sources } = customer;
    const token = payment_sources.find(({ id }) => id === subscription.card_id)?.token ?? '';
    const decline = declineOfToken(token);
    if (decline) return rejection(402, decline);
    charge(customer);
    return { status: 200, answer: structuredClone(subscription) };
  }

  function ofPlans(method: string, id: string | undefined, body: string): Answer {
    if (method !== 'POST') {
      const plan = plans.get(id ?? '');
      return plan ? { status: 200, answer: plan } : rejection(404, 'resource_not_found.entity');
    }
    const plan = JSON.parse(body);
    if (plans.has(plan.id)) return rejection(422, 'parameter_validation.plan.exists');
    plans.set(plan.id, plan);
    return { status: 200, answer: { ...plan, object: 'plan' } };
  }

  function listCustomers(search: string): Answer {
    const data = [...customers.values()]
      .filter(({ custom_reference, email }) => [custom_reference, email].includes(search))
      .map(shown);
    return { status: 200, answer: { object: 'list', has_more: false, data } };
  }

  function ofCustomer(method: string, id: string, rest: string[], body: string): Answer {
    const customer = customers.get(id);
    if (!customer) return rejection(404, 'resource_not_found.entity');
    const [what, name, action] = rest;
    if (what === undefined) return { status: 200, answer: shown(customer) };
    if (what === 'payment_sources' && method === 'POST') return addSource(customer, body);
    if (what === 'subscription') return ofSubscription(customer, method, name ?? '', body);
    if (what === 'subscriptions' && action === 'retry') return retry(customer);
    return rejection(404, 'resource_not_found');
  }

  function addSource(customer: FakeCustomer, body: string): Answer {
    const { token_id } = JSON.parse(body);
    const refused = spend(token_id);
    if (refused) return refused;
    const source = newSource(token_id);
    customer.payment_sources.push(source);
    const { token: _, ...answer } = source;
    return { status: 200, answer };
  }

  function find(id: string): FakeCustomer {
    const customer = customers.get(id);
    if (!customer) throw new Error(`Conekta knows of no customer ${id}.`);
    return customer;
  }

  return {
    plans,
    customers,
    spend,
    find,

    /** undefined: not of these. */
    carryOut(method: string, path: string, query: URLSearchParams, body: string) {
      const [, collection, id, ...rest] = path.split('/').map(decodeURIComponent);
      if (collection === 'plans') return ofPlans(method, id, body);
      if (collection !== 'customers') return undefined;
      if (id !== undefined) return ofCustomer(method, id, rest, body);
      return method === 'POST'
        ? createCustomer(JSON.parse(body))
        : listCustomers(query.get('search') ?? '');
    },

    /** The next charge is due, and paid. */
    renew: (id: string) => charge(find(id)),
    /** The next charge is due, and the bank says no; after the last try Conekta ends it. */
    failRenewal(id: string, isLast = false) {
      const { subscription } = find(id);
      subscription.status = isLast ? 'canceled' : 'past_due';
      if (isLast) subscription.canceled_reason = 'payment_retries_failed';
      note(isLast ? 'subscription.canceled' : 'subscription.payment_failed', subscription);
    },
    /** What webhooks would tell of it, newest first. */
    eventsOf: (id: string) => structuredClone(events.get(id) ?? []),
  };
}
