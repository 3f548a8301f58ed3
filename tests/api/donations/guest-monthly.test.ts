import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';

describeOnBothDatabases('giving each month without an account', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    giving = await openGiving(databases, {
      GUEST_DONATIONS: '1',
      CAPTCHA_PROVIDER: 'altcha',
      CHEAP_PROOFS: '1',
    });
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    giving.stripe.books.events.length = 0;
    await giving.newMails();
  });

  async function solved(): Promise<string> {
    const challenge = await giving.context.captcha.issue();
    return challenge ? solveCaptcha(challenge) : expect.fail('no captcha is asked for');
  }

  const call = (action: string, body: object, key?: string) =>
    giving.post(`donaciones:${action}`, body, { ...(key && { key }) });

  async function begin(email: string, changes: object = {}) {
    const said = { monto: 150, email, nombre: 'Julián Robles', stripe_id: visa };
    const body = { ...said, captcha: await solved(), ...changes };
    return call('crear_suscripcion_tarjeta', body, uuid());
  }

  const newMailbox = () => `guest-${uuid()}@example.mx`;

  /** The key of the link in the newest mail to the address. */
  async function mailedKey(email: string): Promise<string> {
    const mails = (await giving.newMails()).filter(({ to }) => [to].flat()[0]?.text === email);
    const [, key] = /\/donativo\/([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
    return key ?? expect.fail('no link was mailed');
  }

  async function started() {
    const email = newMailbox();
    const { data } = await begin(email);
    expect(data).toMatchObject({ estado: 'ACTIVE', clave: expect.any(String) });
    return { email, link: await mailedKey(email), id: String(data.id), data };
  }

  it('asks for a name, an address and a captcha before any provider is asked', async () => {
    const before = giving.stripe.calls.length;
    for (const [changes, field] of [
      [{ captcha: undefined }, 'captcha'],
      [{ nombre: ' ' }, 'nombre'],
      [{ email: 'nobody' }, 'email'],
      [{ monto: 50 }, 'monto'],
    ] as const) {
      const refused = await begin(newMailbox(), changes);
      expect(refused).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    }
    expect(giving.stripe.calls).toHaveLength(before);
  });

  it('is paused, resumed, changed and ended by the link of its receipts alone', async () => {
    const { link, data } = await started();
    const { clave: paymentKey } = data as { clave: string };
    for (const clave of [undefined, paymentKey, 'made-up', `${link}x`]) {
      for (const action of [
        'consultar_suscripcion',
        'pausar_suscripcion',
        'cancelar_suscripcion',
      ]) {
        expect([401, 404]).toContain((await call(action, { clave })).status);
      }
    }
    const shown = await call('consultar_suscripcion', { clave: link });
    expect(shown).toMatchObject({ status: 200, data: { status: 'ACTIVE', modificable: true } });
    expect(JSON.stringify(shown.data)).not.toContain('Julián');
    expect((await call('pausar_suscripcion', { clave: link })).data).toMatchObject({
      status: 'SUSPENDED',
    });
    expect((await call('reanudar_suscripcion', { clave: link })).data).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await call('cambiar_monto_mensual', { clave: link, monto: 200 })).data).toMatchObject({
      monto: 200,
    });
    expect((await call('cancelar_suscripcion', { clave: link })).status).toBe(200);
    expect((await call('pausar_suscripcion', { clave: link })).status).toBe(404);
    const all = [...giving.stripe.books.subscriptions.all.values()];
    expect(all.at(-1)?.status).toBe('canceled');
    const [mail] = await giving.newMails();
    expect(mail?.text).toContain('/donativo/');
  });

  it('sends each month’s receipt with a link of its own', async () => {
    const { email, link } = await started();
    const subscription = [...giving.stripe.books.subscriptions.all.keys()].at(-1) ?? '';
    giving.pass(31 * 86_400_000);
    giving.stripe.books.subscriptions.turnMonth(subscription);
    for (const event of giving.stripe.books.events.splice(0)) {
      await giving.webhook('stripe', giving.stripe.signed(event));
    }
    const next = await mailedKey(email);
    expect(next).not.toBe(link);
    const shown = await call('consultar_suscripcion', { clave: next });
    expect(shown.data).toMatchObject({ status: 'ACTIVE' });
  });

  it('goes with its gifts to the account that proves the address', async () => {
    const { email, link } = await started();
    const stranger = await giving.newPerson({ email: newMailbox() });
    const owner = await giving.newPerson({ email });
    const { data } = await giving.call('sin_reclamar', {}, owner);
    const ids = data.map(({ id }: { id: string }) => id);
    expect((await giving.call('reclamar', { ids }, stranger)).data.reclamados).toBe(0);
    expect((await giving.call('reclamar', { ids }, owner)).status).toBe(200);
    expect((await call('consultar_suscripcion', { clave: link })).status).toBe(404);
    expect((await giving.call('consultar_suscripcion', {}, owner)).data).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await giving.call('cancelar_suscripcion', {}, owner)).status).toBe(200);
  });

  it('stays, with the link of its latest gift, where the account has one already', async () => {
    const { email, link } = await started();
    const owner = await giving.newPerson({ email });
    const own = { monto: 300, email, stripe_id: visa };
    expect((await giving.call('crear_suscripcion_tarjeta', own, owner, uuid())).status).toBe(200);
    const { data } = await giving.call('sin_reclamar', {}, owner);
    const ids = data.map(({ id }: { id: string }) => id);
    expect((await giving.call('reclamar', { ids }, owner)).data.reclamados).toBe(0);
    expect((await call('consultar_suscripcion', { clave: link })).data).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await call('cancelar_suscripcion', { clave: link })).status).toBe(200);
    expect((await giving.call('reclamar', { ids }, owner)).data.reclamados).toBe(ids.length);
  });
});
