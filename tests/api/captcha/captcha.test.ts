import type { Challenge } from 'altcha-lib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '#server/context.ts';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
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

  test('is valid for one message, also when ten come at once', async () => {
    const captcha = await portal.solvedCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(captcha, `Mensaje ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    // One to the organisation, one to who wrote.
    expect(await portal.newMails()).toHaveLength(2);
    expect(await send(captcha)).toMatchObject({ status: 422, errors: expired });
  });

  onSqliteAlone(databases, () => {
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

describeOnBothDatabases('the question for browsers without JavaScript', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
  });
  afterEach(() => portal.close());

  const ask = () => {
    const question = portal.context.captcha.ask();
    if (!question) throw new Error('the captcha is switched off');
    const [first, second] = question.numbers;
    return { ticket: question.ticket, answer: String(first + second), address: '10.0.0.1' };
  };
  const send = (captcha: ReturnType<typeof ask>, message = '¿Adoptan en Mérida?') =>
    portal.context.contact.send({
      name: 'Ana',
      subject: 'Pregunta',
      message,
      email: 'ana@example.mx',
      language: 'es',
      captcha,
      address: captcha.address,
    });
  const refusedFor = (reason: string) => ({ code: 'invalid', details: { captcha: [reason] } });

  test('lets one message through when it is answered, also when ten come at once', async () => {
    const asked = ask();
    const answered = { ...asked, answer: ` ${asked.answer} ` };
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => send(answered)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // One to the organisation, one to who wrote.
    expect(await portal.newMails()).toHaveLength(2);
    await expect(send(answered)).rejects.toMatchObject(refusedFor('captchaExpired'));
  });

  onSqliteAlone(databases, () => {
    test('refuses what is no answer to it', async () => {
      const refused = [
        [{ answer: '' }, 'captchaAnswerWrong'],
        [{ answer: '100' }, 'captchaAnswerWrong'],
        [{ ticket: '' }, 'captchaRequired'],
        [{ ticket: 'A'.repeat(500_000) }, 'captchaRequired'],
      ] as const;
      for (const [change, reason] of refused) {
        await expect(send({ ...ask(), ...change })).rejects.toMatchObject(refusedFor(reason));
      }
      expect(await portal.newMails()).toEqual([]);
    });

    test('is not fooled by altered terms or another portal’s ticket', async () => {
      const asked = ask();
      const [, , expiry = ''] = asked.ticket.split('.');
      const easier = { ...asked, ticket: asked.ticket.replace(/^\d\.\d/, '1.1'), answer: '2' };
      const later = { ...asked, ticket: asked.ticket.replace(expiry, String(Number(expiry) + 1)) };
      for (const altered of [easier, later]) {
        await expect(send(altered)).rejects.toMatchObject(refusedFor('captchaRequired'));
      }
      const stranger = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
      await expect(stranger.context.captcha.verify(asked)).rejects.toMatchObject(
        refusedFor('captchaRequired'),
      );
      await stranger.close();
    });

    test('expires after an hour, and is not used up by what is refused for something else', async () => {
      const asked = ask();
      await expect(send(asked, '')).rejects.toMatchObject({
        details: { message: ['messageRequired'] },
      });
      portal.pass(3_599_000);
      await expect(send(asked)).resolves.toMatchObject({ folio: 1 });
      const late = ask();
      portal.pass(3_601_000);
      await expect(send(late)).rejects.toMatchObject(refusedFor('captchaExpired'));
    });

    test('stands for no captcha of the wire', async () => {
      const { ticket, answer } = ask();
      expect(await portal.post('documentos:crear', message(ticket))).toMatchObject({
        status: 422,
        errors: robot,
      });
      const body = { ...message(), captcha: { ticket, answer } };
      expect((await portal.post('documentos:crear', body)).status).toBe(422);
      expect(await portal.newMails()).toEqual([]);
    });

    test('is answered twelve times in ten minutes from an address, right or wrong', async () => {
      const guess = (address = '10.0.0.1') =>
        portal.context.captcha.verify({ ...ask(), answer: '0', address });
      for (let count = 0; count < 12; count++) await expect(guess()).rejects.toThrow('invalid');
      await expect(guess()).rejects.toMatchObject({ code: 'tooManyRequests' });
      await expect(guess('10.0.0.2')).rejects.toThrow('invalid');
    });
  });
});

describeOnSqlite('the question for browsers without JavaScript', (databases) => {
  test('lets three hundred messages an hour through, from however many addresses', async () => {
    const portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    const { captcha } = portal.context;
    const answer = (index: number) => {
      const { numbers, ticket } = captcha.ask() ?? { numbers: [0, 0], ticket: '' };
      const address = `10.1.${index >> 8}.${index & 255}`;
      return captcha.verify({ ticket, answer: String(numbers[0] + numbers[1]), address });
    };
    for (let index = 0; index < 300; index++) await answer(index);
    await expect(answer(300)).rejects.toMatchObject({ code: 'tooManyRequests' });
    portal.pass(3_601_000);
    await expect(answer(301)).resolves.toBeDefined();
    await portal.close();
  });
});

describeOnSqlite('the captcha when it is switched off', (databases) => {
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

describeOnSqlite('what is no captcha', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
  });
  afterAll(() => portal.close());

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['no base64', '???'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['null', Buffer.from('null').toString('base64')],
    ['another shape', Buffer.from('{"challenge":[],"solution":1}').toString('base64')],
    ['something endless', 'A'.repeat(500_000)],
  ])('is refused: %s', async (_what, captcha) => {
    const answer = await portal.post('documentos:crear', message(captcha));
    expect(answer).toMatchObject({ status: 422, errors: robot });
  });
});
