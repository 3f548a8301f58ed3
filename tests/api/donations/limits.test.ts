import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const declined = 'pm_card_chargeDeclined';

describeOnSqlite('limits of donations', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    // Every provider answers here, however busy the machine is.
    const env = { CAPTCHA_PROVIDER: 'altcha', CHEAP_PROOFS: '1' };
    giving = await openGiving(databases, env);
    return () => giving.close();
  });

  const newPerson = () => giving.newPerson({ email: `${uuid()}@example.mx` });
  type Person = { token: string };

  async function solved(): Promise<string> {
    const challenge = await giving.context.captcha.issue();
    return challenge ? solveCaptcha(challenge) : expect.fail('no captcha is asked for');
  }

  const byCard = (card: string, person: Person, changes: object = {}) =>
    giving.byCard(card, changes, uuid(), person);

  async function statuses(times: number, card: string, person: Person): Promise<number[]> {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await byCard(card, person)).status);
    return all;
  }

  it('let twenty attempts in an hour pass, four declines among them', async () => {
    const person = await newPerson();
    expect(await statuses(4, declined, person)).toEqual(Array(4).fill(402));
    expect(await statuses(16, visa, person)).toEqual(Array(16).fill(200));
  });

  it('ask who is declined often for a captcha, which is single-use, and no provider before', async () => {
    const person = await newPerson();
    await statuses(5, declined, person);
    const before = giving.stripe.calls.length;
    for (const captcha of [undefined, 'made up']) {
      expect(await byCard(visa, person, { captcha })).toMatchObject({
        status: 422,
        errors: { captcha: [expect.any(String)] },
      });
    }
    expect(giving.stripe.calls).toHaveLength(before);

    const captcha = await solved();
    const paid = await byCard(visa, person, { captcha });
    expect(paid).toMatchObject({ status: 200, data: { estado: 'vigente' } });
    expect(await byCard(visa, person, { captcha })).toMatchObject({ status: 422 });
    giving.pass(3_600_001);
    expect((await byCard(visa, await giving.signIn(person.email))).status).toBe(200);
  });

  it('end forty declines in a row, and then ask no provider', async () => {
    const person = await newPerson();
    const all = await statuses(40, declined, person);
    expect(all.slice(0, 5)).toEqual(Array(5).fill(402));
    expect(all.at(-1)).toBe(429);
    const before = giving.stripe.calls.length;
    const refused = await byCard(visa, person, { captcha: await solved() });
    expect(refused).toMatchObject({ status: 429, message: expect.any(String) });
    expect(giving.stripe.calls).toHaveLength(before);
    // Others share nothing of it.
    expect((await byCard(visa, await newPerson())).status).toBe(200);
  });

  it('let a person with ten declines wait with cards, though they solve captchas, but not with cash', async () => {
    const person = await newPerson();
    await statuses(5, declined, person);
    for (let time = 0; time < 5; time++) {
      expect((await byCard(declined, person, { captcha: await solved() })).status).toBe(402);
    }
    expect((await byCard(visa, person, { captcha: await solved() })).status).toBe(429);
    const inCash = { name: 'Rosa Díaz', phone: '9981234567', captcha: await solved() };
    expect(await giving.byVoucher(inCash, uuid(), person)).toMatchObject({ status: 200 });
  });

  it('know a card that is declined again and again, whoever tries it', async () => {
    const stolen = 'pm_card_chargeDeclinedStolenCard';
    const person = await newPerson();
    await byCard(stolen, person);
    const { limits } = giving.context;
    await limits.consume('suspectCard', 'print_card_chargeDeclinedStolenCard', { points: 58 });
    expect((await byCard(stolen, person)).status).toBe(402);
    expect((await byCard(stolen, person)).status).toBe(429);
    expect((await byCard(visa, person)).status).toBe(200);
  });

  it('bound how often a provider is asked about what was begun', async () => {
    const person = await newPerson();
    const { data } = await byCard('pm_card_authenticationRequired', person);
    const confirm = () => giving.call('confirmar_stripe_payment', { id: data.id }, person);
    expect((await confirm()).status).toBe(200);
    await giving.context.limits.consume('donationAgain', person.id, { points: 119 });
    const before = giving.stripe.calls.length;
    expect((await confirm()).status).toBe(429);
    expect(giving.stripe.calls).toHaveLength(before);
  });
});
