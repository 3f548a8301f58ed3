import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
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

  onSqliteAlone(databases, () => {
    /** What has come to an address since the last look. */
    const to = async (address: string) =>
      (await wire.newMails()).filter(({ envelopeTo }) => envelopeTo[0] === address).length;
    async function bothTimes(address: string) {
      const atOnce = await to(address);
      now += 6 * hour;
      return [atOnce, await to(address)];
    }

    /** What a loop brings to an address: at once, and when the time is over. */
    async function bounded(address: string) {
      const [atOnce, afterwards] = await bothTimes(address);
      expect([address, (atOnce ?? 0) <= 12, (afterwards ?? 0) <= 1]).toEqual([address, true, true]);
      return [atOnce, afterwards];
    }

    test('are as few of forty contracts', async () => {
      const canela = await approvedApplication(wire);
      await wire.newMails();
      for (let time = 0; time < 40; time += 1) {
        const said = { id: canela.id, domicilio: `Calle ${time}, Tulum` };
        const { status } = await canela.post('solicitudes:preparar_contrato', said, canela.rescuer);
        expect(status).toBe(200);
      }
      expect((await bounded(`${canela.familyId}@example.org`))[1]).toBe(1);
    });

    test('are as few of two hundred changes of a pet', async () => {
      const canela = await approvedApplication(wire);
      await wire.newMails();
      let changed = 0;
      for (let time = 0; time < 200; time += 1) {
        const payload = { estado: time % 2 === 0 ? 'pausado' : 'adopcion' };
        const body = { schema: 'mascotas', id: canela.petId, payload };
        const { status } = await canela.post('catalogos:actualizar', body, canela.rescuer);
        // One person changes so much at a time.
        expect([200, 429]).toContain(status);
        if (status === 200) changed += 1;
      }
      expect(changed).toBeGreaterThan(24);
      expect((await bounded(`${canela.familyId}@example.org`))[1]).toBe(1);
    });

    test('are as few of forty applications that a family takes back', async () => {
      const canela = await approvedApplication(wire);
      await canela.step('retirar', canela.family);
      await wire.newMails();
      now += 6 * hour;
      const said = { schema: 'solicitudes', payload: { mascotas: [canela.petId], mensaje: '' } };
      let sent = 0;
      for (let time = 0; time < 40; time += 1) {
        const { status, data } = await canela.post('documentos:crear', said, canela.family);
        if (status === 200) sent += 1;
        const step = { schema: 'solicitudes', serie: 'SOL', folio: data?.folio ?? 0 };
        const back = { ...step, transicion: 'retirar' };
        await canela.post('documentos:transitar', back, canela.family);
      }
      expect(sent).toBeGreaterThan(0);
      await bounded(`${canela.rescuerId}@example.org`);
    });
  });
});
