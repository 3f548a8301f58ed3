import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { VerifyHash } from '#server/features/people/accounts/passwords.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';

const correo = 'ana@example.mx';

describeOnBothDatabases('signing in', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
    await portal.newPerson();
  });
  afterEach(() => portal.close());

  const trySignIn = (contrasena: string, from = '10.0.0.1', address = correo) =>
    portal.post('usuarios:obtener_apikey', { correo: address, contrasena }, { from });
  /** Tries until it is refused; how many it took, and how it was refused. */
  async function untilRefused(attempt: (count: number) => ReturnType<typeof trySignIn>) {
    for (let count = 1; count <= 120; count++) {
      const answer = await attempt(count);
      if (answer.status === 429) return { count, answer };
      expect(answer.status).toBe(422);
    }
    throw new Error('never refused');
  }

  test('takes the address in any capitals and with blanks around it', async () => {
    expect((await trySignIn(goodPassword, undefined, ' ANA@Example.MX ')).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('does not tell an unknown account from a wrong password', async () => {
      const wrong = await trySignIn('wrong');
      const unknown = await trySignIn('wrong', undefined, 'nadie@example.mx');
      expect(wrong.status).toBe(422);
      expect(wrong.errors).toEqual({ contrasena: ['El correo o la contraseña no son correctos'] });
      expect(unknown.text).toBe(wrong.text);
    });

    test('works as hard for an unknown account as for a wrong password', async () => {
      const verifyHash = vi.fn<VerifyHash>(verify);
      const watched = await openPortal(databases, {}, { verifyHash });
      await watched.newPerson();
      const workFor = async (address: string) => {
        verifyHash.mockClear();
        await watched.post('usuarios:obtener_apikey', { correo: address, contrasena: 'wrong' });
        // What a hash costs stands before its salt: $argon2id$v=19$m=8,t=1,p=1$…
        return verifyHash.mock.calls.map(([hashed]) => hashed.split('$').slice(0, 4).join('$'));
      };
      const known = await workFor(correo);
      expect(known).toHaveLength(1);
      expect(await workFor('nadie@example.mx')).toEqual(known);
      await watched.close();
    });

    test('forgives four slips', async () => {
      for (let slip = 0; slip < 4; slip++) expect((await trySignIn('wrong')).status).toBe(422);
      expect((await trySignIn(goodPassword)).status).toBe(200);
    });

    test('slows down guesses at one account from one address, and from many', async () => {
      const one = await untilRefused(() => trySignIn('wrong', '10.1.0.1'));
      expect(one.count).toBeLessThanOrEqual(40);
      expect(Number(one.answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await trySignIn(goodPassword, '10.1.0.1')).status).toBe(429);
      // Nobody else is held up by it.
      expect((await trySignIn(goodPassword, '10.1.0.2')).status).toBe(200);

      const many = await untilRefused((count) => trySignIn('wrong', `10.2.0.${count}`));
      expect(many.count).toBeLessThanOrEqual(40);
      // The owner still gets in where the owner has been before.
      expect((await trySignIn(goodPassword, '10.1.0.2')).status).toBe(200);
    });

    test('slows down guesses at many accounts from one address', async () => {
      const { count } = await untilRefused((n) =>
        trySignIn('wrong', '10.3.0.1', `p${n}@example.mx`),
      );
      expect(count).toBeLessThanOrEqual(100);
      expect((await trySignIn(goodPassword, '10.3.0.2')).status).toBe(200);
    });

    test('counts the caller before what the caller claims, and nothing for what is no address', async () => {
      const counted = vi.spyOn(portal.context.limits, 'consume');
      const endless = await trySignIn('wrong', '10.6.0.1', `${'x'.repeat(1_900)}@example.mx`);
      expect(endless.errors).toEqual({ correo: ['Ingresa un correo válido'] });
      expect(counted).not.toHaveBeenCalled();

      await untilRefused((n) => trySignIn('wrong', '10.6.0.1', `p${n}@example.mx`));
      expect(counted.mock.calls.slice(0, 2).map(([limit]) => limit)).toEqual([
        'signInAddress',
        'signIn',
      ]);
      counted.mockClear();
      await trySignIn('wrong', '10.6.0.1', 'otra@example.mx');
      expect(counted.mock.calls).toEqual([['signInAddress', '10.6.0.1']]);
    });

    test('never counts what was right', async () => {
      for (let count = 0; count < 35; count++) {
        expect((await trySignIn(goodPassword, '10.4.0.1')).status).toBe(200);
      }
    });
  });

  test('is closed to a disabled account, and only its owner hears why', async () => {
    const { id } = await portal.signIn(correo);
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    await portal.post('usuarios:deshabilitar', { id }, { token: admin.token });
    expect((await trySignIn('wrong')).status).toBe(422);
    const answer = await trySignIn(goodPassword);
    expect(answer.status).toBe(403);
    expect(answer.message).toContain('deshabilitada');
  });

  test('works at once for who was made an administrator by the command', async () => {
    const { accounts } = portal.context;
    expect(await accounts.makeAdministrator('jefa@example.mx', 'una-clave-1')).toBe('created');
    const { usuario } = await portal.signIn('jefa@example.mx', 'una-clave-1');
    expect(usuario.roles).toEqual(['Administrador']);
  });

  onSqliteAlone(databases, () => {
    test('writes down who came in and who did not', async () => {
      await trySignIn('wrong', '10.5.0.1');
      await trySignIn('wrong', '10.5.0.1', 'nadie@example.mx');
      const events = await portal.context.database.query
        .selectFrom('audit_events')
        .selectAll()
        .where('address', '=', '10.5.0.1')
        .orderBy('id')
        .execute();
      expect(events.map(({ action }) => action)).toEqual(['session.refused', 'session.refused']);
      expect(events.map(({ subject_id: subject }) => subject === null)).toEqual([false, true]);
      expect(JSON.stringify(events)).not.toContain('nadie@example.mx');
    });
  });
});

describeOnSqlite('a sign-in that is none', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases);
    await portal.newPerson();
  });
  afterAll(() => portal.close());

  test.each([
    ['no password', { correo }],
    ['a number', { correo, contrasena: 5 }],
    ['a list', { correo: [correo], contrasena: goodPassword }],
    ['an endless password', { correo, contrasena: 'x'.repeat(100_000) }],
    ['NUL in the address', { correo: `${correo}\0`, contrasena: goodPassword }],
  ])('is refused: %s', async (_what, body) => {
    const { status, data } = await portal.post('usuarios:obtener_apikey', body);
    expect(status).toBe(422);
    expect(data).toBeUndefined();
  });
});
