import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  confirmSecondFactor,
  findSecondFactor,
  putSecondFactor,
} from '#server/features/people/accounts/two-factor/two-factor.repository.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from './portal.ts';

const minute = 60_000;

describeOnBothDatabases('a second factor', (databases) => {
  let portal: Portal;
  let admin: Awaited<ReturnType<Portal['newPerson']>>;
  beforeEach(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object) => portal.post(action, body, { token: admin.token });
  const codeOf = (secret: string, later = 0) =>
    generateSync({ secret, epoch: Math.floor((portal.now().getTime() + later) / 1_000) });
  const trySignIn = (codigo?: string) =>
    portal.post('usuarios:obtener_apikey', {
      correo: admin.email,
      contrasena: goodPassword,
      codigo,
    });

  async function prepare(): Promise<string> {
    const { data } = await call('usuarios:preparar_segundo_factor', { contrasena: goodPassword });
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Casa%20Animal:admin%40example\.mx\?/);
    return String(data.secreto);
  }
  async function switchOn() {
    const switchedOn = await portal.switchSecondFactorOn(admin);
    portal.pass(minute);
    return switchedOn;
  }

  test('is asked for after the right password only, and lets in with the code of the moment', async () => {
    const { secret } = await switchOn();
    const missing = await trySignIn();
    expect(missing.status).toBe(422);
    expect(missing.errors).toEqual({
      codigo: ['Escribe el código de tu aplicación de autenticación'],
    });
    const wrong = await portal.post('usuarios:obtener_apikey', {
      correo: admin.email,
      contrasena: 'wrong',
      codigo: codeOf(secret),
    });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['contrasena']);

    const { status, data } = await trySignIn(codeOf(secret));
    expect(status).toBe(200);
    const body = { correo: admin.email, apikey: data.apikey };
    expect((await portal.post('sesion:iniciar', body)).data.usuario).toMatchObject({
      segundo_factor: true,
    });
  });

  onSqliteAlone(databases, () => {
    test('is a step of its own for who asks for steps', async () => {
      const { secret } = await switchOn();
      const person = { correo: admin.email, contrasena: goodPassword, por_pasos: true };
      const first = await portal.post('usuarios:obtener_apikey', person);
      expect(first).toMatchObject({ status: 200, data: { apikey: null, siguiente: 'codigo' } });
      const wrong = { ...person, codigo: '000000' };
      expect((await portal.post('usuarios:obtener_apikey', wrong)).status).toBe(422);
      const right = { ...person, codigo: codeOf(secret) };
      const { data } = await portal.post('usuarios:obtener_apikey', right);
      expect(data).toEqual({ apikey: expect.any(String) });
    });

    test('is there for everybody', async () => {
      const ana = await portal.newPerson();
      await portal.switchSecondFactorOn(ana);
      const person = { correo: ana.email, contrasena: goodPassword };
      const { errors } = await portal.post('usuarios:obtener_apikey', person);
      expect(Object.keys(errors ?? {})).toEqual(['codigo']);
    });

    test('takes each code once, and none of long ago or of another app', async () => {
      const { secret } = await switchOn();
      const code = codeOf(secret);
      expect((await trySignIn(code)).status).toBe(200);
      expect((await trySignIn(code)).errors).toEqual({
        codigo: ['El código no es correcto o ya se usó'],
      });
      const old = codeOf(secret);
      portal.pass(3 * minute);
      expect((await trySignIn(old)).status).toBe(422);
      expect((await trySignIn('000000')).status).toBe(422);
      expect((await trySignIn('abc')).status).toBe(422);
      expect((await trySignIn(codeOf(secret))).status).toBe(200);
    });
  });

  test('takes one code once, also from ten at the same time', async () => {
    const { secret } = await switchOn();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => trySignIn(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  onSqliteAlone(databases, () => {
    test('cannot be guessed at for long', async () => {
      await switchOn();
      const statuses: number[] = [];
      for (let count = 0; count < 15; count++) {
        statuses.push((await trySignIn(String(count).padStart(6, '0'))).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    test('cannot be guessed at by who knows the password, whichever way is tried', async () => {
      const { secret } = await switchOn();
      const off = (codigo: string) =>
        call('usuarios:desactivar_segundo_factor', { contrasena: goodPassword, codigo });
      const move = (codigo: string) => {
        const correo_nuevo = 'thief@example.mx';
        return call('usuarios:cambiar_correo', { correo_nuevo, contrasena: goodPassword, codigo });
      };
      const enter = (codigo: string, from: string) => {
        const body = { correo: admin.email, contrasena: goodPassword, codigo };
        return portal.post('usuarios:obtener_apikey', body, { from });
      };
      const isWrong = { codigo: ['El código no es correcto o ya se usó'] };
      for (let tried = 0; tried < 10; tried++) {
        const wrong = String(tried).padStart(6, '0');
        expect((await off(wrong)).errors).toEqual(isWrong);
        expect((await move(wrong)).errors).toEqual(isWrong);
        expect((await enter(wrong, '10.9.9.9')).errors).toEqual(isWrong);
      }
      expect((await off(codeOf(secret))).status).toBe(429);
      expect((await enter(codeOf(secret), '10.8.8.8')).status).toBe(429);
      // Her own address is not locked by strangers.
      expect((await enter(codeOf(secret), '10.0.0.1')).status).toBe(200);
      portal.pass(24 * 60 * minute);
      expect((await enter(codeOf(secret), '10.8.8.8')).status).toBe(200);
    });
  });

  test('lost with the telephone is made up for by a recovery code, each single-use', async () => {
    const { recovery } = await switchOn();
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    const [first = '', second = ''] = recovery;
    expect((await trySignIn(first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await trySignIn(first)).status).toBe(422);
    expect((await trySignIn(second)).status).toBe(200);
    const { query } = portal.context.database;
    const kept = await query.selectFrom('recovery_codes').selectAll().execute();
    expect(kept).toHaveLength(8);
    expect(JSON.stringify(kept)).not.toContain(recovery[2]);
  });

  onSqliteAlone(databases, () => {
    test('is off until a first code has been shown', async () => {
      const secret = await prepare();
      expect((await trySignIn()).status).toBe(200);
      const wrong = await call('usuarios:activar_segundo_factor', { codigo: '000000' });
      expect(wrong.status).toBe(422);
      expect((await trySignIn()).status).toBe(200);
      const { query } = portal.context.database;
      const stored = await query.selectFrom('second_factors').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(secret);
    });
  });

  test('is not replaced while it is on, and goes with password and code together', async () => {
    const { secret } = await switchOn();
    const again = await call('usuarios:preparar_segundo_factor', { contrasena: 'not even read' });
    expect(again.status).toBe(409);
    const off = (contrasena: string, codigo: string) =>
      call('usuarios:desactivar_segundo_factor', { contrasena, codigo });
    expect((await off('wrong', codeOf(secret))).status).toBe(422);
    expect((await off(goodPassword, '000000')).status).toBe(422);
    expect((await trySignIn()).status).toBe(422);
    expect((await off(goodPassword, codeOf(secret))).status).toBe(200);
    expect((await trySignIn()).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('is told of by mail when it goes on and off, in its owner’s language and without a secret', async () => {
      await call('usuarios:actualizar', { id: admin.id, lang: 'en' });
      await portal.newMails();
      const { secret, recovery } = await switchOn();
      const [on, ...others] = await portal.newMails();
      expect(others).toEqual([]);
      expect(on?.envelopeTo).toEqual([admin.email]);
      expect(on?.subject).toBe('Two-step verification is on for your Casa Animal account');
      for (const hidden of [secret, ...recovery]) expect(on?.source).not.toContain(hidden);

      await call('usuarios:actualizar', { id: admin.id, lang: 'es' });
      const refused = { contrasena: goodPassword, codigo: '000000' };
      await call('usuarios:desactivar_segundo_factor', refused);
      expect(await portal.newMails()).toEqual([]);
      const codigo = codeOf(secret);
      await call('usuarios:desactivar_segundo_factor', { contrasena: goodPassword, codigo });
      const [off] = await portal.newMails();
      expect(off?.envelopeTo).toEqual([admin.email]);
      expect(off?.subject).toBe(
        'Verificación en dos pasos desactivada en tu cuenta de Casa Animal',
      );
      for (const hidden of [secret, codigo]) expect(off?.source).not.toContain(hidden);
    });
  });

  test('set up twice at once stays the one that was confirmed first', async () => {
    const late = await prepare();
    const secret = await prepare();
    const { database } = portal.context;
    const stale = await findSecondFactor(database.query, admin.id);
    await call('usuarios:activar_segundo_factor', { codigo: codeOf(secret) });
    // What another setup does that had looked before this one was confirmed.
    const now = portal.now().toISOString();
    const [replaced, confirmed] = await database.transaction(async (tx) => [
      await putSecondFactor(tx, admin.id, 'another', now),
      stale && (await confirmSecondFactor(tx, admin.id, stale, now)),
    ]);
    expect([replaced, confirmed]).toEqual([false, false]);
    portal.pass(minute);
    expect((await trySignIn(codeOf(late))).status).toBe(422);
    expect((await trySignIn(codeOf(secret))).status).toBe(200);
  });

  test('confirms nothing but the setup whose code was shown', async () => {
    const first = await prepare();
    const { database } = portal.context;
    const shown = await findSecondFactor(database.query, admin.id);
    await prepare();
    const now = portal.now().toISOString();
    const isConfirmed = await database.transaction(
      async (tx) => shown && confirmSecondFactor(tx, admin.id, shown, now),
    );
    expect(isConfirmed).toBe(false);
    expect((await trySignIn(codeOf(first))).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('takes the password to begin with', async () => {
      const answer = await call('usuarios:preparar_segundo_factor', { contrasena: 'wrong' });
      expect(answer.errors).toEqual({ contrasena: ['La contraseña no es correcta'] });
    });
  });
});
