import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { goodPassword, linkIn, openPortal, type Portal } from './portal.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

const day = 86_400_000;
const invited = { nombre: 'Luz Campos', correo: 'luz@example.mx', roles: ['Administrador'] };

describeOnBothDatabases('an invitation', (databases) => {
  let portal: Portal;
  let admin: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({
      name: 'Beatriz Orozco',
      email: 'admin@example.mx',
      administrator: true,
    });
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object = {}, by: { token: string } = admin) =>
    portal.post(action, body, { token: by.token });
  const invite = (changes: object = {}, by?: { token: string }) =>
    call('invitaciones:crear', { ...invited, ...changes }, by);
  const pending = async () =>
    (await call('invitaciones:consultar')).data as unknown as Record<string, unknown>[];
  const accept = (link: { correo: string; token: string }) =>
    portal.post('usuarios:modificar_contrasena_recuperar', {
      correo: link.correo,
      token_recuperar: link.token,
      contrasena_nueva: goodPassword,
    });
  const rolesOf = async (email: string) =>
    (await portal.context.accounts.findByEmail(email))?.roles;
  const actions = async () => {
    const { data } = await call('auditoria:consultar', { limit: 5 });
    return (data as unknown as { accion: string }[]).map(({ accion }) => accion);
  };

  test('mails a link by which the person chooses a password and gets the roles', async () => {
    const { status, data } = await invite();
    expect(status).toBe(200);
    expect(await pending()).toMatchObject([
      { ...invited, id: data.id, invitado_por: 'Beatriz Orozco' },
    ]);
    const [mail, ...others] = await portal.newMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Te invitamos a Casa Animal');
    expect(mail?.text).toContain('Beatriz Orozco te invita');
    expect(mail?.text).toContain('Administración: podrás todo');
    // Nobody has them before.
    expect(await rolesOf(invited.correo)).toEqual(['member']);

    portal.pass(6 * day);
    expect((await accept(linkIn(mail))).status).toBe(200);
    const { usuario } = await portal.signIn(invited.correo);
    expect(usuario).toMatchObject({ nombre: 'Luz Campos', roles: ['Administrador'] });
    admin = { ...admin, ...(await portal.signIn(admin.email)) };
    expect(await pending()).toEqual([]);
    expect(await actions()).toContain('invitation.accepted');
  });

  test('is accepted once, also by two at the same time', async () => {
    await invite();
    const [mail] = await portal.newMails();
    const link = linkIn(mail);
    const answers = await Promise.all([accept(link), accept(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await accept(link)).errors).toHaveProperty('token_recuperar');
  });

  test('gives no role once whoever stands for it is no administrator any more', async () => {
    const other = await portal.newPerson({ email: 'otra@example.mx', administrator: true });
    await invite({}, other);
    const [mail] = await portal.newMails();
    await call('usuarios:asignar_roles', { id: other.id, roles: ['portal'] });
    expect((await accept(linkIn(mail))).status).toBe(200);
    expect(await rolesOf(invited.correo)).toEqual(['member']);
    const { data } = await call('auditoria:consultar', {
      filter: { where: [{ field: 'accion', operator: '=', value: 'invitation.accepted' }] },
    });
    expect(data).toMatchObject([{ detalles: { roles: ['member'], refused: ['administrator'] } }]);
  });

  test('stands again when another administrator has sent it anew', async () => {
    const other = await portal.newPerson({ email: 'otra@example.mx', administrator: true });
    const { data } = await invite({}, other);
    await call('usuarios:deshabilitar', { id: other.id });
    expect((await call('usuarios:reenviar_confirmacion', { id: data.id })).status).toBe(200);
    // One mail went to the administrator who is out, two to the invited; only the later link holds.
    const links = (await portal.newMails())
      .filter(({ envelopeTo }) => envelopeTo.includes(invited.correo))
      .map(linkIn);
    const statuses: number[] = [];
    for (const link of links) statuses.push((await accept(link)).status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await rolesOf(invited.correo)).toEqual(['administrator']);
  });

  test('is withdrawn: its link opens nothing, and the account that nobody has goes', async () => {
    const { data } = await invite();
    const [mail] = await portal.newMails();
    expect((await call('invitaciones:retirar', { id: data.id })).status).toBe(200);
    expect((await accept(linkIn(mail))).errors).toHaveProperty('token_recuperar');
    expect(await portal.context.accounts.findByEmail(invited.correo)).toBeUndefined();
    expect((await call('invitaciones:retirar', { id: data.id })).status).toBe(404);
    expect((await invite()).status).toBe(200);
  });

  onSqliteAlone(databases, () => {
    test('says in its mail what each of the roles lets people do, an administrator’s alone', async () => {
      const texts: [roles: string[], said: string[]][] = [
        [
          ['Editor', 'Tesorero'],
          ['Edición:', 'Tesorería:'],
        ],
        [
          ['portal', 'Coordinador'],
          ['Con ella podrás registrar', 'Coordinación:'],
        ],
        [['Editor', 'Administrador'], ['Administración:']],
      ];
      const all = ['Con ella podrás', 'Edición:', 'Coordinación:', 'Tesorería:', 'Administración:'];
      for (const [index, [granted, said]] of texts.entries()) {
        await invite({ correo: `luz${index}@example.mx`, roles: granted });
        const [mail] = await portal.newMails();
        const found = all.filter((words) => mail?.text?.includes(words));
        expect(found).toHaveLength(said.length);
        for (const words of said) expect(mail?.text).toContain(words);
      }
    });
  });

  test('is either accepted or withdrawn, whatever comes first', async () => {
    const { data } = await invite();
    const [mail] = await portal.newMails();
    const [accepted, withdrawn] = await Promise.all([
      accept(linkIn(mail)),
      call('invitaciones:retirar', { id: data.id }),
    ]);
    expect([accepted.status, withdrawn.status]).toSatisfy(
      ([one, other]) => (one === 200 && other === 404) || (one === 422 && other === 200),
    );
    expect(await rolesOf(invited.correo)).toEqual(
      accepted.status === 200 ? ['administrator'] : undefined,
    );
  });

  test('leaves to whoever has registered what they said, and their registration', async () => {
    await portal.post('usuarios:actualizar', {
      nombre: 'Luz Marina Campos',
      correo: invited.correo,
      telefono: '9981234567',
      domicilio: { ciudad: 'Tulum', pais: 'México' },
    });
    const [confirmation] = await portal.newMails();
    const { data } = await invite();
    expect(await pending()).toMatchObject([{ nombre: 'Luz Marina Campos' }]);
    await call('invitaciones:retirar', { id: data.id });
    expect((await accept(linkIn(confirmation))).status).toBe(200);
    expect(await rolesOf(invited.correo)).toEqual(['member']);
  });

  test('expires: a job takes it and its account away', async () => {
    await invite();
    const [mail] = await portal.newMails();
    portal.pass(7 * day + 60_000);
    expect((await accept(linkIn(mail))).errors).toHaveProperty('token_recuperar');
    await portal.runRetention();
    admin = { ...admin, ...(await portal.signIn(admin.email)) };
    expect(await pending()).toEqual([]);
    expect(await portal.context.accounts.findByEmail(invited.correo)).toBeUndefined();
  });

  onSqliteAlone(databases, () => {
    test('tells the administrator that an address has an account, or an invitation', async () => {
      await portal.newPerson();
      const taken = await invite({ correo: 'ANA@example.mx' });
      expect([taken.status, taken.errors]).toEqual([
        409,
        { correo: [expect.stringContaining('ya tiene una cuenta')] },
      ]);
      await invite();
      const again = await invite();
      expect([again.status, again.errors]).toEqual([
        409,
        { correo: [expect.stringContaining('ya tiene una invitación')] },
      ]);
    });

    test('is sent again only so often', async () => {
      const { data } = await invite();
      const resend = () => call('usuarios:reenviar_confirmacion', { id: data.id });
      const statuses = [];
      for (let mail = 0; mail < 4; mail += 1) statuses.push((await resend()).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await portal.newMails()).toHaveLength(4);
    });
  });

  test('waits for 200 people at most', async () => {
    const now = portal.now().toISOString();
    const { query } = portal.context.database;
    const [template] = await query.selectFrom('users').selectAll().execute();
    if (!template) throw new Error('nobody is there');
    const people = Array.from({ length: 200 }, (_, index) => ({
      ...template,
      id: `invited-${index}`,
      email: `i${index}@example.mx`,
      email_normalized: `i${index}@example.mx`,
      roles_json: '["member"]',
      confirmed_at: null,
      password_hash: null,
    }));
    await query.insertInto('users').values(people).execute();
    const later = new Date(portal.now().getTime() + day).toISOString();
    const dates = { created_at: now, sent_at: now, expires_at: later };
    await query
      .insertInto('user_invitations')
      .values(
        people.map(({ id }) => ({ user_id: id, invited_by: null, roles_json: '[]', ...dates })),
      )
      .execute();
    expect((await invite()).status).toBe(409);
    expect(await portal.newMails()).toEqual([]);
    expect((await call('invitaciones:consultar', { limit: 100, page: 2 })).paginate).toEqual({
      page: 2,
      limit: 100,
      total: 200,
      last_page: 2,
    });
  });

  onSqliteAlone(databases, () => {
    test('a confirmation is sent again to who has registered, and to nobody else', async () => {
      await portal.post('usuarios:actualizar', {
        nombre: 'José Núñez',
        correo: 'jose@example.mx',
        telefono: '9981234567',
        domicilio: { ciudad: 'Tulum', pais: 'México' },
      });
      await portal.newMails();
      const { id } = (await portal.context.accounts.findByEmail('jose@example.mx')) ?? {};
      portal.pass(6 * day);
      admin = { ...admin, ...(await portal.signIn(admin.email)) };
      expect((await call('usuarios:reenviar_confirmacion', { id })).status).toBe(200);
      // A week after it was first asked for, but not yet a day after the new mail.
      portal.pass(day + 60_000 - 3_600_000);
      await portal.runRetention();
      const mails = await portal.newMails();
      expect(
        (await accept(linkIn(mails.find(({ subject }) => /Confirma/.test(subject ?? ''))))).status,
      ).toBe(200);
      admin = { ...admin, ...(await portal.signIn(admin.email)) };
      expect((await call('usuarios:reenviar_confirmacion', { id })).status).toBe(409);
      expect((await call('usuarios:reenviar_confirmacion', { id: 'x' })).status).toBe(404);
      expect((await call('usuarios:reenviar_confirmacion', { id: admin.id })).status).toBe(409);
    });
  });
});

describeOnSqlite('a call about an invitation', (databases) => {
  let portal: Portal;
  let admin: Person;
  beforeAll(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
  });
  afterAll(() => portal.close());

  test('is refused with the field that is wrong', async () => {
    for (const [changes, field] of [
      [{ nombre: ' ' }, 'nombre'],
      [{ correo: 'luz' }, 'correo'],
      [{ roles: [] }, 'roles'],
      [{ roles: ['dueño'] }, 'roles.0'],
      [{ nombre: '\0' }, 'nombre'],
      [{ correo: { $ne: '' } }, 'correo'],
    ] as const) {
      const body = { ...invited, ...changes };
      const { status, errors } = await portal.post('invitaciones:crear', body, admin);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await portal.newMails()).toEqual([]);
  });

  test('is the administrators’ alone', async () => {
    const ana = await portal.newPerson();
    for (const [action, body] of [
      ['invitaciones:crear', invited],
      ['invitaciones:consultar', {}],
      ['invitaciones:retirar', { id: ana.id }],
      ['usuarios:reenviar_confirmacion', { id: ana.id }],
      ['usuarios:consultar_sesiones', { id: ana.id }],
      ['usuarios:cerrar_sesion', { id: ana.id, sesion_id: 'x' }],
    ] as const) {
      expect((await portal.post(action, body, ana)).status).toBe(403);
      expect((await portal.post(action, body)).status).toBe(401);
    }
    expect((await portal.post('invitaciones:consultar', {}, admin)).data).toEqual([]);
    expect(await portal.newMails()).toEqual([]);
  });
});
