import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletProvider } from '#server/adapters/payments/method-providers.ts';
import { createPaypal } from '#server/adapters/payments/paypal/paypal.ts';
import { ProviderSilent, SignatureInvalid } from '#server/adapters/payments/provider-errors.ts';
import type { PaypalMessage } from '#tests/fakes/paypal-messages.ts';
import { type FakePaypal, startPaypal } from '#tests/fakes/paypal-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';

const now = new Date('2026-11-22T15:20:00Z');
const hour = 60 * 60_000;
const ago = (time: number) => new Date(now.getTime() - time);
let paypal: FakePaypal;
let wallet: WalletProvider;

beforeAll(async () => {
  paypal = await startPaypal({ now: () => now });
});
afterAll(() => paypal.stop());
beforeEach(() => {
  const { env } = paypal;
  const settings = {
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    merchantId: undefined,
    apiBase: env.PAYPAL_API_BASE,
  };
  wallet = createPaypal(settings, { ...callTimes(), siteName: 'Casa Animal' });
  paypal.calls.length = 0;
});

const read = (message: PaypalMessage, at = now) => wallet.readMessage(message, at);

/** An order that was approved and captured. @returns its id */
function capturedOrder(cents = 250_00): string {
  const id = paypal.addOrder({ cents, currency: 'MXN', customId: 'donation-1' });
  const order = paypal.books.orders.get(id);
  if (order) paypal.books.take(order);
  return id;
}

const subscriptionOf = (cents: number) => {
  const plan = paypal.books.addPlan({ productId: 'p', name: 'm', cents, currency: 'MXN' });
  return paypal.books.addSubscription(plan.id, 'monthly-1', 'ana@example.mx').id;
};

describe('a message', () => {
  it('is PayPal’s by the certificate that it names, which is fetched once', async () => {
    const id = capturedOrder();
    expect(await read(paypal.captureMessage(id))).toMatchObject({ kind: 'payment' });
    expect(await read(paypal.captureMessage(id))).toMatchObject({ kind: 'payment' });
    expect(paypal.callsOf('certificate')).toHaveLength(1);
    expect(paypal.callsOf('verifySignature')).toEqual([]);
  });

  const elsewhere = [
    'https://paypal.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.example/v1/notifications/certs/CERT-1',
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/redirect?to=CERT-1',
    'https://api.paypal.com@127.0.0.1/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?to=elsewhere',
    'https://api.paypal.com/v1/notifications/certs/../../oauth2/token',
    'OWN/v1/oauth2/token',
    'OWN/v1/notifications/certs/',
    'OWN/v1/notifications/certs/CERT-1/more',
    'file:///etc/passwd',
    'CERT-1',
  ];
  it.each(elsewhere)('with a certificate from %s is nobody’s', async (certificateUrl) => {
    const signing = { certificateUrl: certificateUrl.replace('OWN', paypal.origin) };
    const message = paypal.captureMessage(capturedOrder(), 'COMPLETED', signing);
    await expect(read(message)).rejects.toThrow(SignatureInvalid);
    expect(paypal.calls).toEqual([]);
  });

  it.each([
    ['not there', 'CERT-1', SignatureInvalid, 0],
    ['broken', 'CERT-BROKEN', SignatureInvalid, 20],
  ])('with a certificate that is %s asks for it once a minute', async (_, name, error, asked) => {
    const certificateUrl = `${paypal.origin}/v1/notifications/certs/${name}`;
    const forged = () => {
      const message = paypal.captureMessage(capturedOrder(), 'COMPLETED', { certificateUrl });
      message.headers['paypal-transmission-sig'] = 'eA==';
      return message;
    };
    const readAll = (at: Date) =>
      Promise.all(
        Array.from({ length: 20 }, () => expect(read(forged(), at)).rejects.toThrow(error)),
      );
    await readAll(now);
    expect(paypal.callsOf('certificate')).toHaveLength(1);
    expect(paypal.callsOf('verifySignature')).toHaveLength(asked);
    await readAll(ago(-59_000));
    expect(paypal.callsOf('certificate')).toHaveLength(1);
    await readAll(ago(-61_000));
    expect(paypal.callsOf('certificate')).toHaveLength(2);
  });

  it('asks nothing where it is not admitted', async () => {
    const refused = new Error('not now');
    const admitVerification = () => Promise.reject(refused);
    const message = { ...paypal.captureMessage(capturedOrder()), admitVerification };
    await expect(read(message)).rejects.toThrow(refused);
    expect(paypal.calls).toEqual([]);
    await read(paypal.captureMessage(capturedOrder()));
    // Its certificate is known by now.
    expect(await read(message)).toMatchObject({ kind: 'payment' });
  });

  it.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ])('without %s is nobody’s', async (name) => {
    const message = paypal.captureMessage(capturedOrder());
    delete message.headers[name];
    await expect(read(message)).rejects.toThrow(SignatureInvalid);
  });

  it('that was changed, or signed by another or for another webhook, is nobody’s', async () => {
    const id = capturedOrder();
    const message = paypal.captureMessage(id);
    const changed = Buffer.from(message.body.toString().replace('250.00', '950.00'));
    await expect(read({ ...message, body: changed })).rejects.toThrow(SignatureInvalid);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const signing of [{ key }, { webhookId: '0NOTOURS0' }]) {
      const forged = paypal.captureMessage(id, 'COMPLETED', signing);
      await expect(read(forged)).rejects.toThrow(SignatureInvalid);
    }
    const otherwise = paypal.captureMessage(id);
    otherwise.headers['paypal-auth-algo'] = 'SHA1withRSA';
    await expect(read(otherwise)).rejects.toThrow(SignatureInvalid);
  });

  it('is valid for as long as PayPal sends it again, and not from the future', async () => {
    const id = capturedOrder();
    const sentAt = (at: Date) => read(paypal.captureMessage(id, 'COMPLETED', { at }));
    expect(await sentAt(ago(3 * 24 * hour))).toMatchObject({ kind: 'payment' });
    await expect(sentAt(ago(30 * 24 * hour))).rejects.toThrow(SignatureInvalid);
    expect(await sentAt(ago(-4 * 60_000))).toMatchObject({ kind: 'payment' });
    await expect(sentAt(ago(-6 * 60_000))).rejects.toThrow(SignatureInvalid);
    const timeless = paypal.captureMessage(id);
    timeless.headers['paypal-transmission-time'] = 'today';
    await expect(read(timeless)).rejects.toThrow(SignatureInvalid);
  });

  it('under a certificate that has run out is nobody’s', async () => {
    await paypal.renewCertificate({ validFor: -hour });
    await expect(read(paypal.captureMessage(capturedOrder()))).rejects.toThrow(SignatureInvalid);
    await paypal.renewCertificate({});
  });

  it('is left to PayPal’s own judgement while its certificate cannot be had', async () => {
    const message = paypal.captureMessage(capturedOrder());
    paypal.behave('certificate', 'broken', 'drops', 'busy');
    expect(await read(message)).toMatchObject({ kind: 'payment' });
    const changed = {
      ...message,
      headers: { ...message.headers, 'paypal-transmission-sig': 'eA==' },
    };
    await expect(read(changed)).rejects.toThrow(SignatureInvalid);
    paypal.behave('verifySignature', 'broken', 'broken', 'broken');
    await expect(read(message)).rejects.toThrow(ProviderSilent);
  });

  it('whose certificate is an HTML page is nobody’s', async () => {
    paypal.behave('certificate', 'html');
    await expect(read(paypal.captureMessage(capturedOrder()))).rejects.toThrow(SignatureInvalid);
  });
});

describe('what a message says', () => {
  it.each([
    ['COMPLETED', 'paid'],
    ['PENDING', 'pending'],
    ['DENIED', 'failed'],
    ['DECLINED', 'failed'],
  ] as const)('of a capture that is %s', async (event, state) => {
    const id = capturedOrder();
    expect(await read(paypal.captureMessage(id, event))).toMatchObject({
      kind: 'payment',
      donationId: 'donation-1',
      facts: { reference: id, state, amountCents: 250_00, currency: 'MXN', refundedCents: 0 },
    });
  });

  it('of a capture alone is completed by what PayPal says of its order', async () => {
    const id = capturedOrder();
    const capture = paypal.books.orders.get(id)?.capture;
    const amount = { currency_code: 'MXN', value: '250.00' };
    const bare = { id: capture?.id, status: 'COMPLETED', amount };
    expect(await read(paypal.message('PAYMENT.CAPTURE.COMPLETED', bare))).toMatchObject({
      facts: { reference: id, state: 'paid' },
    });
  });

  it('of refunds is all of them so far', async () => {
    const id = capturedOrder();
    const settledAs = paypal.books.orders.get(id)?.capture?.id;
    const refund = (refundedCents: number) => ({
      kind: 'refund',
      settledAs,
      refundedCents,
      currency: 'MXN',
    });
    expect(await read(paypal.refundOutside(id, 50_00))).toEqual(refund(50_00));
    expect(await read(paypal.refundOutside(id, 30_00, 'REVERSED'))).toEqual({
      ...refund(80_00),
      isReversal: true,
    });
    const href = `${paypal.origin}/v2/payments/captures/${settledAs}`;
    const amount = { currency_code: 'MXN', value: '30.00' };
    const bare = { id: 'R1', status: 'COMPLETED', amount, links: [{ rel: 'up', href }] };
    expect(await read(paypal.message('PAYMENT.CAPTURE.REFUNDED', bare))).toMatchObject({
      kind: 'payment',
      facts: { reference: id, refundedCents: 80_00 },
    });
  });

  it('of a month’s charge and its refunds goes by the sale', async () => {
    const subscriptionId = subscriptionOf(100_00);
    const charged = await read(paypal.bill(subscriptionId));
    const sale = paypal.books.subscriptions.get(subscriptionId)?.sales[0]?.id ?? '';
    expect(charged).toEqual({
      kind: 'subscriptionCharge',
      charge: {
        subscriptionId,
        id: sale,
        state: 'paid',
        amountCents: 100_00,
        currency: 'MXN',
        refundedCents: 0,
        paidAt: '2026-11-22T15:20:00.000Z',
      },
    });
    paypal.refundSaleOutside(sale, 10_00);
    expect(await read(paypal.refundSaleOutside(sale, 20_00))).toEqual({
      kind: 'refund',
      settledAs: sale,
      refundedCents: 30_00,
      currency: 'MXN',
    });
    const reversed = { id: sale, amount: { total: '-100.00', currency: 'MXN' } };
    expect(await read(paypal.message('PAYMENT.SALE.REVERSED', reversed))).toMatchObject({
      settledAs: sale,
      refundedCents: 100_00,
    });
  });

  it.each([
    ['ACTIVATED', { status: 'ACTIVE' }, { status: 'active' }],
    ['SUSPENDED', { status: 'SUSPENDED' }, { status: 'suspended' }],
    ['CANCELLED', { status: 'CANCELLED' }, { status: 'cancelled' }],
    ['EXPIRED', { status: 'EXPIRED' }, { status: 'expired' }],
  ] as const)('of a subscription that is %s', async (event, changes, expected) => {
    const id = subscriptionOf(100_00);
    expect(await read(paypal.subscriptionMessage(id, event, changes))).toMatchObject({
      kind: 'subscription',
      subscription: { id, ownId: 'monthly-1', ...expected },
    });
  });

  it('of a month that could not be charged names that', async () => {
    const id = subscriptionOf(100_00);
    const changes = { status: 'ACTIVE', failedPayments: 2 } as const;
    expect(await read(paypal.subscriptionMessage(id, 'PAYMENT.FAILED', changes))).toMatchObject({
      subscription: { id, status: 'active', failedPayments: 2 },
      paymentFailed: true,
    });
  });

  it.each([
    ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-1' }],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 7 }],
    ['PAYMENT.CAPTURE.REFUNDED', {}],
    ['PAYMENT.SALE.COMPLETED', { id: 'S1', amount: { total: '1.00', currency: 'MXN' } }],
    ['PAYMENT.SALE.REFUNDED', { id: 'S1' }],
    ['BILLING.SUBSCRIPTION.UPDATED', { id: 'I-1' }],
    ['toString', {}],
  ])('is nothing that the portal need know in %s', async (event, resource) => {
    expect(await read(paypal.message(event, resource))).toBeUndefined();
  });
});
