import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

describeOnBothDatabases('giving each month by card', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  beforeAll(async () => {
    giving = await openGiving(databases, { CAPTCHA_PROVIDER: 'altcha', CHEAP_PROOFS: '1' });
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    giving.stripe.behave('well');
    giving.stripe.books.events.length = 0;
    await giving.newMails();
  });
  afterAll(async () => {
    await giving.anHourLater();
    expect(await giving.booked()).toBeCloseTo(giving.stripe.books.heldCents / 100, 2);
  });

  const begin = (card = visa, changes: object = {}, key = uuid(), person = donor) =>
    giving.call(
      'crear_suscripcion_tarjeta',
      { monto: 250, email: person.email, stripe_id: card, ...changes },
      person,
      key,
    );
  const confirm = (id: string, person = donor) =>
    giving.call('confirmar_suscripcion_tarjeta', { id }, person);
  const look = async (person = donor) =>
    (await giving.call('consultar_suscripcion', {}, person)).data;
  const subscriptions = () => giving.stripe.books.subscriptions;

  /** Stripe's messages so far, as they would be delivered. */
  async function hearAll(arrange = <Event>(events: Event[]) => events) {
    const events = giving.stripe.books.events.splice(0);
    for (const event of arrange(events)) {
      expect(await giving.webhook('stripe', giving.stripe.signed(event))).toBe(200);
    }
  }

  async function aMonthLater() {
    giving.pass(31 * day);
    Object.assign(donor, await giving.signIn(donor.email));
  }

  const monthly = async (person = donor) =>
    (await giving.history(person))
      .filter(({ payload }) => payload.tipo === 'recurrente')
      .map(({ estado, payload }) => [
        estado,
        payload.metodo,
        payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO),
      ]);

  async function started(card = visa): Promise<string> {
    const { data } = await begin(card);
    expect(data.estado).toBe('ACTIVE');
    await hearAll();
    await giving.newMails();
    return data.subscription_id;
  }

  it('charges the first month at once, with folio and receipt, and is the account’s', async () => {
    const key = uuid();
    const begun = await begin(visa, {}, key);
    expect(begun).toMatchObject({
      status: 200,
      data: { estado: 'ACTIVE', subscription_id: expect.stringMatching(/^sub_/) },
    });
    expect((await begin(visa, {}, key)).data).toEqual(begun.data);
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250]]]);
    await hearAll();
    await hearAll((events) => events.reverse());
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250]]]);
    const texts = (await giving.newMails()).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('$250.00'))).toHaveLength(1);
    expect(await look()).toMatchObject({
      id: begun.data.subscription_id,
      status: 'ACTIVE',
      billing_info: { next_billing_time: expect.stringMatching(/^\d{4}-/) },
      plan: { name: 'Donativo mensual $250.00 MXN' },
    });
    expect(await begin()).toMatchObject({ status: 409, code: 'subscriptionExists' });
  });

  it('begins nothing with a card that is declined', async () => {
    const key = uuid();
    const refused = await begin('pm_card_chargeDeclinedInsufficientFunds', {}, key);
    expect(refused).toMatchObject({ status: 402, code: 'cardInsufficientFunds' });
    expect(await begin('pm_card_chargeDeclinedInsufficientFunds', {}, key)).toMatchObject({
      status: 402,
    });
    expect(await look()).toBe(null);
    expect(await monthly()).toEqual([]);
    const made = [...subscriptions().all.values()].at(-1);
    expect(made?.status).toBe('incomplete_expired');
    expect((await begin()).data.estado).toBe('ACTIVE');
  });

  it('lets the bank know the donor first', async () => {
    const begun = await begin('pm_card_authenticationRequired');
    expect(begun).toMatchObject({
      status: 200,
      data: { estado: 'APPROVAL_PENDING', client_secret: expect.stringContaining('_secret_') },
    });
    const { id, subscription_id } = begun.data;
    expect((await confirm(id, giving.admin)).status).toBe(404);
    expect((await confirm(id)).data.estado).toBe('APPROVAL_PENDING');
    expect(await monthly()).toEqual([]);
    subscriptions().authenticate(subscription_id);
    expect((await confirm(id)).data.estado).toBe('ACTIVE');
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250]]]);
  });

  it('says so where the bank does not know the donor, and charges nothing later', async () => {
    const { data } = await begin('pm_card_authenticationRequired');
    subscriptions().authenticate(data.subscription_id, false);
    expect(await confirm(data.id)).toMatchObject({
      status: 402,
      code: 'cardAuthenticationFailed',
    });
    expect(subscriptions().find(data.subscription_id).status).toBe('incomplete_expired');
    expect(await look()).toBe(null);
  });

  it('counts declines as those of single donations', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await begin('pm_card_chargeDeclined')).status).toBe(402);
    }
    expect(await begin('pm_card_chargeDeclined')).toMatchObject({
      status: 422,
      errors: { captcha: [expect.any(String)] },
    });
    const single = { monto: 250_00, email: donor.email, tipo: 'alimento', stripe_id: visa };
    expect(await giving.call('crear_stripe_payment', single, donor, uuid())).toMatchObject({
      status: 422,
      errors: { captcha: [expect.any(String)] },
    });
  });

  it('is one alone whose answer was lost', async () => {
    const before = subscriptions().all.size;
    giving.stripe.behave('well', 'well', 'well', 'drops after', 'drops', 'drops', 'drops');
    const key = uuid();
    const lost = await begin(visa, {}, key);
    expect(lost).toMatchObject({ status: 200, data: { estado: 'APPROVAL_PENDING' } });
    giving.stripe.behave('well');
    await giving.reconcile();
    expect(subscriptions().all.size).toBe(before + 1);
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250]]]);
    expect((await begin(visa, {}, key)).data.estado).toBe('ACTIVE');
  });

  it('books each month once, from messages or from what Stripe answers', async () => {
    const id = await started();
    await aMonthLater();
    subscriptions().turnMonth(id);
    const events = [...giving.stripe.books.events];
    await hearAll((all) => [...all, ...all].reverse());
    expect(await monthly()).toEqual([
      ['vigente', 'tarjeta', [250]],
      ['vigente', 'tarjeta', [250]],
    ]);
    await aMonthLater();
    subscriptions().turnMonth(id);
    giving.stripe.books.events.length = 0;
    await giving.reconcile();
    expect(await monthly()).toHaveLength(3);
    expect(events.length).toBeGreaterThan(0);
  });

  it('takes back a month as any card’s', async () => {
    await started();
    const [donation] = await giving.history(donor);
    expect((await giving.refund(donation?.id ?? '', 100)).status).toBe(200);
    await hearAll();
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250, -100]]]);
  });

  it('is paused, resumed and ended at Stripe before the portal says so', async () => {
    const id = await started();
    giving.stripe.behave('drops');
    expect((await giving.call('pausar_suscripcion', {}, donor)).status).toBe(503);
    giving.stripe.behave('well');
    expect((await look()).status).toBe('ACTIVE');
    expect((await giving.call('pausar_suscripcion', {}, donor)).data.status).toBe('SUSPENDED');
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll();
    expect(await monthly()).toHaveLength(1);
    expect((await giving.call('reanudar_suscripcion', {}, donor)).data.status).toBe('ACTIVE');
    expect((await giving.call('cancelar_suscripcion', {}, donor)).status).toBe(200);
    expect(subscriptions().find(id).status).toBe('canceled');
    expect(await look()).toBe(null);
  });

  it('is paused while a month is disputed', async () => {
    const id = await started();
    const intent = [...giving.stripe.books.intents.values()].at(-1);
    giving.stripe.books.dispute(intent?.id ?? '');
    await hearAll();
    await giving.reconcile();
    expect(subscriptions().find(id).pause_collection).not.toBe(null);
  });

  const change = (action: string, body: object = {}, person = donor) =>
    giving.call(action, body, person);
  const dayOf = (at: string) => Number(at.slice(8, 10));

  it('changes amount and day from the next charge on, once Stripe has taken it', async () => {
    const id = await started();
    giving.stripe.behave('drops');
    expect((await change('cambiar_monto_mensual', { monto: 300 })).status).toBe(503);
    giving.stripe.behave('well');
    expect((await look()).plan.name).toContain('$250.00');
    const changed = await change('cambiar_monto_mensual', { monto: 300 });
    expect(changed.data.monto).toBe(300);
    for (const monto of [99, 0, -1, 1e9]) {
      expect(await change('cambiar_monto_mensual', { monto })).toMatchObject({
        status: 422,
        errors: { monto: [expect.any(String)] },
      });
    }
    const moved = await change('cambiar_dia_mensual', { dia: 28 });
    expect(dayOf(moved.data.siguiente_cobro)).toBe(28);
    for (const dia of [0, 29, 1.5]) {
      expect((await change('cambiar_dia_mensual', { dia })).status).toBe(422);
    }
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll();
    expect(await monthly()).toEqual(
      expect.arrayContaining([
        ['vigente', 'tarjeta', [250]],
        ['vigente', 'tarjeta', [300]],
      ]),
    );
    expect(dayOf((await look()).billing_info.next_billing_time)).toBe(28);
  });

  it('leaves out one month, and goes on by itself or as soon as the donor wants', async () => {
    const id = await started();
    const due = (await look()).billing_info.next_billing_time;
    const skipped = await change('omitir_mes');
    expect(skipped.data).toMatchObject({ omitido_hasta: expect.any(String) });
    expect(skipped.data.siguiente_cobro > due).toBe(true);
    expect(await change('omitir_mes')).toMatchObject({ status: 409, code: 'monthlySkipped' });
    expect((await change('reanudar_suscripcion')).data).toMatchObject({ omitido_hasta: null });
    expect((await change('omitir_mes')).status).toBe(200);
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll();
    expect(await monthly()).toHaveLength(1);
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll();
    expect(await monthly()).toHaveLength(2);
  });

  it('says that a card is changed once its bank has confirmed it', async () => {
    const id = await started();
    const changeCard = (stripe_id: string) => change('cambiar_tarjeta_mensual', { stripe_id });
    expect(await changeCard('pm_card_chargeDeclinedExpiredCard')).toMatchObject({
      status: 402,
      code: 'cardExpired',
    });
    expect(subscriptions().find(id).default_payment_method).toBe(visa);
    const asked = await changeCard('pm_card_authenticationRequired');
    expect(asked.data).toMatchObject({ hecho: false, client_secret: expect.any(String) });
    const { cambio_id } = asked.data;
    expect((await change('confirmar_tarjeta_mensual', { cambio_id })).data.hecho).toBe(false);
    expect((await change('confirmar_tarjeta_mensual', { cambio_id }, giving.ana)).status).toBe(404);
    expect(subscriptions().find(id).default_payment_method).toBe(visa);
    subscriptions().authenticateSetup(cambio_id);
    expect((await change('confirmar_tarjeta_mensual', { cambio_id })).data.hecho).toBe(true);
    expect(subscriptions().find(id).default_payment_method).toBe('pm_card_authenticationRequired');
    expect((await changeCard('pm_card_mastercard')).data.hecho).toBe(true);
    const other = await giving.newPerson({ email: `${uuid()}@example.mx` });
    expect((await begin(visa, {}, uuid(), other)).status).toBe(200);
    expect((await change('confirmar_tarjeta_mensual', { cambio_id }, other)).status).toBe(404);
  });

  it('tells why a charge failed and when it is tried again, and takes the open month with a new card', async () => {
    const card = giving.stripe.books.addCard();
    const id = await started(card);
    giving.stripe.books.changeCard(card, {
      decline: ['expired_card', 'expired_card', 'Your card has expired.'],
    });
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll((events) => events.reverse());
    const [mail, ...others] = await giving.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('No se pudo cobrar');
    expect(mail?.text).toContain('Tu tarjeta está vencida.');
    expect(mail?.text).toMatch(/otra vez el \d+ de \w+ de \d{4}/);
    const failed = await look();
    expect(failed).toMatchObject({
      status: 'ACTIVE',
      motivo: 'tarjeta_vencida',
      reintento_en: expect.any(String),
      billing_info: { failed_payments_count: 1 },
    });
    expect(await change('omitir_mes')).toMatchObject({ status: 409, code: 'monthlyUnpaid' });
    expect(
      await change('cambiar_tarjeta_mensual', { stripe_id: 'pm_card_mastercard' }),
    ).toMatchObject({ data: { hecho: true } });
    expect(await monthly()).toHaveLength(2);
    expect(await look()).toMatchObject({
      motivo: null,
      billing_info: { failed_payments_count: 0 },
    });
  });

  it('ends after Stripe has tried for the last time', async () => {
    const card = giving.stripe.books.addCard();
    const id = await started(card);
    giving.stripe.books.changeCard(card, {
      decline: ['card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    });
    await aMonthLater();
    subscriptions().turnMonth(id);
    await hearAll();
    await giving.newMails();
    for (let tries = 0; tries < 3; tries += 1) subscriptions().retry(id);
    await hearAll((events) => [...events, ...events]);
    const [mail, ...others] = await giving.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('¿seguimos?');
    expect(mail?.text).toContain('/donaciones?tipo=recurrente&cantidad=250');
    expect(subscriptions().find(id).status).toBe('canceled');
    expect(await monthly()).toHaveLength(1);
    expect((await begin()).data.estado).toBe('ACTIVE');
  });

  it('tells once a year that it goes on, with what was given', async () => {
    const id = await started();
    const told: Awaited<ReturnType<Giving['newMails']>> = [];
    const aDayPasses = async (days: number) => {
      giving.pass(days * day);
      await giving.context.jobs.runDue();
      const mails = await giving.newMails();
      const isTold = ({ subject, to }: (typeof mails)[number]) =>
        subject?.includes('Sigues dando') && [to].flat()[0]?.text === donor.email;
      told.push(...mails.filter(isTold));
    };
    for (let month = 0; month < 12; month += 1) {
      await aDayPasses(30.5);
      subscriptions().turnMonth(id);
      await hearAll();
    }
    for (let days = 0; days < 3; days += 1) await aDayPasses(1);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('$250.00');
    expect(told[0]?.text).toMatch(/diste \$\d,?\d*\.00/);
  });

  it('is for one pet until the pet has left, and then for all', async () => {
    const pet = {
      name: 'Chilaquil',
      id: await addPet(giving.context.database, { name: 'Chilaquil', expires_on: '2999-01-01' }),
    };
    expect(await begin(visa, { mascota_id: 'nobody' })).toMatchObject({
      status: 422,
      errors: { mascota_id: [expect.any(String)] },
    });
    const { data } = await begin(visa, { mascota_id: pet.id });
    expect(data.estado).toBe('ACTIVE');
    const other = await giving.newPerson({ email: `${uuid()}@example.mx` });
    expect((await begin(visa, { mascota_id: pet.id }, uuid(), other)).status).toBe(200);
    expect((await look()).mascota_id).toBe(pet.id);
    await giving.newMails();
    const become = (estado: string) =>
      giving.post(
        'catalogos:actualizar',
        { schema: 'mascotas', id: pet.id, payload: { estado } },
        { token: giving.admin.token },
      );
    expect((await become('fallecido')).status).toBe(200);
    await giving.context.jobs.runDue();
    const told = (await giving.newMails()).filter(({ subject }) => subject?.includes(pet.name));
    expect(told.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => `Una noticia triste sobre ${pet.name}`),
    );
    expect((await look()).mascota_id).toBe(null);
    await aMonthLater();
    subscriptions().turnMonth(data.subscription_id);
    await hearAll();
    const [latest] = await giving.history(donor);
    expect(latest?.payload.mascota_id ?? null).toBe(null);
  });

  it('begins one alone, however many ask at once', async () => {
    const before = giving.stripe.books.subscriptions.all.size;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        begin(visa, {}, index % 2 ? 'same-key-0001' : uuid()),
      ),
    );
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
    await giving.reconcile();
    await hearAll();
    await giving.reconcile();
    const made = [...subscriptions().all.values()].slice(before);
    expect(made.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect((await look()).status).toBe('ACTIVE');
  });

  it('does not come back to life here when it does there, and is stopped there', async () => {
    giving.stripe.behave('well', 'well', 'well', 'drops after', 'drops', 'drops', 'drops');
    const { data } = await begin();
    expect(data.subscription_id).toBe(null);
    // Nobody hears of it for a day, and the provider has forgotten the key.
    giving.pass(day);
    Object.assign(donor, await giving.signIn(donor.email));
    giving.stripe.behave('well');
    await giving.reconcile();
    expect((await look()) ?? null).toBe(null);
    await hearAll();
    await giving.reconcile();
    const made = [...subscriptions().all.values()].at(-1);
    expect(made?.status).toBe('canceled');
    // What was charged is in the books all the same.
    expect(await monthly()).toEqual([['vigente', 'tarjeta', [250]]]);
  });
});
