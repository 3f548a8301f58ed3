import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';

describeOnBothDatabases('a payment whose provider is being asked', (databases) => {
  let giving: Giving;
  beforeEach(async () => {
    giving = await openGiving(databases);
  });
  afterEach(() => giving.close());

  async function claimedUntil(): Promise<number> {
    const { query } = giving.context.database;
    const row = await query
      .selectFrom('payment_attempts')
      .select('leased_until')
      .executeTakeFirstOrThrow();
    return Date.parse(row.leased_until ?? '');
  }

  /** @returns the answer that is still to come, and the same call once more */
  async function beginSlowly() {
    const key = uuid();
    const give = () => giving.byCard(visa, {}, key);
    giving.stripe.behave('slow');
    const answer = give();
    await expect.poll(() => giving.stripe.calls.length).toBe(1);
    return { answer, again: give };
  }

  it('belongs to who waits for the answer, who says so every few seconds', async () => {
    const { answer, again } = await beginSlowly();
    const first = await claimedUntil();
    expect(first - giving.now().getTime()).toBeLessThanOrEqual(10_000);
    await expect.poll(claimedUntil).toBeGreaterThan(first);
    expect(await again()).toMatchObject({ status: 409, code: 'donationUnderWay' });
    giving.stripe.release();
    expect(await answer).toMatchObject({ status: 200, data: { estado: 'vigente' } });
  });

  it('is taken over from a process that says nothing any more, and paid once whoever answers', async () => {
    const { answer, again } = await beginSlowly();
    giving.pass(10_001);
    const other = again();
    await expect.poll(() => giving.stripe.calls.length).toBe(2);
    giving.stripe.release();
    const [{ data: one }, { data: two }] = await Promise.all([answer, other]);
    expect(one).toMatchObject({ estado: 'vigente', id: two.id });
    expect(two.estado).toBe('vigente');
    expect(giving.stripe.books.intents.size).toBe(1);
    expect(await giving.booked()).toBe(250);
  });

  it('is taken over at once from a process whose clock was hours ahead', async () => {
    const { answer, again } = await beginSlowly();
    const inTwoHours = new Date(giving.now().getTime() + 7_200_000).toISOString();
    const { query } = giving.context.database;
    await query.updateTable('payment_attempts').set({ leased_until: inTwoHours }).execute();
    const other = again();
    await expect.poll(() => giving.stripe.calls.length).toBe(2);
    giving.stripe.release();
    const [{ data: one }, { data: two }] = await Promise.all([answer, other]);
    expect(two).toMatchObject({ estado: 'vigente', id: one.id });
    expect(giving.stripe.books.intents.size).toBe(1);
  });

  it('hands one voucher out where a process that was thought dead answers too', async () => {
    const { conekta } = giving;
    conekta.honourKeys(false);
    conekta.behave('does it silently', 'well');
    const key = uuid();
    const first = giving.byVoucher({}, key);
    await expect.poll(() => conekta.orders.size).toBe(1);
    expect(await giving.byVoucher({}, key)).toMatchObject({ status: 409 });
    giving.pass(10_001);

    const second = await giving.byVoucher({}, key);
    conekta.speak();
    expect((await first).data).toEqual(second.data);

    const [abandoned, handedOut] = [...conekta.orders.values()];
    expect(second).toMatchObject({ status: 200, data: { estado: 'pendiente' } });
    expect(conekta.orderOfVoucher(second.data.payment_method.reference)).toBe(handedOut);
    expect(
      await giving.webhook('conekta', conekta.event('order.expired', abandoned?.id ?? '')),
    ).toBe(200);
    expect(await giving.history()).toMatchObject([{ estado: 'pendiente' }]);
  });
});
