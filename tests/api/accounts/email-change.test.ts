import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventFromWire } from '#domain/events/event-wire.ts';
import type { Tables } from '#server/db/tables.ts';
import { putMails } from '#server/features/adoption/events/event-mails.repository.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { picnic } from '../events/wire-events.ts';
import { addPet } from '../pets/add-pets.ts';
import { goodPassword, linkIn, openPortal, type Portal } from './portal.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;
type Mails = Awaited<ReturnType<Portal['newMails']>>;

const newEmail = 'Ana.Nueva@example.mx';
const nextPassword = 'Cuatro gatos y un perro';
const day = 86_400_000;

const mailTo = (mails: Mails, email: string) =>
  mails.find(({ envelopeTo }) => envelopeTo.join().toLowerCase() === email.toLowerCase());

/** The token of the link that goes to a new address. */
function tokenIn(mail: { text?: string } | undefined): string {
  const found = /https:\/\/casa\.example\/mi-perfil\?correo-nuevo=(\S+)/.exec(mail?.text ?? '');
  if (!found?.[1]) throw new Error(`no link in: ${mail?.text}`);
  return found[1];
}

/** What people do with addresses, in a portal of the test's own. */
function people(portal: () => Portal) {
  const post = (action: string, body: object, { token }: { token: string }) =>
    portal().post(action, body, { token });
  const ask = (by: Person, changes: object = {}) =>
    post(
      'usuarios:cambiar_correo',
      { correo_nuevo: newEmail, contrasena: goodPassword, ...changes },
      by,
    );
  const confirm = (token: string, by: Person) => post('usuarios:confirmar_correo', { token }, by);
  const look = (token: string, by: Person) =>
    post('usuarios:consultar_cambio_correo', { token }, by);
  /** @returns the token that the new address was sent */
  async function askFor(by: Person, email = newEmail): Promise<string> {
    expect(await ask(by, { correo_nuevo: email })).toMatchObject({ status: 200 });
    return tokenIn(mailTo(await portal().newMails(), email));
  }
  /** @returns the link that the former address was sent */
  async function change(by: Person, email = newEmail) {
    expect(await confirm(await askFor(by, email), by)).toMatchObject({ status: 200 });
    return linkIn(mailTo(await portal().newMails(), by.email));
  }
  const setPassword = ({ correo, token }: ReturnType<typeof linkIn>, changes: object = {}) =>
    portal().post('usuarios:modificar_contrasena_recuperar', {
      correo,
      token_recuperar: token,
      contrasena_nueva: nextPassword,
      ...changes,
    });
  const isSignedIn = async (by: Person) =>
    (await post('usuarios:consultar', {}, by)).status === 200;
  const trySignIn = (correo: string, contrasena = goodPassword) =>
    portal().post('usuarios:obtener_apikey', { correo, contrasena });
  return { ask, askFor, change, confirm, look, setPassword, isSignedIn, trySignIn };
}

/** The tables that hold the address, however it is written. */
async function placesOf({ context: { database } }: Portal, email: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name } of await database.query.introspection.getTables()) {
    // Indexes of what the other tables say: tests/api/db/searched-texts.test.ts.
    if (/^searched_|trigrams/.test(name)) continue;
    const rows = await database.query
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    for (const row of rows) {
      if (!JSON.stringify(row).toLowerCase().includes(email.toLowerCase())) continue;
      places.add(name === 'donations' && 'status' in row ? `${name} (${row.status})` : name);
    }
  }
  return [...places].sort();
}

describeOnBothDatabases('another e-mail for an account', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());
  const { askFor, change, confirm, look, setPassword, isSignedIn, trySignIn } = people(
    () => portal,
  );

  test('counts from the press on the link that goes there, which is single-use', async () => {
    const elsewhere = await portal.signIn(ana.email);
    const token = await askFor(ana);
    expect((await look(token, ana)).data).toEqual({ correo_nuevo: newEmail });
    expect((await trySignIn(ana.email)).status).toBe(200);

    const { data } = await confirm(token, ana);
    expect(data.correo).toBe(newEmail);
    for (const session of [ana, elsewhere]) {
      expect(await isSignedIn({ ...session, email: ana.email })).toBe(false);
    }
    const renewed = await portal.post('sesion:iniciar', { correo: newEmail, apikey: data.apikey });
    expect(renewed.data.usuario).toMatchObject({ id: ana.id, correo: newEmail });

    expect((await trySignIn(ana.email)).status).toBe(422);
    const again = { ...(await portal.signIn(newEmail)), email: newEmail };
    for (const call of [look, confirm]) {
      expect(await call(token, again)).toMatchObject({
        status: 422,
        errors: { token: ['El enlace ya no es válido: pide uno nuevo'] },
      });
    }
  });

  test('is undone by the link that the former address gets, with a new password', async () => {
    const undo = await change(ana);
    const thief = { ...(await portal.signIn(newEmail)), email: newEmail };
    // Whoever has taken the account over cannot take that link back.
    const changed = await portal.post(
      'usuarios:modificar_contrasena',
      {
        usuario_id: ana.id,
        contrasena_anterior: goodPassword,
        contrasena_nueva: 'La llave es mia ahora',
      },
      { token: thief.token },
    );
    expect(changed.status).toBe(200);
    await portal.newMails();

    const opened = { correo: undo.correo, token_recuperar: undo.token };
    expect((await portal.post('usuarios:consultar_registro', opened)).data).toEqual({
      deshace_cambio_correo: true,
    });
    expect((await setPassword(undo, { contrasena_nueva: '12345678' })).status).toBe(422);
    expect((await setPassword(undo)).status).toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await trySignIn(newEmail, 'La llave es mia ahora')).status).toBe(422);
    expect((await portal.signIn(ana.email, nextPassword)).usuario).toMatchObject({
      id: ana.id,
      correo: ana.email,
    });
    const mails = await portal.newMails();
    expect(mails.map(({ envelopeTo, subject }) => [envelopeTo.join(), subject]).sort()).toEqual([
      [newEmail, 'Se revirtió el cambio de correo en Casa Animal'],
      [ana.email, 'Tu contraseña de Casa Animal cambió'],
    ]);
    expect((await setPassword(undo)).status).toBe(422);
  });

  test('is one of two people’s who want it at the same moment', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const tokens = [await askFor(ana), await askFor(eva)] as const;
    const answers = await Promise.all([confirm(tokens[0], ana), confirm(tokens[1], eva)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      'Ese correo ya tiene otra cuenta. Elimina primero esa cuenta, o escríbenos.',
    );
    const winner = answers[0].status === 200 ? ana : eva;
    expect((await portal.signIn(newEmail)).id).toBe(winner.id);
  });

  test('is changed once by a link that is pressed twice', async () => {
    const token = await askFor(ana);
    const answers = await Promise.all([confirm(token, ana), confirm(token, ana)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await portal.newMails()).map(({ envelopeTo }) => envelopeTo.join())).toEqual([
      ana.email,
    ]);
  });

  test('takes the place of a registration that nobody has confirmed, which stays dead', async () => {
    const token = await askFor(ana);
    await portal.post('usuarios:actualizar', {
      nombre: 'Somebody',
      correo: newEmail,
      telefono: '998-123-4567',
      domicilio: { ciudad: 'Tulum', pais: 'México' },
    });
    const registered = linkIn(mailTo(await portal.newMails(), newEmail));
    expect((await confirm(token, ana)).status).toBe(200);
    expect((await setPassword(registered)).status).toBe(422);
    expect((await portal.signIn(newEmail)).id).toBe(ana.id);
  });

  test('goes along wherever the former one is kept', async () => {
    const { database, eventManagement } = portal.context;
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    const email = ana.email.toUpperCase();
    const owner = { owner_id: ana.id, owner_name: 'Ana' };
    await addPet(database, { ...owner, owner_email: email, name: 'Canela' });
    await addPet(database, { ...owner, owner_email: 'refugio@example.mx', name: 'Nube' });
    await portal.post('documentos:crear', {
      schema: 'mensajes',
      payload: {
        encabezado: { nombre: 'Ana', asunto: 'Hola', mensaje: 'Hola', email_destino: email },
      },
    });
    const subscription = { nombre: 'Ana', telefono: '998-123-4567', email };
    await portal.post('documentos:crear', { schema: 'boletines', payload: subscription });
    const by = { viewer: { kind: 'user', id: admin.id, roles: ['administrator'] }, address: '' };
    const eventId = await eventManagement.create(by as never, {
      description: eventFromWire(picnic),
      petIds: [],
    });
    const now = portal.now().toISOString();
    await database.transaction((tx) =>
      putMails(
        tx,
        { eventId, kind: 'invitation', aboutVersion: 0 },
        [{ email, name: 'Ana', language: 'es' }],
        now,
      ),
    );
    const account = await portal.context.accounts.findByEmail(email);
    if (!account) throw new Error('Ana has no account.');
    await database.transaction((tx) => portal.context.customers.save(tx, account));
    for (const stripe_id of ['pm_card_visa', 'pm_card_authenticationRequired']) {
      const gift = { stripe_id, monto: 25_000, email, impuestos: false, anonima: false };
      const body = { ...gift, tipo: 'alimento' };
      const { token } = ana;
      const given = await portal.post('donaciones:crear_stripe_payment', body, { token });
      expect(given.status).toBe(200);
    }
    await portal.newMails();

    await change(ana);
    // The link that undoes it; and the receipt, which stays as it was made out.
    expect(await placesOf(portal, ana.email)).toEqual(['account_links', 'donations (paid)']);
    expect(await placesOf(portal, newEmail)).toEqual([
      'contact_messages',
      'customers',
      'donations (requiresAction)',
      'event_mails',
      'newsletter_subscriptions',
      'pets',
      'users',
    ]);
    const pets = await database.query.selectFrom('pets').select(['name', 'owner_email']).execute();
    expect(pets).toContainEqual({ name: 'Nube', owner_email: 'refugio@example.mx' });
  });
});

describeOnSqlite('a link for another e-mail', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());
  const { ask, askFor, change, confirm, look, setPassword } = people(() => portal);
  const spent = { status: 422, errors: { token: ['El enlace ya no es válido: pide uno nuevo'] } };

  test('is sent for the password alone, to an address that is one and another', async () => {
    expect((await ask(ana, { contrasena: 'wrong' })).errors).toEqual({
      contrasena: ['La contraseña no es correcta'],
    });
    expect((await ask(ana, { correo_nuevo: 'nobody' })).errors).toEqual({
      correo_nuevo: ['Ingresa un correo válido'],
    });
    const same = { correo_nuevo: ` ${ana.email.toUpperCase()} `, contrasena: 'wrong' };
    expect((await ask(ana, same)).errors).toEqual({
      correo_nuevo: ['Ese ya es el correo de tu cuenta'],
    });
    expect(
      (
        await portal.post('usuarios:cambiar_correo', {
          correo_nuevo: newEmail,
          contrasena: goodPassword,
        })
      ).status,
    ).toBe(401);
    expect(await portal.newMails()).toEqual([]);
  });

  test('asks for the second factor where there is one', async () => {
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    const { recovery } = await portal.switchSecondFactorOn(admin);
    expect((await ask(admin)).errors).toEqual({
      codigo: ['Escribe el código de tu aplicación de autenticación'],
    });
    expect((await ask(admin, { codigo: '000000' })).errors).toEqual({
      codigo: ['El código no es correcto o ya se usó'],
    });
    expect((await ask(admin, { codigo: recovery[0] })).status).toBe(200);
  });

  test('tells nobody but the owner of the address that it has an account', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    await portal.newMails();
    const known = await ask(ana, { correo_nuevo: eva.email });
    const unknown = await ask(ana, { correo_nuevo: 'eve@example.mx' });
    expect(known.text.replaceAll('eva@', 'eve@')).toBe(unknown.text);
    const mails = await portal.newMails();
    expect(mailTo(mails, eva.email)?.subject).toBe('Tu correo ya tiene una cuenta en Casa Animal');
    expect(mailTo(mails, eva.email)?.text).not.toContain('correo-nuevo');
    expect(mailTo(mails, eva.email)?.text).not.toContain(ana.email);
    expect(mails).toHaveLength(2);
  });

  test('is the account’s that asked for it, the last one, for a day', async () => {
    const eva = await portal.newPerson({ email: 'eva@example.mx' });
    const first = await askFor(ana);
    for (const call of [look, confirm]) expect(await call(first, eva)).toMatchObject(spent);
    const second = await askFor(ana, 'ana.tres@example.mx');
    expect(await confirm(first, ana)).toMatchObject(spent);
    portal.pass(day);
    const again = { ...(await portal.signIn(ana.email)), email: ana.email };
    for (const call of [look, confirm]) expect(await call(second, again)).toMatchObject(spent);
    expect((await portal.signIn(ana.email)).id).toBe(ana.id);
  });

  test('dies with a new password, and with it every link that went to the former address', async () => {
    const token = await askFor(ana);
    await portal.post('usuarios:recuperar_contrasena', { correo: ana.email });
    const recovery = linkIn(mailTo(await portal.newMails(), ana.email));
    expect((await confirm(token, ana)).status).toBe(200);
    expect((await setPassword(recovery)).status).toBe(422);

    const again = { ...(await portal.signIn(newEmail)), email: newEmail };
    const next = await askFor(again, 'ana.tres@example.mx');
    await portal.post('usuarios:recuperar_contrasena', { correo: newEmail });
    await setPassword(linkIn(mailTo(await portal.newMails(), newEmail)));
    const later = { ...(await portal.signIn(newEmail, nextPassword)), email: newEmail };
    expect(await confirm(next, later)).toMatchObject(spent);
  });

  test('is no way to a password', async () => {
    const token = await askFor(ana);
    for (const correo of [newEmail, ana.email]) {
      expect((await setPassword({ correo, token })).status).toBe(422);
    }
  });

  test('is asked for ten times a day, and four times of one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await ask(ana)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await portal.newMails()).toHaveLength(4);
  });

  test('that undoes the change is valid for seven days', async () => {
    const undo = await change(ana);
    portal.pass(7 * day);
    expect((await setPassword(undo)).status).toBe(422);
  });

  test('that undoes the change outlives a further change, and ends what it brought', async () => {
    const undo = await change(ana);
    const thief = { ...(await portal.signIn(newEmail)), email: newEmail };
    await portal.context.database.query
      .updateTable('users')
      .set({ roles_json: '["administrator"]' })
      .where('id', '=', ana.id)
      .execute();
    await portal.switchSecondFactorOn(thief);
    const codes = await portal.context.database.query
      .selectFrom('recovery_codes')
      .selectAll()
      .execute();
    expect(codes.length).toBeGreaterThan(0);
    expect((await setPassword(undo)).status).toBe(200);
    expect((await portal.signIn(ana.email, nextPassword)).id).toBe(ana.id);
  });

  test('that undoes the change is its owner’s also while the account is suspended, which it stays', async () => {
    const undo = await change(ana);
    const { query } = portal.context.database;
    await query.updateTable('users').set({ disabled: 1 }).where('id', '=', ana.id).execute();
    expect((await setPassword(undo)).status).toBe(200);
    const signIn = { correo: ana.email, contrasena: nextPassword };
    expect((await portal.post('usuarios:obtener_apikey', signIn)).status).toBe(403);
    await query.updateTable('users').set({ disabled: 0 }).where('id', '=', ana.id).execute();
    expect((await portal.signIn(ana.email, nextPassword)).id).toBe(ana.id);
  });

  test('that undoes the change does nothing where the former address has another account', async () => {
    const undo = await change(ana);
    await portal.newPerson({ email: ana.email, name: 'Eva' });
    expect(await setPassword(undo)).toMatchObject({ status: 409 });
    expect((await portal.signIn(newEmail)).id).toBe(ana.id);
  });

  test('leaves a line in the log that names no address', async () => {
    const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    await setPassword(await change(ana));
    const { data } = await portal.post('auditoria:consultar', { limit: 50 }, admin);
    const about = (data as unknown as Record<string, string>[]).filter(
      ({ usuario_id }) => usuario_id === ana.id,
    );
    expect(about.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['email.changeAsked', 'email.changed', 'email.changeUndone']),
    );
    expect(JSON.stringify(about.map(({ detalles }) => detalles))).not.toContain('@');
  });
});

describeOnSqlite('what waits for the former e-mail', (databases) => {
  let portal: Portal;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());
  const { askFor, confirm } = people(() => portal);

  test('goes to the new one, but for warnings about the account', async () => {
    const token = await askFor(ana);
    await portal.post('documentos:crear', {
      schema: 'boletines',
      payload: { nombre: 'Ana', telefono: '998-123-4567', email: ana.email },
    });
    await portal.post('usuarios:recuperar_contrasena', { correo: ana.email });
    await confirm(token, ana);
    const mails = await portal.newMails();
    const subjects = (email: string) =>
      mails.filter(({ envelopeTo }) => envelopeTo.join() === email).map(({ subject }) => subject);
    expect(subjects(newEmail)).toEqual(['Confirma tu suscripción al boletín de Casa Animal']);
    expect(subjects(ana.email)).toEqual(['El correo de tu cuenta de Casa Animal cambió']);
  });

  test('ends by the link of an old letter too', async () => {
    await portal.post('documentos:crear', {
      schema: 'boletines',
      payload: { nombre: 'Ana', telefono: '998-123-4567', email: ana.email },
    });
    const link = (text = '', word: string) =>
      new RegExp(`https://casa\\.example(/\\S*${word}\\S*)`).exec(text)?.[1] ?? '';
    const [asked] = await portal.newMails();
    await portal.app.inject({ method: 'POST', url: link(asked?.text, 'confirm') });
    const [welcome] = await portal.newMails();
    const cancel = link(welcome?.text, 'cancel');
    expect(cancel).not.toBe('');
    await confirm(await askFor(ana), ana);
    const states = () =>
      portal.context.database.query
        .selectFrom('newsletter_subscriptions')
        .select(['email', 'status'])
        .execute();
    expect(await states()).toEqual([{ email: newEmail, status: 'active' }]);
    await portal.app.inject({ method: 'POST', url: cancel });
    expect(await states()).toEqual([{ email: newEmail, status: 'cancelled' }]);
  });
});
