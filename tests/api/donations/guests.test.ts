import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { issuerEnv } from '../invoices/portal.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const declined = 'pm_card_chargeDeclined';
const byId = (value: string) => ({ field: 'id', operator: '=', value });
const billing = {
  rfc: 'NULA8001019W0',
  razon_social: 'Ana Núñez López',
  regimen_fiscal: '605',
  cp_fiscal: '77500',
};

describeOnBothDatabases('giving without an account', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guests-'));
    giving = await openGiving(databases, {
      ...(await issuerEnv(folder)),
      PAC_PROVIDER: 'test',
      GUEST_DONATIONS: '1',
      CAPTCHA_PROVIDER: 'altcha',
      CHEAP_PROOFS: '1',
    });
    return () => giving.close();
  });

  const newMailbox = () => `guest-${uuid()}@example.mx`;

  async function solved(): Promise<string> {
    const challenge = await giving.context.captcha.issue();
    return challenge ? solveCaptcha(challenge) : expect.fail('no captcha is asked for');
  }

  const call = (action: string, body: object, key: string | undefined = uuid(), from?: string) =>
    giving.post(action, body, { ...(key && { key }), ...(from && { from }) });

  const wish = (email: string, changes: object = {}) => ({
    ...{ monto: 250, tipo: 'alimento', email, nombre: 'Julián Robles' },
    ...changes,
  });

  async function byCard(email: string, changes: object = {}, key?: string) {
    const body = { ...wish(email, { monto: 250_00 }), stripe_id: visa, captcha: await solved() };
    return call('donaciones:crear_stripe_payment', { ...body, ...changes }, key);
  }

  type Mail = Awaited<ReturnType<Giving['newMails']>>[number];
  const addressOf = (mail: Mail | undefined) => [mail?.to ?? []].flat()[0]?.value[0]?.address;

  /** The key in the link of the one new mail to the address that has one. */
  async function mailedKey(email: string) {
    const mails = (await giving.newMails()).filter((mail) => addressOf(mail) === email);
    const links = mails.flatMap(
      ({ text }) => /https:\/\/casa\.example\/donativo\/([\w-]+)/.exec(text ?? '')?.[1] ?? [],
    );
    expect(links).toHaveLength(1);
    return String(links[0]);
  }

  async function given(changes: object = {}) {
    const email = newMailbox();
    await giving.newMails();
    const { data } = await byCard(email, changes);
    return {
      email,
      id: String(data.id),
      key: await mailedKey(email),
      paymentKey: String(data.clave),
    };
  }

  beforeEach(() => {
    giving.stripe.calls.length = 0;
    giving.paypal.calls.length = 0;
    giving.conekta.requests.length = 0;
  });

  it('is paid by card, and its receipt leads to the gift', async () => {
    const email = newMailbox();
    await giving.newMails();
    const paid = await byCard(email);
    expect(paid).toMatchObject({ status: 200, data: { estado: 'vigente', serie: 'D' } });
    const mails = await giving.newMails();
    const [receipt, ...others] = mails.filter((mail) => addressOf(mail) === email);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(`D${paid.data.folio}`);
    expect(receipt?.text).toContain('$250.00');
    expect(receipt?.text).not.toContain('mis-donativos');
    const clave = /donativo\/([\w-]+)/.exec(receipt?.text ?? '')?.[1];
    const shown = await call('donativo:consultar', { clave });
    expect(shown).toMatchObject({
      status: 200,
      data: { estado: 'vigente', monto: 250, numero: `D${paid.data.folio}`, factura: null },
    });
    expect(shown.text).not.toContain(email);
    expect(shown.text).not.toContain('Julián');
  });

  it('asks for a name, an address and a captcha before any provider is asked', async () => {
    const email = newMailbox();
    const captcha = await solved();
    for (const [changes, field] of [
      [{ captcha: undefined }, 'captcha'],
      [{ captcha: 'made up' }, 'captcha'],
      [{ captcha, nombre: ' ' }, 'nombre'],
      [{ captcha, nombre: undefined }, 'nombre'],
      [{ captcha, email: 'nobody' }, 'email'],
    ] as const) {
      const refused = await byCard(email, changes);
      expect(refused).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    }
    for (const action of ['crear_paypal_order', 'crear_oxxo_pay', 'crear_spei']) {
      const holder = action === 'crear_oxxo_pay' && { name: 'Ana Ruiz', phone: '9981234567' };
      const refused = await call(`donaciones:${action}`, wish(email, { ...holder }));
      expect(refused).toMatchObject({ status: 422, errors: { captcha: [expect.any(String)] } });
    }
    const { stripe, paypal, conekta } = giving;
    expect([...stripe.calls, ...paypal.calls, ...conekta.requests]).toEqual([]);
    const { query } = giving.context.database;
    const mine = query.selectFrom('donations').select('id').where('email', '=', email);
    expect(await mine.execute()).toEqual([]);
    // None of them has used it up.
    expect((await byCard(email, { captcha })).status).toBe(200);
    expect(await byCard(email, { captcha })).toMatchObject({ status: 422 });
  });

  it('is paid by voucher and by transfer', async () => {
    const email = newMailbox();
    await giving.newMails();
    const body = wish(email, { name: 'Julián Robles', phone: '9981234567' });
    const voucher = await call('donaciones:crear_oxxo_pay', { ...body, captcha: await solved() });
    expect(voucher).toMatchObject({
      status: 200,
      data: { estado: 'pendiente', payment_method: { reference: expect.any(String) } },
    });
    const transfer = await call('donaciones:crear_spei', {
      ...wish(email),
      captcha: await solved(),
    });
    expect(transfer).toMatchObject({ status: 200, data: { clabe: expect.any(String) } });
    const mails = await giving.newMails();
    const mine = mails.filter((mail) => addressOf(mail) === email);
    expect(mine).toHaveLength(2);
    for (const { text } of mine) expect(text).not.toContain('mis-donativos');
  });

  it('is taken by wallet from whoever has the key of this gift alone', async () => {
    const email = newMailbox();
    const order = await call('donaciones:crear_paypal_order', {
      ...wish(email),
      captcha: await solved(),
    });
    expect(order).toMatchObject({ status: 200, data: { clave: expect.any(String) } });
    const { order_id, clave, id } = order.data as Record<string, string>;
    giving.paypal.approve(String(order_id));
    const other = await given();
    const capture = { ...wish(email), order_id };
    const take = (key: object) => call('donaciones:crear_paypal_payment', { ...capture, ...key });
    expect(await take({})).toMatchObject({ status: 401 });
    expect(await take({ clave: 'made-up' })).toMatchObject({ status: 404 });
    expect(await take({ clave: other.paymentKey })).toMatchObject({ status: 404 });
    for (const key of [{}, { clave: other.paymentKey }, { clave: other.key }]) {
      const cancelled = await call('donaciones:cancelar_paypal_order', { id, ...key }, '');
      expect([401, 404]).toContain(cancelled.status);
    }
    expect(await take({ clave })).toMatchObject({ status: 200, data: { estado: 'vigente' } });
  });

  it('is confirmed after the bank by its key', async () => {
    const email = newMailbox();
    const begun = await byCard(email, { stripe_id: 'pm_card_authenticationRequired' });
    expect(begun.data).toMatchObject({ estado: 'requiere_accion' });
    const { id, clave, client_secret } = begun.data as Record<string, string>;
    const intent = [...giving.stripe.books.intents.values()].find(
      (one) => one.client_secret === client_secret,
    );
    giving.stripe.books.authenticate(intent?.id ?? '');
    const confirm = (said: object) =>
      call('donaciones:confirmar_stripe_payment', { id, ...said }, '');
    expect(await confirm({})).toMatchObject({ status: 401 });
    expect(await confirm({ clave: (await given()).paymentKey })).toMatchObject({ status: 404 });
    expect(await confirm({ clave })).toMatchObject({ status: 200, data: { estado: 'vigente' } });
  });

  it('is one gift for its key, from whatever network, and another for another guest', async () => {
    const [email, key] = [newMailbox(), uuid()];
    const first = await byCard(email, {}, key);
    const body = { ...wish(email, { monto: 250_00 }), stripe_id: visa };
    const again = await call('donaciones:crear_stripe_payment', body, key, '10.9.9.9');
    expect(again.data).toEqual(first.data);
    const other = await byCard(newMailbox(), {}, key);
    expect(other.status).toBe(200);
    expect(other.data.id).not.toBe(first.data.id);
    expect(other.data.clave).not.toBe(first.data.clave);
  });

  it('lets twenty attempts of a mailbox pass, four declines among them, and ends forty declines', async () => {
    const good = newMailbox();
    for (let time = 0; time < 20; time++) {
      const card = time < 4 ? declined : visa;
      const { status } = await byCard(good, { stripe_id: card });
      expect(status).toBe(time < 4 ? 402 : 200);
    }
    const bad = newMailbox();
    const all: number[] = [];
    for (let time = 0; time < 40; time++) {
      // Another way of writing the same mailbox.
      const email = time % 2 ? bad : bad.toUpperCase();
      all.push((await byCard(email, { stripe_id: declined })).status);
    }
    expect(all.slice(0, 4)).toEqual(Array(4).fill(402));
    expect(all.at(-1)).toBe(429);
    const before = giving.stripe.calls.length;
    expect((await byCard(bad)).status).toBe(429);
    expect(giving.stripe.calls).toHaveLength(before);
    expect((await byCard(newMailbox())).status).toBe(200);
    await giving.anHourLater();
  });

  it('knows a card that was declined again and again under whatever mailbox', async () => {
    const stolen = 'pm_card_chargeDeclinedStolenCard';
    const { limits } = giving.context;
    await limits.consume('suspectCard', 'print_card_chargeDeclinedStolenCard', { points: 59 });
    expect((await byCard(newMailbox(), { stripe_id: stolen })).status).toBe(402);
    expect((await byCard(newMailbox(), { stripe_id: stolen })).status).toBe(429);
  });

  describe('the link', () => {
    it('opens its gift, and nothing else does', async () => {
      const { id, paymentKey } = await given();
      const other = await given();
      for (const clave of [paymentKey, id, `${id}-${other.key.slice(37)}`, '', 'x'.repeat(100)]) {
        expect((await call('donativo:consultar', { clave })).status).toBe(404);
        expect((await call('donativo:recibo', { clave })).status).toBe(404);
        expect((await call('donativo:facturar', { clave, ...billing })).status).toBe(404);
      }
    });

    it('prints the receipt', async () => {
      const { key } = await given();
      const answer = await giving.app.inject({
        method: 'POST',
        url: '/api/donativo:recibo',
        payload: { clave: key },
      });
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('has its invoice made once, out to whom its holder says, and hands out its files', async () => {
      const { key, email, id } = await given();
      const shown = await call('donativo:consultar', { clave: key });
      expect(shown.data).toMatchObject({ puede_facturar: true, factura: null });
      const wrong = await call('donativo:facturar', { clave: key, ...billing, rfc: 'X' });
      expect(wrong).toMatchObject({ status: 422, errors: { rfc: [expect.any(String)] } });
      const all = await Promise.all(
        Array.from({ length: 5 }, () => call('donativo:facturar', { clave: key, ...billing })),
      );
      const made = all.filter(({ status }) => status === 200);
      expect(made).toHaveLength(1);
      expect(made[0]?.data).toMatchObject({ estado: 'vigente', tiene_archivos: true });
      for (const { status } of all) expect([200, 409]).toContain(status);
      const file = (action: string, clave: string) =>
        giving.app.inject({ method: 'POST', url: `/api/donativo:${action}`, payload: { clave } });
      const xml = await file('factura_xml', key);
      expect(xml.body).toContain('Rfc="NULA8001019W0"');
      expect((await file('factura_pdf', key)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const mail = (await giving.newMails()).find(({ attachments }) => attachments.length === 2);
      expect(addressOf(mail)).toBe(email);
      expect((await file('factura_xml', (await given()).key)).statusCode).toBe(404);
      const { query } = giving.context.database;
      const { cfdi } = await query
        .selectFrom('donations')
        .select('cfdi')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(cfdi).toMatch(/^[0-9A-F-]{36}$/);
    });

    it('is mailed anew at most every ten minutes, with the same answer for everybody', async () => {
      const { email, key } = await given();
      const ask = async (to: string) =>
        call('donativo:pedir_enlace', { email: to, captcha: await solved() });
      const known = await ask(email.toUpperCase());
      expect(await mailedKey(email)).toBe(key);
      const again = await ask(email);
      const nobody = await ask(newMailbox());
      expect([known.text, again.text]).toEqual([nobody.text, nobody.text]);
      const mails = await giving.newMails();
      expect(mails.filter((mail) => addressOf(mail) === email)).toEqual([]);
      expect(await call('donativo:pedir_enlace', { email })).toMatchObject({ status: 422 });
      giving.pass(600_001);
      await ask(email);
      expect(await mailedKey(email)).toBe(key);
    });
  });

  describe('an account with the same address', () => {
    const claimable = async ({ token }: { token: string }) =>
      (await giving.post('donaciones:sin_reclamar', {}, { token })).data as unknown as {
        id: string;
      }[];
    const claim = ({ token }: { token: string }, ids: string[]) =>
      giving.post('donaciones:reclamar', { ids }, { token });

    it('takes its gifts over with their invoices once it says so, and the link ends', async () => {
      const { email, id, key } = await given();
      await call('donativo:facturar', { clave: key, ...billing });
      const { data: second } = await byCard(email, { nombre: 'Otra persona' });
      const person = await giving.newPerson({ email: email.toUpperCase() });
      expect(await giving.history(person)).toEqual([]);
      expect((await claimable(person)).map((one) => one.id)).toEqual([second.id, id]);
      expect(await claim(person, [id])).toMatchObject({ status: 200, data: { reclamados: 1 } });
      expect(await giving.history(person)).toMatchObject([{ id, estado: 'vigente' }]);
      const { data: invoices } = await giving.post(
        'documentos:consultar',
        { schema: 'cfdis' },
        { token: person.token },
      );
      expect(invoices).toMatchObject([{ estado: 'vigente' }]);
      expect((await call('donativo:consultar', { clave: key })).status).toBe(404);
      // Nothing happens twice, and what they did not name stays a guest's.
      expect((await claim(person, [id])).data).toEqual({ reclamados: 0 });
      expect((await claimable(person)).map((one) => one.id)).toEqual([second.id]);
    });

    it('takes none of others, of an address that is only typed, or without a session', async () => {
      const { email, id } = await given();
      expect(await claimable(giving.ana)).toEqual([]);
      expect((await claim(giving.ana, [id])).data).toEqual({ reclamados: 0 });
      const typed = await giving.newPerson({ email });
      const { query } = giving.context.database;
      const confirm = (confirmed_at: string | null) =>
        query.updateTable('users').set({ confirmed_at }).where('id', '=', typed.id).execute();
      await confirm(null);
      expect(await claimable(typed)).toEqual([]);
      expect((await claim(typed, [id])).data).toEqual({ reclamados: 0 });
      const account = await giving.context.accounts.find(typed.id);
      if (!account) return expect.fail('no account');
      await giving.context.database.transaction((tx) =>
        giving.context.privacy.eraseUnused(tx, account),
      );
      expect(await giving.history(giving.admin, { filter: { where: [byId(id)] } })).toMatchObject([
        { payload: { email } },
      ]);
      expect((await call('donaciones:reclamar', { ids: [id] }, '')).status).toBe(401);
      expect((await call('donaciones:sin_reclamar', {}, '')).status).toBe(401);
    });

    it('is taken over by one of forty claims at once', async () => {
      const { email, id } = await given();
      const person = await giving.newPerson({ email });
      const all = await Promise.all(Array.from({ length: 40 }, () => claim(person, [id])));
      expect(all.filter(({ data }) => data.reclamados === 1)).toHaveLength(1);
    });

    it('reads its gifts in its own data, and leaves none of them in its name', async () => {
      const { email, id, key } = await given();
      const person = await giving.newPerson({ email });
      const account = await giving.context.accounts.find(person.id);
      if (!account) return expect.fail('no account');
      const { database, privacy } = giving.context;
      const exported = await giving.post(
        'usuarios:exportar',
        { contrasena: goodPassword },
        { token: person.token },
      );
      expect(exported.text).toContain('Julián Robles');
      await database.transaction((tx) => privacy.eraseUnused(tx, account));
      expect((await call('donativo:consultar', { clave: key })).status).toBe(404);
      const kept = await giving.history(giving.admin, { filter: { where: [byId(id)] } });
      expect(kept).toMatchObject([{ estado: 'vigente', payload: { email: '', monto: 250 } }]);
      const guests = database.query.selectFrom('guest_donors').selectAll();
      expect(await guests.where('donation_id', '=', id).execute()).toEqual([]);
    });
  });

  it('is bounded by the network address as well, whatever mailboxes are named', async () => {
    const { limits } = giving.context;
    await limits.consume('guestAddress', '10.0.7.7', { points: 99 });
    const from = (address: string) => async () =>
      call(
        'donaciones:crear_spei',
        { ...wish(newMailbox()), captcha: await solved() },
        uuid(),
        address,
      );
    expect((await from('10.0.7.7')()).status).toBe(200);
    const before = giving.conekta.requests.length;
    expect((await from('10.0.7.7')()).status).toBe(429);
    expect(giving.conekta.requests).toHaveLength(before);
    expect((await from('10.0.7.8')()).status).toBe(200);
  });

  it('uses a captcha up once, however many try at once', async () => {
    const captcha = await solved();
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('donaciones:crear_spei', { ...wish(newMailbox()), captcha }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('stands in the books under the name that the guest wrote', async () => {
    const { email, id } = await given();
    const found = await giving.call('consultar_detalle', { id }, giving.admin);
    expect(found.data).toMatchObject({ donante: { nombre: 'Julián Robles', correo: email } });
    const list = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:exportar',
      headers: { authorization: `Bearer ${giving.admin.token}` },
      payload: { texto: email },
    });
    expect(list.body).toContain('Julián Robles');
  });
});

describeOnBothDatabases('a guest of long ago', (databases) => {
  it('is forgotten as every donor is, and the link with them', async () => {
    const giving = await openGiving(databases, { GUEST_DONATIONS: '1' });
    const email = 'julian@example.mx';
    const { data } = await giving.post('donaciones:crear_stripe_payment', {
      ...{ monto: 250_00, tipo: 'alimento', stripe_id: visa, email, nombre: 'Julián Robles' },
    });
    const { query } = giving.context.database;
    const guests = () => query.selectFrom('guest_donors').select('name').execute();
    expect(await guests()).toEqual([{ name: 'Julián Robles' }]);
    giving.pass(11 * 366 * 86_400_000);
    await giving.runRetention();
    expect(await guests()).toEqual([]);
    const kept = query.selectFrom('donations').select(['email', 'amount_cents', 'status']);
    expect(await kept.where('id', '=', String(data.id)).execute()).toEqual([
      { email: '', amount_cents: 250_00, status: 'paid' },
    ]);
    await giving.close();
  });
});

describeOnBothDatabases('without GUEST_DONATIONS', (databases) => {
  it('the creating calls ask for a session, whatever else they are told', async () => {
    const giving = await openGiving(databases);
    const body = {
      monto: 250,
      tipo: 'alimento',
      email: 'a@example.mx',
      nombre: 'Ana',
      captcha: '',
    };
    for (const action of [
      'crear_stripe_payment',
      'confirmar_stripe_payment',
      'crear_paypal_order',
      'crear_paypal_payment',
      'cancelar_paypal_order',
      'crear_oxxo_pay',
      'crear_spei',
      'como_pagar_oxxo',
    ]) {
      for (const said of [body, {}]) {
        const refused = await giving.post(`donaciones:${action}`, said, { key: uuid() });
        expect([action, refused.status]).toEqual([action, 401]);
      }
    }
    await giving.close();
  });
});
