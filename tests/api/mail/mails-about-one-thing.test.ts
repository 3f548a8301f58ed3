import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const hour = 3_600_000;

describeOnBothDatabases('mails about one thing', (databases) => {
  let wire: Wire;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-20T18:00:00Z');
    wire = await openWire(databases, {}, { now: () => new Date(now) });
  });
  afterEach(() => wire.close());

  test('are twelve, then one that tells of all later changes; others get theirs', async () => {
    const canela = await approvedApplication(wire);
    await wire.newMails();
    const toggle = (estado: string) =>
      canela.post(
        'catalogos:actualizar',
        { schema: 'mascotas', id: canela.petId, payload: { estado } },
        canela.rescuer,
      );
    for (let time = 0; time < 12; time += 1) {
      expect((await toggle('pausado')).status).toBe(200);
      expect((await toggle('adopcion')).status).toBe(200);
    }
    const family = `${canela.familyId}@example.org`;
    const toFamily = async () =>
      (await wire.newMails()).filter(({ envelopeTo }) => envelopeTo[0] === family);
    const told = await toFamily();
    expect(told.length).toBeGreaterThan(5);
    expect(told.length).toBeLessThanOrEqual(12);
    now += 6 * hour;
    const later = await toFamily();
    expect(later.map(({ subject }) => subject)).toEqual(['Hubo más cambios: míralos en tu cuenta']);
    expect(later[0]?.text).toContain('/mi-cuenta');
    await toggle('pausado');
    expect(await toFamily()).toHaveLength(1);
    await approvedApplication(wire);
    expect((await wire.newMails()).length).toBeGreaterThan(0);
  });
});
