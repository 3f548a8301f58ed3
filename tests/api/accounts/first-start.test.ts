import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from './portal.ts';

const luz = { nombre: 'Luz Campos', correo: 'luz@example.mx', contrasena: goodPassword };

describeOnBothDatabases('a portal that nobody administers', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const announce = async () => (await portal.context.firstStart.announce()) ?? '';
  const begin = (codigo: string, changes: object = {}, from?: string) =>
    portal.post('arranque:comenzar', { ...luz, ...changes, codigo }, { from });
  const isOpen = async () => (await portal.post('arranque:consultar', {})).data.abierto;
  const accounts = () => portal.context.accounts;

  test('makes whoever has the code of its log its administrator, signed in', async () => {
    const code = await announce();
    expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
    expect(await isOpen()).toBe(true);

    const { status, data } = await begin(code);
    expect([status, data.correo]).toEqual([200, luz.correo]);
    const session = await portal.post('sesion:iniciar', {
      correo: luz.correo,
      apikey: data.apikey,
    });
    expect(session.data.usuario).toMatchObject({
      nombre: luz.nombre,
      roles: ['portal', 'Administrador'],
    });
    const log = await portal.post(
      'auditoria:consultar',
      { limit: 5 },
      { token: String(session.data.jwt) },
    );
    expect(log.data).toContainEqual(expect.objectContaining({ accion: 'portal.started' }));
    expect(await isOpen()).toBe(false);
  });

  test('takes the code as people type it', async () => {
    const code = await announce();
    expect((await begin(` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
  });

  test('makes nobody anything without the code, nor before it has been announced', async () => {
    expect((await begin('ABCD-EFGH-JKMN')).status).toBe(409);
    await announce();
    const refused = await begin('ABCD-EFGH-JKMN');
    expect([refused.status, refused.errors]).toEqual([
      422,
      { codigo: [expect.stringContaining('registro (log)')] },
    ]);
    expect(await accounts().findFirstAdministrator()).toBeUndefined();
    expect(await accounts().findByEmail(luz.correo)).toBeUndefined();
  });

  test('lets an address try ten codes in a quarter of an hour, and not the right one after them', async () => {
    const code = await announce();
    for (let tries = 0; tries < 10; tries++) await begin('ABCD-EFGH-JKMN');
    expect((await begin(code)).status).toBe(429);
    expect((await begin(code, {}, '10.0.0.2')).status).toBe(200);
  });

  test('has one first administrator, also of two with the code at the same time', async () => {
    const code = await announce();
    const answers = await Promise.all([
      begin(code),
      begin(code, { correo: 'beto@example.mx' }, '10.0.0.2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = await Promise.all(
      [luz.correo, 'beto@example.mx'].map((email) => accounts().findByEmail(email)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await begin(code, { correo: 'carla@example.mx' })).status).toBe(409);
  });

  test('prints the same code in every process, and none once somebody administers it', async () => {
    const code = await announce();
    const other = await createTestContext({
      ...portal.config,
      secretKey: portal.context.secretKey,
    });
    try {
      expect(await other.firstStart.announce()).toBe(code);
      expect(await other.firstStart.leadsVisitors()).toBe(true);
      await begin(code);
      expect(await other.firstStart.leadsVisitors()).toBe(false);
      expect(await other.firstStart.announce()).toBeUndefined();
    } finally {
      await other.close();
    }
  });

  test('is over as soon as somebody is made administrator on the command line', async () => {
    const code = await announce();
    await accounts().makeAdministrator('jefa@example.mx', goodPassword);
    expect(await isOpen()).toBe(false);
    expect((await begin(code)).message).toContain('ya tiene quien lo administre');
    expect(await accounts().findByEmail(luz.correo)).toBeUndefined();
  });

  onSqliteAlone(databases, () => {
    test('keeps the code for another try where the account cannot be made', async () => {
      const code = await announce();
      await portal.newPerson({ email: luz.correo });
      expect((await begin(code)).errors).toHaveProperty('correo');
      expect((await begin(code, { contrasena: 'password1' })).errors).toHaveProperty('contrasena');
      expect((await begin(code, { correo: 'otra@example.mx' })).status).toBe(200);
    });
  });
});
