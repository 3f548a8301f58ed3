import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConektaMood, type FakeConekta, startConekta } from '#tests/fakes/conekta-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';
import type { VoucherProvider } from '../method-providers.ts';
import { ProviderRefused, ProviderSilent, SignatureInvalid } from '../provider-errors.ts';
import { openConekta } from './conekta.ts';

/** Milliseconds of patience where an answer comes, and where none does. */
const patient = 20_000;
const impatient = 40;

const request = {
  key: 'attempt-1',
  donationId: 'donation-1',
  amountCents: 250_00,
  description: 'Donativo: Alimento',
  email: 'ana@example.mx',
  language: 'es' as const,
  name: 'Ana Pérez',
  phone: '9841234567',
  expiresAt: '2026-11-27T06:00:00.000Z',
};
const now = new Date('2026-11-22T18:00:00.000Z');

describe('Conekta', () => {
  let conekta: FakeConekta;
  let provider: VoucherProvider;
  const opened = (
    { env }: FakeConekta,
    { timeout = patient, privateKey = env.CONEKTA_PRIVATE_KEY } = {},
  ) =>
    openConekta(
      {
        privateKey,
        webhookPublicKey: env.CONEKTA_WEBHOOK_PUBLIC_KEY,
        apiBase: `${env.CONEKTA_API_BASE}/`,
      },
      callTimes(timeout),
    ).orders;

  beforeAll(async () => {
    conekta = await startConekta({ now: () => now });
    provider = opened(conekta);
    // Loads the SDK, which no test's patience is for.
    await provider.find('unknown');
  });
  afterAll(() => conekta.stop());
  beforeEach(() => {
    conekta.requests.length = 0;
    conekta.orders.clear();
  });
  afterEach(() => conekta.behave('well'));

  let keys = 0;
  const newVoucher = (changes: Partial<typeof request> = {}) =>
    provider.createVoucher({ ...request, key: `attempt-${++keys}`, ...changes });

  test('makes an order of cash in centavos, and hands its voucher over', async () => {
    const { facts, voucher } = await newVoucher();

    const order = conekta.orderOf('donation-1');
    expect(order).toMatchObject({
      amount: 250_00,
      currency: 'MXN',
      customer_info: { name: 'Ana Pérez', email: 'ana@example.mx', phone: '9841234567' },
    });
    expect(facts).toEqual({
      reference: order?.id,
      settledAs: 'charge-1',
      state: 'pending',
      amountCents: 250_00,
      currency: 'MXN',
      refundedCents: 0,
    });
    expect(voucher).toEqual({
      reference: '93000262000001',
      barcodeUrl: 'https://barcodes.conekta.example/93000262000001.png',
      expiresAt: request.expiresAt,
    });
    expect(await provider.findVoucher(facts.reference)).toEqual(voucher);
  });

  test('hands over no reference that has lost digits on its way', async () => {
    const { facts } = await newVoucher();
    const method = conekta.orders.get(facts.reference)?.charges.data[0].payment_method;
    Object.assign(method ?? {}, { reference: 2 ** 53 });
    await expect(provider.findVoucher(facts.reference)).rejects.toThrow(ProviderSilent);
  });

  test('asked twice under one key, makes one order', async () => {
    const first = await newVoucher({ key: 'once' });
    const second = await newVoucher({ key: 'once' });
    expect(second).toEqual(first);
    expect(conekta.orders.size).toBe(1);
  });

  test.each<ConektaMood>(['busy', 'does it and hangs up', 'html'])(
    'tries again under the same key while Conekta is %s',
    async (mood) => {
      conekta.behave(mood, mood, 'well');
      await newVoucher({ key: `again while ${mood}` });
      expect(conekta.requests.map(({ key }) => key)).toEqual(Array(3).fill(`again while ${mood}`));
      expect(conekta.orders.size).toBe(1);
    },
  );

  test.each<ConektaMood>(['busy', 'html', 'wrong shapes', 'moved', 'endless'])(
    'gives up after three tries while Conekta is %s, knowing nothing',
    async (mood) => {
      conekta.behave(mood);
      await expect(newVoucher()).rejects.toThrow(ProviderSilent);
      expect(conekta.requests.map(({ path }) => path)).toEqual(Array(3).fill('/orders'));
    },
  );

  test.each<ConektaMood>(['silent', 'trickles', 'does it silently'])(
    'does not wait for ever while Conekta is %s',
    async (mood) => {
      // One of its own: what nobody waits for any more may still arrive there.
      const away = await startConekta();
      away.behave(mood);
      const waiting = opened(away, { timeout: impatient }).createVoucher(request);
      await expect(waiting).rejects.toThrow(ProviderSilent);
      expect(away.requests.length).toBeLessThanOrEqual(3);
      await away.stop();
    },
  );

  test('finds what was made while nobody heard of it', async () => {
    conekta.behave('does it and hangs up');
    await expect(newVoucher({ key: 'lost' })).rejects.toThrow(ProviderSilent);
    conekta.behave('well');
    const { facts } = await newVoucher({ key: 'lost' });
    expect([...conekta.orders.keys()]).toEqual([facts.reference]);
  });

  test('takes a rejection for one, and tells why without the donor', async () => {
    conekta.behave('refuses');
    const error = await newVoucher().catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(ProviderRefused);
    expect(conekta.requests).toHaveLength(1);
    const { cause } = error as ProviderRefused;
    expect(String(cause)).toContain('conekta.errors.parameter_validation');
  });

  test('lets no error carry the key or the donor', async () => {
    conekta.behave('does it and hangs up');
    const error = await newVoucher().catch((silent: unknown) => silent);
    const all = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(all).not.toMatch(/key_of_the_fake|ana@example|9841234567/);
    expect((error as Error).cause).toBeUndefined();
  });

  test('does not take a wrong key for an order that is not there', async () => {
    const { facts } = await newVoucher();
    const stranger = opened(conekta, { privateKey: 'key_of_nobody' });
    await expect(stranger.find(facts.reference)).rejects.toThrow(ProviderRefused);
  });

  test('tells how an order stands', async () => {
    const { facts } = await newVoucher();
    const id = facts.reference;
    const found = () => provider.find(id);

    expect(await provider.find('ord_unknown')).toBeUndefined();
    expect(await provider.findVoucher('ord_unknown')).toBeUndefined();
    expect(await found()).toEqual(facts);
    conekta.expire(id);
    expect(await found()).toMatchObject({ state: 'expired' });
    conekta.payAtStore(id);
    expect(await found()).toMatchObject({ state: 'paid', paidAt: now.toISOString() });
    conekta.refund(id, 50_00);
    expect(await found()).toMatchObject({ state: 'paid', refundedCents: 50_00 });
    conekta.refund(id, 200_00);
    expect(await found()).toMatchObject({ state: 'paid', refundedCents: 250_00 });
  });

  test('refunds what Conekta lets be refunded, and no more', async () => {
    const { facts } = await newVoucher();
    const { reference, settledAs } = facts;
    conekta.payAtStore(reference);
    const refund = (key: string, amountCents: number) =>
      provider.refund({ key, reference, settledAs, amountCents });

    await expect(refund('cash', 50_00)).rejects.toThrow(ProviderRefused);
    const order = conekta.orders.get(reference);
    if (order) order.is_refundable = true;
    const partly = await refund('partly', 50_00);
    expect(partly).toMatchObject({ state: 'paid', refundedCents: 50_00 });
    expect(await refund('partly', 50_00)).toEqual(partly);
    await expect(refund('too much', 200_01)).rejects.toThrow(ProviderRefused);
    expect(conekta.heldCents()).toBe(200_00);
  });

  describe('webhooks', () => {
    const read = (message: { body: Buffer; headers: Record<string, string> }) =>
      provider.readMessage(message, now);

    test.each([
      ['order.paid', 'paid'],
      ['order.expired', 'expired'],
      ['order.canceled', 'cancelled'],
      ['order.pending_payment', 'pending'],
    ] as const)('%s is read, also where it leaves out the status', async (type, state) => {
      const { facts } = await newVoucher();
      const payment_status = type.slice('order.'.length);
      const message = conekta.event(type, facts.reference, { payment_status });
      const expected = { kind: 'payment', donationId: 'donation-1', facts: { ...facts, state } };
      expect(await read(message)).toEqual(expected);
      const bare = JSON.parse(message.body.toString());
      delete bare.data.object.payment_status;
      expect(await read(conekta.signed(bare))).toEqual(expected);
    });

    test('order.refunded tells all that went back', async () => {
      const { facts } = await newVoucher();
      conekta.payAtStore(facts.reference);
      conekta.refund(facts.reference, 250_00);
      expect(await read(conekta.event('order.refunded', facts.reference))).toMatchObject({
        facts: { state: 'paid', refundedCents: 250_00 },
      });
    });

    test('charge.paid names the order that was paid', async () => {
      const { facts } = await newVoucher();
      conekta.payAtStore(facts.reference);
      expect(await read(conekta.event('charge.paid', facts.reference))).toEqual({
        kind: 'payment',
        facts: { ...facts, state: 'paid', paidAt: now.toISOString() },
      });
    });

    test('what the portal need not know is let by', async () => {
      const { reference } = (await newVoucher()).facts;
      expect(await read(conekta.signed({ type: 'webhook_ping', data: {} }))).toBeUndefined();
      expect(await read(conekta.event('charge.created', reference))).toBeUndefined();
      expect(
        await read(conekta.event('order.updated', reference, { payment_status: 'odd' })),
      ).toBeUndefined();
      expect(await read(conekta.signed(['no event']))).toBeUndefined();
    });

    test('without a signature, with that of another body, or with none at all: refused', async () => {
      const { reference } = (await newVoucher()).facts;
      const { body, headers } = conekta.event('order.pending_payment', reference);
      const paid = Buffer.from(body.toString().replaceAll('pending_payment', 'paid'));
      const attempts = [
        { body, headers: {} },
        { body: paid, headers },
        { body, headers: { digest: '' } },
        { body, headers: { digest: Buffer.alloc(256).toString('base64') } },
        { body: Buffer.concat([body, Buffer.from(' ')]), headers },
      ];
      for (const attempt of attempts) {
        await expect(provider.readMessage(attempt, now)).rejects.toThrow(SignatureInvalid);
      }
    });

    test('with a key that is none, nothing is believed', async () => {
      const { reference } = (await newVoucher()).facts;
      const unset = openConekta(
        { privateKey: 'x', webhookPublicKey: 'no PEM', apiBase: undefined },
        callTimes(),
      ).orders;
      const message = conekta.event('order.paid', reference);
      await expect(unset.readMessage(message, now)).rejects.toThrow(SignatureInvalid);
    });
  });
});
