import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;

describeOnSqlite('donations by transfer at Stripe', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    giving = await openGiving(databases, { SPEI_PROVIDER: 'stripe' });
    return () => giving.close();
  });

  async function ask(changes: object = {}) {
    const { data } = await giving.byTransfer(changes);
    const [intent] = [...giving.stripe.books.intents.values()].filter(
      ({ metadata, customer }) => customer && metadata.donation_id === data.id,
    );
    return { ...data, intent: intent?.id ?? '' };
  }
  /** What Stripe has to tell since the last time. */
  let told = 0;
  async function tell() {
    const { events } = giving.stripe.books;
    for (; told < events.length; told++) {
      expect(await giving.webhook('stripe', giving.stripe.signed(events[told] ?? {}))).toBe(200);
    }
  }
  async function found(id: string) {
    const where = [{ field: 'id', operator: '=', value: id }];
    const [donation] = await giving.history(giving.admin, { filter: { where } });
    const { estado, payload } = donation ?? {};
    const booked = payload?.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);
    return { estado, monto: payload?.monto, booked };
  }
  const heldPesos = () => giving.stripe.books.heldCents / 100;

  it('get a CLABE of a customer of their own', async () => {
    const { intent, ...data } = await ask();
    expect(data).toMatchObject({
      estado: 'pendiente',
      clabe: expect.stringMatching(/^002180\d{12}$/),
      banco: 'BANAMEX',
      beneficiario: 'Casa Animal AC',
      referencia: expect.stringMatching(/^\d{7}$/),
    });
    expect((await ask()).clabe).not.toBe(data.clabe);
    expect(giving.stripe.books.find(intent)).toMatchObject({ amount: 250_00 });
  });

  it.each([
    ['as much as was said', [250]],
    ['less', [90]],
    ['more', [300]],
    ['in two parts', [100, 150]],
    ['twice', [250, 250]],
  ])('are what came, heard by messages: %s', async (_, sent) => {
    const { id, intent } = await ask();
    for (const pesos of sent) {
      giving.stripe.books.transfers.send(intent, pesos * 100);
      await tell();
    }
    await giving.reconcile();
    const monto = sent.reduce((sum, pesos) => sum + pesos, 0);
    expect(await found(id)).toEqual({ estado: 'vigente', monto, booked: sent });
    expect(await giving.booked()).toBe(heldPesos());
  });

  it('are found without a message, and nothing is left with the donor’s money at Stripe', async () => {
    const { id, intent } = await ask();
    const { transfers } = giving.stripe.books;
    transfers.send(intent, 90_00);
    const { customer = '' } = giving.stripe.books.find(intent);
    await giving.anHourLater();
    await giving.reconcile();
    expect(await found(id)).toMatchObject({ estado: 'vigente', booked: [90] });
    // More than was asked for comes late: what stays beside the payment is taken as well.
    giving.pass(31 * day);
    transfers.send(intent, 1_000_00);
    giving.pass(2 * day);
    await giving.anHourLater();
    for (let round = 0; round < 2; round++) await giving.reconcile();
    expect(await found(id)).toMatchObject({ monto: 1090, booked: [90, 1000] });
    expect(transfers.availableOf(customer)).toBe(0);
    expect(await giving.booked()).toBe(heldPesos());
  });

  it('are refunded by the payment that is large enough, and by none that is not', async () => {
    const { id, intent } = await ask();
    giving.stripe.books.transfers.send(intent, 250_00);
    giving.stripe.books.transfers.send(intent, 250_00);
    await tell();
    giving.pass(2 * day);
    await giving.anHourLater();
    await giving.reconcile();
    expect((await giving.refund(id, 300)).status).toBe(409);
    expect((await giving.refund(id, 250)).status).toBe(200);
    expect((await giving.refund(id, 250)).status).toBe(200);
    await tell();
    expect(await found(id)).toMatchObject({
      estado: 'reembolsado',
      booked: [250, 250, -250, -250],
    });
    expect(await giving.booked()).toBe(heldPesos());
  });

  it('take no message for theirs that is not signed', async () => {
    const { id, intent } = await ask();
    giving.stripe.books.transfers.send(intent, 250_00);
    const event = giving.stripe.books.events.at(-1) ?? {};
    const forged = giving.stripe.signed(event, giving.now(), 'whsec_other');
    expect(await giving.webhook('stripe', forged)).toBe(401);
    expect(await found(id)).toMatchObject({ estado: 'pendiente' });
    await tell();
  });

  it('are asked for once under one key, whatever becomes of the answer', async () => {
    const key = uuid();
    giving.stripe.behave('drops after');
    const lost = await giving.byTransfer({}, key);
    expect(lost).toMatchObject({ data: { estado: 'pendiente', clabe: null } });
    giving.stripe.behave('well');
    await giving.reconcile();
    const again = await giving.byTransfer({}, key);
    expect(again.data.id).toBe(lost.data.id);
    const made = [...giving.stripe.books.intents.values()].filter(
      ({ metadata }) => metadata.donation_id === lost.data.id,
    );
    expect(made).toHaveLength(1);
    expect(again.data.clabe).toMatch(/^\d{18}$/);
  });
});
