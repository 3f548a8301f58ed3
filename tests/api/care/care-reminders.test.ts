import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addHome } from '../fostering/foster-calls.ts';
import { addPet, addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const day = 86_400_000;

describeOnBothDatabases('reminders of care', (databases) => {
  let wire: Wire;
  let now: number;
  let owner = '';
  let canela = '';
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database } = wire.context;
    const ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    await confirmAll();
    const lasting = { owner_id: ownerId, notify_on: '2027-12-01', expires_on: '2027-12-30' };
    for (const [name, dueIn] of [
      ['Canela', 9],
      ['Luna', 9],
    ] as const) {
      const id = await addPet(database, { ...lasting, name });
      if (name === 'Canela') canela = id;
      const drops = { tipo: 'tratamiento', producto: 'Gotas', fecha: today };
      const said = { id, ...drops, proxima: addDays(today, dueIn) };
      expect(await wire.post('cuidados:registrar', said, owner)).toMatchObject({ status: 200 });
    }
    // What is of routine would be due today.
    await database.query
      .updateTable('care_next')
      .set({ reminded: 3 })
      .where('kind', '=', 'vaccine')
      .execute();
    await database.query
      .updateTable('care_next')
      .set({ reminded: 3 })
      .where('kind', '=', 'deworming')
      .execute();
  });
  afterEach(() => wire.close());

  /** Else the day's upkeep erases accounts that nobody uses. */
  const confirmAll = () =>
    wire.context.database.query
      .updateTable('users')
      .set({ confirmed_at: '2026-11-01T00:00:00.000Z' })
      .execute();

  async function remindersAfter(days: number) {
    now += days * day;
    return (await wire.newMails()).filter(({ subject }) => /cuidado/.test(subject ?? ''));
  }

  test('are one mail for all pets, a week before, on the day and a week late', async () => {
    expect(await remindersAfter(1)).toEqual([]);
    const [first, ...more] = await remindersAfter(1);
    expect(more).toEqual([]);
    expect(first?.text).toContain('Canela');
    expect(first?.text).toContain('Luna');
    expect(await remindersAfter(1)).toEqual([]);
    expect(await remindersAfter(6)).toHaveLength(1);
    expect(await remindersAfter(3)).toEqual([]);
    expect(await remindersAfter(4)).toHaveLength(1);
    expect(await remindersAfter(20)).toEqual([]);
  });

  test('reach whoever fosters one of the pets, of that one alone', async () => {
    const home = await addHome(wire, { especie: 'perro' });
    await confirmAll();
    const stay = { mascota_id: canela, hogar_id: home.homeId, desde: today };
    expect(await wire.post('hogares:colocar', stay, 'coordinator:c')).toMatchObject({
      status: 200,
    });
    expect(await remindersAfter(1)).toEqual([]);
    const mails = await remindersAfter(1);
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => text?.includes('Canela'))).toBe(true);
    expect(mails.filter(({ text }) => text?.includes('Luna'))).toHaveLength(1);
    expect(await remindersAfter(1)).toEqual([]);
  });

  test('are not sent to whoever does not want them', async () => {
    const off = { recordatorios: false };
    expect(await wire.post('cuidados:recordar', off)).toMatchObject({ status: 401 });
    expect(await wire.post('cuidados:recordar', off, owner)).toMatchObject({ status: 200 });
    expect(await wire.post('cuidados:por_hacer', {}, owner)).toMatchObject({ data: off });
    expect(await remindersAfter(9)).toEqual([]);
  });
});
