import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StripeMood } from '#tests/fakes/stripe-server.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';

describeOnBothDatabases('giving', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    giving.stripe.behave('well');
    giving.conekta.behave('well');
    await giving.anHourLater();
  });
  afterAll(async () => {
    const { stripe, paypal, conekta } = giving;
    const held = stripe.books.heldCents + paypal.held() + conekta.heldCents();
    expect(await giving.booked()).toBeCloseTo(held / 100, 2);
  });

  const one = async (id: string) => (await giving.history()).find((donation) => donation.id === id);

  it('by card is paid at once, with the next folio and one receipt', async () => {
    await giving.newMails();
    const first = await giving.byCard(visa);
    expect(first).toMatchObject({ status: 200, data: { estado: 'vigente', serie: 'D' } });
    const second = await giving.byCard(visa, { monto: 1234_56 });
    expect(second.data.folio).toBe(first.data.folio + 1);
    expect(await one(second.data.id)).toMatchObject({
      estado: 'vigente',
      folio: second.data.folio,
      payload: {
        tipo: 'alimento',
        monto: 1234.56,
        encabezado: { sucursal_id: 1, impuestos: false },
        detalles: [{ nombre: 'alimento', importe: 1234.56 }],
        movimientos: { cuentas_por_cobrar: [{ MONTO: 1234.56 }] },
        cfdi: null,
      },
    });
    const mails = (await giving.newMails()).filter(({ text }) => text?.includes('$1,234.56'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`D${second.data.folio}`);
    expect(mails[0]?.text).toContain('alimento'.slice(1));
  });

  onSqliteAlone(databases, () => {
    it('tells whoever reads English the product’s English name, as it was then', async () => {
      const product = async (payload: object, id?: string) => {
        const { data } = await giving.post(
          `catalogos:${id ? 'actualizar' : 'crear'}`,
          { schema: 'productos', ...(id && { id }), payload },
          { token: giving.admin.token },
        );
        return String(data.id);
      };
      const id = await product({ nombre: 'Prótesis', nombre_en: 'Prostheses' });
      const plain = await product({ nombre: 'Férulas' });
      await giving.newMails();
      const other = { tipo: 'otros', lang: 'en' };
      const { data } = await giving.byCard(visa, { ...other, producto_id: id });
      const intents = [...giving.stripe.books.intents.values()];
      expect(intents.at(-1)?.description).toBe('Casa Animal: Prostheses');
      await product({ nombre_en: 'Artificial legs' }, id);
      await giving.byCard(visa, { ...other, lang: 'es', producto_id: id });
      await giving.byCard(visa, { ...other, producto_id: plain });
      const texts = (await giving.newMails()).map(({ text = '' }) => text);
      expect(texts.map((text) => /(?:For|Para): .+/.exec(text)?.[0]).sort()).toEqual([
        'For: Férulas',
        'For: Prostheses',
        'Para: Prótesis',
      ]);
      expect(await one(data.id)).toMatchObject({
        payload: {
          ...{ producto: 'Prótesis', producto_en: 'Prostheses' },
          detalles: [{ nombre: 'Prótesis', nombre_en: 'Prostheses' }],
        },
      });
    });

    it.each([
      ['es', 'Casa Animal: Esterilización'],
      ['en', 'Casa Animal: Sterilization'],
    ])('tells the provider what it is for in the words of the donor: %s', async (lang, words) => {
      await giving.byCard(visa, { tipo: 'esterilizacion', lang });
      const intents = [...giving.stripe.books.intents.values()];
      expect(intents.at(-1)?.description).toBe(words);
    });

    it.each([
      ['pm_card_chargeDeclined', 'Tu tarjeta fue rechazada.', 'Your card was declined.'],
      [
        'pm_card_chargeDeclinedInsufficientFunds',
        'Tu tarjeta no tiene fondos suficientes.',
        'Your card has insufficient funds.',
      ],
      ['pm_card_chargeDeclinedLostCard', 'Tu tarjeta fue rechazada.', 'Your card was declined.'],
      ['pm_card_chargeDeclinedExpiredCard', 'Tu tarjeta está vencida.', 'Your card has expired.'],
    ])('with %s is refused in both languages, and stays so', async (card, es, en) => {
      const key = uuid();
      expect(await giving.byCard(card, {}, key)).toMatchObject({ status: 402, message: es });
      expect(await giving.byCard(card, { lang: 'en' }, key)).toMatchObject({
        status: 402,
        message: en,
      });
      await giving.reconcile();
      const [last] = await giving.history(giving.ana, {
        order: [{ field: 'created_at', direction: 'desc' }],
        limit: 1,
      });
      expect(last).toMatchObject({ estado: 'fallido', folio: null });
      expect(last?.payload.movimientos.cuentas_por_cobrar).toEqual([]);
    });
  });

  it('twice under one key is one donation, also when both come at once', async () => {
    const key = uuid();
    const both = await Promise.all([giving.byCard(visa, {}, key), giving.byCard(visa, {}, key)]);
    const third = await giving.byCard(visa, {}, key);
    expect(third.status).toBe(200);
    for (const { status, data } of both) {
      if (status === 200) expect(data.id).toBe(third.data.id);
      else expect(status).toBe(409);
    }
    expect([409, 422]).toContain((await giving.byCard(visa, { monto: 300_00 }, key)).status);
  });

  it('without a key goes by the card', async () => {
    const card = giving.stripe.books.addCard();
    const first = await giving.byCard(card, {}, '');
    expect((await giving.byCard(card, {}, '')).data.id).toBe(first.data.id);
  });

  onSqliteAlone(databases, () => {
    it('whose bank wants to know the donor goes on with a secret, and is paid afterwards', async () => {
      const asked = await giving.byCard('pm_card_authenticationRequired');
      expect(asked.data).toMatchObject({ estado: 'requiere_accion', folio: null });
      const secret: string = asked.data.client_secret;
      const intent = secret.split('_secret_')[0] ?? '';
      const { id } = asked.data;
      expect(await giving.call('confirmar_stripe_payment', { id }, giving.admin)).toMatchObject({
        status: 404,
      });
      const found = [...giving.stripe.books.intents.values()].find(
        ({ client_secret }) => client_secret === secret,
      );
      giving.stripe.books.authenticate(found?.id ?? intent);
      const paid = await giving.call('confirmar_stripe_payment', { id });
      expect(paid.data).toMatchObject({ id, estado: 'vigente' });
      expect(JSON.stringify(await giving.history())).not.toContain('_secret_');
    });

    it.each(['drops after', 'broken', 'HTML after'] as const)(
      'by a card provider that is %s waits, and is found later, once',
      async (mood) => {
        const { id, key } = await giveThrough(giving, mood);
        await giving.reconcile();
        expect(await one(id)).toMatchObject({ estado: 'vigente' });
        expect((await giving.byCard(visa, {}, key)).data).toMatchObject({ id, estado: 'vigente' });
      },
    );

    it.each(['wrong amount', 'wrong currency'] as const)('is not paid by a %s', async (mood) => {
      giving.stripe.behave(mood);
      const { data } = await giving.byCard(visa);
      expect(data.estado).toBe('pendiente');
      giving.stripe.behave('well');
      await giving.reconcile();
      expect((await one(data.id))?.estado).toBe('vigente');
    });

    it.each([
      [{ monto: 99_99 }],
      [{ monto: -1 }],
      [{ monto: 1e12 }],
      [{ monto: '10000' }],
      [{ monto: 100.001 }],
      [{ monto: null }],
    ])('of %j is refused before anybody is asked', async (changes) => {
      const before = giving.stripe.calls.length;
      const refused = await giving.byCard(visa, changes);
      expect(refused.status).toBe(422);
      expect(refused.errors.monto).toHaveLength(1);
      expect(giving.stripe.calls).toHaveLength(before);
    });

    it.each([
      [{ monto: 100.001 }, 'monto'],
      [{ monto: 99.99 }, 'monto'],
      [{ tipo: 'recurrente' }, 'tipo'],
      [{ tipo: 'otros' }, 'producto_id'],
      [{ impuestos: true }, 'impuestos'],
      [{ mascota_id: 'nobody' }, 'mascota_id'],
      [{ email: 'nobody' }, 'email'],
    ])('by voucher with %j is refused at %s', async (changes, field) => {
      const refused = await giving.byVoucher(changes);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.errors)).toEqual([field]);
      expect(giving.conekta.requests.filter(({ method }) => method === 'POST')).toHaveLength(
        giving.conekta.orders.size,
      );
    });

    it.each([
      [{ name: 'X Æ A-12' }, 'name', /nombre/],
      [{ email: 'refused@example.mx' }, 'email', /correo/],
      [{ phone: '5500000000' }, 'phone', /teléfono/],
    ])(
      'by voucher with %j, which its provider does not take, is refused at %s',
      async (changes, field, message) => {
        const refused = await giving.byVoucher(changes);
        expect(refused.status).toBe(422);
        expect(Object.keys(refused.errors)).toEqual([field]);
        expect(refused.errors[field]?.[0]).toMatch(message);
      },
    );

    it.each(['', 'pm card', 'pm_ñ', 'x'.repeat(201)])(
      'by a card called %j is refused at the card',
      async (card) => {
        const before = giving.stripe.calls.length;
        const refused = await giving.byCard(card, {}, '');
        expect(refused).toMatchObject({ status: 422, errors: { stripe_id: expect.anything() } });
        expect(giving.stripe.calls).toHaveLength(before);
      },
    );

    it('needs an account', async () => {
      expect((await giving.byCard(visa, {}, uuid(), { token: '' })).status).toBe(401);
    });
  });

  it('by voucher is paid days later, and also after it ran out', async () => {
    await giving.newMails();
    const key = uuid();
    const { data } = await giving.byVoucher({}, key);
    expect(data).toMatchObject({ estado: 'pendiente', amount: 250_00 });
    expect(data.payment_method.reference).toMatch(/^\d{10,}$/);
    expect((await giving.byVoucher({}, key)).data).toEqual(data);
    const [mail] = await giving.newMails();
    expect(mail?.text).toContain(data.payment_method.reference);

    const order = giving.conekta.orderOf(data.id);
    if (!order) throw new Error('no order');
    giving.conekta.expire(order.id);
    expect(await giving.webhook('conekta', giving.conekta.event('order.expired', order.id))).toBe(
      200,
    );
    expect((await one(data.id))?.estado).toBe('vencido');
    giving.conekta.payAtStore(order.id);
    const paid = giving.conekta.event('order.paid', order.id);
    expect(await giving.webhook('conekta', paid)).toBe(200);
    expect(await giving.webhook('conekta', paid)).toBe(200);
    expect((await one(data.id))?.payload.movimientos.cuentas_por_cobrar).toEqual([
      { MONTO: 250, fecha: expect.any(String) },
    ]);
  });

  it('by a voucher whose message never came is found', async () => {
    const { data } = await giving.byVoucher();
    giving.conekta.payAtStore(giving.conekta.orderOf(data.id)?.id ?? '');
    await giving.reconcile();
    expect((await one(data.id))?.estado).toBe('vigente');
  });

  it('by wallet is paid after the donor has approved, and to nobody else', async () => {
    const order = await giving.order();
    const { id, order_id: orderId } = order.data;
    expect(await giving.byWallet(orderId)).toMatchObject({ status: 409 });
    giving.paypal.approve(orderId);
    for (const [changes, person] of [
      [{ monto: 300 }, giving.ana],
      [{ tipo: 'tratamiento' }, giving.ana],
      [{}, giving.admin],
    ] as const) {
      const refused = await giving.byWallet(orderId, changes, person);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
    }
    expect(await giving.byWallet('UNKNOWN')).toMatchObject({ status: 404 });
    expect((await giving.byWallet(orderId)).data).toMatchObject({ id, estado: 'vigente' });
    expect((await giving.byWallet(orderId)).data).toMatchObject({ id, estado: 'vigente' });
  });

  it('by wallet is captured under the key under which it was not approved yet', async () => {
    const { order_id } = (await giving.order()).data;
    const wish = { monto: 250, email: 'ana@example.mx', tipo: 'alimento', order_id };
    const capture = () => giving.call('crear_paypal_payment', wish);
    expect(await capture()).toMatchObject({ status: 409, code: 'orderNotApproved' });
    expect(await capture()).toMatchObject({ status: 409, code: 'orderNotApproved' });
    giving.paypal.approve(order_id);
    const paid = await capture();
    expect(paid).toMatchObject({ status: 200, data: { estado: 'vigente' } });
    expect(await capture()).toEqual(paid);
  });

  it('by wallet ends where its donor turns back there, and can be approved after all', async () => {
    const { paypal, ana, admin } = giving;
    const { id, order_id: orderId } = (await giving.order()).data;
    // PayPal has said meanwhile that it waits for the donor.
    await giving.reconcile();
    expect((await one(id))?.estado).toBe('requiere_accion');
    const cancel = (person = ana) => giving.call('cancelar_paypal_order', { id }, person);
    expect((await cancel(admin)).status).toBe(404);
    expect((await cancel()).data).toMatchObject({ id, estado: 'cancelado', folio: null });
    expect((await cancel()).data).toMatchObject({ estado: 'cancelado' });
    await giving.reconcile();
    expect((await one(id))?.estado).toBe('cancelado');

    paypal.approve(orderId);
    expect((await giving.byWallet(orderId)).data).toMatchObject({ id, estado: 'vigente' });
    expect((await cancel()).data).toMatchObject({ id, estado: 'vigente' });
    const card = await giving.byCard(visa);
    const other = await giving.call('cancelar_paypal_order', { id: card.data.id });
    expect(other.status).toBe(404);
  });

  onSqliteAlone(databases, () => {
    it('by wallet that PayPal declines says so of PayPal, not of a card', async () => {
      const { order_id: orderId } = (await giving.order()).data;
      giving.paypal.approve(orderId, { outcome: 'INSTRUMENT_DECLINED' });
      for (const lang of ['es', 'en']) {
        const refused = await giving.byWallet(orderId, { lang });
        expect(refused).toMatchObject({ status: 402, code: 'walletDeclined' });
        expect(refused.text).not.toMatch(/tarjeta|card/i);
      }
    });
  });

  it('is refunded in part and in whole, by administrators, once', async () => {
    const { data } = await giving.byCard(visa);
    expect((await giving.refund(data.id, 50, giving.ana)).status).toBe(403);
    expect((await giving.refund(data.id, 250.01)).status).toBe(409);
    expect((await giving.refund(data.id, 50)).data).toMatchObject({ estado: 'vigente' });
    const both = await Promise.all([giving.refund(data.id), giving.refund(data.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refunded = await one(data.id);
    expect(refunded?.estado).toBe('reembolsado');
    expect(refunded?.payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO)).toEqual([
      250, -50, -200,
    ]);
  });

  onSqliteAlone(databases, () => {
    it('knows what its card draws on, also where only a message tells of it', async () => {
      const { stripe, webhook } = giving;
      const { data } = await giving.byCard('pm_card_visa_debit');
      expect((await one(data.id))?.payload.tipo_tarjeta).toBe('debito');

      const { id } = await giveThrough(giving, 'drops after', 'pm_card_mastercard_prepaid');
      const paid = stripe.books.events.findLast(({ type }) => type === 'payment_intent.succeeded');
      // The message names the charge alone, and Stripe is not to be reached just then.
      stripe.behave('broken');
      expect(await webhook('stripe', stripe.signed(paid ?? {}))).toBe(200);
      expect(await one(id)).toMatchObject({ estado: 'vigente', payload: { tipo_tarjeta: null } });
      stripe.behave('well');
      expect(await webhook('stripe', stripe.signed(paid ?? {}))).toBe(200);
      const { payload } = (await one(id)) ?? {};
      expect(payload?.tipo_tarjeta).toBe('prepago');
      expect(payload?.movimientos.cuentas_por_cobrar).toHaveLength(1);
    });

    it('tells genuine messages from others', async () => {
      const { stripe, webhook } = giving;
      const { data } = await giving.byCard(visa);
      const event = stripe.books.events.at(-1) ?? {};
      expect(await webhook('stripe', stripe.signed(event))).toBe(200);
      const old = new Date(giving.now().getTime() - 20 * 60_000);
      for (const message of [
        stripe.signed(event, old),
        stripe.signed(event, new Date(), 'whsec_other'),
        { body: Buffer.from(JSON.stringify(event)), headers: {} },
        { body: Buffer.alloc(0), headers: {} },
      ]) {
        expect(await webhook('stripe', message)).toBe(401);
      }
      expect((await one(data.id))?.payload.movimientos.cuentas_por_cobrar).toHaveLength(1);
      expect(await webhook('nobody', stripe.signed(event))).toBeGreaterThanOrEqual(404);
    });
  });

  it('asks whoever is declined often to show that they are a person, and then to wait', async () => {
    const rosa = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const { status } = await giving.byCard('pm_card_chargeDeclined', {}, uuid(), rosa);
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(402), 429]);
    const before = giving.stripe.calls.length;
    expect((await giving.byCard(visa, {}, uuid(), rosa)).status).toBe(429);
    expect(giving.stripe.calls).toHaveLength(before);
  });
});

describeOnSqlite('giving, where no answer is waited for long', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases, { PAYMENTS_TIMEOUT_MS: '400' });
    return () => giving.close();
  });

  it.each(['silent', 'silent after'] as const)(
    'by a card provider that is %s waits, and is found later, once',
    async (mood) => {
      const { id, key } = await giveThrough(giving, mood);
      await expect
        .poll(async () => {
          await giving.reconcile();
          return giving.history();
        })
        .toContainEqual(expect.objectContaining({ id, estado: 'vigente' }));
      expect((await giving.byCard(visa, {}, key)).data).toMatchObject({ id, estado: 'vigente' });
      expect(await giving.booked()).toBeCloseTo(giving.stripe.books.heldCents / 100, 2);
    },
  );
});

/** By card, while nobody hears what becomes of it. */
async function giveThrough({ byCard, stripe }: Giving, mood: StripeMood, card = visa) {
  stripe.behave(mood);
  const key = uuid();
  const waiting = await byCard(card, {}, key);
  expect(waiting).toMatchObject({ status: 200, data: { estado: 'pendiente', folio: null } });
  stripe.behave('well');
  return { id: waiting.data.id, key };
}
