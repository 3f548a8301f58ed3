import { randomUUID } from 'node:crypto';
import { type FakeIntent, metadataOf, type StripeBooks, StripeFailure } from './stripe-books.ts';

interface FakeCustomer {
  id: string;
  object: 'customer';
  name: string;
  email: string;
  metadata: Record<string, string>;
}

interface FakeMovement {
  id: string;
  object: 'customer_cash_balance_transaction';
  type: string;
  net_amount: number;
  currency: 'mxn';
  created: number;
  customer: string;
}

const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

const invalid = (message: string) =>
  new StripeFailure(400, { type: 'invalid_request_error', message });

/** What comes to customers' CLABEs at Stripe, and which payments it is applied to, oldest first. */
export class StripeTransfers {
  readonly #books: StripeBooks;
  readonly #customers = new Map<string, FakeCustomer>();
  readonly #movements: FakeMovement[] = [];
  /** Centavos that an open payment has got so far. */
  readonly #funded = new Map<string, number>();

  constructor(books: StripeBooks) {
    this.#books = books;
  }

  createCustomer(asked: URLSearchParams): FakeCustomer {
    const customer: FakeCustomer = {
      id: id('cus'),
      object: 'customer',
      name: asked.get('name') ?? '',
      email: asked.get('email') ?? '',
      metadata: metadataOf(asked),
    };
    this.#customers.set(customer.id, customer);
    return customer;
  }

  /** One that waits for money, unless its customer has it here already. */
  create(asked: URLSearchParams): FakeIntent {
    const customer = asked.get('customer') ?? '';
    const kind = asked.get('payment_method_options[customer_balance][bank_transfer][type]');
    if (!this.#customers.has(customer)) throw invalid(`No such customer: '${customer}'`);
    if (kind !== 'mx_bank_transfer') throw invalid('Unknown bank transfer.');
    if (Number(asked.get('amount')) < 10_00) throw invalid('Amount must be at least $10.00 mxn');
    const intent: FakeIntent = {
      id: id('pi'),
      object: 'payment_intent',
      amount: Number(asked.get('amount')),
      amount_received: 0,
      currency: 'mxn',
      status: 'requires_action',
      client_secret: `${id('pi')}_secret_${id('s')}`,
      created: this.#books.seconds(),
      description: asked.get('description'),
      metadata: metadataOf(asked),
      payment_method: id('pm'),
      payment_method_types: ['customer_balance'],
      latest_charge: null,
      last_payment_error: null,
      livemode: false,
      customer,
      next_action: this.#instructions(customer),
    };
    this.#books.intents.set(intent.id, intent);
    this.#books.tell('payment_intent.requires_action', intent);
    this.#apply(customer);
    return intent;
  }

  /** Somebody sends money: as much and as often as they like. */
  send(intentId: string, cents: number): void {
    const customer = this.#books.find(intentId).customer ?? '';
    const movement = this.#move(customer, 'funded', cents);
    this.#books.tell('customer_cash_balance_transaction.created', movement);
    this.#apply(customer);
  }

  /** What a payment has got in part is its customer's again. */
  release(intent: FakeIntent): void {
    const cents = this.#funded.get(intent.id) ?? 0;
    this.#funded.delete(intent.id);
    if (cents > 0) this.#move(intent.customer ?? '', 'unapplied_from_payment', cents);
  }

  intentsOf(customer: string): FakeIntent[] {
    return [...this.#books.intents.values()].filter((one) => one.customer === customer).reverse();
  }

  /** Newest first. */
  movementsOf(customer: string): FakeMovement[] {
    return this.#movements.filter((one) => one.customer === customer).reverse();
  }

  availableOf(customer: string): number {
    return this.movementsOf(customer).reduce((sum, { net_amount }) => sum + net_amount, 0);
  }

  /** Centavos that no payment has taken yet, or one that is not whole. */
  get heldCents(): number {
    const parts = [...this.#funded.values()].reduce((sum, cents) => sum + cents, 0);
    return this.#movements.reduce((sum, { net_amount }) => sum + net_amount, parts);
  }

  #apply(customer: string): void {
    for (const intent of this.intentsOf(customer).reverse()) {
      if (intent.status !== 'requires_action') continue;
      const before = this.#funded.get(intent.id) ?? 0;
      const cents = Math.min(this.availableOf(customer), intent.amount - before);
      if (cents <= 0) continue;
      this.#move(customer, 'applied_to_payment', -cents);
      this.#funded.set(intent.id, before + cents);
      if (before + cents < intent.amount)
        this.#books.tell('payment_intent.partially_funded', intent);
      else this.#pay(intent);
    }
    if (this.availableOf(customer) > 0) {
      this.#books.tell('cash_balance.funds_available', { object: 'cash_balance', customer });
    }
  }

  #pay(intent: FakeIntent): void {
    this.#funded.delete(intent.id);
    intent.next_action = null;
    this.#books.settle(intent.id);
  }

  #move(customer: string, type: string, cents: number): FakeMovement {
    const movement: FakeMovement = {
      id: id('ccsbtxn'),
      object: 'customer_cash_balance_transaction',
      type,
      net_amount: cents,
      currency: 'mxn',
      created: this.#books.seconds(),
      customer,
    };
    this.#movements.push(movement);
    return movement;
  }

  #instructions(customer: string) {
    const place = [...this.#customers.keys()].indexOf(customer);
    return {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: {
        amount_remaining: 0,
        currency: 'mxn',
        financial_addresses: [
          {
            type: 'spei',
            supported_networks: ['spei'],
            spei: {
              clabe: `002180${String(place).padStart(12, '0')}`,
              bank_code: '002',
              bank_name: 'BANAMEX',
              account_holder_name: 'Casa Animal AC',
            },
          },
        ],
        hosted_instructions_url: 'https://payments.stripe.example/instructions',
        reference: null,
        type: 'mx_bank_transfer',
      },
    };
  }
}
