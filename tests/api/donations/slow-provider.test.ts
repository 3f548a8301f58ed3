import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

type Person = Awaited<ReturnType<Giving['newPerson']>>;

describeOnSqlite('a slow wallet', (databases) => {
  let giving: Giving;
  let ana: Person;
  let berta: Person;

  beforeAll(async () => {
    giving = await openGiving(databases);
    await giving.context.monthlyPlans.ensure();
    return () => giving.close();
  });
  beforeEach(async () => {
    [ana, berta] = [await newDonor(), await newDonor()];
    giving.paypal.calls.length = 0;
  });
  afterEach(() => giving.paypal.release());

  /** @returns somebody who gives each month */
  async function newDonor(): Promise<Person> {
    const person = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const plans = await giving.call('consultar_planes', {}, person);
    const asked = { plan_id: plans.data[0].plan_id, email: person.email };
    const { data } = await giving.call('crear_suscripcion', asked, person, uuid());
    giving.paypal.approveSubscription(data.subscription_id);
    expect((await confirm(data.subscription_id, person)).status).toBe(200);
    return person;
  }

  const confirm = (subscription_id: string, person: Person) =>
    giving.call('confirmar_suscripcion', { subscription_id }, person);
  const look = (person: Person) => giving.call('consultar_suscripcion', {}, person);
  const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work);
  const asked = () => giving.paypal.calls.filter(({ name }) => name !== 'token');

  it('is asked once by somebody who looks a hundred times, and the answer is shown for seconds', async () => {
    giving.paypal.slowDown();
    const looks = times(40, () => look(ana));
    await expect.poll(() => asked().length).toBe(1);
    giving.paypal.release();
    for (const { status, data } of await Promise.all(looks)) {
      expect([status, data.status]).toEqual([200, 'ACTIVE']);
    }
    expect((await look(ana)).data.status).toBe('ACTIVE');
    expect(asked()).toHaveLength(1);
    giving.pass(5_001);
    expect((await look(ana)).data.status).toBe('ACTIVE');
    expect(asked()).toHaveLength(2);
  });

  it('is shown as it is after it was changed here', async () => {
    await look(ana);
    expect((await giving.call('pausar_suscripcion', {}, ana)).data.status).toBe('SUSPENDED');
    expect((await look(ana)).data.status).toBe('SUSPENDED');
    expect((await giving.call('reanudar_suscripcion', {}, ana)).data.status).toBe('ACTIVE');
    expect((await look(ana)).data.status).toBe('ACTIVE');
  });

  it('leaves places to others, whatever one donor asks for', async () => {
    giving.paypal.slowDown();
    const answers: number[] = [];
    const pauses = times(120, async () => {
      answers.push((await giving.call('pausar_suscripcion', {}, ana)).status);
    });
    await expect.poll(() => [answers.length, asked().length]).toEqual([70, 50]);
    expect(new Set(answers)).toEqual(new Set([503]));
    const refused = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:pausar_suscripcion',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      payload: '{"lang":"en"}',
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({
      code: 'unavailable',
      message: 'We are very busy. Please try again in a moment.',
    });

    const other = look(berta);
    await expect.poll(() => asked().length).toBe(51);
    // What waits for nobody outside has a queue of its own.
    expect((await giving.history(ana)).length).toBe(0);
    const visitors = await giving.post('catalogos:consultar', { schema: 'mascotas' });
    expect(visitors.status).toBe(200);
    giving.paypal.release();
    expect((await other).status).toBe(200);
    await Promise.all(pauses);
  });

  it.each([
    ['pausar_suscripcion', {}],
    ['reanudar_suscripcion', {}],
    ['cancelar_suscripcion', {}],
    ['confirmar_suscripcion', { subscription_id: 'own' }],
  ])('is asked by %s only so often for one account', async (action, body) => {
    const { data } = await look(ana);
    // Beginning and confirming it were two.
    await giving.context.limits.consume('donationAgain', ana.id, { points: 118 });
    const before = asked().length;
    const said = 'subscription_id' in body ? { subscription_id: data.id } : {};
    expect(await giving.call(action, said, ana)).toMatchObject({
      status: 429,
      code: 'tooManyRequests',
      message: expect.any(String),
    });
    expect(asked()).toHaveLength(before);
    expect((await giving.call('pausar_suscripcion', {}, berta)).status).toBe(200);
  });

  it('is asked how a donation stands only so often for one account', async () => {
    await giving.context.limits.consume('monthlyLook', ana.id, { points: 120 });
    expect(await look(ana)).toMatchObject({ status: 429, code: 'tooManyRequests' });
    const removal = await giving.post(
      'usuarios:actualizar',
      { id: ana.id, subscription_id: '' },
      { token: ana.token },
    );
    expect(removal.status).toBe(429);
    expect(asked()).toEqual([]);
    expect((await look(berta)).status).toBe(200);
  });

  it('makes orders and approvals under one key only so often for one account', async () => {
    const key = uuid();
    const person = await giving.newPerson({ email: `${uuid()}@example.mx` });
    expect((await giving.order({}, person, key)).status).toBe(200);
    await giving.context.limits.consume('donationAgain', person.id, { points: 119 });
    const before = asked().length;
    expect(await giving.order({}, person, key)).toMatchObject({ status: 429 });
    const [plan] = (await giving.call('consultar_planes', {}, person)).data;
    const monthly = { plan_id: plan.plan_id, email: person.email };
    expect(await giving.call('crear_suscripcion', monthly, person, uuid())).toMatchObject({
      status: 429,
    });
    expect(asked()).toHaveLength(before);
  });
});
