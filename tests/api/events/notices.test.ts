import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepNoticesToAnswer } from '#server/db/migrations/0135-notices-to-answer.ts';
import { buildApp } from '#server/http/app.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addMember, createEvent, picnic } from './wire-events.ts';

const schema = 'evento_adopcion';
const moved = { fecha: '2026-12-06' };

describeOnBothDatabases('word of a change of an event', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let now: number;
  let admin: string;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 18);
    smtp = await startSmtpServer();
    wire = await openWire(databases, { SMTP_URL: smtp.url }, { now: () => new Date(now) });
    wire.context.jobs.start();
    admin = `administrator:${await addMember(wire)}`;
  });
  afterEach(async () => {
    await wire.close();
    await smtp.stop();
  });

  const ask = async (action: string, eventId: string, more: object = {}, token = admin) => {
    const body = { evento_id: eventId, ...more };
    return (await wire.post(`evento_adopcion:${action}`, body, token)) as unknown as {
      status: number;
      data: never;
    };
  };
  const invite = async (eventId: string, correos: string[]) => {
    expect((await ask('enviar_invitacion', eventId, { correos })).status).toBe(200);
    smtp.mails.length = 0;
  };
  const change = async (id: string, payload: object) => {
    now += 1_000;
    expect((await wire.post('catalogos:actualizar', { schema, id, payload }, admin)).status).toBe(
      200,
    );
    now += 1_000;
  };
  const remove = async (id: string) =>
    expect((await wire.post('catalogos:eliminar', { schema, id }, admin)).status).toBe(200);
  const due = async (id: string) => (await ask('consultar_aviso', id)).data;
  const mailed = () => smtp.mails.flatMap(({ envelopeTo }) => envelopeTo).sort();
  const calendarOf = (address: string) =>
    smtp.mails
      .find(({ envelopeTo }) => envelopeTo.includes(address))
      ?.attachments[0]?.content.toString()
      .replace(/\r\n[ \t]/g, '') ?? '';

  it('goes once to all who know another day, in their language, with a newer entry of the same event', async () => {
    const rosa = await addMember(wire, { language: 'en' });
    const canela = await addPet(wire.context.database, { owner_id: rosa });
    const eventId = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    await invite(eventId, ['vecina@example.org', `${rosa}@example.org`]);
    expect(await due(eventId)).toEqual({ tipo: 'cambio', total: 0, duenos: 0, invitados: 0 });
    await change(eventId, { descripcion: 'Habrá pastel.' });
    expect(await due(eventId)).toMatchObject({ total: 0 });
    await change(eventId, moved);
    expect(await due(eventId)).toEqual({ tipo: 'cambio', total: 2, duenos: 1, invitados: 1 });
    const told = await ask('avisar', eventId);
    expect(told.data).toHaveLength(2);
    expect(mailed()).toEqual([`${rosa}@example.org`, 'vecina@example.org'].sort());
    const neighbour = smtp.mails.find(({ envelopeTo }) => envelopeTo[0] === 'vecina@example.org');
    expect(neighbour?.subject).toBe(
      'Hay cambios: Evento de adopción en Parque Dos Aguas, domingo, 6 de diciembre',
    );
    expect(neighbour?.text).toContain('domingo, 6 de diciembre (antes: domingo, 29 de noviembre)');
    expect(neighbour?.text).not.toContain('10:00 – 14:00 (antes');
    const english = smtp.mails.find(({ envelopeTo }) => envelopeTo[0] !== 'vecina@example.org');
    expect(english?.subject).toContain('Changed: Adoption event at Parque Dos Aguas');
    const entry = calendarOf('vecina@example.org');
    expect(entry).toContain('METHOD:PUBLISH');
    expect(entry).toContain(`UID:${eventId}@casa.example`);
    expect(entry).toContain('SEQUENCE:2');
    expect(entry).toContain('DTSTART;TZID=America/Cancun:20261206T100000');
    expect(entry).toMatch(/ORGANIZER.*mailto:/i);

    smtp.mails.length = 0;
    expect(await due(eventId)).toMatchObject({ total: 0 });
    expect((await ask('avisar', eventId)).data).toEqual([]);
    expect(mailed()).toEqual([]);
  });

  it('is not due to who was told since, signed up since, or was told what is true again', async () => {
    const [rosa, jane] = [await addMember(wire), await addMember(wire)];
    const { database } = wire.context;
    const [canela, nube] = [
      await addPet(database, { owner_id: rosa }),
      await addPet(database, { owner_id: jane }),
    ];
    const eventId = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    await change(eventId, moved);
    expect(await due(eventId)).toMatchObject({ total: 1, duenos: 1 });
    const body = { mascota_id: nube, evento_id: eventId };
    await wire.post('evento_adopcion:agregar_participante', body, `member:${jane}`);
    await invite(eventId, ['vecina@example.org']);
    expect(await due(eventId)).toMatchObject({ total: 0 });
    await change(eventId, { fecha: picnic.fecha });
    expect(await due(eventId)).toEqual({ tipo: 'cambio', total: 3, duenos: 2, invitados: 1 });
    await change(eventId, moved);
    expect(await due(eventId)).toMatchObject({ total: 0 });
  });

  it('of a cancellation takes the event out of calendars, and is all that is told of it', async () => {
    const app = await buildApp(wire.context);
    const rosa = await addMember(wire);
    const canela = await addPet(wire.context.database, { owner_id: rosa });
    const eventId = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    await invite(eventId, ['vecina@example.org']);
    await remove(eventId);
    expect(await due(eventId)).toEqual({ tipo: 'cancelacion', total: 2, duenos: 1, invitados: 1 });
    await ask('avisar', eventId);
    expect(mailed()).toEqual([`${rosa}@example.org`, 'vecina@example.org'].sort());
    expect(smtp.mails[0]?.subject).toContain('Se canceló: Evento de adopción');
    const entry = calendarOf('vecina@example.org');
    expect(entry).toContain('METHOD:CANCEL');
    expect(entry).toContain('STATUS:CANCELLED');
    expect(entry).toContain(`UID:${eventId}@casa.example`);
    expect(entry).toContain('SEQUENCE:1');
    expect(smtp.mails[0]?.source).toContain('method=CANCEL');
    expect((await ask('avisar', eventId)).data).toEqual([]);

    const feed = (await app.inject({ url: '/feeds/es.ics' })).body.replace(/\r\n[ \t]/g, '');
    expect(feed).toContain('METHOD:PUBLISH');
    expect(feed).toContain('STATUS:CANCELLED');
    expect(feed).not.toContain('esperan familia');
    const { adoptionEvents } = wire.context;
    expect(await adoptionEvents.find(eventId)).toBeUndefined();
    expect(await adoptionEvents.isCancelled(eventId)).toBe(true);
    const query = { schema, filter: { where: [{ field: 'id', operator: '=', value: eventId }] } };
    expect((await wire.post('catalogos:consultar', query, admin)).data).toEqual([]);
    expect((await adoptionEvents.list({ when: 'upcoming', filter: {}, page: 1 })).total).toBe(0);
    expect((await adoptionEvents.nextEvents()).size).toBe(0);
    expect((await ask('enviar_invitacion', eventId)).status).toBe(404);
    await app.close();

    // Whom it was about is forgotten after a month, that there was one after a year.
    now += 31 * 86_400_000;
    await wire.context.jobs.runDue();
    const left = await wire.context.database.query.selectFrom('event_mails').select('id').execute();
    expect(left).toEqual([]);
    expect(await adoptionEvents.isCancelled(eventId)).toBe(true);
    now += 366 * 86_400_000;
    await wire.context.jobs.runDue();
    expect(await adoptionEvents.isCancelled(eventId)).toBe(false);
  });

  it('is asked of all staff until one of them answers, once, also by two at once', async () => {
    const other = `coordinator:${await addMember(wire)}`;
    const asked = async (token = other) =>
      (await wire.post('evento_adopcion:consultar_avisos', {}, token)).data;
    const waiting = async () => {
      const { data } = await wire.post('tablero:pendientes', { de_todos: true }, other);
      return (data as unknown as { tipo: string; cuenta: number }[]).find(
        ({ tipo }) => tipo === 'avisos_de_eventos',
      )?.cuenta;
    };
    const [kept, gone, unknown] = [
      await createEvent(wire),
      await createEvent(wire, { fecha: '2026-12-01' }),
      await createEvent(wire),
    ];
    await invite(kept, ['vecina@example.org', 'vecino@example.org']);
    await invite(gone, ['vecina@example.org']);
    expect(await asked()).toEqual([]);
    await change(kept, moved);
    await change(unknown, moved);
    await remove(gone);
    expect(await waiting()).toBe(2);
    const { lugar } = picnic as unknown as { lugar: { direccion: string } };
    const cancelled = {
      evento_id: gone,
      titulo: null,
      direccion: lugar.direccion,
      fecha: '2026-12-01',
      tipo: 'cancelacion',
      total: 1,
      duenos: 0,
      invitados: 1,
    };
    expect(await asked()).toMatchObject([
      cancelled,
      { evento_id: kept, fecha: moved.fecha, tipo: 'cambio', total: 2 },
    ]);

    const answers = await Promise.all([ask('no_avisar', kept, {}, other), ask('no_avisar', kept)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('avisar', kept)).status).toBe(409);
    expect(mailed()).toEqual([]);
    expect(await asked()).toEqual([cancelled]);
    await change(kept, { descripcion: 'Habrá pastel.' });
    expect(await asked()).toEqual([cancelled]);
    await change(kept, { horario: { de: '11:00', a: '15:00' } });
    expect(await waiting()).toBe(2);

    const people = ['vecina@example.org', 'vecino@example.org'];
    const [yes, no] = await Promise.all([ask('avisar', kept, {}, other), ask('no_avisar', kept)]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect(mailed()).toEqual(yes.status === 200 ? people : []);
    smtp.mails.length = 0;
    await change(kept, { horario: { de: '12:00', a: '16:00' } });
    expect((await ask('avisar', kept, {}, other)).status).toBe(200);
    expect(mailed()).toEqual(people);
    expect((await ask('no_avisar', kept, {}, other)).status).toBe(409);
    expect((await ask('no_avisar', unknown)).status).toBe(200);
    await change(kept, { descripcion: 'Y gelatina.' });
    expect(await asked()).toEqual([cancelled]);
    expect((await ask('avisar', kept)).data).toEqual([]);

    now = Date.UTC(2026, 11, 3);
    expect(await asked()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('is asked of what was changed before answers were kept', async () => {
    const { database, clock } = wire.context;
    const [changed, same] = [await createEvent(wire), await createEvent(wire)];
    for (const id of [changed, same]) await invite(id, ['vecina@example.org']);
    await change(changed, moved);
    await change(same, { descripcion: 'Habrá pastel.' });
    await database.transaction(async (tx) => {
      await sql.raw('drop index adoption_events_notice').execute(tx.query);
      await sql.raw('alter table adoption_events drop column notice').execute(tx.query);
      await keepNoticesToAnswer.up(tx, database.dialect, clock);
    });
    expect((await wire.post('evento_adopcion:consultar_avisos', {}, admin)).data).toMatchObject([
      { evento_id: changed, total: 1 },
    ]);
  });

  it('tells where an event has moved from, to whoever may know the former day', async () => {
    const movedFrom = async (id: string) => (await wire.context.adoptionEvents.find(id))?.movedFrom;
    const unknown = await createEvent(wire);
    await change(unknown, moved);
    expect(await movedFrom(unknown)).toBeNull();
    const known = await createEvent(wire);
    await invite(known, ['vecina@example.org']);
    await change(known, { descripcion: 'Otra' });
    expect(await movedFrom(known)).toBeNull();
    await change(known, { fecha: '2026-12-05' });
    await change(known, moved);
    expect(await movedFrom(known)).toBe(picnic.fecha);
    await change(known, { fecha: picnic.fecha });
    expect(await movedFrom(known)).toBeNull();
  });

  it('is the administrators’, of events that are not over, and not without end', async () => {
    const eventId = await createEvent(wire);
    expect((await ask('avisar', eventId, {}, 'member:rosa')).status).toBe(403);
    expect((await ask('consultar_aviso', eventId, {}, 'member:rosa')).status).toBe(403);
    expect((await ask('consultar_envios', eventId, {}, 'member:rosa')).status).toBe(403);
    expect((await ask('no_avisar', eventId, {}, 'member:rosa')).status).toBe(403);
    expect((await wire.post('evento_adopcion:consultar_avisos', {}, 'member:rosa')).status).toBe(
      403,
    );
    expect((await ask('no_avisar', 'nothing')).status).toBe(404);
    expect((await ask('no_avisar', eventId)).status).toBe(409);
    expect((await ask('avisar', 'nothing')).status).toBe(404);
    const past = await createEvent(wire, { fecha: '2026-11-19' });
    expect((await ask('avisar', past)).status).toBe(409);
    await remove(past);
    expect(await wire.context.adoptionEvents.isCancelled(past)).toBe(false);
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await ask('avisar', eventId)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses[10]).toBe(429);
  });

  it('is told of by a record, and goes to nobody who wants no such mails unless their pets are there', async () => {
    const eventId = await createEvent(wire);
    await invite(eventId, ['vecina@example.org', 'vecino@example.org']);
    const url = wire.context.newsletter.unsubscribeUrl('vecino@example.org', 'es');
    expect(await wire.context.newsletter.cancel(url.split('/').at(-1) ?? '')).toBe(true);
    await change(eventId, { horario: { de: '11:00', a: '15:00' } });
    expect(await due(eventId)).toMatchObject({ total: 1 });
    smtp.behaves = 'refuses recipient';
    const told = (await ask('avisar', eventId)).data as { to: string; estado: string }[];
    expect(told).toMatchObject([{ to: 'vecina@example.org', estado: 'error' }]);
    smtp.behaves = 'accepts';
    await ask('avisar', eventId);
    const record = (await ask('consultar_envios', eventId)).data as { id: string }[];
    expect(record).toMatchObject([
      { tipo: 'cambio', invitados: 1, enviados: 1, con_error: 0 },
      { tipo: 'cambio', invitados: 1, enviados: 0, con_error: 0 },
      { tipo: 'invitacion', agregados: 2, enviados: 2, inciertos: 0 },
    ]);
    const people = await ask('consultar_envio', eventId, { envio_id: record[0]?.id });
    expect(people.data).toMatchObject([
      { correo: 'vecina@example.org', enviado: expect.any(String), error: null },
    ]);
  });
});
