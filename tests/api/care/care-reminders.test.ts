import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const day = 86_400_000;

describeOnBothDatabases('reminders of care', (databases) => {
  let wire: Wire;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let now: number;
  let owner = '';
  beforeEach(async () => {
    now = start.now().getTime();
    smtp = await startSmtpServer();
    wire = await openWire(databases, { SMTP_URL: smtp.url }, { now: () => new Date(now) });
    const { database } = wire.context;
    const ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    // Else the day's upkeep erases those that nobody uses.
    await database.query
      .updateTable('users')
      .set({ confirmed_at: '2026-11-01T00:00:00.000Z' })
      .execute();
    const lasting = { owner_id: ownerId, notify_on: '2027-12-01', expires_on: '2027-12-30' };
    for (const [name, dueIn] of [
      ['Canela', 9],
      ['Luna', 9],
    ] as const) {
      const id = await addPet(database, { ...lasting, name });
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
  afterEach(async () => {
    await wire.close();
    await smtp.stop();
  });

  async function remindersAfter(days: number) {
    now += days * day;
    await wire.context.jobs.runDue();
    return smtp.mails.splice(0).filter(({ subject }) => /cuidado/.test(subject ?? ''));
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

  test('are not sent to whoever does not want them', async () => {
    const off = { recordatorios: false };
    expect(await wire.post('cuidados:recordar', off)).toMatchObject({ status: 401 });
    expect(await wire.post('cuidados:recordar', off, owner)).toMatchObject({ status: 200 });
    expect(await wire.post('cuidados:por_hacer', {}, owner)).toMatchObject({ data: off });
    expect(await remindersAfter(9)).toEqual([]);
  });
});
