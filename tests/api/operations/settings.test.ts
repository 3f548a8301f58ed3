import { afterEach, expect, it } from 'vitest';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

describeOnBothDatabases('what an organisation chooses for itself', (databases) => {
  let portal: Portal;
  afterEach(() => portal.close());

  async function open(env: NodeJS.ProcessEnv = {}) {
    portal = await openPortal(databases, env);
    const admin = await portal.newPerson({ email: 'luz@example.mx', administrator: true });
    const change = (ajuste: string, valor: string | null, { token } = admin) =>
      portal.post('ajustes:cambiar', { ajuste, valor }, { token });
    const find = async (ajuste: string) => {
      const { data } = await portal.post('ajustes:consultar', {}, { token: admin.token });
      return (data as unknown as { ajuste: string }[]).find((one) => one.ajuste === ajuste);
    };
    return { admin, change, find };
  }
  const largest = async () => (await portal.context.donations.offer()).largestCents;

  it('holds at once, in every process, and is written down', async () => {
    const { admin, change, find } = await open();
    const other = await createTestContext({
      ...portal.config,
      secretKey: portal.context.secretKey,
    });
    try {
      expect((await other.donations.offer()).largestCents).toBe(100_000_000);
      expect((await change('donativo_mayor', ' 5000 ')).status).toBe(200);
      expect(await largest()).toBe(500_000);
      await expect.poll(async () => (await other.donations.offer()).largestCents).toBe(500_000);
    } finally {
      await other.close();
    }
    expect(await find('donativo_mayor')).toMatchObject({ valor: '5000', origen: 'guardado' });
    const log = await portal.post('auditoria:consultar', { limit: 5 }, { token: admin.token });
    expect(log.data).toContainEqual(expect.objectContaining({ accion: 'setting.changed' }));
    await change('donativo_mayor', null);
    expect(await find('donativo_mayor')).toMatchObject({ valor: '1000000', origen: 'usual' });
    expect(await largest()).toBe(100_000_000);
  });

  it('is a time zone from the next start of a process on, unless the environment sets one', async () => {
    const { change, find } = await open();
    const start = (settings: Partial<typeof portal.config> = {}) =>
      createTestContext({ ...portal.config, secretKey: portal.context.secretKey, ...settings });
    const zoneOf = async (context: ReturnType<typeof start>) => {
      const { config, close } = await context;
      await close();
      return config.timezone;
    };
    expect(await find('zona_horaria')).toMatchObject({ valor: 'America/Mexico_City' });
    expect((await change('zona_horaria', 'America/Tijuana')).status).toBe(200);
    expect((await change('zona_horaria', 'Europe/Paris')).status).toBe(422);
    expect(portal.context.config.timezone).toBe('America/Mexico_City');
    expect(await zoneOf(start())).toBe('America/Tijuana');
    const { fixed, usual } = portal.config.settings;
    const settings = { usual, fixed: { ...fixed, timezone: 'Europe/Paris' } };
    expect(await zoneOf(start({ settings, timezone: 'Europe/Paris' }))).toBe('Europe/Paris');
    expect((await change('zona_horaria', null)).status).toBe(200);
    expect(await zoneOf(start())).toBe('America/Mexico_City');
  });

  it('is refused where it is none, and changes nothing then', async () => {
    const { change } = await open();
    for (const [name, value] of [
      ['donativo_mayor', '99'],
      ['donativo_mayor', 'mucho'],
      ['camino_adopcion', 'carta'],
      ['dias_apartado', '61'],
      ['versiones_nuevas', 'http://example.org/VERSION'],
    ] as const) {
      const { status, errors } = await change(name, value);
      expect([name, status, Object.keys(errors ?? {})]).toEqual([name, 422, ['valor']]);
    }
    expect(await largest()).toBe(100_000_000);
  });

  it('is the environment’s where that says so, whatever is stored', async () => {
    const { change, find } = await open({ DONATION_LARGEST_PESOS: '700' });
    expect((await change('donativo_mayor', '5000')).status).toBe(409);
    expect(await find('donativo_mayor')).toEqual({
      ...{ ajuste: 'donativo_mayor', valor: '700', origen: 'servidor' },
      variable: 'DONATION_LARGEST_PESOS',
    });
    expect(await largest()).toBe(70_000);
  });

  it('is for administrators alone', async () => {
    const { change } = await open();
    const member = await portal.newPerson({ email: 'beto@example.mx' });
    expect((await change('donativo_mayor', '5000', member)).status).toBe(403);
    expect(await largest()).toBe(100_000_000);
  });
});
