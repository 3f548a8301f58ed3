import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const withoutStripe = {
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_BASE: '',
};

describeOnBothDatabases('giving each half month by card', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  beforeAll(async () => {
    giving = await openGiving(databases, withoutStripe);
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await giving.newMails();
  });
  afterAll(async () => {
    expect(await giving.booked()).toBe(given);
  });
  let given = 0;

  const begin = (changes: object = {}) =>
    giving.call(
      'crear_suscripcion_tarjeta',
      { monto: 250, email: donor.email, stripe_id: visa, cada: 'quincena', ...changes },
      donor,
      uuid(),
    );
  const look = async () => (await giving.call('consultar_suscripcion', {}, donor)).data;
  const take = (id: string, paso: string) => giving.post('prueba_pagos:hacer', { clave: id, paso });

  async function started(): Promise<string> {
    const { data } = await begin();
    expect(data.estado).toBe('ACTIVE');
    given += 250;
    return data.subscription_id;
  }

  it('is charged twice a month, each time with its receipt, and says so', async () => {
    const id = await started();
    const before = await look();
    expect(before).toMatchObject({ cada: 'quincena', dia_modificable: false, omitible: true });
    expect(before.plan.billing_cycles[0].frequency.interval_unit).toBe('HALF_MONTH');
    const first = Date.parse(before.billing_info.next_billing_time);
    expect(first - giving.now().getTime()).toBeLessThan(18 * 86_400_000);
    expect((await take(id, 'cobrar_mes')).status).toBe(200);
    given += 250;
    await giving.context.jobs.runDue();
    const charges = (await giving.history(donor)).filter(
      ({ payload }) => payload.tipo === 'recurrente',
    );
    expect(charges.map(({ estado }) => estado)).toEqual(['vigente', 'vigente']);
    const after = Date.parse((await look()).billing_info.next_billing_time);
    expect(Math.round((after - first) / 86_400_000)).toBeGreaterThanOrEqual(13);
    expect(after - first).toBeLessThan(18 * 86_400_000);
  });

  it('counts twice in what comes each month', async () => {
    const figures = async () => (await giving.call('cifras', {}, giving.admin)).data.mensual;
    const before = await figures();
    await started();
    const after = await figures();
    expect(after.donativos - before.donativos).toBe(1);
    expect(after.monto - before.monto).toBe(500);
  });

  it('has no day of the month, and leaves out a half month', async () => {
    await started();
    expect(await giving.call('cambiar_dia_mensual', { dia: 5 }, donor)).toMatchObject({
      status: 409,
      code: 'monthlyNotMovable',
    });
    const { billing_info: due } = await look();
    const skipped = await giving.call('omitir_mes', {}, donor);
    expect(skipped.status).toBe(200);
    const days = Date.parse(skipped.data.siguiente_cobro) - Date.parse(due.next_billing_time);
    expect(days).toBeLessThan(18 * 86_400_000);
  });

  it('says in its mails how often it is charged', async () => {
    const id = await started();
    await giving.newMails();
    await take(id, 'fallar_mes');
    await giving.context.jobs.runDue();
    const failed = (await giving.newMails()).at(-1)?.text ?? '';
    expect(failed).toContain('$250.00 MXN cada quincena');
    expect((await giving.call('cancelar_suscripcion', {}, donor)).status).toBe(200);
    await giving.context.jobs.runDue();
    expect((await giving.newMails()).at(-1)?.text).toContain('$250.00 MXN por quincena');
  });

  it('knows no other interval', async () => {
    expect(await begin({ cada: 'semana' })).toMatchObject({ status: 422 });
  });
});

describeOnBothDatabases('a provider without half months', (databases) => {
  it('offers none', async () => {
    const giving = await openGiving(databases);
    const donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const asked = { monto: 250, email: donor.email, stripe_id: visa, cada: 'quincena' };
    const refused = await giving.call('crear_suscripcion_tarjeta', asked, donor, uuid());
    expect(refused).toMatchObject({ status: 422, code: 'notOffered' });
    expect((await giving.context.donations.offer()).methods[0]).not.toHaveProperty(
      'givesHalfMonthly',
    );
    await giving.close();
  });
});
