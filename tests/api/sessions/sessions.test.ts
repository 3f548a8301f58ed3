import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { purposeKey } from '#server/keys/signatures.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describeOnBothDatabases('a session', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const renew = (correo: string, apikey: string) =>
    portal.post('sesion:iniciar', { correo, apikey });
  /** A call that needs a session. */
  const whoAmI = (token: string) => portal.post('usuarios:consultar', {}, { token });

  test('gives a token for an hour, and the key of the last renewal gives the next', async () => {
    const ana = await portal.newPerson();
    expect((await whoAmI(ana.token)).data).toMatchObject([{ id: ana.id }]);
    portal.pass(hour + 6_000);
    expect(await whoAmI(ana.token)).toMatchObject({ status: 401, message: 'Token expirado.' });

    const next = await renew(' ANA@example.mx ', ana.apikey);
    expect(next.status).toBe(200);
    expect(next.data.apikey).not.toBe(ana.apikey);
    expect((await whoAmI(String(next.data.jwt))).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('renews although an expired token comes along', async () => {
      const ana = await portal.newPerson();
      portal.pass(2 * hour);
      const body = { correo: ana.email, apikey: ana.apikey };
      expect((await portal.post('sesion:iniciar', body, { token: ana.token })).status).toBe(200);
    });
  });

  test('lives for thirty days after its last renewal, not longer', async () => {
    const ana = await portal.newPerson();
    portal.pass(29 * day);
    const next = await renew(ana.email, ana.apikey);
    expect(next.status).toBe(200);
    portal.pass(31 * day);
    expect(await renew(ana.email, String(next.data.apikey))).toMatchObject({
      status: 401,
      message: 'Token expirado.',
    });
  });

  test('ends ninety days after the sign-in, however often it is renewed', async () => {
    const ana = await portal.newPerson();
    let { token, apikey } = ana;
    for (let renewals = 0; renewals < 4; renewals++) {
      portal.pass(22 * day);
      const { data } = await renew(ana.email, apikey);
      [token, apikey] = [String(data.jwt), String(data.apikey)];
    }
    const { data } = await portal.post('sesion:consultar', {}, { token });
    const [session] = data as unknown as { created_at: string; vence: string }[];
    const lasts = Date.parse(session?.vence ?? '') - Date.parse(session?.created_at ?? '');
    expect(lasts).toBe(90 * day);
    portal.pass(2 * day - 30 * minute);
    const last = await renew(ana.email, apikey);
    expect((await whoAmI(String(last.data.jwt))).status).toBe(200);
    portal.pass(30 * minute);
    // The hour of its last token is not over.
    expect((await whoAmI(String(last.data.jwt))).message).toBe('Usuario no tiene sesion activa.');
    expect(await renew(ana.email, String(last.data.apikey))).toMatchObject({
      status: 401,
      message: 'Token expirado.',
    });
  });

  test('ends when a spent key comes back, for one of the two was copied', async () => {
    const ana = await portal.newPerson();
    const thief = await renew(ana.email, ana.apikey);
    expect(thief.status).toBe(200);
    expect(await renew(ana.email, ana.apikey)).toMatchObject({
      status: 401,
      message: 'Token invalido.',
    });
    expect(await whoAmI(String(thief.data.jwt))).toMatchObject({
      status: 401,
      message: 'Usuario no tiene sesion activa.',
    });
    expect((await renew(ana.email, String(thief.data.apikey))).status).toBe(401);
    expect((await whoAmI(ana.token)).status).toBe(401);
  });

  test('is opened once by ten who spend one key at the same time, and then by none', async () => {
    const { email } = await portal.newPerson();
    const key = await portal.newKey(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(email, key)));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect((await whoAmI(String(opened[0]?.data.jwt))).status).toBe(401);
  });

  test('is nobody else’s: a key opens it only together with its owner’s address', async () => {
    const ana = await portal.newPerson();
    await portal.newPerson({ email: 'eva@example.mx' });
    expect((await renew('eva@example.mx', ana.apikey)).status).toBe(401);
    expect((await renew('nadie@example.mx', ana.apikey)).status).toBe(401);
    expect((await renew(ana.email, 'x'.repeat(43))).status).toBe(401);
    expect((await renew(ana.email, ana.apikey)).status).toBe(200);
  });

  test('ends by sesion:cerrar, which needs no body, and takes key and token with it', async () => {
    const ana = await portal.newPerson();
    const closed = await portal.app.inject({
      method: 'POST',
      url: '/api/sesion:cerrar',
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect(closed.statusCode).toBe(200);
    expect(await whoAmI(ana.token)).toMatchObject({
      status: 401,
      message: 'Usuario no tiene sesion activa.',
    });
    expect((await renew(ana.email, ana.apikey)).status).toBe(401);
  });

  test('is one of several that its owner sees and ends, one by one or all at once', async () => {
    const ana = await portal.newPerson();
    const other = await portal.signIn(ana.email, goodPassword, {
      userAgent: phone,
      from: '10.0.9.9',
    });
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const list = async (token: string) =>
      (await portal.post('sesion:consultar', {}, { token })).data as unknown as {
        id: string;
        actual: boolean;
        dispositivo: string;
        direccion: string;
      }[];

    const sessions = await list(ana.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ actual }) => !actual)).toMatchObject({
      dispositivo: 'Chrome · Android',
      direccion: '10.0.9.9',
    });
    const id = sessions.find(({ actual }) => !actual)?.id;
    expect((await portal.post('sesion:cerrar', { id }, { token: eva.token })).status).toBe(404);
    expect((await whoAmI(other.token)).status).toBe(200);
    expect((await portal.post('sesion:cerrar', { id }, { token: ana.token })).status).toBe(200);
    expect((await whoAmI(other.token)).status).toBe(401);
    expect((await whoAmI(ana.token)).status).toBe(200);

    const third = await portal.signIn(ana.email);
    await portal.post('sesion:cerrar_todas', {}, { token: third.token });
    expect((await whoAmI(third.token)).status).toBe(401);
    expect((await whoAmI(ana.token)).status).toBe(401);
    expect((await whoAmI(eva.token)).status).toBe(200);
  });

  test('from an unknown device is told to the owner, one from a known device is not', async () => {
    const { email } = await portal.newPerson();
    expect(await portal.newMails()).toEqual([]);
    await portal.signIn(email);
    expect(await portal.newMails()).toEqual([]);
    await portal.signIn(email, goodPassword, { userAgent: laptop, from: '189.1.2.3' });
    const [mail] = await portal.newMails();
    expect(mail?.envelopeTo).toEqual([email]);
    expect(mail?.subject).toBe('Nuevo inicio de sesión en Casa Animal');
    expect(mail?.text).toContain('Firefox · Windows');
    expect(mail?.text).toContain('189.1.2.3');
    await portal.signIn(email, goodPassword, { userAgent: laptop, from: '189.1.77.8' });
    expect(await portal.newMails()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('keeps its keys only as hashes', async () => {
      const ana = await portal.newPerson();
      const { query } = portal.context.database;
      const kept = JSON.stringify([
        await query.selectFrom('session_keys').selectAll().execute(),
        await query.selectFrom('sessions').selectAll().execute(),
        await query.selectFrom('audit_events').selectAll().execute(),
      ]);
      expect(kept).not.toContain(ana.apikey);
      expect(kept).not.toContain(ana.token);
      expect(kept).not.toContain(goodPassword);
    });
  });

  test('is forgotten half a year after it could last be renewed', async () => {
    await portal.newPerson();
    portal.pass(182 * day);
    await portal.newMails();
    const { query } = portal.context.database;
    expect(await query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await query.selectFrom('session_keys').selectAll().execute()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('needs a token', async () => {
      expect(await portal.post('usuarios:consultar', {})).toMatchObject({
        status: 401,
        message: 'Token de autorizacion no encontrado.',
      });
      expect(await portal.post('usuarios:actualizar', { id: 'x' })).toMatchObject({ status: 401 });
    });

    test('takes no token that was altered, is unsigned, or was signed with another key or algorithm', async () => {
      const ana = await portal.newPerson();
      const eva = await portal.newPerson({ email: 'eva@example.mx' });
      const [header = '', payload = '', signature = ''] = ana.token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const hs = (key: Buffer, alg = 'HS256', body = claims) => {
        const text = `${base64({ alg, typ: 'JWT' })}.${base64(body)}`;
        const hash = alg === 'HS512' ? 'sha512' : 'sha256';
        return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
      };
      const secret = portal.context.secretKey;
      const ours = purposeKey(secret, 'access token');
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const rsaText = `${base64({ alg: 'RS256', typ: 'JWT' })}.${payload}`;
      const rsa = `${rsaText}.${signBytes('sha256', Buffer.from(rsaText), privateKey).toString('base64url')}`;

      const forged = {
        'alg none': `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        'alg none, still signed': `${base64({ alg: 'none' })}.${payload}.${signature}`,
        'another person': `${header}.${base64({ ...claims, sub: eva.id })}.${signature}`,
        'a longer life': `${header}.${base64({ ...claims, exp: claims.exp + 9e6 })}.${signature}`,
        'another key': hs(Buffer.alloc(32, 7)),
        'the secret itself as key': hs(Buffer.from(secret)),
        'the key of another purpose': hs(purposeKey(secret, 'captcha')),
        'another algorithm with our key': hs(ours, 'HS512'),
        RS256: rsa,
        'no signature': `${header}.${payload}`,
        rubbish: 'a.b.c',
        'no subject': hs(ours, 'HS256', { ...claims, sub: undefined }),
        'no session': hs(ours, 'HS256', { ...claims, sid: undefined }),
        'no end': hs(ours, 'HS256', { ...claims, exp: undefined }),
        'the future': hs(ours, 'HS256', {
          ...claims,
          iat: claims.iat + 3_600,
          exp: claims.exp + 3_600,
        }),
      };
      for (const [what, token] of Object.entries(forged)) {
        const { status, message } = await whoAmI(token);
        expect([what, status, message]).toEqual([what, 401, 'Token invalido.']);
      }
      // Even rightly signed, a token is worth nothing beside a session of somebody else.
      expect(await whoAmI(hs(ours, 'HS256', { ...claims, sub: eva.id }))).toMatchObject({
        status: 401,
        message: 'Usuario no tiene sesion activa.',
      });
      expect((await whoAmI(hs(ours))).status).toBe(200);
    });

    test('forgives clocks that differ by some seconds', async () => {
      const ana = await portal.newPerson();
      portal.pass(hour + 2_000);
      expect((await whoAmI(ana.token)).status).toBe(200);
      portal.pass(-hour - 5_000);
      expect((await whoAmI(ana.token)).status).toBe(200);
    });
  });
});
