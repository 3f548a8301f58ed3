import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from '../donations/giving.ts';

const token = 'a-token-for-prometheus';

describeOnSqlite('calls of payment providers', (databases) => {
  let giving: Giving;
  beforeEach(async () => {
    giving = await openGiving(databases, { METRICS_TOKEN: token });
  });
  afterEach(() => giving.close());

  /** How many calls of the provider are counted with this outcome. */
  async function counted(provider: string, outcome: 'success' | 'failure') {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await giving.app.inject({ url: '/metrics', headers });
    const line = `portal_provider_call_duration_seconds_count{provider="${provider}",outcome="${outcome}"} `;
    const found = body.split('\n').find((one) => one.startsWith(line));
    return found ? Number(found.slice(line.length)) : 0;
  }
  async function part(tema: string) {
    giving.context.operations.forget();
    const { data } = await giving.post('operaciones:estado', {}, { token: giving.admin.token });
    return (data as unknown as Record<string, unknown>[]).find((one) => one.tema === tema);
  }

  it('are counted by provider, and shown to administrators', async () => {
    for (const tema of ['stripe', 'paypal', 'conekta']) {
      expect(await part(tema)).toMatchObject({ nivel: 'bien', motivo: 'providerUnused' });
    }
    expect((await giving.byCard('pm_card_visa')).status).toBe(200);
    expect((await giving.order()).status).toBe(200);
    expect((await giving.byVoucher()).status).toBe(200);
    for (const tema of ['stripe', 'paypal', 'conekta']) {
      expect(await counted(tema, 'success')).toBeGreaterThan(0);
      expect(await counted(tema, 'failure')).toBe(0);
      await expect.poll(async () => (await part(tema))?.motivo).toBe('providerWell');
    }
  });

  it('that are declined are answers of a provider that is well', async () => {
    expect((await giving.byCard('pm_card_chargeDeclined')).status).toBe(402);
    expect(await counted('stripe', 'success')).toBeGreaterThan(0);
    expect(await counted('stripe', 'failure')).toBe(0);
  });

  it('that fail are failures of that provider alone', async () => {
    giving.stripe.behave('broken');
    await giving.byCard('pm_card_visa');
    expect(await counted('stripe', 'failure')).toBeGreaterThan(0);
    expect(await counted('paypal', 'failure')).toBe(0);
    await expect
      .poll(() => part('stripe'))
      .toMatchObject({ nivel: 'atencion', motivo: 'providerFailing' });
    expect(await part('conekta')).toMatchObject({ nivel: 'bien' });
  });
});
