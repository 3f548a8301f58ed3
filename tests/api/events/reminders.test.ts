import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addMember, admin, createEvent, picnic } from './wire-events.ts';

describeOnBothDatabases('the reminder of an adoption event', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let now: string;

  beforeEach(async () => {
    smtp = await startSmtpServer();
    now = '2026-11-27T18:00:00Z';
    const clock = { now: () => new Date(now) };
    const scheduledKinds = ['events.remindOwners'];
    wire = await openWire(databases, { SMTP_URL: smtp.url }, clock, { scheduledKinds });
  });
  afterEach(async () => {
    await wire.close();
    await smtp.stop();
  });

  const petOf = (owner_id: string, said: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { owner_id, ...said });
  const eventWith = (pets: string[], said: object = {}) =>
    createEvent(wire, { mascotas_presentes: pets.map((mascota_id) => ({ mascota_id })), ...said });

  /** What the portal mails at this moment to remind people, by recipient. */
  async function remindersAt(instant: string) {
    now = instant;
    await wire.context.jobs.runDue();
    return smtp.mails
      .splice(0)
      .filter(({ subject }) => /^(Es mañana|Es hoy|It is tomorrow)/.test(subject ?? ''))
      .map(({ envelopeTo, subject }) => [envelopeTo[0], subject])
      .sort();
  }

  it('comes to owners the day before, once, in their language', async () => {
    const rosa = await addMember(wire);
    const jane = await addMember(wire, { language: 'en' });
    await eventWith([await petOf(rosa), await petOf(rosa), await petOf(jane)]);
    expect(await remindersAt('2026-11-27T18:00:00Z')).toEqual([]);
    expect(await remindersAt('2026-11-28T16:30:00Z')).toEqual(
      [
        [`${rosa}@example.org`, 'Es mañana: Evento de adopción en Parque Dos Aguas'],
        [`${jane}@example.org`, 'It is tomorrow: Adoption event at Parque Dos Aguas'],
      ].sort(),
    );
    // The job's next turn still falls on the day before, and so does a second one of the same turn.
    await wire.context.database.query
      .deleteFrom('jobs')
      .where('kind', '=', 'events.remindOwners')
      .execute();
    expect(await remindersAt('2026-11-29T04:30:00Z')).toEqual([]);
    expect(await remindersAt('2026-11-29T18:00:00Z')).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    it('calls the event by its own title', async () => {
      const jane = await addMember(wire, { language: 'en' });
      await eventWith([await petOf(jane)], { fecha: '2026-12-20', titulo: 'Posada de patas' });
      expect(await remindersAt('2026-12-19T16:30:00Z')).toEqual([
        [`${jane}@example.org`, 'It is tomorrow: Posada de patas'],
      ]);
    });
  });

  it('comes to nobody whose event or pet is not to be there', async () => {
    const { query } = wire.context.database;
    const rosa = await addMember(wire);
    const dropped = await eventWith([await petOf(rosa)]);
    await wire.post('catalogos:eliminar', { schema: 'evento_adopcion', id: dropped }, admin);

    const [withdrawn, deleted, adopted] = [
      await petOf(await addMember(wire)),
      await petOf(await addMember(wire)),
      await petOf(await addMember(wire)),
    ];
    const disabled = await petOf(await addMember(wire, { disabled: 1 }));
    const event = await eventWith([withdrawn, deleted, adopted, disabled]);
    const body = { mascota_id: withdrawn, evento_id: event };
    expect((await wire.post('evento_adopcion:retirar_participante', body, admin)).status).toBe(200);
    await query.updateTable('pets').set({ deleted: 1 }).where('id', '=', deleted).execute();
    await query.updateTable('pets').set({ status: 'adopted' }).where('id', '=', adopted).execute();

    expect(await remindersAt('2026-11-28T16:30:00Z')).toEqual([]);
  });

  it('goes by the day at the place, when a morning without a server is made up for at night', async () => {
    const inCancun = await addMember(wire);
    const inTijuana = await addMember(wire);
    const on = (fecha: string, estado: string) => ({ fecha, lugar: { ...picnic.lugar, estado } });
    await eventWith([await petOf(inCancun)], on('2026-11-30', 'Quintana Roo'));
    await eventWith([await petOf(inTijuana)], on('2026-11-30', 'Baja California'));
    // Half past midnight of the 29th in Cancún, half past nine in the evening of the 28th in Tijuana.
    expect((await remindersAt('2026-11-29T05:30:00Z')).map(([to]) => to)).toEqual([
      `${inCancun}@example.org`,
    ]);
    expect((await remindersAt('2026-11-29T18:00:00Z')).map(([to]) => to)).toEqual([
      `${inTijuana}@example.org`,
    ]);
  });

  it('comes at once to who signs up after it has gone out, once, until the event begins', async () => {
    const [rosa, eva, jane] = [await addMember(wire), await addMember(wire), await addMember(wire)];
    const event = await eventWith([await petOf(rosa)]);
    const signUp = async (owner: string) => {
      const body = { mascota_id: await petOf(owner), evento_id: event };
      const token = `member:${owner}`;
      const answer = await wire.post('evento_adopcion:agregar_participante', body, token);
      expect(answer.status).toBe(200);
    };
    await signUp(rosa);
    expect(await remindersAt('2026-11-27T18:00:00Z')).toEqual([]);
    expect(await remindersAt('2026-11-28T16:30:00Z')).toHaveLength(1);
    now = '2026-11-28T20:00:00Z';
    await signUp(eva);
    await signUp(rosa);
    expect(await remindersAt(now)).toEqual([
      [`${eva}@example.org`, 'Es mañana: Evento de adopción en Parque Dos Aguas'],
    ]);
    // An hour before it begins, and then while it goes on.
    now = '2026-11-29T14:00:00Z';
    await signUp(jane);
    expect(await remindersAt(now)).toEqual([
      [`${jane}@example.org`, 'Es hoy: Evento de adopción en Parque Dos Aguas'],
    ]);
    now = '2026-11-29T15:00:00Z';
    await signUp(await addMember(wire));
    expect(await remindersAt('2026-11-29T16:30:00Z')).toEqual([]);
  });

  it('comes for an event that is made, or moved, to the next day when it has gone out', async () => {
    const [rosa, eva] = [await addMember(wire), await addMember(wire)];
    const later = await eventWith([await petOf(eva)], { fecha: '2026-12-20' });
    expect(await remindersAt('2026-11-28T16:30:00Z')).toEqual([]);
    now = '2026-11-28T20:00:00Z';
    await eventWith([await petOf(rosa)]);
    const change = { schema: 'evento_adopcion', id: later, payload: { fecha: '2026-11-29' } };
    expect((await wire.post('catalogos:actualizar', change, admin)).status).toBe(200);
    expect((await remindersAt(now)).map(([to]) => to)).toEqual(
      [`${rosa}@example.org`, `${eva}@example.org`].sort(),
    );
    expect(await remindersAt('2026-11-29T01:00:00Z')).toEqual([]);
  });

  it('does not come late: what a mail server has not taken by the beginning is dropped', async () => {
    await eventWith([await petOf(await addMember(wire))]);
    smtp.behaves = 'greylists';
    expect(await remindersAt('2026-11-28T16:30:00Z')).toEqual([]);
    smtp.behaves = 'accepts';
    expect(await remindersAt('2026-11-29T15:00:00Z')).toEqual([]);
    const { query } = wire.context.database;
    const open = query.selectFrom('jobs').select('id').where('kind', '=', 'mail.sendBulk');
    expect(await open.where('finished_at', 'is', null).execute()).toEqual([]);
  });

  it('does not leave the queue for an event that was cancelled or moved meanwhile', async () => {
    const dropped = await eventWith([await petOf(await addMember(wire))]);
    const moved = await eventWith([await petOf(await addMember(wire))]);
    const kept = await addMember(wire);
    await eventWith([await petOf(kept)]);
    smtp.behaves = 'greylists';
    expect(await remindersAt('2026-11-28T16:30:00Z')).toEqual([]);
    const schema = 'evento_adopcion';
    const later = { schema, id: moved, payload: { fecha: '2026-12-20' } };
    await wire.post('catalogos:eliminar', { schema, id: dropped }, admin);
    expect((await wire.post('catalogos:actualizar', later, admin)).status).toBe(200);
    smtp.behaves = 'accepts';
    expect((await remindersAt('2026-11-28T20:00:00Z')).map(([to]) => to)).toEqual([
      `${kept}@example.org`,
    ]);
    expect(await remindersAt('2026-11-29T05:00:00Z')).toEqual([]);
  });
});
