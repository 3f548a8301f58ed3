import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { goodPassword, linkIn, openPortal, type Portal } from './portal.ts';

const person = {
  nombre: 'José Núñez',
  correo: 'Jose@Example.mx',
  telefono: '998-123-4567',
  roles: ['Administrador'],
  credenciales: [],
  domicilio: { ciudad: 'Tulum', pais: 'México' },
  lang: 'es',
};
const day = 86_400_000;

/** What strangers do with forms and links. */
function strangers(portal: () => Portal) {
  return {
    register: (changes: object = {}, from?: string) =>
      portal().post('usuarios:actualizar', { ...person, ...changes }, { from }),
    setPassword: (
      link: { correo: string; token: string },
      password = goodPassword,
      review: object = {},
    ) =>
      portal().post('usuarios:modificar_contrasena_recuperar', {
        correo: link.correo,
        token_recuperar: link.token,
        contrasena_nueva: password,
        ...review,
      }),
    findRegistration: ({ correo, token }: { correo: string; token: string }) =>
      portal().post('usuarios:consultar_registro', { correo, token_recuperar: token }),
    accounts: () => portal().context.database.query.selectFrom('users').selectAll().execute(),
  };
}

describeOnBothDatabases('a registration', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const { register, setPassword, findRegistration, accounts } = strangers(() => portal);

  onSqliteAlone(databases, () => {
    test.each([
      ['es', '/donaciones?tipo=alimento&cantidad=780&anonima=on#panel'],
      ['en', '/donations?tipo=alimento&cantidad=780&anonima=on#panel'],
    ])('leads on from the mail to where somebody was going (%s)', async (lang, origen) => {
      const destino = '/donaciones?tipo=alimento&cantidad=780&anonima=on#panel';
      expect((await register({ destino, lang })).status).toBe(200);
      const [mail] = await portal.newMails();
      const [, link = ''] = /(https:\S+recovery-change\S+)/.exec(mail?.text ?? '') ?? [];
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ origen });
      const token = new URL(link).pathname.split('/').at(-1) ?? '';
      expect((await setPassword({ correo: person.correo, token })).status).toBe(200);

      // Whoever has an account is led there by the sign-in, and by a new password.
      await register({ destino }, '10.0.0.2');
      const [reminder] = await portal.newMails();
      expect(reminder?.text).toContain(`/login?${new URLSearchParams({ origen })}`);
      const asked = { correo: person.correo, destino };
      expect((await portal.post('usuarios:recuperar_contrasena', asked)).status).toBe(200);
      const [recovery] = await portal.newMails();
      expect(recovery?.text).toMatch(/recovery-change\S+\?origen=%2Fdona/);
    });
  });

  test('mails a link that sets the first password, and then the person signs in', async () => {
    const answer = await register();
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });

    const [mail, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(mail?.envelopeTo).toEqual(['Jose@example.mx']);
    expect(mail?.subject).toBe('Confirma tu correo y elige tu contraseña de Casa Animal');
    expect(mail?.text).toContain('/recovery-change/Jose@Example.mx/');
    expect((await setPassword(linkIn(mail))).status).toBe(200);

    const { usuario, token } = await portal.signIn('jose@example.mx');
    expect(usuario).toEqual({
      id: answer.data.id,
      created_at: expect.any(String),
      nombre: 'José Núñez',
      correo: 'Jose@Example.mx',
      telefono: '9981234567',
      roles: ['portal'],
      credenciales: [],
      lang: 'es',
      domicilio: {
        calle: '',
        numero_exterior: '',
        numero_interior: '',
        colonia: '',
        cp: '',
        estado: '',
        ciudad: 'Tulum',
        pais: 'México',
      },
      razon_social: '',
      rfc: '',
      regimen_fiscal: '',
      cp_fiscal: '',
      uso_cfdi: '',
      subscription_id: null,
      avatar: '',
      confirmado: true,
      deshabilitado: false,
      segundo_factor: false,
      segundo_factor_pendiente: false,
    });
    const own = await portal.post(
      'usuarios:consultar',
      { id: answer.data.id, limit: 1 },
      { token },
    );
    expect(own.data).toMatchObject([{ correo: 'Jose@Example.mx' }]);
    expect(await portal.newMails()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('speaks English to who reads English', async () => {
      const missing = await register({ lang: 'en', nombre: ' ' });
      expect(missing.errors).toEqual({ nombre: ['The name is required'] });
      await register({ lang: 'en' });
      const [mail] = await portal.newMails();
      expect(mail?.subject).toBe('Confirm your email and choose your Casa Animal password');
    });
  });

  test('of a known address answers the same, changes nothing and tells its owner', async () => {
    await portal.newPerson({ email: 'jose@example.mx', name: 'José' });
    const known = await register({ nombre: 'Somebody else' });
    const unknown = await register({ correo: 'nuevo@example.mx' });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
    expect(known.data.id).toMatch(/^[0-9a-f-]{36}$/);

    const mails = await portal.newMails();
    const reminder = mails.find(({ envelopeTo }) => envelopeTo.includes('jose@example.mx'));
    expect(reminder?.subject).toBe('Ya tienes una cuenta en Casa Animal');
    expect(reminder?.text).not.toContain('recovery-change');
    expect(await accounts()).toHaveLength(2);
    const { usuario } = await portal.signIn('jose@example.mx');
    expect(usuario).toMatchObject({ nombre: 'José' });
    expect(usuario.id).not.toBe(known.data.id);
  });

  test('of one address twice at once makes one account', async () => {
    const answers = await Promise.all([
      register(),
      register({ correo: 'JOSE@EXAMPLE.MX' }),
      register({ correo: ' jose@example.mx ' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accounts()).toHaveLength(1);
  });

  test('that was never confirmed can be repeated; every link sent is good until one is used', async () => {
    await register();
    const [first] = await portal.newMails();
    await register();
    const [second] = await portal.newMails();
    expect((await setPassword(linkIn(second))).status).toBe(200);
    expect((await setPassword(linkIn(first))).errors).toEqual({
      token_recuperar: ['El enlace ya no es válido: pide uno nuevo'],
    });
    expect((await setPassword(linkIn(second))).status).toBe(422);
  });

  const stranger = {
    nombre: 'Premio Gratis Llama Ya',
    telefono: '5550000000',
    domicilio: { estado: 'Jalisco', ciudad: 'Ninguna', pais: 'Francia' },
    lang: 'en',
  };
  const registered = (nombre: string, telefono: string, domicilio: object) => ({
    nombre,
    telefono,
    domicilio: expect.objectContaining(domicilio),
  });

  test('of an address by a stranger decides nothing: its owner sees it and puts it right', async () => {
    await register(stranger);
    const [mail] = await portal.newMails();
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Premio|Llama/);
    const link = linkIn(mail);
    const { data } = await findRegistration(link);
    expect(data).toEqual(registered(stranger.nombre, stranger.telefono, stranger.domicilio));
    // Looking spends nothing.
    expect((await findRegistration(link)).data).toEqual(data);

    const { nombre, telefono, domicilio, lang } = person;
    const wrong = { nombre: ' ', telefono: '99', domicilio: { ciudad: '' } };
    const refused = await setPassword(link, goodPassword, wrong);
    expect(refused.errors).toEqual({
      nombre: ['El nombre es requerido'],
      telefono: ['Ingresa un teléfono válido'],
      'domicilio.ciudad': ['Este campo es requerido'],
    });
    const review = { nombre, telefono, domicilio: { estado: '', ...domicilio }, lang };
    expect((await setPassword(link, goodPassword, review)).status).toBe(200);
    const { usuario } = await portal.signIn(person.correo);
    expect(usuario).toMatchObject({
      ...registered(nombre, '9981234567', { estado: '', ...domicilio }),
      lang,
    });
  });

  test('made anew by the owner of the address replaces what a stranger said of it', async () => {
    const first = await register(stranger);
    const [mail] = await portal.newMails();
    await register();
    const own = registered(person.nombre, '9981234567', { ...person.domicilio, estado: '' });
    expect((await findRegistration(linkIn(mail))).data).toEqual(own);
    await setPassword(linkIn((await portal.newMails())[0]));
    const { usuario } = await portal.signIn(person.correo);
    expect(usuario).toMatchObject({ ...own, id: first.data.id, lang: 'es' });
    // From here on nobody's.
    await register(stranger);
    const later = await portal.signIn(person.correo);
    expect(later.usuario).toMatchObject(own);
  });

  onSqliteAlone(databases, () => {
    test('is greeted without its name also when it asks for another link', async () => {
      await register(stranger);
      await portal.newMails();
      await portal.post('usuarios:recuperar_contrasena', { correo: person.correo });
      const [mail] = await portal.newMails();
      expect(`${mail?.text} ${mail?.html}`).not.toContain('Premio');
      expect((await findRegistration(linkIn(mail))).data).toMatchObject({
        nombre: stranger.nombre,
      });
    });

    test('shows to nobody but who has its link, and to nobody once it is confirmed', async () => {
      await register();
      const link = linkIn((await portal.newMails())[0]);
      const guessed = await findRegistration({ ...link, token: `${link.token.slice(0, -4)}AAAA` });
      expect(guessed.errors).toEqual({
        token_recuperar: ['El enlace ya no es válido: pide uno nuevo'],
      });
      await setPassword(link);
      await portal.post('usuarios:recuperar_contrasena', { correo: person.correo });
      const later = linkIn((await portal.newMails())[0]);
      expect(await findRegistration(later)).toMatchObject({ status: 200, data: null });
      const changes = { nombre: 'Otro', domicilio: { ciudad: 'Otra' } };
      expect((await setPassword(later, goodPassword, changes)).status).toBe(200);
      expect((await portal.signIn(person.correo)).usuario).toMatchObject({ nombre: person.nombre });
    });
  });

  test('is deleted after a week without a confirmation, and nothing else is', async () => {
    await register({ correo: 'vieja@example.mx' });
    await portal.newPerson();
    const { database, accounts: found } = portal.context;
    await register({ correo: 'duena@example.mx' });
    await addPet(database, { owner_id: (await found.findByEmail('duena@example.mx'))?.id });
    await register({ correo: 'repetida@example.mx' });
    portal.pass(6 * day);
    await register({ correo: 'repetida@example.mx' });
    portal.pass(2 * day);
    await portal.context.jobs.runDue();

    const left = (await accounts()).map(({ email }) => email).sort();
    expect(left).toEqual(['ana@example.mx', 'duena@example.mx', 'repetida@example.mx']);
    const events = await database.query
      .selectFrom('audit_events')
      .select(['subject_id', 'address'])
      .where('action', '=', 'account.unconfirmed')
      .execute();
    expect(events).toEqual([{ subject_id: expect.any(String), address: '' }]);
  });

  onSqliteAlone(databases, () => {
    test('has a day to be confirmed', async () => {
      await register();
      const [mail] = await portal.newMails();
      portal.pass(day + 1_000);
      expect((await setPassword(linkIn(mail))).status).toBe(422);
    });

    test('cannot be used before it is confirmed', async () => {
      await register();
      const answer = await portal.post('usuarios:obtener_apikey', {
        correo: person.correo,
        contrasena: '',
      });
      expect(answer.status).toBe(422);
      expect(answer.data).toBeUndefined();
    });

    test('keeps the link’s token only as a hash once the mail has left', async () => {
      await register();
      const { token } = linkIn((await portal.newMails())[0]);
      const { query } = portal.context.database;
      const kept = [
        await query.selectFrom('account_links').selectAll().execute(),
        await query.selectFrom('jobs').selectAll().execute(),
        await query.selectFrom('audit_events').selectAll().execute(),
      ];
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    test('leaves the link good where a password is refused', async () => {
      await register();
      const link = linkIn((await portal.newMails())[0]);
      for (const password of [
        'Password123!',
        '12345678',
        'josenunez',
        'casaanimal',
        'x'.repeat(1_025),
        'corta',
      ]) {
        const { status, errors } = await setPassword(link, password);
        expect([password, status, Object.keys(errors ?? {})]).toEqual([
          password,
          422,
          ['contrasena_nueva'],
        ]);
      }
      expect((await setPassword(link)).status).toBe(200);
    });

    test('takes a password of more than 72 bytes whole', async () => {
      await register();
      const long = `${'ñandú'.repeat(20)} primera`;
      await setPassword(linkIn((await portal.newMails())[0]), long);
      const tryWith = (contrasena: string) =>
        portal.post('usuarios:obtener_apikey', { correo: person.correo, contrasena });
      expect((await tryWith(`${'ñandú'.repeat(20)} segunda`)).status).toBe(422);
      expect((await tryWith(long.normalize('NFD'))).status).toBe(200);
    });

    test('floods nobody’s mailbox', async () => {
      for (let count = 0; count < 12; count++) await register();
      expect((await portal.newMails()).length).toBeLessThan(6);
    });
  });
});

describeOnSqlite('what a registration refuses', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases);
  });
  afterAll(() => portal.close());
  const { register, accounts } = strangers(() => portal);

  test.each([
    'https://example.org/donaciones',
    '//example.org/donaciones',
    '/\\\\example.org',
    'javascript:alert(1)',
    '/no-such-page',
    '/login?origen=//example.org',
    '/recovery-change/ana@example.mx/token',
    `/donaciones?tipo=${'x'.repeat(500)}`,
  ])('leads nobody to %s', async (destino) => {
    expect(await register({ destino })).toMatchObject({
      status: 422,
      errors: { destino: [expect.any(String)] },
    });
    const asked = { correo: person.correo, destino };
    expect((await portal.post('usuarios:recuperar_contrasena', asked)).status).toBe(422);
    expect(await portal.newMails()).toEqual([]);
    expect(await accounts()).toEqual([]);
  });

  test.each([
    ['nombre', { nombre: '' }, 'El nombre es requerido'],
    ['nombre', { nombre: 'x'.repeat(200) }, 'El texto es demasiado largo'],
    ['nombre', { nombre: '\u202E\u200B ' }, 'El nombre es requerido'],
    ['correo', { correo: '' }, 'El correo es requerido'],
    ['correo', { correo: 'jose@' }, 'Ingresa un correo válido'],
    ['correo', { correo: 'jos\u0435@example.mx' }, 'Ingresa un correo válido'],
    ['correo', { correo: 'a@example.mx\r\nBcc: b@example.mx' }, 'Ingresa un correo válido'],
    ['telefono', { telefono: '' }, 'El teléfono es requerido'],
    ['telefono', { telefono: '998123' }, 'Ingresa un teléfono válido'],
    ['telefono', { telefono: '998-123-45678' }, 'Ingresa un teléfono válido'],
    ['domicilio.ciudad', { domicilio: { pais: 'México' } }, 'Este campo es requerido'],
    ['domicilio.pais', { domicilio: { ciudad: 'Tulum' } }, 'Este campo es requerido'],
  ])('says what is wrong with %s %j', async (field, changes, message) => {
    const answer = await register(changes);
    expect(answer).toMatchObject({ status: 422, message: 'Los datos dados no eran válidos.' });
    expect(answer.errors).toEqual({ [field]: [message] });
    expect(await accounts()).toEqual([]);
    expect(await portal.newMails()).toEqual([]);
  });

  test.each([
    { nombre: 5 },
    { telefono: 9981234567 },
    { domicilio: [] },
    { nombre: 'x'.repeat(1e5) },
  ])('of the wrong type or size is refused: %#', async (changes) => {
    expect((await register(changes)).status).toBe(422);
  });

  test('asks for a captcha where there is one', async () => {
    const guarded = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    const answer = await guarded.post('usuarios:actualizar', person);
    expect(answer.errors).toEqual({ captcha: ['Confirma que no eres un robot'] });
    await guarded.close();
  });
});
