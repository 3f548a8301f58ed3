import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword, linkIn, openPortal, type Portal } from './portal.ts';

const newPassword = 'Cuatro patas y una cola';
const hour = 3_600_000;

describeOnBothDatabases('a forgotten password', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const request = (correo: string, from?: string, rest: object = {}) =>
    portal.post('usuarios:recuperar_contrasena', { correo, ...rest }, { from });
  const setPassword = (
    { correo, token }: { correo: string; token: string },
    contrasena_nueva = newPassword,
    from?: string,
  ) =>
    portal.post(
      'usuarios:modificar_contrasena_recuperar',
      { correo, token_recuperar: token, contrasena_nueva },
      { from },
    );
  async function linkFor(email: string) {
    await request(email);
    return linkIn((await portal.newMails())[0]);
  }
  const signIn = (correo: string, contrasena: string) =>
    portal.post('usuarios:obtener_apikey', { correo, contrasena });

  test('is replaced by the link of a mail, which ends every session and is told', async () => {
    const ana = await portal.newPerson();
    const answer = await request(' ANA@example.mx');
    expect(answer).toMatchObject({ status: 200, data: {} });
    const [mail] = await portal.newMails();
    expect(mail?.envelopeTo).toEqual(['ana@example.mx']);
    expect(mail?.subject).toBe('Recupera tu contraseña de Casa Animal');

    expect((await setPassword(linkIn(mail))).status).toBe(200);
    expect((await signIn(ana.email, goodPassword)).status).toBe(422);
    expect((await signIn(ana.email, newPassword)).status).toBe(200);
    expect(await portal.post('usuarios:consultar', {}, { token: ana.token })).toMatchObject({
      status: 401,
      message: 'Usuario no tiene sesion activa.',
    });
    const renewal = { correo: ana.email, apikey: ana.apikey };
    expect((await portal.post('sesion:iniciar', renewal)).status).toBe(401);
    const subjects = (await portal.newMails()).map(({ subject }) => subject);
    expect(subjects).toContain('Tu contraseña de Casa Animal cambió');
  });

  test('answers the same for an address without an account, and sends nothing there', async () => {
    await portal.newPerson();
    const known = await request('ana@example.mx');
    const unknown = await request('eva@example.mx');
    expect(unknown.status).toBe(known.status);
    expect(unknown.text.replace('eva@', 'ana@')).toBe(known.text);
    expect((await portal.newMails()).map(({ envelopeTo }) => envelopeTo)).toEqual([
      ['ana@example.mx'],
    ]);
  });

  onSqliteAlone(databases, () => {
    test('speaks the language that is asked for, or else the account’s', async () => {
      const { id, token } = await portal.newPerson();
      await request('ana@example.mx', undefined, { lang: 'en' });
      expect((await portal.newMails())[0]?.subject).toBe('Recover your Casa Animal password');
      await portal.post('usuarios:actualizar', { id, lang: 'en' }, { token });
      await request('ana@example.mx');
      expect((await portal.newMails())[0]?.subject).toBe('Recover your Casa Animal password');
    });

    test('has an hour', async () => {
      await portal.newPerson();
      const link = await linkFor('ana@example.mx');
      portal.pass(hour + 1_000);
      expect((await setPassword(link)).errors).toEqual({
        token_recuperar: ['El enlace ya no es válido: pide uno nuevo'],
      });
    });
  });

  test('is set once by one link, also by ten who use it at the same time', async () => {
    await portal.newPerson();
    const link = await linkFor('ana@example.mx');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, count) => setPassword(link, `${newPassword} ${count}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await setPassword(link)).status).toBe(422);
  });

  onSqliteAlone(databases, () => {
    test('is not set by a link that was altered or is somebody else’s', async () => {
      await portal.newPerson();
      await portal.newPerson({ email: 'eva@example.mx' });
      const link = await linkFor('ana@example.mx');
      for (const wrong of [
        { ...link, correo: 'eva@example.mx' },
        { ...link, token: `${link.token}x` },
        { ...link, token: link.token.slice(0, -1) },
        { ...link, token: '' },
        { correo: 'eva@example.mx', token: '%' },
      ]) {
        expect((await setPassword(wrong)).status).toBe(422);
      }
      expect((await signIn('eva@example.mx', goodPassword)).status).toBe(200);
      expect((await setPassword(link)).status).toBe(200);
    });

    test('takes every other link back', async () => {
      await portal.newPerson();
      const first = await linkFor('ana@example.mx');
      const second = await linkFor('ana@example.mx');
      expect((await setPassword(second)).status).toBe(200);
      expect((await setPassword(first)).status).toBe(422);
    });
  });

  test('is not replaced in a disabled account', async () => {
    const { id } = await portal.newPerson();
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    const link = await linkFor('ana@example.mx');
    await portal.post('usuarios:deshabilitar', { id }, { token: admin.token });
    await request('ana@example.mx');
    const mails = await portal.newMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Desactivamos tu cuenta de Casa Animal']);
    expect((await setPassword(link)).status).toBe(422);
    expect((await signIn('ana@example.mx', goodPassword)).status).toBe(403);
  });

  test('asked for thirty times fills no mailbox, and others are not held up', async () => {
    await portal.newPerson();
    const statuses = [];
    for (let count = 0; count < 30; count++) {
      statuses.push((await request('ana@example.mx', `10.7.0.${count % 3}`)).status);
    }
    const mails = await portal.newMails();
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.length).toBeLessThanOrEqual(15);
    const flood = [];
    for (let count = 0; count < 30; count++) {
      flood.push((await request(`p${count}@example.mx`, '10.8.0.1')).status);
    }
    expect(flood.filter((status) => status === 200).length).toBeLessThanOrEqual(15);
    expect(flood.at(-1)).toBe(429);
    expect((await request('eva@example.mx', '10.8.0.2')).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('cannot be guessed at: links tried from one address are counted', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 40; count++) {
        const link = { correo: 'ana@example.mx', token: `guess-${count}` };
        statuses.push((await setPassword(link, newPassword, '10.9.0.1')).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    test('refuses what is no address', async () => {
      for (const correo of [
        '',
        'ana',
        'ana@',
        'ana@example.mx\nBcc: eva@example.mx',
        'ana@example.mx\0',
      ]) {
        const { status, errors } = await request(correo);
        expect([correo, status, Object.keys(errors ?? {})]).toEqual([correo, 422, ['correo']]);
      }
    });

    test('does the same for any address before it answers, so that its time tells nothing', async () => {
      await portal.newPerson();
      const { query } = portal.context.database;
      const traces = async (address: string) => {
        await request(address);
        const jobs = await query
          .selectFrom('jobs')
          .selectAll()
          .where('finished_at', 'is', null)
          .execute();
        const links = await query.selectFrom('account_links').selectAll().execute();
        await query.deleteFrom('jobs').execute();
        return { jobs: jobs.map(({ kind, payload_json: payload }) => [kind, payload]), links };
      };
      const known = await traces('ana@example.mx');
      expect(known).toEqual({
        jobs: [['accounts.recover', '{"email":"ana@example.mx"}']],
        links: [],
      });
      expect(JSON.stringify(await traces('eva@example.mx')).replace('eva@', 'ana@')).toBe(
        JSON.stringify(known),
      );
    });
  });
});

describeOnBothDatabases('changing the password', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const change = (id: string, token: string, changes: object = {}) =>
    portal.post(
      'usuarios:modificar_contrasena',
      {
        usuario_id: id,
        contrasena_anterior: goodPassword,
        contrasena_nueva: newPassword,
        ...changes,
      },
      { token },
    );

  test('ends every session, tells the owner, and gives the key of a new session', async () => {
    const ana = await portal.newPerson();
    const elsewhere = await portal.signIn(ana.email);
    const answer = await change(ana.id, ana.token);
    expect(answer.status).toBe(200);
    for (const { token } of [ana, elsewhere]) {
      expect((await portal.post('usuarios:consultar', {}, { token })).status).toBe(401);
    }
    const { apikey } = answer.data;
    const renewed = await portal.post('sesion:iniciar', { correo: ana.email, apikey });
    expect(renewed.status).toBe(200);
    expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
      'Tu contraseña de Casa Animal cambió',
    ]);
    const tryWith = (contrasena: string) =>
      portal.post('usuarios:obtener_apikey', { correo: ana.email, contrasena });
    expect((await tryWith(goodPassword)).status).toBe(422);
    expect((await tryWith(newPassword)).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('takes the old one, and a new one that is worth something', async () => {
      const ana = await portal.newPerson();
      const wrong = 'La contraseña no es correcta';
      expect(await change(ana.id, ana.token, { contrasena_anterior: 'wrong' })).toMatchObject({
        status: 422,
        message: wrong,
        errors: { contrasena_anterior: [wrong] },
      });
      const weak = 'Esa contraseña es fácil de adivinar: usa varias palabras o hazla más larga';
      expect(await change(ana.id, ana.token, { contrasena_nueva: '12345678' })).toMatchObject({
        status: 422,
        message: weak,
        errors: { contrasena_nueva: [weak] },
      });
      expect((await portal.post('usuarios:consultar', {}, { token: ana.token })).status).toBe(200);
    });

    test('is for one’s own account alone, also among administrators', async () => {
      const ana = await portal.newPerson();
      const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
      expect((await change(ana.id, admin.token)).status).toBe(403);
      expect((await change(admin.id, ana.token)).status).toBe(403);
    });

    test('takes so many new ones a quarter of an hour, good or not, whoever asks', async () => {
      const ana = await portal.newPerson();
      const statuses: number[] = [];
      for (let count = 0; count < 22; count++) {
        statuses.push((await change(ana.id, ana.token, { contrasena_nueva: '12345678' })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
    });

    test('does not let a stranger at an open telephone guess the old one for long', async () => {
      const ana = await portal.newPerson();
      const statuses: number[] = [];
      for (let count = 0; count < 15; count++) {
        const wrong = { contrasena_anterior: `wrong ${count}` };
        statuses.push((await change(ana.id, ana.token, wrong)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });
});
