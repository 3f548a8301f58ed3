import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;
const newToken = (kind = 'visa') => `tok_${kind}_${uuid().replaceAll('-', '')}`;

describeOnBothDatabases('giving each month and half month by Conekta', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  beforeAll(async () => {
    giving = await openGiving(databases, {
      CONEKTA_PUBLIC_KEY: 'key_public_of_the_fake',
      CARD_PROVIDER: 'conekta',
      GUEST_DONATIONS: '1',
      CAPTCHA_PROVIDER: 'none',
    });
    // Conekta wants a telephone: of whoever has none it is the organisation's.
    await publishAnotherRecord(giving.context);
    return () => giving.close();
  });
  beforeEach(async () => {
    giving.conekta.behave('well');
    giving.conekta.honourKeys(true);
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await giving.newMails();
  });
  afterAll(async () => {
    await giving.reconcile();
    expect(await giving.booked()).toBeCloseTo(giving.conekta.heldCents() / 100, 2);
  });

  const begin = (changes: object = {}, key = uuid()) =>
    giving.call(
      'crear_suscripcion_tarjeta',
      { monto: 250, email: donor.email, stripe_id: newToken(), ...changes },
      donor,
      key,
    );
  const look = async () => (await giving.call('consultar_suscripcion', {}, donor)).data;
  const billing = () => giving.conekta.billing;
  const customersOfDonor = () =>
    [...billing().customers.values()].filter(({ email }) => email === donor.email);

  const monthly = async () =>
    (await giving.history(donor))
      .filter(({ payload }) => payload.tipo === 'recurrente')
      .map(({ estado, payload }) => [
        estado,
        payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO),
      ]);

  async function started(changes: object = {}): Promise<string> {
    const { data } = await begin(changes);
    expect(data.estado).toBe('ACTIVE');
    return data.subscription_id;
  }

  /** All webhooks about the customer, in an order of the test's. */
  async function hearAll(id: string, arrange = <Event>(events: Event[]) => events) {
    const messages = [
      ...billing()
        .eventsOf(id)
        .map((event) => giving.conekta.subscriptionEvent(event)),
      ...[...giving.conekta.orders.values()]
        .filter(({ customer_info }) => customer_info.customer_id === id)
        .flatMap(({ id: order }) => [
          giving.conekta.event('charge.paid', order),
          giving.conekta.event('order.paid', order),
        ]),
    ];
    for (const message of arrange(messages)) {
      expect(await giving.webhook('conekta', message)).toBe(200);
    }
  }

  it('charges the first month at once, once, whatever is told twice and in any order', async () => {
    const key = uuid();
    const token = newToken();
    const begun = await begin({ stripe_id: token }, key);
    const id = begun.data.subscription_id;
    expect(begun).toMatchObject({ status: 200, data: { estado: 'ACTIVE' } });
    expect(id).toMatch(/^cus_/);
    expect((await begin({ stripe_id: token }, key)).data).toEqual(begun.data);
    await hearAll(id);
    await hearAll(id, (events) => events.reverse());
    await giving.reconcile();
    expect(await monthly()).toEqual([['vigente', [250]]]);
    expect(customersOfDonor()).toHaveLength(1);
    expect([...billing().plans.values()].at(-1)).toMatchObject({
      id: 'monthly-donation-month-25000',
      interval: 'month',
    });
    expect(await look()).toMatchObject({
      id,
      status: 'ACTIVE',
      tarjeta_vence: '2030-12',
      dia_modificable: false,
      omitible: false,
      modificable: true,
    });
  });

  it('charges each half month', async () => {
    const id = await started({ cada: 'quincena', monto: 150 });
    expect(billing().find(id).subscription.plan_id).toBe('monthly-donation-half_month-15000');
    giving.pass(15 * day);
    billing().renew(id);
    await hearAll(id, (events) => events.reverse());
    Object.assign(donor, await giving.signIn(donor.email));
    expect(await monthly()).toEqual([
      ['vigente', [150]],
      ['vigente', [150]],
    ]);
  });

  it('begins nothing with a card that is declined, and says why', async () => {
    const refused = await begin({ stripe_id: newToken('no_funds') });
    expect(refused).toMatchObject({ status: 402, code: 'cardInsufficientFunds' });
    expect(await begin({ stripe_id: newToken('declined') })).toMatchObject({ status: 402 });
    expect(customersOfDonor()).toEqual([]);
    expect(await look()).toBe(null);
    expect((await begin()).data.estado).toBe('ACTIVE');
  });

  it.each([
    ['with keys', true],
    ['without keys that hold', false],
  ])(
    'is one alone whose answer was lost, %s',
    async (_how, honours) => {
      giving.conekta.honourKeys(honours);
      giving.conekta.behave('well', 'well', 'does it and hangs up', 'busy');
      const key = uuid();
      const token = newToken();
      const slow = { stripe_id: token };
      const { status } = await begin(slow, key);
      giving.conekta.behave('well');
      expect([200, 503]).toContain(status);
      await giving.reconcile();
      await giving.reconcile();
      expect(customersOfDonor()).toHaveLength(1);
      expect(await monthly()).toEqual([['vigente', [250]]]);
      expect(await look()).toMatchObject({ status: 'ACTIVE' });
    },
    120_000,
  );

  it('brings by reconciliation what no message told', async () => {
    const id = await started();
    giving.pass(30 * day);
    billing().renew(id);
    await giving.reconcile();
    Object.assign(donor, await giving.signIn(donor.email));
    expect(await monthly()).toHaveLength(2);
  });

  it('tells kindly of a charge that failed, and is well again with the next', async () => {
    const id = await started();
    await giving.newMails();
    billing().failRenewal(id);
    await hearAll(id);
    await hearAll(id, (events) => events.reverse());
    expect((await look()).billing_info.failed_payments_count).toBe(1);
    const mails = (await giving.newMails()).filter(({ subject }) =>
      subject?.includes('no se pudo'),
    );
    const told = mails.length;
    expect(told).toBeLessThanOrEqual(1);
    const changed = await giving.call('cambiar_tarjeta_mensual', { stripe_id: newToken() }, donor);
    expect(changed).toMatchObject({ status: 200, data: { hecho: true } });
    expect(await look()).toMatchObject({ billing_info: { failed_payments_count: 0 } });
    expect(await monthly()).toHaveLength(2);
  });

  it('ends with a question after the last try', async () => {
    const id = await started();
    await giving.newMails();
    billing().failRenewal(id);
    billing().failRenewal(id, true);
    await hearAll(id);
    const [mail] = await giving.newMails();
    expect(mail?.text).toContain('Seguir con otra tarjeta');
    expect((await begin()).data.estado).toBe('ACTIVE');
  });

  it('changes the amount from the next charge on, pauses, resumes and ends', async () => {
    const id = await started();
    const changed = await giving.call('cambiar_monto_mensual', { monto: 400 }, donor);
    expect(changed).toMatchObject({ status: 200, data: { monto: 400 } });
    expect(billing().find(id).subscription.plan_id).toBe('monthly-donation-month-40000');
    billing().renew(id);
    expect((await giving.call('pausar_suscripcion', {}, donor)).data.status).toBe('SUSPENDED');
    expect((await giving.call('reanudar_suscripcion', {}, donor)).data.status).toBe('ACTIVE');
    expect((await giving.call('omitir_mes', {}, donor)).code).toBe('monthlyNotMovable');
    expect((await giving.call('cambiar_dia_mensual', { dia: 3 }, donor)).code).toBe(
      'monthlyNotMovable',
    );
    expect((await giving.call('cancelar_suscripcion', {}, donor)).status).toBe(200);
    expect(billing().find(id).subscription.status).toBe('canceled');
    await giving.reconcile();
    expect((await monthly()).map(([, sums]) => sums).sort()).toEqual([[250], [400]]);
  });

  it('takes no card that the bank refuses, nor that of another', async () => {
    const id = await started();
    const before = billing().find(id).subscription.card_id;
    const refused = await giving.call(
      'cambiar_tarjeta_mensual',
      { stripe_id: newToken('declined') },
      donor,
    );
    expect(refused.status).toBe(402);
    const foreign = await giving.call('confirmar_tarjeta_mensual', { cambio_id: 'src_1' }, donor);
    expect(foreign.status).toBe(404);
    expect(billing().find(id).subscription.card_id).toBe(before);
  });

  it('gives a charge back, and books it', async () => {
    const id = await started();
    const [gift] = await giving.history(donor);
    expect(gift).toBeDefined();
    expect((await giving.refund(gift?.id ?? '')).status).toBe(200);
    await giving.reconcile();
    expect(await monthly()).toEqual([['reembolsado', [250, -250]]]);
    expect(billing().find(id).subscription.status).toBe('active');
  });

  it('gives each month without an account as well', async () => {
    const email = `${uuid()}@example.mx`;
    const body = { monto: 150, email, nombre: 'Julián Robles', stripe_id: newToken() };
    const { data } = await giving.post('donaciones:crear_suscripcion_tarjeta', body, {
      key: uuid(),
    });
    expect(data).toMatchObject({ estado: 'ACTIVE', clave: expect.any(String) });
  });

  it('charges a card once, by an order', async () => {
    const paid = await giving.byCard(newToken(), {}, uuid(), donor);
    expect(paid).toMatchObject({ status: 200, data: { estado: 'vigente' } });
    expect(await giving.byCard(newToken('declined'), {}, uuid(), donor)).toMatchObject({
      status: 402,
    });
    giving.conekta.honourKeys(false);
    giving.conekta.behave('does it and hangs up', 'well');
    const lost = await giving.byCard(newToken(), {}, uuid(), donor);
    expect(lost).toMatchObject({ status: 200, data: { estado: 'vigente' } });
  });

  it('takes messages of nobody’s subscription for none of its business', async () => {
    const id = await started();
    const [event] = billing().eventsOf(id);
    const foreign = { customer_id: 'cus_foreign', id: 'sub_foreign', status: 'active' };
    const message = giving.conekta.subscriptionEvent({
      type: 'subscription.paid',
      created_at: event?.created_at ?? 0,
      data: { object: foreign },
    });
    expect(await giving.webhook('conekta', message)).toBe(200);
    expect(await giving.webhook('conekta', { ...message, headers: {} })).toBe(401);
  });
});
