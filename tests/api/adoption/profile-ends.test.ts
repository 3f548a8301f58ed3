import { afterEach, beforeEach, expect, test } from 'vitest';
import { retentionCutoff } from '#domain/retention/retention.ts';
import { adoptionProfileEnds } from '#server/features/adoption/applications/adoption-profile-ends.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, smallProfile } from './application-steps.ts';

const day = 86_400_000;

describeOnBothDatabases('an adoption profile', (databases) => {
  let wire: Wire;
  let now: number;
  let told: string[];
  const open = async (env: Record<string, string> = {}) => {
    now = start.now().getTime();
    told = [];
    wire = await openWire(databases, env, { now: () => new Date(now) });
  };
  beforeEach(() => open());
  afterEach(() => wire.close());

  /** A night of the retention job, of these two kinds alone. */
  async function night() {
    const { context } = wire;
    const mail = {
      ...context.mail,
      enqueue: async (_tx: unknown, { to }: { to: string }) => void told.push(to),
    };
    const kinds = adoptionProfileEnds({ ...context, mail } as never);
    for (const { kind, apply } of kinds) {
      const { retention } = context.config;
      const before = retentionCutoff(kind, new Date(now), retention).toISOString();
      await context.database.transaction((tx) =>
        apply(tx, { now: new Date(now), before, after: '', most: 200 }),
      );
    }
    return told.splice(0).length;
  }
  const profiles = async () =>
    (await wire.context.database.query.selectFrom('adoption_profiles').selectAll().execute())
      .length;
  async function pass(days: number) {
    now += days * day;
    return night();
  }

  test('that nobody used goes a year after its last change, told thirty days before', async () => {
    const token = `member:${await addUser(wire.context.database)}`;
    await wire.post('perfil_adopcion:guardar', smallProfile, token);
    expect(await pass(330)).toBe(0);
    expect(await pass(10)).toBe(1);
    expect(await pass(1)).toBe(0);
    expect(await profiles()).toBe(1);
    // Saved again, it stays for another year.
    await wire.post('perfil_adopcion:guardar', smallProfile, token);
    expect(await pass(40)).toBe(0);
    expect(await profiles()).toBe(1);
    expect(await pass(300)).toBe(1);
    expect(await pass(29)).toBe(0);
    expect(await profiles()).toBe(1);
    expect(await pass(2)).toBe(0);
    expect(await profiles()).toBe(0);
  });

  test('stays while an application is open, and goes with its copies a year after the last one ended', async () => {
    const adoption = await approvedApplication(wire);
    expect(await pass(800)).toBe(0);
    await adoption.step('rechazar');
    expect(await pass(1)).toBe(0);
    expect(await pass(340)).toBe(1);
    expect(await profiles()).toBe(1);
    expect(await pass(31)).toBe(0);
    expect(await profiles()).toBe(0);
    const body = { schema: 'solicitudes', filter: { where: [] } };
    const found = await adoption.post('documentos:consultar', body, 'administrator:a');
    const [row] = found.data as unknown as { payload: Record<string, unknown> }[];
    expect(row?.payload).toMatchObject({ perfil: null, mensaje: 'La queremos.' });
    const rows = await wire.context.database.query
      .selectFrom('adoption_applications')
      .select('profile_json')
      .execute();
    expect(JSON.stringify(rows)).not.toContain('34');
  });

  test('is kept for as many months as are configured', async () => {
    await wire.close();
    await open({ ADOPTION_DATA_MONTHS: '3' });
    const token = `member:${await addUser(wire.context.database)}`;
    await wire.post('perfil_adopcion:guardar', smallProfile, token);
    expect(await pass(65)).toBe(1);
    expect(await pass(31)).toBe(0);
    expect(await profiles()).toBe(0);
  });
});
