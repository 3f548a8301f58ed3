import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const hour = 3_600_000;

describeOnBothDatabases('refunds', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    await giving.context.monthlyPlans.ensure();
    return () => giving.close();
  });
  beforeEach(async () => {
    for (const fake of [giving.stripe, giving.paypal, giving.conekta]) fake.honourKeys(false);
    await giving.anHourLater();
  });
  afterEach(async () => {
    giving.stripe.behave('well');
    giving.conekta.behave('well');
    const { stripe, paypal, conekta } = giving;
    const held = stripe.books.heldCents + paypal.held() + conekta.heldCents();
    expect(await giving.booked()).toBeCloseTo(held / 100, 2);
  });

  const one = async (id: string) =>
    (await giving.history(giving.admin)).find((donation) => donation.id === id);
  const entriesOf = async (id: string) =>
    (await one(id))?.payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);

  /** Paid, with what its provider can do besides. */
  interface Paid {
    id: string;
    /** How the next refund's answer is lost; the third time around all is well. */
    lose(how: 'before' | 'after'): void;
    refundThere(cents: number): unknown;
  }

  async function byCard(): Promise<Paid> {
    const { data } = await giving.byCard(visa);
    const { stripe } = giving;
    const intent = [...stripe.books.intents.values()].at(-1)?.id ?? '';
    return {
      id: data.id,
      lose: (how) => {
        // The payment and its refunds are read first.
        stripe.behave('well', 'well', how === 'after' ? 'drops after' : 'drops', 'drops', 'well');
      },
      refundThere: (cents) => stripe.books.refund(intent, cents),
    };
  }

  async function byWallet(): Promise<Paid> {
    const order = (await giving.order()).data.order_id;
    const { paypal } = giving;
    paypal.approve(order);
    const { data } = await giving.byWallet(order);
    return {
      id: data.id,
      lose: (how) => paypal.behave('refund', how === 'after' ? 'drops after' : 'drops'),
      refundThere: (cents) => paypal.refundOutside(order, cents),
    };
  }

  async function inCash(): Promise<Paid> {
    const { data } = await giving.byVoucher();
    const { conekta } = giving;
    const order = conekta.orderOf(data.id)?.id ?? '';
    conekta.payAtStore(order);
    conekta.makeRefundable(order);
    await giving.reconcile();
    return {
      id: data.id,
      lose: (how) =>
        conekta.behave('well', how === 'after' ? 'does it and hangs up' : 'busy', 'busy', 'well'),
      refundThere: (cents) => conekta.refund(order, cents),
    };
  }

  const ways = { 'by card': byCard, 'by wallet': byWallet, 'in cash': inCash };
  const all = Object.keys(ways) as (keyof typeof ways)[];

  it.each(all)(
    '%s go back once, also where keys are not known and the answer is lost',
    async (way) => {
      const { id, lose } = await ways[way]();
      lose('after');
      expect(await giving.refund(id, 100)).toMatchObject({ status: 200 });
      await giving.reconcile();
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250, -100]);
      expect((await giving.refund(id, 100)).data.reembolsado).toBe(200);
      expect((await giving.refund(id)).data).toMatchObject({ estado: 'reembolsado' });
      expect(await entriesOf(id)).toEqual([250, -100, -100, -50]);
    },
  );

  it.each(all)('%s that never arrived are asked for again', async (way) => {
    const { id, lose } = await ways[way]();
    lose('before');
    expect((await giving.refund(id, 100)).data.reembolsado).toBe(0);
    expect((await giving.refund(id, 100)).status).toBe(409);
    await giving.reconcile();
    expect(await entriesOf(id)).toEqual([250, -100]);
  });

  onSqliteAlone(databases, () => {
    it.each(all)('%s are told from what somebody refunds at the provider', async (way) => {
      const { id, lose, refundThere } = await ways[way]();
      await refundThere(30_00);
      lose('before');
      expect((await giving.refund(id, 100)).data.reembolsado).toBe(30);
      await refundThere(50_00);
      await giving.reconcile();
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250, -30, -50, -100]);
    });

    it('of the same amount there are told from ours where refunds have names', async () => {
      const { id, lose, refundThere } = await byCard();
      lose('before');
      await giving.refund(id, 100);
      await refundThere(100_00);
      await giving.reconcile();
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250, -100, -100]);
    });
  });

  it.each(all)('%s that two ask for at once go back once', async (way) => {
    const { id } = await ways[way]();
    const both = await Promise.all([giving.refund(id, 100), giving.refund(id, 100)]);
    const done = both.filter(({ status }) => status === 200).length;
    await giving.reconcile();
    expect(await entriesOf(id)).toEqual([250, ...Array(done).fill(-100)]);
    expect(done).toBeGreaterThan(0);
  });

  onSqliteAlone(databases, () => {
    it('that the provider refuses leave their key unused', async () => {
      const { data } = await giving.byVoucher();
      const { id: order = '' } = giving.conekta.orderOf(data.id) ?? {};
      giving.conekta.payAtStore(order);
      await giving.reconcile();
      const key = uuid();
      const refund = (monto = 100) =>
        giving.call('reembolsar', { id: data.id, monto }, giving.admin, key);
      const refused = { status: 409, code: 'refundRefused' };
      expect(await refund()).toMatchObject(refused);
      expect(await refund()).toMatchObject(refused);
      giving.conekta.makeRefundable(order);
      const done = await refund();
      expect(done).toMatchObject({ status: 200, data: { reembolsado: 100 } });
      expect(await refund()).toEqual(done);
      expect(await refund(50)).toMatchObject({ status: 409, code: 'idempotencyKeyReused' });
      expect(await entriesOf(data.id)).toEqual([250, -100]);
    });

    it('that are refused only when the provider answers again leave their key unused as well', async () => {
      const { data } = await giving.byVoucher();
      const { id: order = '' } = giving.conekta.orderOf(data.id) ?? {};
      giving.conekta.payAtStore(order);
      await giving.reconcile();
      const key = uuid();
      const refund = () => giving.call('reembolsar', { id: data.id }, giving.admin, key);
      giving.conekta.behave('well', 'busy', 'busy', 'busy', 'busy', 'well');
      expect(await refund()).toMatchObject({ status: 200, data: { reembolsado: 0 } });
      await giving.reconcile();
      expect(await refund()).toMatchObject({ status: 409, code: 'refundRefused' });
    });

    it('of a monthly charge go back once; a part of which PayPal does not tell how much waits for its message', async () => {
      const { paypal } = giving;
      const [plan] = (await giving.call('consultar_planes', {})).data;
      const { data } = await giving.call('crear_suscripcion', {
        plan_id: plan.plan_id,
        email: 'ana@example.mx',
      });
      paypal.approveSubscription(data.subscription_id);
      await giving.webhook('paypal', paypal.bill(data.subscription_id, { cents: 250_00 }));
      const [donation] = await giving.history(giving.ana, {
        order: [{ field: 'created_at', direction: 'desc' }],
      });
      const { id = '' } = donation ?? {};
      paypal.behave('refundSale', 'drops after');
      await giving.refund(id, 100);
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250]);
      const sale = paypal.books.subscriptions.get(data.subscription_id)?.sales[0]?.id ?? '';
      await giving.webhook('paypal', paypal.refundSaleOutside(sale, 0));
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250, -100]);
      paypal.behave('refundSale', 'drops after');
      await giving.refund(id);
      await giving.reconcile();
      expect(await entriesOf(id)).toEqual([250, -100, -150]);
    });
  });

  it.each([0, -1, 0.001])('of %s pesos are refused at their field', async (pesos) => {
    const { id } = await byCard();
    const refused = await giving.refund(id, pesos);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['monto']);
    expect(await entriesOf(id)).toEqual([250]);
  });

  it('of a day ago are booked when they are looked up', async () => {
    const { id } = await byCard();
    giving.stripe.behave('well', 'well', 'drops after', 'drops', 'drops');
    await giving.refund(id, 100);
    giving.stripe.behave('well');
    giving.pass(21 * hour);
    await giving.anHourLater();
    await giving.reconcile();
    expect(await entriesOf(id)).toEqual([250, -100]);
  });
});

/** With a ledger of its own, so that requests can be counted. */
describeOnBothDatabases('a refund', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    giving.stripe.honourKeys(false);
    return () => giving.close();
  });

  it('whose answer is lost and that nobody can look up for a day are left to a person', async () => {
    const { id } = (await giving.byCard(visa)).data;
    giving.stripe.behave('well', 'well', 'drops after', 'drops', 'drops');
    await giving.refund(id, 100);
    giving.pass(21 * hour);
    await giving.anHourLater();
    const before = giving.stripe.calls.length;
    await giving.reconcile();
    // Each try takes longer than the pause between two rounds.
    expect(giving.stripe.calls).toHaveLength(before + 3);
    const { data } = await giving.call('diferencias', {}, giving.admin);
    expect(data).toMatchObject([{ tipo: expect.any(String), donacion_id: id }]);
    giving.stripe.behave('well');
    const event = giving.stripe.books.events.at(-1) ?? {};
    await giving.webhook('stripe', giving.stripe.signed(event));
    const refunded = (await giving.history(giving.admin)).find((donation) => donation.id === id);
    const entries = refunded?.payload.movimientos.cuentas_por_cobrar;
    expect(entries?.map(({ MONTO }) => MONTO)).toEqual([250, -100]);
  });
});

describeOnBothDatabases('vouchers whose answer is lost', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    giving.conekta.honourKeys(false);
    return () => giving.close();
  });

  it.each(['of all orders', 'of no order'])(
    'are paid by the digits that the donor gets, where messages come %s first',
    async (which) => {
      const { conekta } = giving;
      const before = conekta.orders.size;
      const lost = 'does it and hangs up';
      conekta.behave(lost, lost, lost, 'well');
      const key = uuid();
      expect((await giving.byVoucher({}, key)).data.payment_method).toBe(null);
      const made = [...conekta.orders.keys()].slice(before);
      expect(made.length).toBeGreaterThan(1);
      for (const order of which === 'of all orders' ? made : []) {
        await giving.webhook('conekta', conekta.event('order.pending_payment', order));
      }
      await giving.reconcile();
      const { data } = await giving.byVoucher({}, key);
      const { reference } = data.payment_method;
      const order = conekta.orderOfVoucher(reference);
      conekta.payAtStore(order?.id ?? '');
      for (const other of made.filter((id) => id !== order?.id)) {
        conekta.expire(other);
        await giving.webhook('conekta', conekta.event('order.expired', other));
      }
      await giving.webhook('conekta', conekta.event('order.paid', order?.id ?? ''));
      const found = (await giving.history()).find(({ id }) => id === data.id);
      expect(found?.estado).toBe('vigente');
      expect((await giving.call('diferencias', {}, giving.admin)).data).toEqual([]);
    },
  );
});
