import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { type FakeSwService, startSwService } from '#tests/fakes/sw-service.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

const password = 'una clave larga';

describeOnBothDatabases('a mail server and a PAC that are entered on a screen', (databases) => {
  let portal: Portal;
  let smtp: FakeSmtpServer;
  let sw: FakeSwService;
  let admin: { token: string; id: string };
  const ports = () => ({ mailServer: smtp.url, swBase: sw.base });

  beforeEach(async () => {
    smtp = await startSmtpServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password: given }, _session, done) =>
        given === password
          ? done(null, { user: username })
          : done(Object.assign(new Error('no'), { responseCode: 535 })),
    });
    sw = await startSwService({ now: () => new Date() });
    portal = await openPortal(databases, { NODE_ENV: 'production' }, ports());
    admin = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
  });
  afterEach(async () => {
    await portal.close();
    await smtp.stop();
    await sw.stop();
  });

  const mail = {
    ...{ proveedor: 'correo', servidor: 'smtp.ejemplo.mx', puerto: '587' },
    ...{ usuario: 'hola@ejemplo.mx', contrasena: password, remitente: 'hola@ejemplo.mx' },
  };
  const pac = () => ({
    ...{ proveedor: 'sw', usuario: sw.account.user, contrasena: sw.account.password },
    ambiente: 'pruebas',
  });
  const post = (call: string, body: object = {}, { token } = admin) =>
    portal.post(`ajustes:${call}`, body, { token });
  const found = async (provider: string) => {
    const { data } = await post('llaves');
    return (data as unknown as { proveedor: string }[]).find((one) => one.proveedor === provider);
  };
  const setup = async (item: string) => {
    const { data } = await portal.post('puesta_en_marcha:consultar', {}, { token: admin.token });
    return (data as unknown as { tema: string; estado: string }[]).find(
      ({ tema }) => tema === item,
    );
  };
  const trial = async (tema: string, context = portal) =>
    (await context.post('puesta_en_marcha:probar', { tema }, { token: admin.token })).data;

  it('send mail at once in every process, from the address that was entered, and stop again', async () => {
    const other = await createTestContext(
      { ...portal.config, secretKey: portal.context.secretKey },
      ports(),
    );
    try {
      expect(await trial('correo')).toMatchObject({ hechos: ['correo_en_carpeta'] });
      expect((await post('guardar_llaves', mail)).status).toBe(200);
      expect(smtp.offers).toBe(0);
      expect(await trial('correo')).toMatchObject({ funciona: true, hechos: ['correo_enviado'] });
      expect(smtp.take()).toMatchObject([{ envelopeFrom: 'hola@ejemplo.mx' }]);
      await expect.poll(() => other.mail.leaves()).toBe(true);
      expect(await setup('correo')).toMatchObject({ estado: 'hecho' });

      const answer = JSON.stringify(await post('llaves'));
      expect(answer).not.toContain(password);
      expect(await found('correo')).toMatchObject({
        ...{ origen: 'guardado', legible: true, de_prueba: null },
        termina_en: 'hola@ejemplo.mx · smtp.ejemplo.mx',
      });
      const { query } = portal.context.database;
      const [row] = await query.selectFrom('provider_keys').selectAll().execute();
      expect(JSON.stringify(row)).not.toContain(password);
      const log = await portal.post('auditoria:consultar', { limit: 5 }, { token: admin.token });
      expect(JSON.stringify(log)).not.toContain(password);

      expect((await post('quitar_llaves', { proveedor: 'correo' })).status).toBe(200);
      expect(await trial('correo')).toMatchObject({ hechos: ['correo_en_carpeta'] });
      await expect.poll(() => other.mail.leaves()).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('are not stored where the service refuses or does not answer, nor knock elsewhere', async () => {
    const refused = { status: 409, code: 'paymentKeysRefused' };
    expect(await post('guardar_llaves', { ...mail, contrasena: 'otra' })).toMatchObject(refused);
    expect(await post('guardar_llaves', { ...pac(), contrasena: 'otra' })).toMatchObject(refused);
    for (const servidor of ['169.254.169.254', 'localhost', 'a b.mx', 'smtp.x.mx/', '[::1]']) {
      expect(await post('guardar_llaves', { ...mail, servidor }), servidor).toMatchObject({
        ...{ status: 422, errors: { servidor: [expect.any(String)] } },
      });
    }
    expect(await post('guardar_llaves', { ...mail, puerto: '5432' })).toMatchObject({
      ...{ status: 422, errors: { puerto: [expect.any(String)] } },
    });
    await smtp.stop();
    expect(await post('guardar_llaves', mail)).toMatchObject({
      ...{ status: 503, code: 'paymentKeysUntried' },
    });
    smtp = await startSmtpServer();
    const member = await portal.newPerson({ email: 'beto@example.mx' });
    expect((await post('guardar_llaves', mail, member)).status).toBe(403);
    expect(await found('correo')).toMatchObject({ origen: 'usual', termina_en: null });
    expect(await portal.context.mail.leaves()).toBe(false);
  });

  it('stamp invoices from then on', async () => {
    expect(await setup('timbrado')).toMatchObject({ estado: 'falta' });
    expect(await trial('timbrado')).toBeUndefined();
    expect((await post('guardar_llaves', pac())).status).toBe(200);
    expect(await setup('timbrado')).toMatchObject({ estado: 'hecho' });
    expect(await trial('timbrado')).toMatchObject({
      ...{ funciona: true, hechos: ['revisa_comprobantes', 'timbres_de_prueba'] },
    });
    expect(await found('sw')).toMatchObject({ termina_en: sw.account.user, de_prueba: true });
    expect((await post('quitar_llaves', { proveedor: 'sw' })).status).toBe(200);
    expect(await setup('timbrado')).toMatchObject({ estado: 'falta' });
  });

  it('of the environment count, and are changed there alone', async () => {
    await portal.close();
    portal = await openPortal(databases, { ...sw.env, SMTP_URL: smtp.url }, ports());
    admin = await portal.newPerson({ email: 'ana@example.mx', administrator: true });
    expect(await found('correo')).toMatchObject({ origen: 'servidor', variable: 'SMTP_URL' });
    for (const body of [mail, pac()]) {
      expect((await post('guardar_llaves', body)).status).toBe(409);
      expect((await post('quitar_llaves', body)).status).toBeGreaterThanOrEqual(409);
    }
  });
});
