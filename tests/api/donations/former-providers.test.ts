import pino from 'pino';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentProviders } from '#server/adapters/payments/method-providers.ts';
import { openPaymentProviders } from '#server/adapters/payments/open-payment-providers.ts';
import { createProviderRegistry } from '#server/features/giving/donations/provider-registry.ts';
import { warnOfUnreachable } from '#server/features/giving/donations/unreachable-donations.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';

describeOnBothDatabases('donations of a former provider', (databases) => {
  let giving: Giving;
  const current: PaymentProviders = {};
  const former: PaymentProviders = {};

  /** Stripe, PayPal and Conekta take new donations. */
  const real = () => openPaymentProviders(giving.context.config).current;
  function offerReal() {
    Object.assign(current, real());
    for (const method of ['card', 'wallet', 'voucher'] as const) delete former[method];
  }
  /** From now on the built-in ones do. */
  function changeProviders() {
    Object.assign(former, real());
    Object.assign(current, giving.context.testPayments.providers);
  }

  beforeAll(async () => {
    giving = await openGiving(
      databases,
      { PAYMENTS_TIMEOUT_MS: '8000' },
      { payments: { current, former: [former] } },
    );
    offerReal();
    await giving.context.monthlyPlans.ensure();
    return () => giving.close();
  });
  beforeEach(async () => {
    offerReal();
    await giving.anHourLater();
  });
  afterEach(() => giving.stripe.behave('well'));

  const one = async (id: string) =>
    (await giving.history(giving.admin)).find((donation) => donation.id === id);
  const providerOf = async (id: string) =>
    (
      await giving.context.database.query
        .selectFrom('donations')
        .select('provider')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).provider;

  it('are refunded there, while new ones go to the current one', async () => {
    const { data: old } = await giving.byCard(visa);
    changeProviders();
    const { data: recent } = await giving.byCard(visa);
    expect(recent).toMatchObject({ estado: 'vigente' });
    expect([await providerOf(old.id), await providerOf(recent.id)]).toEqual(['stripe', 'test']);

    const held = giving.stripe.books.heldCents;
    for (const id of [old.id, recent.id]) {
      expect(await giving.refund(id, 100)).toMatchObject({ status: 200 });
    }
    expect(giving.stripe.books.heldCents).toBe(held - 100_00);
  });

  it('are paid by its messages and settled by asking it', async () => {
    const { data: voucher } = await giving.byVoucher();
    giving.stripe.behave('drops after', 'drops');
    const { data: card } = await giving.byCard(visa);
    expect(card).toMatchObject({ estado: 'pendiente' });
    changeProviders();
    giving.stripe.behave('well');

    const order = giving.conekta.orderOf(voucher.id)?.id ?? '';
    giving.conekta.payAtStore(order);
    expect(await giving.webhook('conekta', giving.conekta.event('order.paid', order))).toBe(200);
    expect(await one(voucher.id)).toMatchObject({ estado: 'vigente' });
    await giving.reconcile();
    expect(await one(card.id)).toMatchObject({ estado: 'vigente' });
  });

  it('are captured where their order was approved', async () => {
    const { order_id: order } = (await giving.order()).data;
    giving.paypal.approve(order);
    changeProviders();
    expect(await giving.byWallet(order)).toMatchObject({ data: { estado: 'vigente' } });
  });

  it('each month are confirmed, charged and cancelled there', async () => {
    const donor = await giving.newPerson({ email: 'mensual@example.mx' });
    const plans = (await giving.call('consultar_planes', {}, donor)).data;
    const asked = { plan_id: plans[0].plan_id, email: donor.email };
    const { subscription_id } = (await giving.call('crear_suscripcion', asked, donor)).data;
    giving.paypal.approveSubscription(subscription_id);
    changeProviders();

    expect(await giving.call('confirmar_suscripcion', { subscription_id }, donor)).toMatchObject({
      status: 200,
    });
    expect(await giving.webhook('paypal', giving.paypal.bill(subscription_id))).toBe(200);
    expect(await giving.history(donor)).toMatchObject([
      { estado: 'vigente', payload: { tipo: 'recurrente' } },
    ]);
    expect((await giving.call('consultar_suscripcion', {}, donor)).data).toMatchObject({
      status: 'ACTIVE',
    });
    expect(await giving.call('cancelar_suscripcion', {}, donor)).toMatchObject({ status: 200 });
    expect(giving.paypal.books.subscriptions.get(subscription_id)).toMatchObject({
      status: 'CANCELLED',
    });
  });

  it('are refused once it is not configured any more, and hold up nothing', async () => {
    const { data: paid } = await giving.byCard(visa);
    giving.stripe.behave('drops after', 'drops');
    const { data: open } = await giving.byCard(visa);
    const { data: voucher } = await giving.byVoucher();
    giving.conekta.payAtStore(giving.conekta.orderOf(voucher.id)?.id ?? '');
    changeProviders();
    giving.stripe.behave('well');
    delete former.card;

    const lines: Record<string, unknown>[] = [];
    await warnOfUnreachable({
      database: giving.context.database,
      log: pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }),
      providers: createProviderRegistry(() => ({ current, former: [former] })),
    });
    expect(lines).toMatchObject([
      { kind: 'single', method: 'card', provider: 'stripe', donations: 1 },
    ]);

    expect(await giving.refund(paid.id)).toMatchObject({
      status: 422,
      code: 'providerNotConfigured',
      message: expect.stringContaining('stripe, que ya no está configurado'),
    });
    const calls = giving.stripe.calls.length;
    await giving.reconcile();
    expect(await one(open.id)).toMatchObject({ estado: 'pendiente' });
    expect(await one(voucher.id)).toMatchObject({ estado: 'vigente' });
    expect(giving.stripe.calls).toHaveLength(calls);

    changeProviders();
    expect(await giving.refund(paid.id)).toMatchObject({ status: 200 });
    await giving.reconcile();
    expect(await one(open.id)).toMatchObject({ estado: 'vigente' });
  });
});
