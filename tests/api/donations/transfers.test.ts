import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const day = 86_400_000;

describeOnBothDatabases('donations by transfer', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    giving.conekta.behave('well');
    await giving.anHourLater();
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await giving.newMails();
  });

  async function ask(changes: object = {}) {
    const { data } = await giving.byTransfer({ email: donor.email, ...changes }, uuid(), donor);
    return { ...data, order: giving.conekta.orderOf(data.id)?.id ?? '' };
  }
  const tell = (order: string, type = 'charge.paid') =>
    giving.webhook('conekta', giving.conekta.event(type, order));
  async function send(order: string, pesos: number) {
    giving.conekta.sendTransfer(order, pesos * 100);
    expect(await tell(order)).toBe(200);
  }
  async function found(id: string) {
    const where = [{ field: 'id', operator: '=', value: id }];
    const [donation] = await giving.history(donor, { filter: { where } });
    if (!donation) throw new Error(`There is no donation ${id}.`);
    const { estado, folio, payload } = donation;
    const booked = payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);
    return { estado, folio, monto: payload.monto, spei: payload.spei, booked };
  }
  const mailTexts = async () =>
    (await giving.newMails()).map(({ subject, text }) => `${subject} ${text}`);

  it('get a CLABE of their own, on the page and by mail', async () => {
    const { order, ...data } = await ask({ monto: 1234.5 });
    expect(data).toEqual({
      id: expect.any(String),
      estado: 'pendiente',
      clabe: expect.stringMatching(/^646180\d{12}$/),
      banco: 'STP',
      beneficiario: expect.stringMatching(/Casa Animal/),
      referencia: expect.stringMatching(/^\d{7}$/),
      expires_at: expect.stringMatching(/Z$/),
    });
    expect(giving.conekta.orders.get(order)).toMatchObject({ amount: 1234_50 });
    const [mail = ''] = await mailTexts();
    for (const said of [data.clabe, data.referencia, 'STP', '$1,234.50']) {
      expect(mail).toContain(said);
    }
    expect(await found(data.id)).toMatchObject({ estado: 'pendiente', booked: [] });
  });

  it('say at the amount what is wrong with it, and ask nobody', async () => {
    const before = giving.conekta.requests.length;
    for (const monto of [99, 250.555, '250', null]) {
      const refused = await giving.byTransfer({ monto }, uuid(), donor);
      expect(refused).toMatchObject({ status: 422, errors: { monto: expect.any(Array) } });
    }
    expect(giving.conekta.requests).toHaveLength(before);
  });

  it.each([
    ['as much as was said', [250], 250],
    ['less', [100.5], 100.5],
    ['more', [300], 300],
    ['in two parts', [100, 150], 250],
    ['twice', [250, 250], 500],
  ])('are what came: %s', async (_, sent, together) => {
    const { id, order } = await ask();
    for (const pesos of sent) await send(order, pesos);
    // Heard again, of the order as well, and asked for: nothing is booked twice.
    for (const type of ['charge.paid', 'order.paid']) expect(await tell(order, type)).toBe(200);
    await giving.reconcile();
    expect(await found(id)).toMatchObject({
      estado: 'vigente',
      folio: expect.any(Number),
      monto: together,
      booked: sent,
    });
  });

  it('count in the months in which they came', async () => {
    const received = async () => {
      const { data } = await giving.call('totales', {}, giving.admin);
      return data.meses.slice(-2).map(({ recibido }: { recibido: number }) => recibido);
    };
    const { order } = await ask();
    await send(order, 250);
    giving.pass(32 * day);
    await giving.anHourLater();
    const before = await received();
    await send(order, 100);
    const [earlier, now] = await received();
    expect([earlier, now]).toEqual([before[0], before[1] + 100]);
  });

  it('tell their donor of each that came, with what it is together', async () => {
    const { order } = await ask();
    await mailTexts();
    await send(order, 100);
    const [first = ''] = await mailTexts();
    expect(first).toContain('$100.00');
    expect(first).toContain('Ibas a transferir $250.00 MXN y llegaron $100.00 MXN');
    await send(order, 150);
    const [second = ''] = await mailTexts();
    expect(second).toContain('otra transferencia');
    expect(second).toContain('$250.00');
  });

  it('are booked once where the same is heard forty times at once', async () => {
    const { id, order } = await ask();
    giving.conekta.sendTransfer(order, 250_00);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, time) => tell(order, time % 2 ? 'order.paid' : 'charge.paid')),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await found(id)).toMatchObject({ estado: 'vigente', monto: 250, booked: [250] });
  });

  it('wait for their last day, and count also when they come after it', async () => {
    const { id, order } = await ask();
    await mailTexts();
    giving.pass(31 * day);
    Object.assign(donor, await giving.signIn(donor.email));
    await giving.reconcile();
    expect(await found(id)).toMatchObject({ estado: 'vencido', booked: [] });
    expect((await mailTexts()).join()).toContain('Tu transferencia no llegó');
    giving.conekta.sendTransfer(order, 90_00);
    giving.pass(2 * day);
    Object.assign(donor, await giving.signIn(donor.email));
    await giving.reconcile();
    expect(await found(id)).toMatchObject({ estado: 'vigente', monto: 90, booked: [90] });
  });

  it('are found where the answer with the CLABE was lost, once', async () => {
    giving.conekta.behave('does it and hangs up');
    const { data } = await giving.byTransfer({}, uuid(), donor);
    expect(data).toMatchObject({ estado: 'pendiente', clabe: null, expires_at: null });
    giving.conekta.behave('well');
    await giving.reconcile();
    const { spei } = await found(data.id);
    expect(spei).toMatchObject({ clabe: expect.stringMatching(/^\d{18}$/), monto_pedido: 250 });
    const order = giving.conekta.orderOf(data.id)?.id ?? '';
    await send(order, 250);
    expect(await found(data.id)).toMatchObject({ estado: 'vigente', booked: [250] });
  });

  it('are refunded as what came, and no more', async () => {
    const { id, order } = await ask();
    await send(order, 300);
    giving.conekta.makeRefundable(order);
    expect((await giving.refund(id, 300.01)).status).toBe(409);
    await giving.reconcile();
    expect((await found(id)).booked).toEqual([300]);
  });

  it('are refunded once where the answer was lost, without waiting for the day’s question', async () => {
    const { id, order } = await ask();
    await send(order, 300);
    giving.conekta.makeRefundable(order);
    // It is looked up, made, and then looked up in vain.
    giving.conekta.behave('well', 'does it and hangs up', 'busy');
    expect((await giving.refund(id, 100)).status).not.toBe(409);
    giving.conekta.behave('well');
    await giving.reconcile();
    expect((await found(id)).booked).toEqual([300, -100]);
  });

  it('that a bank takes back are booked as gone, without a refund that nobody made', async () => {
    const { id, order } = await ask();
    await send(order, 250);
    await mailTexts();
    expect(await tell(order, 'charge.reversed')).toBe(200);
    expect(await tell(order, 'charge.reversed')).toBe(200);
    expect(await found(id)).toMatchObject({ estado: 'reembolsado', booked: [250, -250] });
    expect(await mailTexts()).toEqual([]);
  });

  it('are nobody else’s, and not a visitor’s', async () => {
    const { id } = await ask();
    const stranger = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const where = [{ field: 'id', operator: '=', value: id }];
    expect(await giving.history(stranger, { filter: { where } })).toEqual([]);
    const visitor = await giving.post('donaciones:crear_spei', { monto: 250 });
    expect(visitor.status).toBe(401);
  });

  onSqliteAlone(databases, () => {
    it('are ten open ones of an account at the most', async () => {
      for (let time = 0; time < 10; time++) await ask();
      const before = giving.conekta.orders.size;
      const refused = await giving.byTransfer({}, uuid(), donor);
      expect(refused).toMatchObject({ status: 409, code: 'tooManyOpenTransfers' });
      expect(giving.conekta.orders.size).toBe(before);
    });
  });
});
