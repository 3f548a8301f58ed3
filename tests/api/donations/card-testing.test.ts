import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const declined = 'pm_card_chargeDeclined';

describeOnBothDatabases('cards that are tried out in parallel', (databases) => {
  let giving: Giving;
  let person: { id: string; token: string };

  beforeAll(async () => {
    giving = await openGiving(databases, { CAPTCHA_PROVIDER: 'altcha', CHEAP_PROOFS: '1' });
    return () => giving.close();
  });
  beforeEach(async () => {
    person = await giving.newPerson({ email: `${uuid()}@example.mx` });
    giving.stripe.calls.length = 0;
  });

  const charges = () =>
    giving.stripe.calls.filter(
      ({ method, path }) => `${method} ${path}` === 'POST /v1/payment_intents',
    );
  const tryCard = (changes: object = {}, card = declined) =>
    giving.byCard(card, changes, uuid(), person);
  const solved = async () => {
    const challenge = await giving.context.captcha.issue();
    return challenge ? solveCaptcha(challenge) : expect.fail('no captcha is asked for');
  };

  /** What those are answered that the provider is not asked about, while it answers nobody. */
  async function whileSlow(calls: (() => ReturnType<typeof tryCard>)[]) {
    giving.stripe.behave('slow');
    const answers: Awaited<ReturnType<typeof tryCard>>[] = [];
    const all = calls.map((call) => call().then((answer) => answers.push(answer)));
    await expect.poll(() => answers.length + charges().length).toBe(calls.length);
    const refused = [...answers];
    giving.stripe.release();
    await Promise.all(all);
    return refused;
  }

  it('are charged no more often than one after the other', async () => {
    const refused = await whileSlow(Array.from({ length: 25 }, () => () => tryCard()));
    for (const { status, code } of refused) {
      expect([`422 invalid`, `429 tooManyRequests`]).toContain(`${status} ${code}`);
    }
    expect(charges()).toHaveLength(5);
    expect(await tryCard()).toMatchObject({
      status: 422,
      errors: { captcha: [expect.any(String)] },
    });
    expect(charges()).toHaveLength(5);
  });

  it('are ten at the most where captchas are solved', async () => {
    const captchas = await Promise.all(Array.from({ length: 20 }, solved));
    const calls = captchas.map((captcha) => () => tryCard({ captcha }));
    const refused = await whileSlow(calls);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    // Fewer where some began before a captcha was asked for, and others were faster.
    for (let charged = charges().length; charged < 10; charged++) {
      expect((await tryCard({ captcha: await solved() })).status).toBe(402);
    }
    expect(charges()).toHaveLength(10);
    expect(await tryCard({ captcha: await solved() })).toMatchObject({
      status: 429,
      code: 'tooManyRequests',
    });
    expect(charges()).toHaveLength(10);
  });

  it('stand for nothing any more once they are paid', async () => {
    const good = (changes: object = {}) => tryCard(changes, 'pm_card_visa');
    const paid = await Promise.all([good(), good(), good(), good()]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await good()).status).toBe(200);
    expect((await good()).status).toBe(200);
  });

  it('hold an account up for less than a minute where a process was killed', async () => {
    const { query } = giving.context.database;
    giving.stripe.behave('wrong shapes');
    for (let time = 0; time < 6; time++) {
      // Unanswered is not under way: nobody is asked for a captcha because a provider is down.
      expect(await tryCard()).toMatchObject({ status: 200, data: { estado: 'pendiente' } });
    }
    const killed = new Date(giving.now().getTime() + 45_000).toISOString();
    await query
      .updateTable('payment_attempts')
      .set({ leased_until: killed })
      .where('closed_at', 'is', null)
      .execute();
    giving.stripe.behave('well');
    expect((await tryCard({}, 'pm_card_visa')).status).toBe(422);
    giving.pass(45_001);
    expect((await tryCard({}, 'pm_card_visa')).status).toBe(200);
  });

  it('are asked about again and again under one key only so often', async () => {
    const key = uuid();
    const again = () => giving.byCard('pm_card_visa', {}, key, person);
    giving.stripe.behave('wrong shapes');
    expect(await again()).toMatchObject({ status: 200, data: { estado: 'pendiente' } });
    await giving.context.limits.consume('donationAgain', person.id, { points: 120 });
    const before = giving.stripe.calls.length;
    expect(await again()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(giving.stripe.calls).toHaveLength(before);
    giving.stripe.behave('well');
  });
});
