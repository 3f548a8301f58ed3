import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { openPortal, type Portal } from './portal.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

describeOnBothDatabases('an administrator', (databases) => {
  let portal: Portal;
  let admin: Person;
  let ana: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({
      name: 'Beatriz Orozco',
      email: 'admin@example.mx',
      administrator: true,
    });
    ana = await portal.newPerson();
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object, by = admin) =>
    portal.post(action, body, { token: by.token });
  const users = async (query: object = {}) => {
    const answer = await call('usuarios:consultar', query);
    return (answer.data as unknown as { nombre: string }[]).map(({ nombre }) => nombre);
  };
  const isSignedIn = async ({ token }: Person) =>
    (await portal.post('usuarios:consultar', {}, { token })).status === 200;

  test('finds everybody, by a part of the name whatever its accents, by e-mail, role and state', async () => {
    const where = (field: string, operator: string, value: unknown, collate?: string) => ({
      filter: { where: [{ field, operator, value, collate }] },
    });
    expect(await users({ order: [{ field: 'nombre' }] })).toEqual(['Ana López', 'Beatriz Orozco']);
    expect(await users(where('nombre', 'contains', 'lopez', 'es_ci_ai'))).toEqual(['Ana López']);
    expect(await users(where('correo', 'contains', 'admin@'))).toEqual(['Beatriz Orozco']);
    expect(await users(where('roles', 'contains', 'Administrador'))).toEqual(['Beatriz Orozco']);
    expect(await users(where('deshabilitado', '=', true))).toEqual([]);
    expect(await users({ id: ana.id })).toEqual(['Ana López']);
    const page = await call('usuarios:consultar', { limit: 1, page: 2 });
    expect(page.paginate).toEqual({ page: 2, limit: 1, total: 2, last_page: 2 });
  });

  test('gives a role, which counts from the next call on, and takes it away', async () => {
    const both = { id: ana.id, roles: ['Administrador', 'portal', 'portal'] };
    expect((await call('usuarios:asignar_roles', both)).data).toMatchObject({
      roles: ['portal', 'Administrador'],
    });
    expect((await call('auditoria:consultar', {}, ana)).status).toBe(200);
    await call('usuarios:asignar_roles', { id: ana.id, roles: ['portal'] });
    expect((await call('auditoria:consultar', {}, ana)).status).toBe(403);
  });

  onSqliteAlone(databases, () => {
    test('has the person told by mail of what changes in their account, and of nothing else', async () => {
      await portal.newMails();
      const told = async (action: string, body: object = {}) => {
        await call(action, { id: ana.id, ...body });
        const mails = await portal.newMails();
        expect(mails.every(({ envelopeTo }) => envelopeTo.join() === ana.email)).toBe(true);
        return mails;
      };
      const [roles, ...others] = await told('usuarios:asignar_roles', {
        roles: ['portal', 'Administrador'],
      });
      expect(others).toEqual([]);
      expect(roles?.subject).toBe('Cambió lo que puedes hacer en Casa Animal');
      expect(roles?.text).toMatch(/Antes: Usar el portal\n/);
      expect(roles?.text).toMatch(/Ahora: Usar el portal; Administrar el portal\n/);
      expect(roles?.text).toContain('/contacto');
      expect(roles?.text).toContain('2026');
      expect(roles?.text).not.toContain(admin.email);
      // The same roles again, and sessions where there are none.
      expect(await told('usuarios:asignar_roles', { roles: ['Administrador', 'portal'] })).toEqual(
        [],
      );
      const subjects = async (action: string) => (await told(action)).map(({ subject }) => subject);
      expect(await subjects('usuarios:cerrar_sesiones')).toEqual([
        'Cerramos tus sesiones en Casa Animal',
      ]);
      expect(await subjects('usuarios:cerrar_sesiones')).toEqual([]);
      expect(await subjects('usuarios:deshabilitar')).toEqual([
        'Desactivamos tu cuenta de Casa Animal',
      ]);
      expect(await subjects('usuarios:deshabilitar')).toEqual([]);
      expect(await subjects('usuarios:habilitar')).toEqual([
        'Tu cuenta de Casa Animal está activa otra vez',
      ]);
    });

    test('has the person told in their language of one session that ends', async () => {
      await portal.post('usuarios:actualizar', { id: ana.id, lang: 'en' }, { token: ana.token });
      const { data } = await call('usuarios:consultar_sesiones', { id: ana.id });
      const [session] = data as unknown as { id: string }[];
      await portal.newMails();
      await call('usuarios:cerrar_sesion', { id: ana.id, sesion_id: session?.id });
      await call('usuarios:cerrar_sesion', { id: ana.id, sesion_id: session?.id });
      expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
        'We ended one of your Casa Animal sessions',
      ]);
    });
  });

  test('disables an account, whose sessions end at once, and enables it again', async () => {
    const { data } = await call('usuarios:deshabilitar', { id: ana.id });
    expect(data).toMatchObject({ deshabilitado: true });
    expect(await isSignedIn(ana)).toBe(false);
    const renewal = { correo: ana.email, apikey: ana.apikey };
    expect((await portal.post('sesion:iniciar', renewal)).status).toBe(401);
    await call('usuarios:habilitar', { id: ana.id });
    expect(await isSignedIn({ ...ana, ...(await portal.signIn(ana.email)) })).toBe(true);
    expect(await isSignedIn(ana)).toBe(false);
  });

  test('signs somebody out', async () => {
    expect((await call('usuarios:cerrar_sesiones', { id: ana.id })).status).toBe(200);
    expect(await isSignedIn(ana)).toBe(false);
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('sees somebody’s sessions, newest first, and ends one', async () => {
    const phone = await portal.signIn(ana.email);
    const sessions = async (page = 1) => {
      const answer = await call('usuarios:consultar_sesiones', { id: ana.id, limit: 1, page });
      return { found: answer.data as unknown as { id: string }[], ...answer.paginate };
    };
    expect(await sessions()).toMatchObject({
      found: [{ direccion: '10.0.0.1' }],
      total: 2,
      last_page: 2,
    });
    const [first] = (await sessions()).found;
    const end = { id: ana.id, sesion_id: first?.id };
    expect((await call('usuarios:cerrar_sesion', { ...end, id: admin.id })).status).toBe(404);
    expect((await call('usuarios:cerrar_sesion', end)).status).toBe(200);
    expect((await call('usuarios:cerrar_sesion', end)).status).toBe(404);
    expect(await sessions()).toMatchObject({ total: 1 });
    expect([await isSignedIn(ana), await isSignedIn({ ...ana, ...phone })].sort()).toEqual([
      false,
      true,
    ]);
    const { data } = await call('auditoria:consultar', { limit: 1 });
    expect(data).toMatchObject([{ accion: 'session.ended', actor_id: admin.id }]);
  });

  onSqliteAlone(databases, () => {
    test('disables nobody but others, however many administrators there are', async () => {
      await call('usuarios:asignar_roles', { id: ana.id, roles: ['Administrador'] });
      expect((await call('usuarios:deshabilitar', { id: admin.id })).status).toBe(409);
      expect(await isSignedIn(admin)).toBe(true);
    });
  });

  test('always stays: the last one keeps the role, the account and the way in', async () => {
    const own = { id: admin.id };
    expect((await call('usuarios:asignar_roles', { ...own, roles: ['portal'] })).status).toBe(409);
    expect((await call('usuarios:deshabilitar', own)).status).toBe(409);
    expect(await isSignedIn(admin)).toBe(true);
    expect((await call('auditoria:consultar', {})).status).toBe(200);

    await call('usuarios:asignar_roles', { id: ana.id, roles: ['Administrador'] });
    await call('usuarios:deshabilitar', { id: ana.id });
    // A disabled administrator administers nothing.
    expect((await call('usuarios:asignar_roles', { ...own, roles: [] })).status).toBe(409);
    await call('usuarios:habilitar', { id: ana.id });
    expect((await call('usuarios:asignar_roles', { ...own, roles: ['portal'] })).status).toBe(200);
  });

  test('always stays, also when the last two remove each other at the same time', async () => {
    await call('usuarios:asignar_roles', { id: ana.id, roles: ['Administrador'] });
    await Promise.all([
      call('usuarios:asignar_roles', { id: ana.id, roles: ['portal'] }),
      call('usuarios:asignar_roles', { id: admin.id, roles: ['portal'] }, ana),
    ]);
    expect(await portal.context.accounts.findFirstAdministrator()).toBeDefined();
  });

  test('finds in the log what a person did and what is about one', async () => {
    await call('usuarios:deshabilitar', { id: ana.id });
    const kinds = async (asked: object) => {
      const answer = await call('auditoria:consultar', { ...asked, limit: 20 });
      return (answer.data as unknown as { accion: string; usuario_nombre: string | null }[]).map(
        ({ accion, usuario_nombre }) => `${accion} ${usuario_nombre}`,
      );
    };
    const hers = ['account.disabled Ana López', 'session.started Ana López'];
    expect(await kinds({ persona_id: ana.id })).toEqual(hers);
    expect(await kinds({ persona: 'lopez' })).toEqual(hers);
    expect(await kinds({ persona: 'ANA@' })).toEqual(hers);
    expect(await kinds({ persona: 'Beatriz' })).toEqual([
      'account.disabled Ana López',
      'session.started Beatriz Orozco',
    ]);
    expect(await kinds({ persona: 'nadie' })).toEqual([]);
    const since = { field: 'created_at', operator: '>', value: '2999-01-01' };
    expect(await kinds({ persona_id: ana.id, filter: { where: [since] } })).toEqual([]);
    expect((await call('auditoria:consultar', { persona: 'x'.repeat(201) })).status).toBe(422);
  });

  test('reads who did what to whom in the log, newest first', async () => {
    await call('usuarios:asignar_roles', { id: ana.id, roles: ['portal', 'Administrador'] });
    await call('usuarios:deshabilitar', { id: ana.id });
    const { data } = await call('auditoria:consultar', {
      filter: { where: [{ field: 'usuario_id', operator: '=', value: ana.id }] },
      limit: 2,
    });
    expect(data).toMatchObject([
      { accion: 'account.disabled', actor_correo: admin.email, usuario_correo: ana.email },
      {
        accion: 'roles.changed',
        direccion: '10.0.0.1',
        detalles: { before: ['member'], after: ['member', 'administrator'] },
      },
    ]);
  });
});

describeOnSqlite('what administrators alone may do', (databases) => {
  let portal: Portal;
  let admin: Person;
  let ana: Person;
  beforeAll(async () => {
    portal = await openPortal(databases);
    admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
    ana = await portal.newPerson();
  });
  afterAll(() => portal.close());
  const call = (action: string, body: object, by = admin) =>
    portal.post(action, body, { token: by.token });

  test.each(['password_hash', 'payload.nombre', 'rfc; drop table users', 'constructor'])(
    'cannot ask by %s',
    async (field) => {
      const filter = { where: [{ field, operator: '=', value: 'x' }] };
      expect((await call('usuarios:consultar', { filter })).status).toBe(422);
      expect((await call('usuarios:consultar', { order: [{ field }] })).status).toBe(422);
    },
  );

  test.each([
    ['usuarios:asignar_roles', { roles: ['Administrador'] }],
    ['usuarios:deshabilitar', {}],
    ['usuarios:habilitar', {}],
    ['usuarios:cerrar_sesiones', {}],
    ['auditoria:consultar', {}],
  ])('is not done by others: %s', async (action, body) => {
    for (const id of [ana.id, admin.id]) {
      expect((await call(action, { id, ...body }, ana)).status).toBe(403);
      expect((await portal.post(action, { id, ...body })).status).toBe(401);
    }
    expect((await call('usuarios:consultar', {})).status).toBe(200);
    const { data } = await call('usuarios:consultar', { id: ana.id });
    expect(data).toMatchObject([{ roles: ['portal'], deshabilitado: false }]);
  });

  test.each([
    ['an unknown role', { roles: ['dueño'] }, 422],
    ['no roles', {}, 422],
    ['an unknown person', { id: 'x', roles: ['portal'] }, 404],
    ['NUL', { id: '\0', roles: ['portal'] }, 422],
  ])('is refused with %s', async (_what, body, status) => {
    const answer = await call('usuarios:asignar_roles', { id: ana.id, ...body });
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.message).toBe('No hay resultados de consulta [Usuario].');
  });
});
