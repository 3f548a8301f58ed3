import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;

describeOnBothDatabases('giving each month', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  beforeAll(async () => {
    giving = await openGiving(databases);
    await giving.context.monthlyPlans.ensure();
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await giving.newMails();
  });
  afterAll(async () => {
    await giving.anHourLater();
    expect(await giving.booked()).toBeCloseTo(giving.paypal.held() / 100, 2);
  });

  const planOf = async (pesos: number): Promise<string> => {
    const { data } = await giving.call('consultar_planes', {}, donor);
    return data.find(({ monto }: { monto: number }) => monto === pesos)?.plan_id;
  };

  const create = async (pesos = 250, person = donor, key = uuid()) =>
    giving.call(
      'crear_suscripcion',
      { plan_id: await planOf(pesos), email: 'ana@example.mx' },
      person,
      key,
    );
  const confirm = (subscription_id: string, person = donor) =>
    giving.call('confirmar_suscripcion', { subscription_id }, person);
  const look = async (person = donor) =>
    (await giving.call('consultar_suscripcion', {}, person)).data;

  const accountOf = async ({ token } = donor) => {
    const { data } = await giving.post('usuarios:consultar', { limit: 1 }, { token });
    return (data as unknown as { id: string; subscription_id: string | null }[])[0];
  };

  /** One that the donor has approved and the account has taken in. */
  async function started(pesos = 250): Promise<string> {
    const { data } = await create(pesos);
    giving.paypal.approveSubscription(data.subscription_id);
    expect((await confirm(data.subscription_id)).status).toBe(200);
    return data.subscription_id;
  }

  const hear = (message: Parameters<Giving['webhook']>[1]) => giving.webhook('paypal', message);
  const monthly = async () =>
    (await giving.history(donor))
      .filter(({ payload }) => payload.tipo === 'recurrente')
      .map(({ estado, payload }) => [
        estado,
        payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO),
      ]);

  it('offers seven plans, of which none is made twice', async () => {
    const { data } = await giving.call('consultar_planes', {}, donor);
    expect(data.map(({ monto }: { monto: number }) => monto)).toEqual([
      100, 250, 500, 1000, 2500, 5000, 10000,
    ]);
    expect(await giving.context.monthlyPlans.ensure()).toBe(0);
    expect(giving.paypal.books.plans.size).toBe(7);
  });

  it('begins with an approval and is the account’s once PayPal says that it is active', async () => {
    const key = uuid();
    const begun = await create(250, donor, key);
    const { subscription_id: id, approve_url } = begun.data;
    expect(begun).toMatchObject({
      status: 200,
      data: { approve_url: expect.stringContaining(id) },
    });
    expect((await create(250, donor, key)).data).toEqual({
      subscription_id: id,
      approve_url,
    });
    expect(giving.paypal.callsOf('createSubscription')).toHaveLength(1);

    expect(await confirm(id)).toMatchObject({ status: 409, code: 'subscriptionNotActive' });
    expect((await accountOf())?.subscription_id).toBe(null);
    giving.paypal.approveSubscription(id);
    expect((await confirm(id, giving.admin)).status).toBe(404);
    expect((await confirm('I-NOBODYHASIT')).status).toBe(404);
    expect(await confirm(id)).toMatchObject({ status: 200, data: { subscription_id: id } });
    expect((await confirm(id)).status).toBe(200);
    expect((await accountOf())?.subscription_id).toBe(id);
    expect(await look()).toMatchObject({
      id,
      status: 'ACTIVE',
      plan_id: await planOf(250),
      start_time: expect.stringMatching(/^\d{4}-/),
      subscriber: { email_address: 'ana@example.mx', name: { given_name: 'Ana' } },
      billing_info: { next_billing_time: expect.stringMatching(/^\d{4}-/) },
      plan: {
        id: await planOf(250),
        name: 'Donativo mensual $250.00 MXN',
        billing_cycles: [
          { pricing_scheme: { fixed_price: { value: '250.00', currency_code: 'MXN' } } },
        ],
      },
    });
    expect(await create()).toMatchObject({ status: 409, code: 'subscriptionExists' });
  });

  onSqliteAlone(databases, () => {
    it('is refused for an unknown plan, a wrong address, and to visitors', async () => {
      const before = giving.paypal.callsOf('createSubscription').length;
      const plan_id = await planOf(100);
      const asked = { plan_id, email: 'ana@example.mx' };
      expect(
        await giving.call('crear_suscripcion', { ...asked, plan_id: 'P-1' }, donor),
      ).toMatchObject({
        status: 422,
        errors: { plan_id: ['Elige uno de los planes'] },
      });
      expect(
        await giving.call('crear_suscripcion', { ...asked, email: 'ana@' }, donor),
      ).toMatchObject({
        status: 422,
        errors: { email: [expect.any(String)] },
      });
      expect(
        await giving.call('crear_suscripcion', { ...asked, impuestos: true }, donor),
      ).toMatchObject({
        status: 422,
        errors: { impuestos: [expect.any(String)] },
      });
      expect((await giving.call('crear_suscripcion', asked, { token: 'x' })).status).toBe(401);
      expect(giving.paypal.callsOf('createSubscription')).toHaveLength(before);
    });

    it('is never another plan than was chosen', async () => {
      const { data } = await create(100);
      const planId = await planOf(10_000);
      giving.paypal.approveSubscription(data.subscription_id, { planId });
      expect(await confirm(data.subscription_id)).toMatchObject({
        status: 409,
        code: 'subscriptionOther',
      });
      expect((await accountOf())?.subscription_id).toBe(null);
    });
  });

  it('books each charge once, of as much as was charged, with a receipt', async () => {
    const id = await started();
    await giving.newMails();
    const first = giving.paypal.bill(id);
    expect(await Promise.all([hear(first), hear(first)])).toEqual([200, 200]);
    expect(await hear(first)).toBe(200);
    expect(await hear(giving.paypal.bill(id, { cents: 90_00 }))).toBe(200);
    expect(await monthly()).toEqual(
      expect.arrayContaining([
        ['vigente', [250]],
        ['vigente', [90]],
      ]),
    );
    expect(await monthly()).toHaveLength(2);
    const texts = (await giving.newMails()).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('$250.00'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('$90.00'))).toHaveLength(1);
  });

  it('takes back what PayPal refunds of a charge', async () => {
    const id = await started();
    await hear(giving.paypal.bill(id));
    const sale = giving.paypal.books.subscriptions.get(id)?.sales[0]?.id ?? '';
    const refunded = giving.paypal.refundSaleOutside(sale, 50_00);
    await hear(refunded);
    await hear(refunded);
    expect(await monthly()).toEqual([['vigente', [250, -50]]]);
    const [donation] = await giving.history(donor);
    expect((await giving.refund(donation?.id ?? '')).status).toBe(200);
    expect(await monthly()).toEqual([['reembolsado', [250, -50, -200]]]);
  });

  it('finds charges and approvals of which nothing was heard', async () => {
    const { data } = await create();
    giving.paypal.approveSubscription(data.subscription_id);
    giving.paypal.bill(data.subscription_id);
    await giving.reconcile();
    await giving.reconcile();
    expect(await monthly()).toEqual([['vigente', [250]]]);
    expect((await accountOf())?.subscription_id).toBe(data.subscription_id);
  });

  onSqliteAlone(databases, () => {
    it('leaves a charge in another currency to a person', async () => {
      const id = await started();
      const message = giving.paypal.bill(id, { currency: 'USD' });
      expect(await hear(message)).toBe(200);
      expect(await hear(message)).toBe(200);
      expect(await monthly()).toEqual([]);
      const noted = await giving.context.database.query
        .selectFrom('payment_differences')
        .select(['kind', 'expected', 'found'])
        .execute();
      expect(noted).toEqual([{ kind: 'currency', expected: 'MXN', found: '25000 USD' }]);
      // Not in pesos, so not in our books.
      giving.paypal.books.subscriptions.get(id)?.sales.splice(0);
    });

    it('knows nothing of other people’s subscriptions', async () => {
      const { paypal } = giving;
      const other = paypal.books.addSubscription(await planOf(100), undefined, 'x@example.mx').id;
      expect(await hear(paypal.subscriptionMessage(other, 'ACTIVATED', { status: 'ACTIVE' }))).toBe(
        200,
      );
      expect(await hear(paypal.bill(other))).toBe(200);
      expect(await monthly()).toEqual([]);
      paypal.books.subscriptions.delete(other);
    });
  });

  it('is cancelled at PayPal first, with a reason, and then in the account', async () => {
    const id = await started();
    giving.paypal.behave('cancel', 'broken', 'broken', 'broken');
    expect(await giving.call('cancelar_suscripcion', {}, donor)).toMatchObject({
      status: 503,
      code: 'subscriptionUnavailable',
    });
    expect((await accountOf())?.subscription_id).toBe(id);
    expect((await giving.call('cancelar_suscripcion', {}, donor)).status).toBe(200);
    expect(giving.paypal.books.subscriptions.get(id)).toMatchObject({
      status: 'CANCELLED',
      reason: expect.stringContaining('donor'),
    });
    expect((await accountOf())?.subscription_id).toBe(null);
    expect(await look()).toBe(null);
    expect((await giving.call('cancelar_suscripcion', {}, donor)).status).toBe(404);
    expect((await create(100)).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    it.each(['in the portal', 'at PayPal'])(
      'is confirmed by one mail when it is cancelled %s',
      async (where) => {
        const id = await started();
        const { paypal } = giving;
        await giving.newMails();
        if (where === 'in the portal') await giving.call('cancelar_suscripcion', {}, donor);
        const message = paypal.subscriptionMessage(id, 'CANCELLED', { status: 'CANCELLED' });
        await hear(message);
        await hear(message);
        await giving.reconcile();
        const mails = await giving.newMails();
        expect(mails.map(({ subject }) => subject)).toEqual([
          'Tu donativo mensual quedó cancelado',
        ]);
        expect(mails[0]?.text).toContain('$250.00');
      },
    );
  });

  it('cancelled at PayPal itself is shown so, and may then be removed from the profile', async () => {
    const id = await started();
    const user = await accountOf();
    const remove = () =>
      giving.post(
        'usuarios:actualizar',
        { id: user?.id, subscription_id: '' },
        { token: donor.token },
      );
    expect(await remove()).toMatchObject({ status: 409, code: 'subscriptionStillCharging' });
    const { paypal } = giving;
    expect(await hear(paypal.subscriptionMessage(id, 'CANCELLED', { status: 'CANCELLED' }))).toBe(
      200,
    );
    // Heard late: it is over all the same.
    await hear(paypal.message('BILLING.SUBSCRIPTION.ACTIVATED', { id, status: 'ACTIVE' }));
    expect(await look()).toMatchObject({ id, status: 'CANCELLED' });
    expect((await remove()).status).toBe(200);
    expect((await accountOf())?.subscription_id).toBe(null);
  });

  it.each(['confirmed', 'only heard of'])(
    'is one for each account, also where a second one is %s',
    async (how) => {
      const first = (await create(100)).data.subscription_id;
      const second = (await create(500)).data.subscription_id;
      giving.paypal.approveSubscription(first);
      giving.paypal.approveSubscription(second);
      expect((await confirm(first)).status).toBe(200);
      if (how === 'confirmed') {
        expect(await confirm(second)).toMatchObject({ status: 409, code: 'subscriptionExists' });
      } else {
        await hear(giving.paypal.subscriptionMessage(second, 'ACTIVATED'));
      }
      expect(giving.paypal.books.subscriptions.get(first)?.status).toBe('ACTIVE');
      expect(giving.paypal.books.subscriptions.get(second)?.status).toBe('CANCELLED');
      expect((await accountOf())?.subscription_id).toBe(first);
    },
  );

  it('pauses and goes on', async () => {
    const id = await started();
    expect(await giving.call('pausar_suscripcion', {}, donor)).toMatchObject({
      status: 200,
      data: { id, status: 'SUSPENDED', pausable: true },
    });
    expect((await giving.call('reanudar_suscripcion', {}, donor)).data.status).toBe('ACTIVE');
  });

  onSqliteAlone(databases, () => {
    it('tells the donor once of each month that could not be charged, and how to fix it', async () => {
      const id = await started();
      await giving.newMails();
      const failure = (failedPayments: number) =>
        giving.paypal.subscriptionMessage(id, 'PAYMENT.FAILED', { failedPayments });
      const first = failure(1);
      await hear(first);
      await hear(first);
      await giving.reconcile();
      const mails = (await giving.newMails()).filter(({ subject }) =>
        /No se pudo/.test(subject ?? ''),
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Pagos automáticos');
      expect(await look()).toMatchObject({ billing_info: { failed_payments_count: 1 } });
      await hear(failure(2));
      expect((await giving.newMails()).map(({ subject }) => subject)).toEqual([
        'No se pudo cobrar tu donativo mensual',
      ]);
    });

    it('leaves old failures behind when it is resumed, and tells of new ones', async () => {
      const id = await started();
      const { paypal } = giving;
      await hear(paypal.subscriptionMessage(id, 'PAYMENT.FAILED', { failedPayments: 2 }));
      await hear(
        paypal.subscriptionMessage(id, 'SUSPENDED', { failedPayments: 2, status: 'SUSPENDED' }),
      );
      expect(await look()).toMatchObject({ billing_info: { failed_payments_count: 2 } });
      await giving.newMails();
      expect((await giving.call('reanudar_suscripcion', {}, donor)).data).toMatchObject({
        status: 'ACTIVE',
        billing_info: { failed_payments_count: 0 },
      });
      // PayPal counts on until a month is charged; a message of before may come late.
      await hear(paypal.subscriptionMessage(id, 'PAYMENT.FAILED', { failedPayments: 2 }));
      await giving.reconcile();
      expect(await giving.newMails()).toEqual([]);
      await hear(paypal.subscriptionMessage(id, 'PAYMENT.FAILED', { failedPayments: 3 }));
      expect(await giving.newMails()).toHaveLength(1);
      expect(await look()).toMatchObject({ billing_info: { failed_payments_count: 1 } });
    });

    it('reminds of a card that runs out within a month, once', async () => {
      const month = (at: Date) => at.toISOString().slice(0, 7);
      const id = await started();
      const subscription = giving.paypal.books.subscriptions.get(id);
      const soon = month(new Date(giving.now().getTime() + 10 * day));
      Object.assign(subscription ?? {}, { cardExpiry: soon });
      await look();
      const reminders = async () => {
        giving.pass(day);
        return (await giving.newMails()).filter(({ subject }) =>
          /vence pronto/.test(subject ?? ''),
        );
      };
      expect(await reminders()).toHaveLength(1);
      expect(await reminders()).toHaveLength(0);
    });
  });

  it('has to end before its donor’s account is erased', async () => {
    const id = await started();
    const erase = async () =>
      giving.post(
        'usuarios:eliminar',
        { contrasena: 'Tres perros y un gato' },
        { token: donor.token },
      );
    expect(await erase()).toMatchObject({ status: 409 });
    await giving.call('cancelar_suscripcion', {}, donor);
    expect((await erase()).status).toBe(200);
    const rows = await giving.context.database.query
      .selectFrom('monthly_donations')
      .select(['user_id', 'email'])
      .where('reference', '=', id)
      .execute();
    expect(rows).toEqual([{ user_id: null, email: '' }]);
  });

  it('is paused while a month is disputed, and cancelled once that is lost', async () => {
    const { paypal } = giving;
    const id = await started();
    await hear(await paypal.bill(id));
    const sale = paypal.books.subscriptions.get(id)?.sales[0]?.id ?? '';
    const dispute = (changes: object) =>
      paypal.message('CUSTOMER.DISPUTE.UPDATED', {
        dispute_id: `PP-D-${sale}`,
        create_time: '2026-11-20T10:00:00.000Z',
        dispute_amount: { currency_code: 'MXN', value: '250.00' },
        disputed_transactions: [{ seller_transaction_id: sale }],
        ...changes,
      });
    expect(await hear(await dispute({ status: 'UNDER_REVIEW' }))).toBe(200);
    expect(await monthly()).toEqual([['en_disputa', [250]]]);
    await giving.reconcile();
    expect(paypal.books.subscriptions.get(id)?.status).toBe('SUSPENDED');
    expect(await giving.call('reanudar_suscripcion', {}, donor)).toMatchObject({
      ...{ status: 409, code: 'monthlyDisputed' },
    });
    const lost = { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
    await hear(await dispute({ ...lost, update_time: '2026-11-21T10:00:00.000Z' }));
    await hear(await paypal.refundSaleOutside(sale, 250_00));
    await giving.reconcile();
    expect(await monthly()).toEqual([['reembolsado', [250, -250]]]);
    expect(paypal.books.subscriptions.get(id)?.status).toBe('CANCELLED');
  });
});
