import { randomUUID } from 'node:crypto';
import { type FakeIntent, metadataOf, type StripeBooks, StripeFailure } from './stripe-books.ts';

interface FakeInvoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'void';
  currency: string;
  created: number;
  amount_due: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  parent: { type: string; subscription_details: { subscription: string } };
  payments: {
    object: 'list';
    data: {
      status: 'open' | 'paid';
      amount_paid: number | null;
      payment: { type: 'payment_intent'; payment_intent: string };
      status_transitions: { paid_at: number | null };
    }[];
  };
}

interface FakeSubscription {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  created: number;
  metadata: Record<string, string>;
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  cancellation_details: { reason: string | null };
  default_payment_method: string;
  items: {
    data: { id: string; current_period_end: number; price: { unit_amount: number } }[];
  };
  invoices: string[];
}

interface FakeSetup {
  id: string;
  object: 'setup_intent';
  status: 'succeeded' | 'requires_action' | 'requires_payment_method';
  client_secret: string;
  payment_method: string;
  metadata: Record<string, string>;
  last_setup_error: object | null;
}

const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
const day = 86_400;
/** Days after a charge that failed on which Stripe tries again. */
const retries = [3, 5, 7];

const missing = (what: string, name: string) =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${name}'`,
  });

/** Stripe Billing as far as the portal uses it: what is charged each month, and what becomes of it. */
export class StripeSubscriptions {
  readonly #books: StripeBooks;
  readonly all = new Map<string, FakeSubscription>();
  readonly #invoices = new Map<string, FakeInvoice>();
  readonly #setups = new Map<string, FakeSetup>();
  readonly #products = new Set<string>();

  constructor(books: StripeBooks) {
    this.#books = books;
  }

  /** @param what method, resource and deed */
  answer(what: string, name: string, asked: URLSearchParams): object {
    switch (what) {
      case 'POST products':
        return this.createProduct(asked);
      case 'POST subscriptions':
        return name === '' ? this.create(asked) : this.update(name, asked);
      case 'GET subscriptions':
        return this.shown(name);
      case 'DELETE subscriptions':
        return this.cancel(name);
      case 'GET invoices':
        return name === ''
          ? { object: 'list', has_more: false, data: this.invoicesOf(asked) }
          : this.invoice(name);
      case 'POST invoices void':
        return this.void(name);
      case 'POST invoices pay':
        return this.pay(name, asked);
      case 'POST setup_intents':
        return this.createSetup(asked);
      case 'GET setup_intents':
        return this.setup(name);
      default:
        throw new StripeFailure(404, { type: 'invalid_request_error', message: 'Unrecognized' });
    }
  }

  createProduct(asked: URLSearchParams): object {
    const name = asked.get('id') ?? '';
    if (this.#products.has(name)) {
      const message = 'Product already exists.';
      const code = 'resource_already_exists';
      throw new StripeFailure(400, { type: 'invalid_request_error', code, message });
    }
    this.#products.add(name);
    return { id: name, object: 'product' };
  }

  create(asked: URLSearchParams): object {
    const product = asked.get('items[0][price_data][product]') ?? '';
    if (!this.#products.has(product)) throw missing('product', product);
    const card = asked.get('default_payment_method') ?? '';
    this.#books.paymentMethod(card);
    const made: FakeSubscription = {
      id: id('sub'),
      object: 'subscription',
      status: 'incomplete',
      customer: asked.get('customer') ?? '',
      created: this.#books.seconds(),
      metadata: metadataOf(asked),
      pause_collection: null,
      cancellation_details: { reason: null },
      default_payment_method: card,
      items: {
        data: [
          {
            id: id('si'),
            current_period_end: this.#monthAfter(this.#books.seconds()),
            price: { unit_amount: Number(asked.get('items[0][price_data][unit_amount]')) },
          },
        ],
      },
      invoices: [],
    };
    this.all.set(made.id, made);
    this.#tell('created', made);
    this.#charge(made);
    return this.shown(made.id);
  }

  /** As an answer shows it: what the portal asks to be expanded is. */
  shown(name: string): object {
    const found = this.find(name);
    const { invoices, default_payment_method: card, ...rest } = found;
    const latest = this.#invoices.get(invoices.at(-1) ?? '');
    const method = this.#books.paymentMethod(card) as { card: object };
    const expires = { exp_month: 12, exp_year: 2030 };
    return {
      ...rest,
      default_payment_method: { ...method, card: { ...method.card, ...expires } },
      latest_invoice: latest ?? null,
    };
  }

  find(name: string): FakeSubscription {
    const found = this.all.get(name);
    if (!found) throw missing('subscription', name);
    return found;
  }

  invoice(name: string): FakeInvoice {
    const found = this.#invoices.get(name);
    if (!found) throw missing('invoice', name);
    return found;
  }

  invoicesOf(asked: URLSearchParams): FakeInvoice[] {
    const from = Number(asked.get('created[gte]') ?? 0);
    const to = Number(asked.get('created[lte]') ?? Number.MAX_SAFE_INTEGER);
    return this.find(asked.get('subscription') ?? '')
      .invoices.map((one) => this.invoice(one))
      .filter(({ created }) => created >= from && created <= to);
  }

  update(name: string, asked: URLSearchParams): object {
    const found = this.find(name);
    const [item] = found.items.data;
    if (!item || found.status === 'canceled') throw missing('subscription', name);
    const amount = asked.get('items[0][price_data][unit_amount]');
    if (amount !== null) item.price = { unit_amount: Number(amount) };
    const trial = asked.get('trial_end');
    if (trial !== null) {
      if (Number(trial) <= this.#books.seconds())
        throw new StripeFailure(400, { type: 'invalid_request_error', message: 'In the past.' });
      Object.assign(found, { status: 'trialing' });
      item.current_period_end = Number(trial);
    }
    if (asked.get('pause_collection') === '') found.pause_collection = null;
    const behavior = asked.get('pause_collection[behavior]');
    const resumes = asked.get('pause_collection[resumes_at]');
    if (behavior) {
      found.pause_collection = { behavior, resumes_at: resumes === null ? null : Number(resumes) };
    }
    found.default_payment_method =
      asked.get('default_payment_method') ?? found.default_payment_method;
    this.#tell('updated', found);
    return this.shown(name);
  }

  cancel(name: string, reason = 'cancellation_requested'): object {
    const found = this.find(name);
    if (found.status === 'canceled') throw missing('subscription', name);
    found.status = found.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    found.cancellation_details = { reason };
    this.#tell('deleted', found);
    return this.shown(name);
  }

  void(name: string): FakeInvoice {
    const found = this.invoice(name);
    if (found.status !== 'open')
      throw new StripeFailure(400, { type: 'invalid_request_error', message: 'It is not open.' });
    found.status = 'void';
    const subscription = this.find(found.parent.subscription_details.subscription);
    if (subscription.status === 'past_due') {
      subscription.status = 'active';
      this.#tell('updated', subscription);
    }
    return found;
  }

  /** What is open is paid with another card. */
  pay(name: string, asked: URLSearchParams): FakeInvoice {
    const found = this.invoice(name);
    const subscription = this.find(found.parent.subscription_details.subscription);
    this.#try(subscription, found, asked.get('payment_method') ?? '');
    if (found.status !== 'paid') throw this.#declined(found);
    return found;
  }

  createSetup(asked: URLSearchParams): FakeSetup {
    const card = asked.get('payment_method') ?? '';
    const outcome = this.#books.outcomeOf(card);
    const made: FakeSetup = {
      id: id('seti'),
      object: 'setup_intent',
      status: outcome.needsAuthentication ? 'requires_action' : 'succeeded',
      client_secret: `${id('seti')}_secret_x`,
      payment_method: card,
      metadata: metadataOf(asked),
      last_setup_error: null,
    };
    this.#setups.set(made.id, made);
    if (outcome.decline && !outcome.needsAuthentication) {
      const [code, decline_code, message] = outcome.decline;
      throw new StripeFailure(402, { type: 'card_error', code, decline_code, message });
    }
    return made;
  }

  setup(name: string): FakeSetup {
    const found = this.#setups.get(name);
    if (!found) throw missing('setupintent', name);
    return found;
  }

  /** What the donor and their bank do after `requires_action`. */
  authenticateSetup(name: string, succeeds = true): void {
    const found = this.setup(name);
    found.status = succeeds ? 'succeeded' : 'requires_payment_method';
    if (!succeeds) found.last_setup_error = { code: 'setup_intent_authentication_failure' };
  }

  /** The first charge, once its bank has asked. */
  authenticate(name: string, succeeds = true): void {
    const found = this.find(name);
    const invoice = this.invoice(found.invoices.at(-1) ?? '');
    const intent = this.#intentOf(invoice);
    this.#books.authenticate(intent.id, succeeds);
    this.#settle(found, invoice, intent);
  }

  /** The clock comes to the end of a period: what is due is charged. */
  turnMonth(name: string): void {
    const found = this.find(name);
    const [item] = found.items.data;
    if (!item || !['active', 'trialing', 'past_due'].includes(found.status)) return;
    const due = item.current_period_end;
    item.current_period_end = this.#monthAfter(due);
    const pause = found.pause_collection;
    if (pause) {
      if (pause.resumes_at !== null && pause.resumes_at > due) found.pause_collection = null;
      this.#tell('updated', found);
    } else {
      this.#charge(found);
    }
  }

  /** Stripe tries again what failed; after the last try it ends the subscription. */
  retry(name: string): void {
    const found = this.find(name);
    const invoice = this.invoice(found.invoices.at(-1) ?? '');
    if (invoice.status !== 'open') return;
    this.#try(found, invoice, found.default_payment_method);
    if (invoice.status === 'open' && invoice.next_payment_attempt === null)
      this.cancel(name, 'payment_failed');
  }

  #charge(found: FakeSubscription): void {
    const [item] = found.items.data;
    const invoice: FakeInvoice = {
      id: id('in'),
      object: 'invoice',
      status: 'open',
      currency: 'mxn',
      created: this.#books.seconds(),
      amount_due: item?.price.unit_amount ?? 0,
      attempt_count: 0,
      next_payment_attempt: null,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: found.id },
      },
      payments: { object: 'list', data: [] },
    };
    this.#invoices.set(invoice.id, invoice);
    found.invoices.push(invoice.id);
    this.#try(found, invoice, found.default_payment_method);
  }

  #try(found: FakeSubscription, invoice: FakeInvoice, card: string): void {
    const intent = this.#books.charge(card, invoice.amount_due);
    invoice.attempt_count += 1;
    invoice.payments.data = [
      {
        status: 'open',
        amount_paid: null,
        payment: { type: 'payment_intent', payment_intent: intent.id },
        status_transitions: { paid_at: null },
      },
    ];
    this.#settle(found, invoice, intent);
  }

  #settle(found: FakeSubscription, invoice: FakeInvoice, intent: FakeIntent): void {
    const [payment] = invoice.payments.data;
    if (intent.status === 'succeeded' && payment) {
      const paid_at = this.#books.seconds();
      Object.assign(payment, { status: 'paid', amount_paid: intent.amount });
      payment.status_transitions = { paid_at };
      Object.assign(invoice, { status: 'paid', next_payment_attempt: null });
      found.status = 'active';
      this.#books.tell('invoice.paid', invoice);
    } else if (found.status !== 'incomplete') {
      const days = retries[invoice.attempt_count - 1];
      const at = days === undefined ? null : this.#books.seconds() + days * day;
      invoice.next_payment_attempt = at;
      found.status = 'past_due';
      this.#books.tell('invoice.payment_failed', invoice);
    }
    this.#tell('updated', found);
  }

  #declined(invoice: FakeInvoice): StripeFailure {
    const error = this.#intentOf(invoice).last_payment_error ?? {};
    return new StripeFailure(402, { type: 'card_error', ...error });
  }

  #intentOf = (invoice: FakeInvoice) =>
    this.#books.find(invoice.payments.data[0]?.payment.payment_intent ?? '');

  #tell(what: string, found: FakeSubscription): void {
    this.#books.tell(`customer.subscription.${what}`, { ...this.shown(found.id), invoices: [] });
  }

  #monthAfter(at: number): number {
    const from = new Date(at * 1000);
    const next = new Date(from);
    next.setUTCDate(1);
    next.setUTCMonth(next.getUTCMonth() + 1);
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    next.setUTCDate(Math.min(from.getUTCDate(), last));
    return Math.floor(next.getTime() / 1000);
  }
}
