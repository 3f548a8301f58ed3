import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { setupItems } from '#domain/operations/setup.ts';
import { startImapServer } from '#tests/fakes/imap-server.ts';
import { startSwService } from '#tests/fakes/sw-service.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { openGiving } from '../donations/giving.ts';
import { addPet } from '../pets/add-pets.ts';

type Item = Record<'tema' | 'estado', string> & { cuenta: number | null };

describeOnBothDatabases('what a new portal needs', (databases) => {
  let portal: WithMailServer<Portal>;
  let admin: Awaited<ReturnType<Portal['newPerson']>>;
  beforeEach(async () => {
    portal = await withMailServer((env) => openPortal(databases, env));
    admin = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const found = async () => {
    const answer = await portal.post('puesta_en_marcha:consultar', {}, { token: admin.token });
    return answer.data as unknown as Item[];
  };
  const stateOf = async (tema: string) => (await found()).find((one) => one.tema === tema)?.estado;
  const tryOut = (tema: string, token = admin.token) =>
    portal.post('puesta_en_marcha:probar', { tema }, { token });

  it('is told of each thing once, and of an empty portal nothing is there', async () => {
    const all = await found();
    expect(all.map(({ tema }) => tema)).toEqual(
      setupItems.values.map((item) => setupItems.toWire(item)),
    );
    expect(all.filter(({ estado }) => estado !== 'falta')).toEqual([]);
    expect(all.find(({ tema }) => tema === 'textos_como_vinieron')?.cuenta).toBeGreaterThan(20);
  });

  it('is done as it comes: a second factor, another administrator, an animal', async () => {
    await portal.switchSecondFactorOn(admin);
    await portal.context.accounts.makeAdministrator('otra@example.mx', 'una-clave-larga');
    await addPet(portal.context.database, { owner_id: admin.id });
    for (const item of ['segundo_factor', 'segunda_persona', 'mascotas']) {
      expect([item, await stateOf(item)]).toEqual([item, 'hecho']);
    }
  });

  it('sends whoever tries mail out one at once, to nobody else, and counts mail as done', async () => {
    const { data } = await tryOut('correo');
    expect(data).toEqual({ funciona: true, hechos: ['correo_enviado'], error: null });
    const [mail, ...others] = await portal.newMails();
    expect([mail?.envelopeTo, mail?.subject, others]).toEqual([
      ['luz@example.mx'],
      'Correo de prueba de Casa Animal',
      [],
    ]);
    expect(await stateOf('correo')).toBe('hecho');
  });

  it('says why no mail left, and does not count it as done', async () => {
    portal.smtp.behaves = 'greylists';
    const { status, data } = await tryOut('correo');
    expect([status, data.funciona, data.hechos]).toEqual([200, false, []]);
    expect(data.error).toMatch(/\w/);
    expect(await stateOf('correo')).toBe('falta');
  });

  it('tries nothing out that is not configured, and nothing for others than administrators', async () => {
    expect((await tryOut('stripe')).status).toBe(409);
    const member = await portal.newPerson({ email: 'beto@example.mx' });
    expect((await tryOut('correo', member.token)).status).toBe(403);
    expect(await portal.newMails()).toEqual([]);
  });
});

describeOnSqlite('the mailbox, the stamps and the claims', (databases) => {
  const opened: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });
  const open = async (env: NodeJS.ProcessEnv = {}) => {
    const portal = await openPortal(databases, env);
    opened.push(portal.close);
    const { token } = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
    const tryOut = async (tema: string) =>
      (await portal.post('puesta_en_marcha:probar', { tema }, { token })).data;
    return { portal, token, tryOut };
  };
  const mailboxAt = (url: string) => ({
    INBOUND_MAIL_DOMAIN: 'mail.casa.example',
    INBOUND_IMAP_URL: url,
  });

  it('opens the inbox and marks nothing, or says what is wrong', async () => {
    const imap = await startImapServer();
    opened.push(imap.close);
    imap.add(Buffer.from('Subject: Hola\r\n\r\nHola'));
    const { tryOut } = await open(mailboxAt(imap.url));
    expect(await tryOut('correo_entrante')).toMatchObject({
      ...{ funciona: true, hechos: ['buzon_abre'] },
    });
    expect(imap.seen()).toEqual([false]);

    const refused = await open(mailboxAt(imap.url.replace('secret', 'guess')));
    expect(await refused.tryOut('correo_entrante')).toMatchObject({
      ...{ funciona: false, hechos: ['buzon_rechaza_acceso'] },
    });
    await imap.close();
    opened.splice(opened.indexOf(imap.close), 1);
    const { error, ...trial } = await tryOut('correo_entrante');
    expect(trial).toEqual({ funciona: false, hechos: ['buzon_no_responde'] });
    expect(error).not.toContain('secret');
  });

  it('sends the provider a document that it rejects, and stamps none', async () => {
    const { tryOut } = await open({ PAC_PROVIDER: 'test' });
    expect(await tryOut('timbrado')).toEqual({
      ...{ funciona: true, hechos: ['revisa_comprobantes', 'timbres_de_prueba'], error: null },
    });
    const sw = await startSwService(systemClock);
    opened.push(sw.stop);
    const real = await open(sw.env);
    expect((await real.tryOut('timbrado')).hechos).toEqual([
      'revisa_comprobantes',
      'timbres_fiscales',
    ]);
    const stranger = await open({ ...sw.env, PAC_TOKEN: 'of somebody else' });
    expect(await stranger.tryOut('timbrado')).toMatchObject({ funciona: false, hechos: [] });
  });

  it('has the claims done once somebody has confirmed them', async () => {
    const { portal, token } = await open();
    const claims = async () => {
      const { data } = await portal.post('puesta_en_marcha:consultar', {}, { token });
      return (data as unknown as Item[]).find(({ tema }) => tema === 'afirmaciones')?.estado;
    };
    expect(await claims()).toBe('falta');
    await publishAnotherRecord(portal.context);
    expect(await claims()).toBe('hecho');
  });
});

describeOnSqlite('the keys of a payment provider', (databases) => {
  const open = async (env: NodeJS.ProcessEnv = {}) => {
    const giving = await openGiving(databases, env);
    const tryOut = async (tema: string) =>
      (await giving.post('puesta_en_marcha:probar', { tema }, { token: giving.admin.token })).data;
    return { giving, tryOut };
  };

  it('are tried out by asking it for a payment that there is not', async () => {
    const { giving, tryOut } = await open();
    try {
      expect(await tryOut('stripe')).toEqual({
        ...{ funciona: true, hechos: ['consulta_pagos', 'llave_de_prueba'], error: null },
      });
      expect(await tryOut('paypal')).toMatchObject({ funciona: true });
      expect(await tryOut('conekta')).toMatchObject({ funciona: true });
    } finally {
      await giving.close();
    }
  });

  it('are told to be wrong, in the provider’s words and without them', async () => {
    const { giving, tryOut } = await open({ STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' });
    try {
      const trial = await tryOut('stripe');
      expect(trial).toMatchObject({
        funciona: false,
        hechos: [],
        error: expect.stringMatching(/\w/),
      });
      expect(trial.error).not.toContain('sk_test_of');
    } finally {
      await giving.close();
    }
  });
});
