import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { createEventInvitations } from '#server/features/adoption/events/event-invitations.service.ts';
import { createEventMailContents } from '#server/features/adoption/events/event-mail-contents.ts';
import { createEventMailing } from '#server/features/adoption/events/event-mailing.ts';
import { newsletterConfirmation } from '#server/features/communication/newsletter/newsletter-confirmation-mail.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, today } from '../pets/add-pets.ts';
import { openWire, type Wire, type WireAnswer } from '../wire/portal.ts';
import { addMember, createEvent } from './wire-events.ts';

describeOnBothDatabases('invitations to an adoption event', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let admin: string;
  let bounces: boolean;
  let isSlow: boolean;
  const letOn: (() => void)[] = [];

  beforeEach(async () => {
    bounces = true;
    isSlow = true;
    letOn.length = 0;
    smtp = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        const rejection = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
        if (isSlow && address.startsWith('lenta')) letOn.push(done);
        else done(bounces && address.startsWith('rebota') ? rejection : undefined);
      },
    });
    wire = await openWire(databases, { SMTP_URL: smtp.url });
    wire.context.jobs.start();
    admin = `administrator:${await addMember(wire)}`;
  });
  afterEach(async () => {
    await wire.close();
    await smtp.stop();
  });

  async function invite(eventId: string, correos: string[] = [], token = admin) {
    const body = { evento_id: eventId, correos };
    const answer = await wire.post('evento_adopcion:enviar_invitacion', body, token);
    return answer as unknown as Omit<WireAnswer, 'data'> & {
      data: { to: string; error: string | null }[];
    };
  }
  const recipients = () => smtp.mails.flatMap(({ envelopeTo }) => envelopeTo).sort();

  it('go to each once, and tell of each what became of it', async () => {
    const eventId = await createEvent(wire);
    const good = Array.from({ length: 30 }, (_, index) => `amiga${index}@example.org`);
    const bad = Array.from({ length: 7 }, (_, index) => `rebota${index}@example.org`);
    const first = await invite(eventId, [...good, ...bad]);
    const failed = first.data.filter(({ error }) => error !== null);
    expect(failed.map(({ to }) => to).sort()).toEqual(bad.toSorted());
    expect(failed[0]?.error).toBe('Su servidor de correo rechazó el mensaje');
    expect(recipients()).toEqual(good.toSorted());
    const listed = async () => (await wire.post('trabajos:consultar', {}, admin)).data;
    const entry = {
      ...{ origen: 'evento', id: eventId, motivo: 'rechazado', destinatarios: 7 },
      para: bad.slice(0, 3),
    };
    expect(await listed()).toMatchObject([entry]);
    const seen = { id: eventId, origen: 'evento' };
    expect((await wire.post('trabajos:descartar', seen, admin)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await wire.post('trabajos:descartar', seen, admin)).status).toBe(404);
    // What fails once more is told once more.
    await invite(eventId, bad);
    expect(await listed()).toMatchObject([entry]);

    bounces = false;
    const second = await invite(eventId, [...good, ...bad]);
    expect(second.data.filter(({ error }) => error !== null)).toEqual([]);
    expect(recipients()).toEqual([...good, ...bad].sort());
    expect(await listed()).toEqual([]);
  });

  it('go to so many at a time, and with the next call to the others', async () => {
    const eventId = await createEvent(wire);
    const letters = createEventMailContents(wire.context);
    const mailing = createEventMailing({ ...wire.context, letters, mostMails: 2 });
    const { invite: inviteTwo } = createEventInvitations({ ...wire.context, mailing });
    const id = admin.replace('administrator:', '');
    const viewer: Viewer = { kind: 'user', id, roles: ['administrator'] };
    const all = ['rebota', 'amiga1', 'amiga2', 'amiga3'].map((name) => `${name}@example.org`);
    const deliveries = async () => {
      const told = await inviteTwo({ viewer, address: '10.0.0.1' }, eventId, all);
      return new Map(told.map(({ to, error }) => [to.replace('@example.org', ''), error]));
    };
    const first = await deliveries();
    expect(first.get('rebota')).toBe('invitationRefused');
    expect(first.get('amiga1')).toBeNull();
    expect([first.get('amiga2'), first.get('amiga3')]).toEqual([
      'invitationLater',
      'invitationLater',
    ]);
    expect(recipients()).toEqual(['amiga1@example.org']);

    // Who could not be reached does not keep back those who have not been tried.
    const second = await deliveries();
    expect(second.size).toBe(4);
    expect(second.get('rebota')).toBe('invitationLater');
    expect([second.get('amiga2'), second.get('amiga3')]).toEqual([null, null]);
    expect(recipients()).toEqual(all.slice(1));

    expect((await deliveries()).get('rebota')).toBe('invitationRefused');
    expect(recipients()).toEqual(all.slice(1));
  });

  onSqliteAlone(databases, () => {
    it('say before who would be mailed, and whose address is wrong', async () => {
      const { database } = wire.context;
      const rosa = await addMember(wire);
      const mascota_id = await addPet(database, { owner_id: rosa });
      const eventId = await createEvent(wire, { mascotas_presentes: [{ mascota_id }] });
      const preview = async (correos: string[], token = admin) => {
        const body = { evento_id: eventId, correos };
        const answer = await wire.post('evento_adopcion:consultar_destinatarios', body, token);
        return answer as unknown as { status: number; data: unknown; errors: unknown };
      };
      const nobody = { ya_lo_tenian: 0, inciertos: 0, dados_de_baja: 0, despues: 0 };
      const added = ['amiga1@example.org', 'AMIGA1@example.org', `${rosa}@example.org`];
      const first = { total: 2, duenos: 1, boletin: 0, agregados: 1, ...nobody };
      expect((await preview(added)).data).toEqual(first);
      expect(recipients()).toEqual([]);
      const told = await invite(eventId, ['amiga1@example.org']);
      expect(told.data.map((one) => (one as { estado?: string }).estado)).toEqual([
        'enviado',
        'enviado',
      ]);
      const then = { total: 1, duenos: 0, boletin: 0, agregados: 1, ...nobody, ya_lo_tenian: 2 };
      expect((await preview([...added, 'amiga2@example.org'])).data).toEqual(then);
      const again = await invite(eventId, ['amiga1@example.org', 'amiga2@example.org']);
      const states = again.data.map((one) => (one as { estado?: string }).estado);
      expect(states.sort()).toEqual(['enviado', 'ya_lo_tenia', 'ya_lo_tenia']);
      expect((await preview(['bien@example.org', 'ana@', 'eva.example.org'])).errors).toEqual({
        correos: [
          'Ingresa un correo válido',
          'Dirección 2: «ana@» no es un correo válido',
          'Dirección 3: «eva.example.org» no es un correo válido',
        ],
      });
      expect((await preview([], `member:${rosa}`)).status).toBe(403);
    });
  });

  it('keep no mail with a link waiting', async () => {
    const eventId = await createEvent(wire);
    const slow = Array.from({ length: 9 }, (_, index) => `lenta${index}@example.org`);
    const sending = invite(eventId, slow);
    await expect.poll(() => letOn.length).toBe(4);
    await wire.context.database.transaction((tx) =>
      wire.context.mail.enqueue(tx, {
        template: newsletterConfirmation,
        to: 'ana@example.org',
        language: 'es',
        data: { confirmUrl: 'https://casa.example/confirmar' },
      }),
    );
    await expect.poll(recipients).toEqual(['ana@example.org']);
    isSlow = false;
    for (const go of letOn.splice(0)) go();
    await sending;
    expect(recipients()).toHaveLength(10);
  });

  onSqliteAlone(databases, () => {
    it('tell whoever sends them how far they are', async () => {
      const eventId = await createEvent(wire);
      const ask = async (id: string, token = admin) => {
        const body = { evento_id: id };
        return (await wire.post(
          'evento_adopcion:consultar_invitaciones',
          body,
          token,
        )) as unknown as {
          status: number;
          data: unknown;
        };
      };
      const nothing = { total: 0, enviados: 0, con_error: 0 };
      expect((await ask(eventId)).data).toEqual(nothing);
      const sending = invite(eventId, [
        'amiga@example.org',
        'rebota@example.org',
        'lenta@example.org',
      ]);
      await expect
        .poll(async () => (await ask(eventId)).data)
        .toEqual({ total: 3, enviados: 1, con_error: 1 });
      await expect.poll(() => letOn.length).toBe(1);
      expect((await ask(await createEvent(wire))).data).toEqual(nothing);
      expect((await ask(eventId, 'member:rosa')).status).toBe(403);
      letOn[0]?.();
      await sending;
      expect((await ask(eventId)).data).toEqual(nothing);
    });
  });

  it('reach owners and confirmed subscribers in their language, with a calendar file and a way out', async () => {
    const { database } = wire.context;
    const rosa = await addMember(wire);
    const canela = await addPet(database, { owner_id: rosa });
    await database.query
      .insertInto('newsletter_subscriptions')
      .values(
        (['active', 'pending', 'cancelled'] as const).map((status, index) => ({
          id: `sub-${status}`,
          created_at: today,
          updated_at: today,
          requested_at: today,
          series: '',
          folio: index + 1,
          status,
          name: 'Jane',
          name_search: 'jane',
          phone: '',
          email: `${status}@example.org`,
          email_normalized: `${status}@example.org`,
          language: 'en',
        })),
      )
      .execute();
    const eventId = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    const { data } = await invite(eventId, [`${rosa}@example.org`]);
    expect(data).toEqual(
      [`${rosa}@example.org`, 'active@example.org'].map((to) => ({
        to,
        error: null,
        estado: 'enviado',
      })),
    );
    const mailTo = (address: string) =>
      smtp.mails.find(
        ({ envelopeTo, attachments }) => attachments.length > 0 && envelopeTo.includes(address),
      );
    expect(mailTo(`${rosa}@example.org`)?.subject).toContain(
      'Evento de adopción en Parque Dos Aguas',
    );
    const english = mailTo('active@example.org');
    expect(english?.subject).toContain('Adoption event at Parque Dos Aguas');
    expect(english?.attachments[0]?.content.toString()).toContain(
      'DTSTART;TZID=America/Cancun:20261129T100000',
    );
    expect(english?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const owner = (mailTo(`${rosa}@example.org`)?.source ?? '').replace(/\r\n[ \t]+/g, '');
    const token = /List-Unsubscribe:\s*<[^>]*\/([^/>]+)>/.exec(owner)?.[1];
    expect(await wire.context.newsletter.cancel(token ?? '')).toBe(true);
    const next = await createEvent(wire, { mascotas_presentes: [{ mascota_id: canela }] });
    expect((await invite(next)).data.map(({ to }) => to)).toEqual(['active@example.org']);
  });

  onSqliteAlone(databases, () => {
    it('are the administrators’, of events to come, to addresses that are some', async () => {
      const eventId = await createEvent(wire);
      expect((await invite(eventId, [], 'member:rosa')).status).toBe(403);
      expect((await invite('nothing')).status).toBe(404);
      expect((await invite(eventId, ['nobody'])).errors).toEqual({
        correos: ['Ingresa un correo válido', 'Dirección 1: «nobody» no es un correo válido'],
      });
      expect((await invite(await createEvent(wire, { fecha: '2026-11-19' }))).status).toBe(409);
      expect((await invite(eventId)).data).toEqual([]);
    });
  });
});
