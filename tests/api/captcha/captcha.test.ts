import type { Challenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContext } from '#server/context.ts';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../contact/portal.ts';

const message = (captcha?: string, mensaje = '¿Adoptan en Mérida?') => ({
  schema: 'mensajes',
  serie: '',
  payload: {
    encabezado: {
      nombre: 'Ana',
      asunto: 'Pregunta',
      mensaje,
      email_destino: 'ana@example.mx',
      lang: 'es',
    },
  },
  ...(captcha !== undefined && { captcha }),
});
const robot = { captcha: ['Confirma que no eres un robot'] };
const expired = { captcha: ['La verificación venció, complétala de nuevo'] };

describeOnBothDatabases('the captcha', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
  });
  afterEach(() => portal.close());

  const send = (captcha?: string, mensaje?: string) =>
    portal.post('documentos:crear', message(captcha, mensaje));

  test('is handed out by the wire, and its solution lets a message through', async () => {
    const { data } = await portal.post('captcha:obtener', {});
    expect(data).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: expect.any(Number) },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const captcha = await solveCaptcha(data as unknown as Challenge);
    expect((await send(captcha)).status).toBe(200);
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['no base64', '???'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['null', Buffer.from('null').toString('base64')],
    ['another shape', Buffer.from('{"challenge":[],"solution":1}').toString('base64')],
    ['something endless', 'A'.repeat(500_000)],
  ])('refuses %s', async (_what, captcha) => {
    const answer = await send(captcha);
    expect(answer).toMatchObject({ status: 422, errors: robot });
  });

  test('is good for one message, also when ten come at once', async () => {
    const captcha = await portal.solvedCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(captcha, `Mensaje ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await portal.newMails()).toHaveLength(1);
    expect(await send(captcha)).toMatchObject({ status: 422, errors: expired });
  });

  test('is not used up by a message that is refused for something else', async () => {
    const captcha = await portal.solvedCaptcha();
    expect((await send(captcha, '')).errors).toEqual({
      'encabezado.mensaje': ['El mensaje es requerido'],
    });
    expect((await send(captcha)).status).toBe(200);
  });

  test('expires', async () => {
    const captcha = await portal.solvedCaptcha();
    portal.pass(21 * 60_000);
    expect(await send(captcha)).toMatchObject({ status: 422, errors: expired });
  });

  test('is not fooled by altered terms, another portal’s challenge or a made-up solution', async () => {
    const challenge = await portal.context.captcha.issue();
    if (!challenge) throw new Error('the captcha is switched off');
    const { parameters } = challenge;
    const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3_600 };
    const easier = { ...parameters, cost: 1, keyPrefix: '00', keySignature: undefined };
    for (const altered of [later, easier]) {
      const captcha = await solveCaptcha({ ...challenge, parameters: altered });
      expect((await send(captcha)).errors).toEqual(robot);
    }
    const solution = { counter: 1, derivedKey: '00'.repeat(32), time: 1 };
    const guess = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect((await send(guess)).errors).toEqual(robot);

    const stranger = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    expect((await send(await stranger.solvedCaptcha())).errors).toEqual(robot);
    await stranger.close();
  });

  test('forgets used solutions once they would have expired', async () => {
    await send(await portal.solvedCaptcha());
    const spent = () =>
      portal.context.database.query
        .selectFrom('shared_counts')
        .selectAll()
        .where('kind', '=', 'captcha')
        .execute();
    expect(await spent()).toHaveLength(1);
    portal.pass(2 * 3_600_000);
    await portal.context.jobs.runDue();
    expect(await spent()).toEqual([]);
  });
});

describeOnBothDatabases('the captcha when it is switched off', (databases) => {
  test('is not asked for', async () => {
    const portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'none' });
    expect((await portal.post('captcha:obtener', {})).data).toBeNull();
    expect((await portal.post('documentos:crear', message())).status).toBe(200);
    await portal.close();
  });
});

describeOnSqlite('the captcha of a real portal', (databases) => {
  test('takes a computer a fraction of a second, and a crowd of robots long', async () => {
    const context = await createContext(await databases.newConfig());
    const challenge = await context.captcha.issue();
    expect(challenge?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2_000 });
    await context.close();
  });
});
