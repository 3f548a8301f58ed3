import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;

describeOnBothDatabases('another amount of what PayPal charges each month', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  let plans: { plan_id: string; monto: number }[];
  /** One of 250 pesos that is charged. */
  let id: string;

  beforeAll(async () => {
    giving = await openGiving(databases);
    await giving.context.monthlyPlans.ensure();
    plans = (await giving.call('consultar_planes', {})).data;
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const begun = { plan_id: planOf(250), email: donor.email };
    id = (await giving.call('crear_suscripcion', begun, donor, uuid())).data.subscription_id;
    giving.paypal.approveSubscription(id);
    const confirmed = await giving.call('confirmar_suscripcion', { subscription_id: id }, donor);
    expect(confirmed.status).toBe(200);
    await giving.newMails();
  });
  afterAll(async () => {
    await giving.anHourLater();
    expect(await giving.booked()).toBeCloseTo(giving.paypal.held() / 100, 2);
  });

  const planOf = (pesos: number) => plans.find(({ monto }) => monto === pesos)?.plan_id ?? '';
  const change = (monto: number, person = donor) =>
    giving.call('cambiar_monto_mensual', { monto }, person);
  const ask = async (monto: number): Promise<string> => {
    const { status, data } = await change(monto);
    // Nothing is said to be changed before PayPal says so.
    expect([status, data.monto]).toEqual([200, 250]);
    return data.approve_url;
  };
  /** Beyond the moment for which the provider's answer is shown again. */
  async function look() {
    giving.pass(10_000);
    const { data } = await giving.call('consultar_suscripcion', {}, donor);
    const { status, plan, plan_id, monto_por_aprobar: waits, monto_elegible: mayChoose } = data;
    const pesos = Number(plan.billing_cycles[0].pricing_scheme.fixed_price.value);
    return { status, plan_id, pesos, waits: waits?.monto ?? null, mayChoose };
  }
  const standing = (pesos: number, waits: number | null = null) => ({
    ...{ status: 'ACTIVE', plan_id: planOf(pesos), pesos, waits, mayChoose: true },
  });
  const hear = (message: Parameters<Giving['webhook']>[1]) => giving.webhook('paypal', message);
  const cancelled = () => giving.paypal.callsOf('cancel').length;
  const dayLater = async (days: number) => {
    giving.pass(days * day);
    await giving.context.jobs.runDue();
    await giving.anHourLater();
    Object.assign(donor, await giving.signIn(donor.email));
  };

  it('counts once its donor has approved it, whoever tells of it first', async () => {
    const before = cancelled();
    const address = await ask(500);
    expect(await look()).toEqual(standing(250, 500));
    const told = giving.paypal.approveRevision(id, address);
    // The message comes before the donor is back.
    expect(await hear(told)).toBe(200);
    expect(await look()).toEqual(standing(500));
    expect(await hear(giving.paypal.bill(id))).toBe(200);
    // Its message never comes: the donor's look asks.
    giving.paypal.approveRevision(id, (await change(1_000)).data.approve_url);
    expect(await look()).toEqual(standing(1_000));
    expect(await hear(giving.paypal.bill(id))).toBe(200);
    const gifts = (await giving.history(donor)).map(({ payload }) => payload.monto);
    expect(gifts.sort()).toEqual([1_000, 500]);
    expect(cancelled()).toBe(before);
    expect(await giving.newMails()).toHaveLength(2);
  });

  it('is heard of by reconciliation where nobody comes back, and its charge before it', async () => {
    const address = await ask(100);
    giving.paypal.approveRevision(id, address);
    expect(await hear(giving.paypal.bill(id))).toBe(200);
    await dayLater(1);
    expect(await look()).toEqual(standing(100));
  });

  it('that nobody approves leaves the amount before, and may still be approved late', async () => {
    const before = cancelled();
    const address = await ask(500);
    expect(await hear(giving.paypal.bill(id))).toBe(200);
    await dayLater(4);
    expect(await look()).toEqual(standing(250));
    expect(await hear(giving.paypal.approveRevision(id, address))).toBe(200);
    expect(await look()).toEqual(standing(500));
    expect(cancelled()).toBe(before);
  });

  it('is what was approved last, of two that were asked for', async () => {
    const [first, second] = [await ask(500), await ask(100)];
    expect(await look()).toEqual(standing(250, 100));
    expect(await hear(giving.paypal.approveRevision(id, first))).toBe(200);
    expect(await look()).toEqual(standing(500));
    expect(await hear(giving.paypal.approveRevision(id, second))).toBe(200);
    expect(await hear(giving.paypal.approveRevision(id, second))).toBe(200);
    expect(await look()).toEqual(standing(100));
    expect((await giving.context.jobs.runDue()) ?? true).toBeTruthy();
    expect(await look()).toEqual(standing(100));
  });

  it('is taken back by the amount of now, and by nothing that is late', async () => {
    const address = await ask(500);
    const late = giving.paypal.subscriptionMessage(id, 'UPDATED');
    expect((await change(250)).data).toMatchObject({ monto: 250 });
    expect(await look()).toEqual(standing(250));
    expect(await hear(giving.paypal.approveRevision(id, address))).toBe(200);
    // It names the plan before.
    expect(await hear(late)).toBe(200);
    expect(await look()).toEqual(standing(500));
  });

  it('outlives a late message of the plan before, heard while PayPal says nothing', async () => {
    const before = cancelled();
    const address = await ask(500);
    const late = giving.paypal.subscriptionMessage(id, 'UPDATED');
    expect(await hear(giving.paypal.approveRevision(id, address))).toBe(200);
    giving.paypal.behave('findSubscription', ...Array.from({ length: 6 }, () => 'broken' as const));
    expect(await hear(late)).toBe(200);
    giving.paypal.behave('findSubscription');
    // It is asked about again at once, by nobody's look.
    giving.pass(60_000);
    await giving.context.jobs.runDue();
    const [monthly] = await giving.context.database.query
      .selectFrom('monthly_donations')
      .select(['amount_cents', 'status'])
      .where('reference', '=', id)
      .execute();
    expect(monthly).toEqual({ amount_cents: 500_00, status: 'active' });
    expect(cancelled()).toBe(before);
  });

  it('is asked for once by many windows, and again after an answer that was lost', async () => {
    giving.paypal.behave('revise', 'drops after', 'drops after', 'drops after');
    expect((await change(500)).status).toBe(503);
    expect(await look()).toEqual(standing(250));
    const asked = await Promise.all(Array.from({ length: 8 }, () => change(500)));
    const good = asked.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    const calls = giving.paypal.callsOf('revise').length;
    const again = await ask(500);
    expect(giving.paypal.callsOf('revise')).toHaveLength(calls);
    expect(await hear(giving.paypal.approveRevision(id, again))).toBe(200);
    expect(await look()).toEqual(standing(500));
  });

  onSqliteAlone(databases, () => {
    it('is no other than one of the plans, of no other’s donation, and of none that is paused', async () => {
      for (const monto of [260, 0, '1.000,00', 99_999]) {
        const { status, errors } = await change(monto as number);
        expect([monto, status, Object.keys(errors ?? {})]).toEqual([monto, 422, ['monto']]);
      }
      const stranger = await giving.newPerson({ email: `${uuid()}@example.mx` });
      expect((await change(500, stranger)).status).toBe(404);
      await giving.call('pausar_suscripcion', {}, donor);
      expect(await change(500)).toMatchObject({ status: 409, code: 'subscriptionNotActive' });
      expect(giving.paypal.callsOf('revise').every(({ body }) => body !== undefined)).toBe(true);
    });

    it('that PayPal refuses, or answers with nonsense, changes nothing', async () => {
      giving.paypal.books.plans.delete(planOf(5_000));
      expect((await change(5_000)).status).toBe(404);
      giving.paypal.behave('revise', 'html');
      expect((await change(500)).status).toBe(503);
      expect(await look()).toEqual(standing(250));
    });

    it('nobody has asked for is still cancelled', async () => {
      const before = cancelled();
      const changes = { planId: planOf(10_000) };
      expect(await hear(giving.paypal.subscriptionMessage(id, 'UPDATED', changes))).toBe(200);
      expect(cancelled()).toBe(before + 1);
    });
  });
});
