import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupItems } from '#domain/operations/setup.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
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
