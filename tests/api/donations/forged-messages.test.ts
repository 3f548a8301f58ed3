import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

describeOnSqlite('forged messages of PayPal', (databases) => {
  let giving: Giving;
  let orderId: string;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    const { data } = await giving.order();
    orderId = data.order_id;
    giving.paypal.approve(orderId);
    expect((await giving.byWallet(orderId)).status).toBe(200);
    giving.paypal.calls.length = 0;
  });

  const genuine = (from: string) =>
    giving.webhook('paypal', giving.paypal.captureMessage(orderId), from);

  /** @param certificate of which number of message @returns what they are answered */
  function flood(times: number, certificate: (time: number) => string, from = '203.0.113.7') {
    const forged = (time: number) => {
      const certificateUrl = `${giving.paypal.origin}/v1/notifications/certs/${certificate(time)}`;
      const message = giving.paypal.captureMessage(orderId, 'COMPLETED', { certificateUrl });
      message.headers['paypal-transmission-sig'] = 'eA==';
      return giving.webhook('paypal', message, from);
    };
    return Promise.all(Array.from({ length: times }, (_, time) => forged(time)));
  }
  const asked = () => giving.paypal.calls.map(({ name }) => name);

  it('make nobody ask for ever new certificates, and hold no genuine message up', async () => {
    expect(new Set(await flood(60, (time) => `CERT-${time}`))).toEqual(new Set([401]));
    expect(asked()).toEqual(Array(5).fill('certificate'));
    expect(await genuine('198.51.100.1')).toBe(200);
    expect(await genuine('203.0.113.7')).toBe(200);
    expect(asked()).toHaveLength(6);
  });

  it('make nobody ask PayPal again and again while a certificate cannot be had', async () => {
    expect(new Set(await flood(60, () => 'CERT-BROKEN'))).toEqual(new Set([401]));
    const calls = asked().filter((name) => name !== 'token');
    expect(calls.filter((name) => name === 'certificate')).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(5 + 1);
  });

  it('are bounded also where they come from many networks', async () => {
    for (let network = 0; network < 8; network++) {
      await flood(10, (time) => `CERT-${network}-${time}`, `198.18.${network}.1`);
    }
    expect(asked()).toHaveLength(30);
    giving.pass(15_001);
    await giving.paypal.renewCertificate({});
    expect(await genuine('198.51.100.1')).toBe(200);
  });

  it('are told from genuine ones, of which each is taken while certificates cannot be had', async () => {
    const other = await openGiving(databases);
    try {
      const { data } = await other.order();
      other.paypal.approve(data.order_id);
      await other.byWallet(data.order_id);
      other.paypal.behave('certificate', 'broken');
      for (let time = 0; time < 30; time++) {
        const message = other.paypal.captureMessage(data.order_id);
        expect(await other.webhook('paypal', message)).toBe(200);
      }
      expect(other.paypal.callsOf('certificate')).toHaveLength(1);
      expect(other.paypal.callsOf('verifySignature')).toHaveLength(30);
    } finally {
      await other.close();
    }
  });

  it('hear when to send again what could not be verified', async () => {
    await flood(10, (time) => `CERT-AGAIN-${time}`);
    const certificateUrl = `${giving.paypal.origin}/v1/notifications/certs/CERT-LAST`;
    const { body, headers } = giving.paypal.captureMessage(orderId, 'COMPLETED', {
      certificateUrl,
    });
    const answer = await giving.app.inject({
      method: 'POST',
      url: '/webhooks/paypal',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.7' },
      payload: body,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['retry-after']).toBe('15');
  });
});
