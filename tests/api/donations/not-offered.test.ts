import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { PaymentProviders } from '#server/adapters/payments/method-providers.ts';
import { createStripeCards } from '#server/adapters/payments/stripe/stripe-cards.ts';
import { type FakeStripe, startStripe } from '#tests/fakes/stripe-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

const gift = { monto: 25_000, email: 'ana@example.mx', tipo: 'alimento' };

describeOnSqlite('a payment method that is not offered', (databases) => {
  let portal: Portal;
  let stripe: FakeStripe;
  let ana: { token: string };
  const payments: PaymentProviders = {};
  const configured = { current: payments, former: [] };

  beforeAll(async () => {
    stripe = await startStripe(() => portal.now());
    portal = await openPortal(databases, {}, { payments: configured });
    ana = await portal.newPerson();
    return async () => {
      await portal.close();
      await stripe.stop();
    };
  });

  const call = async (action: string, body: object, key = uuid()) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/donaciones:${action}`,
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      payload: JSON.stringify(body),
    });
    return { ...answer.json(), status: answer.statusCode };
  };

  it.each([
    ['crear_stripe_payment', { ...gift, stripe_id: 'pm_card_visa' }],
    ['crear_paypal_order', gift],
    ['crear_paypal_payment', { ...gift, order_id: 'ORDER-1' }],
    ['crear_oxxo_pay', { ...gift, name: 'Ana López', phone: '9981234567' }],
    ['crear_suscripcion', { plan_id: 'P-1', email: gift.email }],
    ['confirmar_suscripcion', { subscription_id: 'I-1' }],
  ])(
    'is refused by %s in both languages, as nothing that a later call would change',
    async (action, body) => {
      expect(await call(action, body)).toMatchObject({
        status: 422,
        code: 'notOffered',
        message: 'Por ahora no se puede pagar de esta forma',
      });
      const english = { ...body, lang: 'en' };
      expect(await call(action, english)).toMatchObject({
        status: 422,
        message: 'It is not possible to pay this way at the moment',
      });
      const stored = await portal.context.database.query
        .selectFrom('donations')
        .selectAll()
        .execute();
      expect(stored).toEqual([]);
    },
  );

  it('leaves a donation waiting that was begun while it was, and tells nobody to pay again', async () => {
    payments.card = createStripeCards(stripe.settings, callTimes());
    stripe.behave('wrong shapes');
    const key = uuid();
    const asked = { ...gift, stripe_id: 'pm_card_visa' };
    const { data } = await call('crear_stripe_payment', asked, key);
    expect(data).toMatchObject({ estado: 'pendiente' });
    stripe.behave('well');
    const open = await call('crear_stripe_payment', {
      ...gift,
      stripe_id: 'pm_card_authenticationRequired',
    });
    expect(open.data).toMatchObject({ estado: 'requiere_accion' });

    delete payments.card;
    const before = stripe.calls.length;
    expect(await call('crear_stripe_payment', asked, key)).toMatchObject({
      status: 200,
      data: { id: data.id, estado: 'pendiente' },
    });
    for (const { id, estado } of [data, open.data]) {
      expect(await call('confirmar_stripe_payment', { id })).toMatchObject({
        status: 200,
        data: { id, estado },
      });
    }
    expect(stripe.calls).toHaveLength(before);
  });
});
