import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FakeStripeEvent } from '#tests/fakes/stripe-books.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { billing, issuerPayload } from '../invoices/portal.ts';
import { type Giving, openGiving } from './giving.ts';

/** All orders of them. */
const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) =>
        permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
      );

describeOnBothDatabases('disputes', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(() => giving.anHourLater());
  afterEach(async () => {
    const { stripe, paypal, conekta } = giving;
    const held = stripe.books.heldCents + paypal.held() + conekta.heldCents();
    expect(await giving.booked()).toBeCloseTo(held / 100, 2);
  });

  const one = async (id: string) => {
    const found = (await giving.history(giving.admin)).find((donation) => donation.id === id);
    if (!found) throw new Error('no such donation');
    return found;
  };
  const entriesOf = async (id: string) =>
    (await one(id)).payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);

  async function give(wish: object = {}) {
    const { data } = await giving.byCard('pm_card_visa', wish);
    const intent = [...giving.stripe.books.intents.values()].at(-1)?.id ?? '';
    return { id: data.id as string, intent };
  }
  const hear = async (events: readonly FakeStripeEvent[]) => {
    for (const event of events) {
      expect(await giving.webhook('stripe', giving.stripe.signed(event))).toBe(200);
    }
  };
  /** What Stripe tells of what is done meanwhile. */
  function told(work: () => void): FakeStripeEvent[] {
    const { events } = giving.stripe.books;
    const before = events.length;
    work();
    return events.slice(before);
  }
  const mailsTo = (email: string, subject: RegExp) =>
    giving
      .newMails()
      .then((mails) =>
        mails.filter((mail) => mail.envelopeTo.includes(email) && subject.test(mail.subject ?? '')),
      );

  it('take the money out of the ledger, and put it back when they are won', async () => {
    const { id, intent } = await give();
    const { books } = giving.stripe;
    let dispute = {} as ReturnType<typeof books.dispute>;
    await hear(told(() => (dispute = books.dispute(intent))));
    expect(await one(id)).toMatchObject({ estado: 'en_disputa', folio: expect.any(Number) });
    expect(await entriesOf(id)).toEqual([250, -250]);
    await hear(told(() => books.closeDispute(dispute, 'won')));
    expect(await one(id)).toMatchObject({ estado: 'vigente' });
    expect(await entriesOf(id)).toEqual([250, -250, 250]);
    expect((await giving.call('totales', {}, giving.admin)).data.total.donativos).toBe(1);
  });

  it('leave a donation that was lost as given back', async () => {
    const { id, intent } = await give();
    const { books } = giving.stripe;
    await hear(told(() => books.closeDispute(books.dispute(intent), 'lost')));
    expect(await one(id)).toMatchObject({ estado: 'reembolsado' });
    expect(await entriesOf(id)).toEqual([250, -250]);
  });

  it('forbid refunds while they are open, also when nothing was taken yet', async () => {
    const { id, intent } = await give();
    const { books } = giving.stripe;
    let dispute = {} as ReturnType<typeof books.dispute>;
    await hear(told(() => (dispute = books.dispute(intent, { ask: true }))));
    expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
    const refused = await giving.refund(id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain('en disputa');
    await hear(told(() => books.closeDispute(dispute, 'warning_closed')));
    expect(await one(id)).toMatchObject({ estado: 'vigente' });
    expect((await giving.refund(id)).data).toMatchObject({ estado: 'reembolsado' });
  });

  it('list the invoice among those to correct, from the bank’s question on, until they are won', async () => {
    const { admin, ana, post } = giving;
    const issuer = { schema: 'empresas', payload: await issuerPayload() };
    await post('catalogos:crear', issuer, { token: admin.token });
    await post('usuarios:actualizar', { id: ana.id, ...billing.ana }, { token: ana.token });
    const { id, intent } = await give({ impuestos: true });
    const { serie, folio } = await one(id);
    const detalles = { schema: 'ventas', documentos: [{ serie, folio }] };
    const payload = { encabezado: { sucursal_id: 1, tipo: 'I' }, detalles };
    const invoice = { schema: 'cfdis', serie: '', payload };
    expect(await post('documentos:crear', invoice, { token: ana.token })).toMatchObject({
      data: { estado: 'vigente' },
    });
    const due = async () =>
      (await post('facturacion:consultar_por_corregir', {}, { token: admin.token })).data;
    expect(await due()).toEqual([]);

    const { books } = giving.stripe;
    let dispute = {} as ReturnType<typeof books.dispute>;
    await hear(told(() => (dispute = books.dispute(intent, { ask: true }))));
    expect(await entriesOf(id)).toEqual([250]);
    const listed = [{ id: expect.any(String), total: 250, queda: 0 }];
    expect(await due()).toEqual(listed);
    await hear(told(() => books.takeDisputed(dispute)));
    expect(await due()).toEqual(listed);
    await hear(told(() => books.closeDispute(dispute, 'won')));
    expect(await due()).toEqual([]);
  });

  it('come to the same in every order, and heard twice, with a refund that failed among them', async () => {
    const { books } = giving.stripe;
    const orders = permutations([0, 1, 2, 3]);
    for (const [which, order] of orders.entries()) {
      if (which % 6 === 5) await giving.anHourLater();
      const { id, intent } = await give();
      const refunded = told(() => books.failRefund(books.refund(intent, 100_00)));
      const disputed = told(() => books.closeDispute(books.dispute(intent), 'won'));
      expect(disputed).toHaveLength(order.length);
      const events = order.flatMap((at) => disputed[at] ?? []);
      // What was told of the refund comes before, among and after it, forwards and backwards.
      events.splice(which % 5, 0, ...(which % 2 ? refunded : refunded.toReversed()));
      await hear([...events, ...events.slice(0, 2)]);
      expect(await one(id)).toMatchObject({ estado: 'vigente' });
      const entries = await entriesOf(id);
      expect(entries.reduce((sum, amount) => sum + amount, 0)).toBe(250);
    }
  });

  it('at PayPal end with the reversal of the payment, whichever is heard first', async () => {
    const { paypal } = giving;
    await giving.newMails();
    for (const isReversedFirst of [false, true]) {
      const order = (await giving.order()).data.order_id as string;
      paypal.approve(order);
      const { id } = (await giving.byWallet(order)).data;
      const capture = paypal.books.orders.get(order)?.capture?.id ?? '';
      const dispute = (changes: object) => ({
        dispute_id: `PP-D-${capture}`,
        create_time: '2026-11-20T10:00:00.000Z',
        dispute_amount: { currency_code: 'MXN', value: '250.00' },
        disputed_transactions: [{ seller_transaction_id: capture }],
        reason: 'UNAUTHORISED',
        ...changes,
      });
      const opened = paypal.message(
        'CUSTOMER.DISPUTE.CREATED',
        dispute({ status: 'WAITING_FOR_SELLER_RESPONSE' }),
      );
      const lost = paypal.message(
        'CUSTOMER.DISPUTE.RESOLVED',
        dispute({
          status: 'RESOLVED',
          update_time: '2026-11-21T10:00:00.000Z',
          dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
        }),
      );
      const hears = async (message: typeof lost) =>
        expect(await giving.webhook('paypal', message)).toBe(200);
      if (!isReversedFirst) {
        await hears(opened);
        expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
        expect(await giving.refund(id)).toMatchObject({ status: 409 });
        await hears(lost);
        expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
      }
      await hears(paypal.refundOutside(order, 250_00, 'REVERSED'));
      await hears(lost);
      await hears(opened);
      expect(await one(id)).toMatchObject({ estado: 'reembolsado' });
      expect(await entriesOf(id)).toEqual([250, -250]);
    }
    expect(await mailsTo(giving.ana.email, /Reembolso/)).toEqual([]);
  });

  it('at Conekta take the money once they are lost, as a reversal does, also before the payment', async () => {
    const { conekta } = giving;
    const pay = async () => {
      const { id } = (await giving.byVoucher()).data;
      const order = conekta.orderOf(id)?.id ?? '';
      conekta.payAtStore(order);
      return { id: id as string, order };
    };
    const hears = async (message: { body: Buffer; headers: object }) =>
      expect(await giving.webhook('conekta', message)).toBe(200);
    const takeBack = (order: string) => {
      const known = conekta.orders.get(order);
      if (known) known.amount_refunded = known.amount;
    };
    const first = await pay();
    await hears(conekta.event('charge.reversed', first.order));
    takeBack(first.order);
    await hears(conekta.event('order.paid', first.order, { amount_refunded: 0 }));
    expect(await one(first.id)).toMatchObject({ estado: 'reembolsado' });
    expect(await entriesOf(first.id)).toEqual([250, -250]);

    const second = await pay();
    const chargeback = (event: string, status: string) => {
      const [charge] = conekta.orders.get(second.order)?.charges.data ?? [];
      const object = { ...charge, chargeback: { id: 'chbk_1', status, reason: 'unrecognized' } };
      return conekta.signed({
        id: `chargeback-${event}`,
        object: 'event',
        type: `charge.chargeback.${event}`,
        created_at: 1_795_000_000 + (event === 'created' ? 0 : 60),
        data: { object },
      });
    };
    await hears(chargeback('created', 'action_required'));
    await hears(conekta.event('order.paid', second.order));
    expect(await one(second.id)).toMatchObject({ estado: 'en_disputa' });
    await hears(chargeback('won', 'won'));
    expect(await one(second.id)).toMatchObject({ estado: 'vigente' });
  });

  it('are kept until their payment is known', async () => {
    const { stripe } = giving;
    stripe.behave('drops after', 'drops', 'drops', 'drops', 'drops', 'drops', 'well');
    await giving.byCard('pm_card_visa');
    const intent = [...stripe.books.intents.values()].at(-1)?.id ?? '';
    stripe.behave('well');
    await hear(told(() => stripe.books.dispute(intent)));
    await giving.reconcile();
    await giving.reconcile();
    const [newest] = (await giving.history(giving.admin)).toSorted((a, b) =>
      a.id < b.id ? 1 : -1,
    );
    expect(newest).toMatchObject({ estado: 'en_disputa' });
  });

  it('are booked once where the process that heard of them was killed while it booked', async () => {
    const { id, intent } = await give();
    const [created, withdrawn] = told(() => giving.stripe.books.dispute(intent));
    if (!created || !withdrawn) throw new Error('no events');
    const before = await one(id);
    await hearAndBeKilled(withdrawn);
    expect(await one(id)).toEqual(before);
    await hear([created, withdrawn, withdrawn]);
    expect(await one(id)).toMatchObject({ estado: 'en_disputa' });
    expect(await entriesOf(id)).toEqual([250, -250]);
  });

  /** By another process, on the same database, which has all of it but the end of its transaction. */
  async function hearAndBeKilled(event: FakeStripeEvent): Promise<void> {
    const { config } = giving.context;
    const { body, headers } = giving.stripe.signed(event, new Date());
    const file = fileURLToPath(new URL('booking-process.ts', import.meta.url));
    const signature = String(headers['stripe-signature']);
    const child = spawn(process.execPath, ['--import', 'tsx', file, signature], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...giving.stripe.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
      },
    });
    child.stdin.end(body);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  it('that are forged are refused, and change nothing', async () => {
    const { id, intent } = await give();
    const [event] = told(() => giving.stripe.books.dispute(intent, { ask: true }));
    if (!event) throw new Error('no event');
    const order = (await giving.order()).data.order_id as string;
    giving.paypal.approve(order);
    const byWallet = (await giving.byWallet(order)).data.id as string;
    const slip = (await giving.byVoucher()).data.id as string;
    const cash = giving.conekta.orderOf(slip)?.id ?? '';
    giving.conekta.payAtStore(cash);
    await giving.webhook('conekta', giving.conekta.event('order.paid', cash));
    const changed = (body: Buffer, from: string, to: string) => {
      const forged = body.toString().replace(from, to);
      expect(forged).not.toBe(body.toString());
      return Buffer.from(forged);
    };

    const stripe = giving.stripe.signed(event);
    const paypal = giving.paypal.message('CUSTOMER.DISPUTE.CREATED', {
      dispute_id: 'PP-D-forged',
      create_time: giving.now().toISOString(),
      status: 'OPEN',
      dispute_amount: { currency_code: 'MXN', value: '250.00' },
      disputed_transactions: [
        { seller_transaction_id: giving.paypal.books.orders.get(order)?.capture?.id },
      ],
    });
    const conekta = giving.conekta.event('charge.reversed', cash);
    const refused = [
      giving.webhook('stripe', {
        ...stripe,
        body: changed(stripe.body, 'needs_response', 'under_review'),
      }),
      giving.webhook('stripe', giving.stripe.signed(event, giving.now(), 'whsec_of_others')),
      giving.webhook('stripe', { ...stripe, headers: {} }),
      giving.webhook('paypal', { ...paypal, body: changed(paypal.body, '250.00', '249.00') }),
      giving.webhook('paypal', { ...paypal, headers: {} }),
      giving.webhook('conekta', { ...conekta, body: changed(conekta.body, '25000', '24999') }),
      giving.webhook('conekta', { ...conekta, headers: {} }),
    ];
    expect(new Set(await Promise.all(refused))).toEqual(new Set([401]));
    for (const donation of [id, byWallet, slip]) {
      expect(await one(donation)).toMatchObject({ estado: 'vigente' });
      expect(await entriesOf(donation)).toEqual([250]);
    }
  });

  onSqliteAlone(databases, () => {
    it('are told to who can refund, once, and never to the donor as a refund', async () => {
      const { intent } = await give();
      await giving.newMails();
      const events = told(() => giving.stripe.books.dispute(intent));
      await hear([...events, ...events]);
      const mails = await giving.newMails();
      expect(mails.map(({ envelopeTo, subject }) => [envelopeTo, subject])).toEqual([
        [[giving.admin.email], expect.stringContaining('en disputa')],
      ]);
    });

    it('come with evidence to send, for whoever can refund, which the log tells of', async () => {
      const { id, intent } = await give();
      const evidence = (who: { token: string }, lang = 'es') =>
        giving.app.inject({
          method: 'POST',
          url: '/api/donaciones:pruebas_disputa',
          headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
          payload: { id, lang },
        });
      expect((await evidence(giving.admin)).statusCode).toBe(409);
      let dispute = {} as ReturnType<typeof giving.stripe.books.dispute>;
      await hear(told(() => (dispute = giving.stripe.books.dispute(intent))));
      expect((await evidence(giving.ana)).statusCode).toBe(403);
      const { calls } = giving.stripe;
      const before = calls.length;
      const made = await evidence(giving.admin);
      expect(made.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('Pruebas del donativo'),
      });
      const text = (await readPdf(made.rawPayload)).join(' ');
      for (const said of [
        dispute.id,
        intent,
        giving.ana.email,
        '$250.00',
        'No reconoce el cargo',
      ]) {
        expect(text).toContain(said);
      }
      expect(text).not.toContain(giving.admin.email);
      expect((await evidence(giving.admin, 'en')).statusCode).toBe(200);
      expect(calls).toHaveLength(before);
      const where = [{ field: 'accion', operator: '=', value: 'donation.evidenceMade' }];
      const log = await giving.post('auditoria:consultar', { filter: { where } }, giving.admin);
      expect(log.data).toHaveLength(2);
    });

    it('of refunds that failed: the donor is told again, and the refund can be made anew', async () => {
      const { id } = await give();
      await giving.refund(id, 100);
      const { books } = giving.stripe;
      const intent = [...books.intents.values()].at(-1)?.id ?? '';
      const [refund] = books.refundsOf(intent).data;
      if (!refund) throw new Error('no refund');
      await hear(told(() => books.failRefund(refund)));
      expect(await entriesOf(id)).toEqual([250, -100, 100]);
      expect(await one(id)).toMatchObject({ estado: 'vigente' });
      expect(await mailsTo(giving.ana.email, /no llegó/)).toHaveLength(1);
      expect((await giving.refund(id)).data).toMatchObject({ estado: 'reembolsado' });
      expect(await entriesOf(id)).toEqual([250, -100, 100, -250]);
    });
  });
});
