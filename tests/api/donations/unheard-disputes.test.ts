import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const week = 7 * 24 * 3_600_000;

describeOnBothDatabases('disputes whose messages never come', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(
      databases,
      {},
      { scheduledKinds: ['donations.reconcileDisputes', 'donations.reconcile'] },
    );
    return () => giving.close();
  });
  beforeEach(() => giving.anHourLater());
  afterEach(async () => {
    const { stripe, paypal, conekta } = giving;
    const held = stripe.books.heldCents + paypal.held() + conekta.heldCents();
    expect(await giving.booked()).toBeCloseTo(held / 100, 2);
  });

  const one = async (id: string) => {
    const found = (await giving.history(giving.admin)).find((donation) => donation.id === id);
    if (!found) throw new Error('no such donation');
    return found;
  };
  const entriesOf = async (id: string) =>
    (await one(id)).payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);
  /** More often than it takes: nothing is booked twice. */
  async function later(milliseconds = 0) {
    giving.pass(milliseconds);
    for (let round = 0; round < 2; round++) {
      await giving.anHourLater();
      await giving.context.jobs.runDue();
    }
  }
  const tellings = async (email: string) =>
    (await giving.newMails())
      .filter(({ envelopeTo }) => envelopeTo.includes(email))
      .map(({ subject }) => subject);

  it('are found at Stripe, from their beginning to their end', async () => {
    const { books } = giving.stripe;
    const { id } = (await giving.byCard('pm_card_visa')).data;
    const intent = [...books.intents.values()].at(-1)?.id ?? '';
    await giving.newMails();
    const dispute = books.dispute(intent);
    await later();
    expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
    expect(await entriesOf(id)).toEqual([250, -250]);
    expect(await giving.refund(id)).toMatchObject({ status: 409 });
    expect(await tellings(giving.admin.email)).toEqual([expect.stringContaining('en disputa')]);
    books.closeDispute(dispute, 'won');
    await later();
    expect(await one(id)).toMatchObject({ estado: 'vigente' });
    expect(await entriesOf(id)).toEqual([250, -250, 250]);
  });

  it('are found at PayPal, with the money that a lost one took, and are read once', async () => {
    const { paypal } = giving;
    const order = (await giving.order()).data.order_id as string;
    paypal.approve(order);
    const { id } = (await giving.byWallet(order)).data;
    const capture = paypal.books.orders.get(order)?.capture?.id ?? '';
    const now = () => giving.now().toISOString();
    const opened = {
      dispute_id: 'PP-D-27803',
      create_time: now(),
      status: 'WAITING_FOR_SELLER_RESPONSE',
      reason: 'UNAUTHORISED',
      dispute_amount: { currency_code: 'MXN', value: '250.00' },
      disputed_transactions: [{ seller_transaction_id: capture }],
    };
    const ofOthers = {
      ...opened,
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: 'X1' }],
    };
    for (const one of [ofOthers, opened]) paypal.books.disputes.set(one.dispute_id, one);
    await later();
    expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
    expect(await entriesOf(id)).toEqual([250]);
    expect(paypal.callsOf('findDispute')).toHaveLength(2);
    paypal.books.disputes.set(opened.dispute_id, {
      ...opened,
      status: 'RESOLVED',
      update_time: now(),
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
    });
    paypal.refundOutside(order, 250_00, 'REVERSED');
    await giving.newMails();
    await later();
    expect(await one(id)).toMatchObject({ estado: 'reembolsado' });
    expect(await entriesOf(id)).toEqual([250, -250]);
    expect(await tellings(giving.ana.email)).toEqual([]);
  });

  it('at Conekta are found with their payments, as reversals are', async () => {
    const { conekta } = giving;
    const pay = async () => {
      const { id } = (await giving.byVoucher()).data;
      const order = conekta.orderOf(id)?.id ?? '';
      conekta.payAtStore(order);
      await giving.webhook('conekta', conekta.event('order.paid', order));
      return { id: id as string, order };
    };
    const disputed = await pay();
    const reversed = await pay();
    conekta.chargeBack(disputed.order, 'action_required');
    await later(week);
    expect(await one(disputed.id)).toMatchObject({ estado: 'en_disputa' });
    expect(await one(reversed.id)).toMatchObject({ estado: 'vigente' });
    conekta.chargeBack(disputed.order, 'lost');
    conekta.refund(reversed.order, 250_00);
    await giving.newMails();
    await later(week);
    for (const { id } of [disputed, reversed]) {
      expect(await one(id)).toMatchObject({ estado: 'reembolsado' });
      expect(await entriesOf(id)).toEqual([250, -250]);
    }
    expect(await tellings(giving.ana.email)).toEqual([]);
  });

  it('as do refunds that failed, of which the donor is told again', async () => {
    const { books } = giving.stripe;
    const { id } = (await giving.byCard('pm_card_visa')).data;
    const intent = [...books.intents.values()].at(-1)?.id ?? '';
    await giving.refund(id, 100);
    const [refund] = books.refundsOf(intent).data;
    if (!refund) throw new Error('no refund');
    books.failRefund(refund);
    await giving.newMails();
    await later(week);
    expect(await entriesOf(id)).toEqual([250, -100, 100]);
    expect(await tellings(giving.ana.email)).toEqual([expect.stringContaining('no llegó')]);
  });

  it('of other payments at the provider hold up none of ours, and are forgotten in the end', async () => {
    const { database } = giving.context;
    const { stripe } = giving;
    const others = Array.from({ length: 250 }, (_, at) => ofNobody(`du_other_${at}`, giving.now()));
    await database.query.insertInto('payment_disputes').values(others).execute();
    stripe.behave('drops after', 'drops', 'drops', 'drops', 'drops', 'drops', 'well');
    await giving.byCard('pm_card_visa');
    stripe.behave('well');
    const before = stripe.books.events.length;
    stripe.books.dispute([...stripe.books.intents.keys()].at(-1) ?? '', { ask: true });
    for (const event of stripe.books.events.slice(before)) {
      expect(await giving.webhook('stripe', stripe.signed(event))).toBe(200);
    }
    await giving.reconcile();
    await giving.reconcile();
    const [newest] = (await giving.history(giving.admin)).toSorted((a, b) =>
      a.id < b.id ? 1 : -1,
    );
    expect(newest).toMatchObject({ estado: 'en_disputa' });
    await later(201 * 24 * 3_600_000);
    const left = await database.query
      .selectFrom('payment_disputes')
      .select('dispute')
      .where('donation_id', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});

const ofNobody = (dispute: string, now: Date) => ({
  id: dispute,
  provider: 'stripe',
  dispute,
  reference: `pi_of_others_${dispute}`,
  settled_as: null,
  donation_id: null,
  state: 'open' as const,
  amount_cents: 100,
  currency: 'MXN',
  withdrawn_cents: 0,
  reinstated_cents: 0,
  fee_cents: 0,
  reason: 'other' as const,
  opened_at: now.toISOString(),
  answer_by: null,
  as_of: now.toISOString(),
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});
