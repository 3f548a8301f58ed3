import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletProvider } from '#server/adapters/payments/method-providers.ts';
import { createPaypal } from '#server/adapters/payments/paypal/paypal.ts';
import { ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import { type FakePaypal, startPaypal } from '#tests/fakes/paypal-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';

const now = new Date('2026-11-22T15:20:00Z');
let today = now;
let paypal: FakePaypal;
let wallet: WalletProvider;

beforeAll(async () => {
  paypal = await startPaypal({ now: () => today });
});
afterAll(() => paypal.stop());
beforeEach(() => {
  wallet = openWallet();
  paypal.calls.length = 0;
});

/** As it is after a start, without a token. */
function openWallet(changes: { timeout?: number; secret?: string; merchantId?: string } = {}) {
  const { env } = paypal;
  const settings = {
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: changes.secret ?? env.PAYPAL_CLIENT_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    merchantId: changes.merchantId ?? env.PAYPAL_MERCHANT_ID,
    apiBase: `${env.PAYPAL_API_BASE}/`,
  };
  return createPaypal(settings, { ...callTimes(changes.timeout), siteName: 'Casa Animal' });
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `attempt-${keys}`;
};

const request = (changes: Partial<Parameters<WalletProvider['createOrder']>[0]> = {}) => ({
  key: newKey(),
  donationId: 'donation-1',
  amountCents: 250_50,
  description: 'Casa Animal: alimento',
  email: 'ana@example.mx',
  language: 'es' as const,
  returnUrl: 'http://127.0.0.1/donaciones?paypal=aprobado',
  cancelUrl: 'http://127.0.0.1/donaciones?paypal=cancelado',
  ...changes,
});

async function approvedOrder(changes: Parameters<FakePaypal['approve']>[1] = {}) {
  const { reference } = await wallet.createOrder(request());
  paypal.approve(reference, changes);
  return { key: newKey(), reference, donationId: 'donation-1', amountCents: 250_50 };
}

/** What became of a call, by the name and reason of its error. */
const endOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => `${error.name} ${error.reason ?? ''}`.trim(),
  );

describe('an order', () => {
  it('is made in pesos for the donation, in its language, and brings where to approve it', async () => {
    const asked = request({ language: 'en' });
    const { reference, approveUrl } = await wallet.createOrder(asked);
    expect(approveUrl).toBe(`${paypal.origin}/checkoutnow?token=${reference}`);
    const [call] = paypal.callsOf('createOrder');
    expect(call?.key).toBe(asked.key);
    expect(call?.body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'MXN', value: '250.50' },
          custom_id: 'donation-1',
          payee: { merchant_id: paypal.env.PAYPAL_MERCHANT_ID },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'en-US',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            return_url: asked.returnUrl,
            cancel_url: asked.cancelUrl,
          },
        },
      },
    });
    expect(await wallet.find(reference)).toEqual({
      reference,
      state: 'requiresAction',
      amountCents: 250_50,
      currency: 'MXN',
      refundedCents: 0,
    });
  });

  it('is the same one when it is asked for again after a lost answer', async () => {
    const asked = request();
    paypal.behave('createOrder', 'drops after');
    const orders = paypal.books.orders.size;
    const first = await wallet.createOrder(asked);
    expect(await wallet.createOrder(asked)).toEqual(first);
    expect(paypal.books.orders.size).toBe(orders + 1);
  });

  it('that PayPal does not know is not there', async () => {
    expect(await wallet.find('5O190127TN364715T')).toBeUndefined();
  });
});

describe('taking the money of an approved order', () => {
  it('tells what came, and finds the same later', async () => {
    const order = await approvedOrder();
    const facts = await wallet.capture(order);
    expect(facts).toMatchObject({
      reference: order.reference,
      state: 'paid',
      amountCents: 250_50,
      currency: 'MXN',
      refundedCents: 0,
      paidAt: '2026-11-22T15:20:00.000Z',
    });
    expect(facts.settledAs).toBe(paypal.books.orders.get(order.reference)?.capture?.id);
    expect(await wallet.find(order.reference)).toEqual(facts);
    expect(await wallet.capture(order)).toEqual(facts);
    expect(await wallet.capture({ ...order, key: newKey() })).toEqual(facts);
    expect(paypal.callsOf('capture')).toHaveLength(1);
  });

  it.each([
    ['is not approved', { status: 'CREATED' }, 'ProviderRefused notApproved'],
    ['is voided', { status: 'VOIDED' }, 'ProviderRefused notApproved'],
    ['is of another amount', { cents: 250_51 }, 'ProviderRefused otherOrder'],
    ['is of another currency', { currency: 'USD' }, 'ProviderRefused otherOrder'],
    ['pays somebody else', { payee: 'SOMEBODYELSE1' }, 'ProviderRefused otherOrder'],
    ['is for another donation', { customId: 'donation-2' }, 'ProviderRefused otherOrder'],
  ] as const)('is refused when it %s, before any is taken', async (_why, changes, end) => {
    expect(await endOf(wallet.capture(await approvedOrder(changes)))).toBe(end);
    expect(paypal.callsOf('capture')).toEqual([]);
  });

  it('is refused for an order that PayPal does not know', async () => {
    const order = { ...(await approvedOrder()), reference: '5O190127TN364715T' };
    expect(await endOf(wallet.capture(order))).toBe('ProviderRefused notFound');
  });

  it('may be declined by the donor’s bank, or wait', async () => {
    const refused = await approvedOrder({ outcome: 'INSTRUMENT_DECLINED' });
    expect(await endOf(wallet.capture(refused))).toBe('PaymentDeclined declined');
    const declined = await approvedOrder({ outcome: 'DECLINED' });
    expect(await endOf(wallet.capture(declined))).toBe('PaymentDeclined declined');
    const waiting = await approvedOrder({ outcome: 'PENDING' });
    expect(await wallet.capture(waiting)).toMatchObject({ state: 'pending', amountCents: 250_50 });
  });

  it.each(['drops after', 'broken after', 'html after'] as const)(
    'takes it once when PayPal %s taking it',
    async (mood) => {
      const order = await approvedOrder();
      const before = paypal.held();
      paypal.behave('capture', mood);
      const end = await endOf(wallet.capture(order));
      if (end !== 'done') expect(end).toBe('ProviderSilent');
      expect(await wallet.capture(order)).toMatchObject({ state: 'paid' });
      expect(paypal.held() - before).toBe(250_50);
      expect(new Set(paypal.callsOf('capture').map(({ key }) => key))).toEqual(
        new Set([order.key]),
      );
    },
  );
});

describe('a server that misbehaves', () => {
  it.each(['silent', 'html', 'endless', 'moved', 'wrong shapes'] as const)(
    'and is %s has not said what happened',
    async (mood) => {
      wallet = openWallet({ timeout: 150 });
      paypal.behave('findOrder', mood, mood, mood);
      await expect(wallet.find('5O190127TN364715T')).rejects.toThrow(ProviderSilent);
      paypal.behave('findOrder');
    },
  );

  it.each(['drops', 'broken', 'busy'] as const)('and %s is asked twice more', async (mood) => {
    const { reference } = await wallet.createOrder(request());
    paypal.behave('findOrder', mood, mood);
    expect(await wallet.find(reference)).toMatchObject({ reference });
    paypal.behave('findOrder', mood, mood, mood);
    await expect(wallet.find(reference)).rejects.toThrow(ProviderSilent);
  });

  it('is asked for a new token when it no longer knows the old one, and by all calls with one', async () => {
    const { reference } = await wallet.createOrder(request());
    await wallet.find(reference);
    expect(paypal.callsOf('token')).toHaveLength(1);
    paypal.forgetTokens();
    await wallet.find(reference);
    await wallet.find(reference);
    expect(paypal.callsOf('token')).toHaveLength(2);
  });

  it('that does not take our credentials refuses, and its errors tell no secret', async () => {
    wallet = openWallet({ secret: 'a-wrong-secret' });
    const error = await wallet.find('5O190127TN364715T').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderRefused', reason: 'other' });
    expect(JSON.stringify([error, String(error), (error as Error).cause])).not.toContain('secret');
  });
});

describe('a refund', () => {
  it('adds up, and is made once however often it is asked for', async () => {
    const order = await approvedOrder();
    const { reference, settledAs } = await wallet.capture(order);
    const first = { key: newKey(), reference, settledAs, amountCents: 50_00 };
    paypal.behave('refund', 'drops after');
    expect(await endOf(wallet.refund(first))).toBe('ProviderSilent');
    expect(paypal.callsOf('refund')).toHaveLength(1);
    expect(await wallet.findRefunds(first)).toMatchObject({
      facts: { refundedCents: 50_00, state: 'paid' },
      refunds: [{ key: first.key, amountCents: 50_00, state: 'done' }],
    });
    expect(await wallet.refund(first)).toMatchObject({ refundedCents: 50_00 });
    const rest = { ...first, key: newKey(), amountCents: 200_50 };
    expect(await wallet.refund(rest)).toMatchObject({ refundedCents: 250_50 });
    expect(await wallet.find(reference)).toMatchObject({ refundedCents: 250_50 });
    expect(await endOf(wallet.refund({ ...rest, key: newKey() }))).toBe('ProviderRefused other');
  });

  it('of a month’s charge goes by the sale', async () => {
    const id = await startedSubscription();
    paypal.bill(id);
    const sale = paypal.books.subscriptions.get(id)?.sales[0]?.id ?? '';
    const refund = { key: newKey(), reference: sale, settledAs: sale, amountCents: 30_00 };
    expect(await wallet.refund(refund)).toMatchObject({
      reference: sale,
      settledAs: sale,
      amountCents: 100_00,
      refundedCents: 30_00,
    });
    const rest = { ...refund, key: newKey(), amountCents: 70_00 };
    expect(await wallet.refund(rest)).toMatchObject({ refundedCents: 100_00 });
    expect(await wallet.find(sale)).toMatchObject({ reference: sale, refundedCents: 100_00 });
  });
});

async function monthlyPlan(amountCents: number): Promise<string> {
  const [plan] = await wallet.subscriptions.ensurePlans([amountCents]);
  return plan?.id ?? '';
}

const subscriptionRequest = async () => ({
  key: newKey(),
  ownId: 'monthly-1',
  planId: await monthlyPlan(100_00),
  email: 'ana@example.mx',
  language: 'es' as const,
  returnUrl: 'http://127.0.0.1/mi-perfil',
  cancelUrl: 'http://127.0.0.1/donaciones',
});

async function startedSubscription() {
  const { id } = await wallet.subscriptions.create(await subscriptionRequest());
  paypal.approveSubscription(id);
  return id;
}

describe('a monthly subscription', () => {
  it('finds the plans that are there, and makes the others', async () => {
    const { subscriptions } = wallet;
    const plans = await subscriptions.ensurePlans([100_00, 250_00]);
    expect(plans.map(({ amountCents }) => amountCents)).toEqual([100_00, 250_00]);
    const made = paypal.books.plans.size;
    expect(await subscriptions.ensurePlans([250_00, 100_00])).toEqual([...plans].reverse());
    expect(paypal.books.plans.size).toBe(made);
    expect([...paypal.books.products.keys()]).toEqual(['MONTHLY-DONATION']);
    expect(paypal.callsOf('createPlan').at(-1)?.body).toMatchObject({
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          total_cycles: 0,
          pricing_scheme: { fixed_price: { value: '250.00', currency_code: 'MXN' } },
        },
      ],
    });
  });

  it('is made on a plan, and waits for the donor’s approval', async () => {
    const asked = await subscriptionRequest();
    const { id, approveUrl } = await wallet.subscriptions.create(asked);
    expect(approveUrl).toContain(paypal.origin);
    expect(await wallet.subscriptions.create(asked)).toEqual({ id, approveUrl });
    expect(await wallet.subscriptions.find(id)).toMatchObject({
      id,
      planId: asked.planId,
      ownId: 'monthly-1',
      status: 'approvalPending',
      nextBillingAt: null,
    });
    paypal.approveSubscription(id, { cardExpiry: '2027-02', failedPayments: 1 });
    expect(await wallet.subscriptions.find(id)).toEqual({
      id,
      planId: asked.planId,
      ownId: 'monthly-1',
      status: 'active',
      startedAt: '2026-11-22T15:20:00.000Z',
      subscriber: { email: 'ana@example.mx', givenName: 'Ana' },
      nextBillingAt: '2026-12-22T15:20:00.000Z',
      failedPayments: 1,
      cardExpires: '2027-02',
    });
    expect(await wallet.subscriptions.find('I-NOBODYHASIT')).toBeUndefined();
  });

  it('is paused, goes on and ends with a reason; repeated, nothing happens', async () => {
    const id = await startedSubscription();
    const { subscriptions } = wallet;
    const statusAfter = async (work: Promise<void>) => {
      await work;
      return (await subscriptions.find(id))?.status;
    };
    expect(await statusAfter(subscriptions.pause(id, 'a while'))).toBe('suspended');
    expect(await statusAfter(subscriptions.pause(id, 'a while'))).toBe('suspended');
    expect(await statusAfter(subscriptions.resume(id, 'again'))).toBe('active');
    expect(await statusAfter(subscriptions.resume(id, 'again'))).toBe('active');
    expect(await statusAfter(subscriptions.cancel(id, 'as the donor wishes'))).toBe('cancelled');
    expect(await statusAfter(subscriptions.cancel(id, 'once more'))).toBe('cancelled');
    expect(paypal.books.subscriptions.get(id)?.reason).toBe('as the donor wishes');
    expect(await endOf(subscriptions.resume(id, 'too late'))).toBe('ProviderRefused other');
    expect(await endOf(subscriptions.cancel('I-NOBODYHASIT', 'x'))).toBe(
      'ProviderRefused notFound',
    );
  });

  it('tells its charges of a time, oldest first', async () => {
    const id = await startedSubscription();
    const day = 86_400_000;
    const on = (days: number) => new Date(now.getTime() + days * day);
    paypal.bill(id);
    today = on(30);
    paypal.bill(id, { cents: 90_00 });
    today = on(60);
    paypal.bill(id);
    today = now;
    const charges = await wallet.subscriptions.charges(id, on(-1), on(31));
    expect(charges.map(({ id: _id, ...charge }) => charge)).toEqual(
      [
        { amountCents: 100_00, paidAt: '2026-11-22T15:20:00.000Z' },
        { amountCents: 90_00, paidAt: '2026-12-22T15:20:00.000Z' },
      ].map((charge) => ({
        subscriptionId: id,
        state: 'paid',
        currency: 'MXN',
        refundedCents: 0,
        ...charge,
      })),
    );
  });
});
