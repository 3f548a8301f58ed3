import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeStripe, startStripe } from '#tests/fakes/stripe-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

describeOnBothDatabases('keys of a payment provider', (databases) => {
  let portal: Portal;
  let stripe: FakeStripe;
  let admin: { token: string; id: string };
  const ports = () => ({ apiBases: { stripe: stripe.env.STRIPE_API_BASE } });

  beforeEach(async () => {
    stripe = await startStripe(() => portal.now());
    portal = await openPortal(databases, { NODE_ENV: 'production' }, ports());
    admin = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
  });
  afterEach(async () => {
    await portal.close();
    await stripe.stop();
  });

  const keys = () => ({
    proveedor: 'stripe',
    llave_secreta: stripe.env.STRIPE_SECRET_KEY,
    llave_publicable: stripe.env.STRIPE_PUBLISHABLE_KEY,
    secreto_de_avisos: stripe.env.STRIPE_WEBHOOK_SECRET,
  });
  const post = (call: string, body: object = {}, { token } = admin) =>
    portal.post(`ajustes:${call}`, body, { token });
  const offered = async ({ donations } = portal.context) =>
    (await donations.offer()).methods.map(({ method }) => method);
  const found = async () => {
    const { data } = await post('llaves');
    return (data as unknown as { proveedor: string }[]).find((one) => one.proveedor === 'stripe');
  };

  it('count at once in every process, sealed, never given out, and go again', async () => {
    const other = await createTestContext(
      { ...portal.config, secretKey: portal.context.secretKey },
      ports(),
    );
    try {
      expect(await offered()).not.toContain('card');
      expect((await post('guardar_llaves', keys())).status).toBe(200);
      expect(await offered()).toContain('card');
      await expect.poll(() => offered(other)).toContain('card');

      const { query } = portal.context.database;
      const [row] = await query.selectFrom('provider_keys').selectAll().execute();
      const secret = keys().llave_secreta;
      expect(row?.sealed).not.toContain(secret);
      const answer = await post('llaves');
      expect(JSON.stringify(answer)).not.toContain(secret);
      expect(await found()).toMatchObject({
        origen: 'guardado',
        termina_en: secret.slice(-4),
        guardado_por: expect.any(String),
        de_prueba: true,
      });
      const log = await portal.post('auditoria:consultar', { limit: 5 }, { token: admin.token });
      expect(log.data).toContainEqual(expect.objectContaining({ accion: 'paymentKeys.stored' }));
      expect(JSON.stringify(log)).not.toContain(secret);
      const tried = { tema: 'stripe' };
      const trial = await portal.post('puesta_en_marcha:probar', tried, { token: admin.token });
      expect(trial.data).toMatchObject({ funciona: true });

      expect((await post('quitar_llaves', { proveedor: 'stripe' })).status).toBe(200);
      expect(await offered()).not.toContain('card');
      await expect.poll(() => offered(other)).not.toContain('card');
      expect((await post('quitar_llaves', { proveedor: 'stripe' })).status).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('are stored only where the provider takes them, and by nobody else', async () => {
    stripe.behave('refuses the key');
    expect(await post('guardar_llaves', keys())).toMatchObject({
      status: 409,
      code: 'paymentKeysRefused',
    });
    expect(
      await post('guardar_llaves', { ...keys(), llave_publicable: 'pk_live_1' }),
    ).toMatchObject({
      status: 422,
      errors: { llave_publicable: [expect.stringContaining('prueba')] },
    });
    expect((await post('guardar_llaves', { proveedor: 'stripe' })).status).toBe(422);
    const member = await portal.newPerson({ email: 'beto@example.mx' });
    expect((await post('guardar_llaves', keys(), member)).status).toBe(403);
    expect((await post('quitar_llaves', { proveedor: 'stripe' }, member)).status).toBe(403);
    expect(await found()).toMatchObject({ origen: 'usual', termina_en: null });
  });

  it('of the environment count, and are changed there alone', async () => {
    await portal.close();
    portal = await openPortal(databases, stripe.env);
    admin = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
    expect(await found()).toMatchObject({ origen: 'servidor', variable: 'STRIPE_SECRET_KEY' });
    expect((await post('guardar_llaves', keys())).status).toBe(409);
    expect((await post('quitar_llaves', { proveedor: 'stripe' })).status).toBe(409);
  });
});
