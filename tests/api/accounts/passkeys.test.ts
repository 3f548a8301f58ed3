import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal, type Reply } from './portal.ts';
import { type Deviation, softwareAuthenticator } from './software-authenticator.ts';

const site = 'https://casa.example';
const minute = 60_000;

type Person = Awaited<ReturnType<Portal['newPerson']>>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;
interface Options {
  challenge: string;
  user: { id: string };
}

const passkeysOf = (portal: Portal) => {
  const steps = {
    async prepare({ token }: Person): Promise<Options> {
      const body = { contrasena: goodPassword };
      const { data } = await portal.post('usuarios:preparar_llave_acceso', body, { token });
      return data as unknown as Options;
    },
    add: (person: Person, credencial: object, nombre?: string) =>
      portal.post('usuarios:agregar_llave_acceso', { credencial, nombre }, { token: person.token }),
    /** An authenticator that holds a passkey of the person's. */
    async newPasskey(person: Person, nombre?: string, counter = 0) {
      const authenticator = softwareAuthenticator(site);
      const credential = authenticator.create(await steps.prepare(person), { counter });
      const { status, data } = await steps.add(person, credential, nombre);
      expect(status).toBe(200);
      return { ...authenticator, passkeyId: String(data.id) };
    },
    async challenge(): Promise<Options> {
      const { data } = await portal.post('usuarios:retar_llave_acceso', {});
      return data as unknown as Options;
    },
    show: (credencial: object) =>
      portal.post('usuarios:obtener_apikey_llave_acceso', { credencial }),
    async trySignIn(authenticator: Authenticator, given?: Deviation) {
      return steps.show(authenticator.get(await steps.challenge(), given));
    },
    list: async ({ token }: Person) =>
      (await portal.post('usuarios:consultar_llaves_acceso', {}, { token })).data as unknown as {
        id: string;
        nombre: string;
        ultimo_uso: string | null;
      }[],
  };
  return steps;
};

const rejection = {
  credencial: ['No pudimos entrar con esa llave de acceso: usa otra o tu contraseña'],
};
const expectRefused = ({ status, errors }: Reply) => {
  expect({ status, errors }).toEqual({ status: 422, errors: rejection });
};

describeOnBothDatabases('a passkey', (databases) => {
  let portal: Portal;
  let ana: Person;
  let passkeys: ReturnType<typeof passkeysOf>;
  beforeEach(async () => {
    portal = await openPortal(databases);
    passkeys = passkeysOf(portal);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());

  test('opens its owner’s account without a word, and is told of by mail and in the log', async () => {
    const telephone = await passkeys.newPasskey(ana, 'Mi teléfono');
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('Nueva llave de acceso en tu cuenta de Casa Animal');
    expect(mail?.text).toContain('Mi teléfono');

    const { status, data } = await passkeys.trySignIn(telephone);
    expect(status).toBe(200);
    expect(data.correo).toBe(ana.email);
    const { data: session } = await portal.post('sesion:iniciar', data);
    expect(session.usuario).toMatchObject({ id: ana.id });
    expect(await passkeys.list(ana)).toMatchObject([
      { nombre: 'Mi teléfono', ultimo_uso: expect.any(String) },
    ]);
    const { query } = portal.context.database;
    const events = await query.selectFrom('audit_events').select('action').execute();
    expect(events.map(({ action }) => action)).toContain('passkey.added');
  });

  test('answers each challenge once, also when it is shown eight times at once', async () => {
    const telephone = await passkeys.newPasskey(ana);
    const credential = telephone.get(await passkeys.challenge());
    const answers = await Promise.all(Array.from({ length: 8 }, () => passkeys.show(credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectRefused(await passkeys.show(credential));
  });

  test('that has signed as often before is a copy: refused, and noted', async () => {
    const stick = await passkeys.newPasskey(ana, 'Mi USB', 5);
    expect((await passkeys.trySignIn(stick, { counter: 6 })).status).toBe(200);
    expectRefused(await passkeys.trySignIn(stick, { counter: 6 }));
    expectRefused(await passkeys.trySignIn(stick, { counter: 0 }));
    expect((await passkeys.trySignIn(stick, { counter: 7 })).status).toBe(200);
    const { query } = portal.context.database;
    const copied = query.selectFrom('audit_events').where('action', '=', 'passkey.copied');
    expect(await copied.selectAll().execute()).toHaveLength(2);
  });

  test('belongs to one account, and its challenge to one person', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const telephone = softwareAuthenticator(site);
    const options = await passkeys.prepare(ana);
    expect((await passkeys.add(eva, telephone.create(options))).status).toBe(422);
    expect((await passkeys.add(ana, telephone.create(options))).status).toBe(200);
    // The same challenge again, and the same passkey elsewhere.
    const another = softwareAuthenticator(site).create(options);
    expect((await passkeys.add(ana, another)).status).toBe(422);
    const taken = telephone.create(await passkeys.prepare(eva));
    expect((await passkeys.add(eva, taken)).status).toBe(422);
    expect(await passkeys.list(eva)).toEqual([]);
  });

  test('is the tenth at most, also when the last two come at once', async () => {
    for (let count = 0; count < 9; count++) await passkeys.newPasskey(ana);
    const last = [await passkeys.prepare(ana), await passkeys.prepare(ana)];
    const answers = await Promise.all(
      last.map((options) => passkeys.add(ana, softwareAuthenticator(site).create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const body = { contrasena: 'not even read' };
    const full = await portal.post('usuarios:preparar_llave_acceso', body, { token: ana.token });
    expect(full.status).toBe(409);
    expect(full.text).toContain('"code":"passkeysFull"');
  });
});

describeOnSqlite('a passkey', (databases) => {
  let portal: Portal;
  let ana: Person;
  let telephone: Authenticator & { passkeyId: string };
  let passkeys: ReturnType<typeof passkeysOf>;
  beforeEach(async () => {
    portal = await openPortal(databases);
    passkeys = passkeysOf(portal);
    ana = await portal.newPerson();
    telephone = await passkeys.newPasskey(ana);
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object, token = ana.token) =>
    portal.post(action, body, { token });
  const remove = (token = ana.token) =>
    call(
      'usuarios:eliminar_llave_acceso',
      { id: telephone.passkeyId, contrasena: goodPassword },
      token,
    );

  test('has five minutes for its challenge', async () => {
    const options = await passkeys.challenge();
    portal.pass(5 * minute);
    expectRefused(await passkeys.show(telephone.get(options)));
  });

  test('that was removed opens nothing, and its owner hears of it', async () => {
    const wrong = { id: telephone.passkeyId, contrasena: 'wrong' };
    expect((await call('usuarios:eliminar_llave_acceso', wrong)).status).toBe(422);
    await portal.newMails();
    expect((await remove()).status).toBe(200);
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('Se quitó una llave de acceso de tu cuenta de Casa Animal');
    expectRefused(await passkeys.trySignIn(telephone));
    expect((await remove()).status).toBe(404);
  });

  test('of a disabled account opens nothing, nor of one whose address is not confirmed', async () => {
    const { query } = portal.context.database;
    const change = (values: { disabled?: 0 | 1; confirmed_at?: null }) =>
      query.updateTable('users').set(values).where('id', '=', ana.id).execute();
    await change({ disabled: 1 });
    const answer = await passkeys.trySignIn(telephone);
    expect(answer.status).toBe(403);
    expect(answer.message).toMatch(/deshabilitada/);
    await change({ disabled: 0, confirmed_at: null });
    expectRefused(await passkeys.trySignIn(telephone));
  });

  test('asks for no code where one is set up', async () => {
    await portal.switchSecondFactorOn(ana);
    expect((await passkeys.trySignIn(telephone)).status).toBe(200);
  });

  test('takes the code of the second factor to be added, for it will stand for that too', async () => {
    const { recovery } = await portal.switchSecondFactorOn(ana);
    const shown = { contrasena: goodPassword };
    const without = await call('usuarios:preparar_llave_acceso', shown);
    expect(without.errors).toEqual({ codigo: [expect.any(String)] });
    const wrong = await call('usuarios:preparar_llave_acceso', { ...shown, codigo: '000000' });
    expect(wrong).toMatchObject({ status: 422, errors: { codigo: [expect.any(String)] } });
    const [codigo] = recovery;
    expect((await call('usuarios:preparar_llave_acceso', { ...shown, codigo })).status).toBe(200);
  });

  test('takes the password to be added, and a name of its own afterwards', async () => {
    const wrong = await call('usuarios:preparar_llave_acceso', { contrasena: 'wrong' });
    expect(wrong.errors).toEqual({ contrasena: ['La contraseña no es correcta'] });
    const id = telephone.passkeyId;
    const named = await call('usuarios:nombrar_llave_acceso', { id, nombre: ' La de casa ' });
    expect(named.status).toBe(200);
    expect(await passkeys.list(ana)).toMatchObject([{ nombre: 'La de casa' }]);
    const empty = await call('usuarios:nombrar_llave_acceso', { id, nombre: ' ' });
    expect(empty.errors).toEqual({ nombre: ['Este campo es requerido'] });
  });

  test('is nobody else’s to see, name or remove', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const id = telephone.passkeyId;
    expect(await passkeys.list(eva)).toEqual([]);
    const named = await call('usuarios:nombrar_llave_acceso', { id, nombre: 'mía' }, eva.token);
    expect(named.status).toBe(404);
    expect((await remove(eva.token)).status).toBe(404);
    for (const action of ['preparar', 'agregar', 'consultar', 'nombrar', 'eliminar']) {
      const plural = action === 'consultar' ? 'llaves' : 'llave';
      const answer = await portal.post(`usuarios:${action}_${plural}_acceso`, {});
      expect(answer.status).toBe(401);
    }
    expect((await passkeys.trySignIn(telephone)).status).toBe(200);
  });

  test('is guessed at no longer than a password is', async () => {
    const stranger = softwareAuthenticator(site);
    const options = await passkeys.challenge();
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++) {
      statuses.push((await passkeys.show(stranger.get(options))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('asks for challenges no more often than people do', async () => {
    let status = 200;
    for (let count = 0; count < 130 && status === 200; count++) {
      status = (await portal.post('usuarios:retar_llave_acceso', {})).status;
    }
    expect(status).toBe(429);
  });

  test('stands in what its owner takes along, and goes with the account', async () => {
    const body = { contrasena: goodPassword };
    const { data } = await call('usuarios:exportar', body);
    expect(data.datos).toMatchObject({
      passkeys: [{ name: expect.any(String), createdAt: expect.any(String), lastUsedAt: null }],
    });
    expect(JSON.stringify(data)).not.toContain(telephone.id);
    expect((await call('usuarios:eliminar', body)).status).toBe(200);
    const { query } = portal.context.database;
    expect(await query.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  test('goes when somebody takes the account over from the command line', async () => {
    await portal.context.accounts.makeAdministrator(ana.email, 'Cuatro gatos y un perro');
    expectRefused(await passkeys.trySignIn(telephone));
  });
});

describeOnSqlite('a passkey that is not what it should be', (databases) => {
  let portal: Portal;
  let ana: Person;
  let telephone: Authenticator;
  let passkeys: ReturnType<typeof passkeysOf>;
  beforeAll(async () => {
    portal = await openPortal(databases);
    passkeys = passkeysOf(portal);
    ana = await portal.newPerson();
    telephone = await passkeys.newPasskey(ana);
  });
  afterAll(() => portal.close());

  test.each<[string, Deviation]>([
    ['for another site', { origin: 'https://casa.example.evil.test' }],
    ['on another port', { origin: 'https://casa.example:8443' }],
    ['of another relying party', { rpId: 'evil.test' }],
    ['without having verified its owner', { userVerified: false }],
    [
      'with another key',
      { privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    ],
    ['to another challenge', { challenge: Buffer.from('made up').toString('base64url') }],
    ['for another person', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['for nobody', { userHandle: '' }],
  ])('that signs %s opens nothing', async (_, given) => {
    expectRefused(await passkeys.trySignIn(telephone, given));
    expect((await passkeys.trySignIn(telephone)).status).toBe(200);
  });

  test.each<[string, Deviation]>([
    ['for another site', { origin: 'https://evil.test' }],
    ['of another relying party', { rpId: 'evil.test' }],
    ['without having verified its owner', { userVerified: false }],
    ['to a challenge for signing in', {}],
  ])('that is made %s is not kept', async (_, given) => {
    const options =
      given.origin || given.rpId || given.userVerified === false
        ? await passkeys.prepare(ana)
        : await passkeys.challenge();
    const { status, errors } = await passkeys.add(
      ana,
      softwareAuthenticator(site).create(options, given),
    );
    expect(status).toBe(422);
    expect(errors).toEqual({
      credencial: ['No pudimos agregar esa llave de acceso: inténtalo de nuevo'],
    });
  });

  test('that nobody knows is refused as a wrong one is', async () => {
    expectRefused(await passkeys.trySignIn(softwareAuthenticator(site)));
  });

  test('whose registration’s challenge it signs opens nothing', async () => {
    expectRefused(await passkeys.show(telephone.get(await passkeys.prepare(ana))));
  });
});

describeOnSqlite('where administrators need a second factor', (databases) => {
  let portal: Portal;
  let admin: Person;
  beforeEach(async () => {
    portal = await openPortal(databases, { ADMIN_SECOND_FACTOR: 'required' });
    admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
  });
  afterEach(() => portal.close());

  const readLog = (token: string) => portal.post('auditoria:consultar', {}, { token });
  const isDue = async (apikey: unknown) => {
    const { data } = await portal.post('sesion:iniciar', { correo: admin.email, apikey });
    const { segundo_factor_pendiente } = data.usuario as Record<string, unknown>;
    return { due: segundo_factor_pendiente, token: String(data.jwt) };
  };

  test('the password alone makes a member of them, with a code that says what is missing', async () => {
    expect(admin.usuario).toMatchObject({ segundo_factor_pendiente: true });
    const refused = await readLog(admin.token);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('"code":"secondFactorRequired"');
    const others = { schema: 'productos', payload: {} };
    const kept = await portal.post('catalogos:crear', others, { token: admin.token });
    expect(kept.text).toContain('"code":"secondFactorRequired"');
    const messages = { schema: 'mensajes' };
    const read = await portal.post('documentos:consultar', messages, { token: admin.token });
    expect(read.text).toContain('"code":"secondFactorRequired"');
    const own = await portal.post('sesion:consultar', {}, { token: admin.token });
    expect(own.status).toBe(200);
  });

  test('an app makes them one at once, and at every sign-in with its code', async () => {
    const { recovery } = await portal.switchSecondFactorOn(admin);
    expect((await readLog(admin.token)).status).toBe(200);
    const { data } = await portal.post('usuarios:obtener_apikey', {
      correo: admin.email,
      contrasena: goodPassword,
      codigo: recovery[0],
    });
    const again = await isDue(data.apikey);
    expect(again.due).toBe(false);
    expect((await readLog(again.token)).status).toBe(200);
  });

  test('so does a passkey, but not the password beside it', async () => {
    const passkeys = passkeysOf(portal);
    const telephone = await passkeys.newPasskey(admin);
    expect((await readLog(admin.token)).status).toBe(200);
    const { data } = await passkeys.trySignIn(telephone);
    expect((await isDue(data.apikey)).due).toBe(false);
    expect((await isDue(await portal.newKey(admin.email))).due).toBe(true);
  });

  test('a new password leaves the session what it was', async () => {
    const change = async ({ token }: { token: string }) => {
      const body = {
        usuario_id: admin.id,
        contrasena_anterior: goodPassword,
        contrasena_nueva: goodPassword,
      };
      return (await portal.post('usuarios:modificar_contrasena', body, { token })).data.apikey;
    };
    const before = await isDue(await change(admin));
    expect(before.due).toBe(true);
    await portal.switchSecondFactorOn(before);
    expect((await isDue(await change(before))).due).toBe(false);
  });

  test('nothing is asked of members', async () => {
    const { usuario } = await portal.newPerson();
    expect(usuario).toMatchObject({ segundo_factor_pendiente: false });
  });
});
