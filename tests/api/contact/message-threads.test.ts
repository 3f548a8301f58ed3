import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/accounts/viewer.ts';
import { mostSavedReplies } from '#domain/contact/saved-reply.ts';
import { startImapServer } from '#tests/fakes/imap-server.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from './portal.ts';

const minute = 60_000;

describeOnBothDatabases('the thread of a contact message', (databases) => {
  let imap: Awaited<ReturnType<typeof startImapServer>>;
  let portal: Portal;
  let beatriz: string;
  let administrator: string;
  let coordinator: string;

  beforeEach(async () => {
    imap = await startImapServer();
    portal = await openPortal(databases, inbound());
    await begin();
  });
  afterEach(async () => {
    await portal.close();
    await imap.close();
  });

  const inbound = () => ({
    INBOUND_MAIL_DOMAIN: 'mail.casa.example',
    INBOUND_IMAP_URL: imap.url,
  });
  async function begin() {
    beatriz = await account('Beatriz Orozco', 'administrator');
    administrator = `administrator:${beatriz}`;
    coordinator = `coordinator:${await account('Nadia Pech', 'coordinator')}`;
    await send();
    await portal.newMails();
  }
  /** In place of the folder for mails. */
  async function startMailServer() {
    await portal.close();
    const opened = await withMailServer((env) => openPortal(databases, { ...inbound(), ...env }));
    portal = opened;
    await begin();
    return opened.smtp;
  }
  async function account(name: string, role: Role): Promise<string> {
    const email = `${name.toLowerCase().replace(' ', '.')}@casa.example`;
    const person = { name, email, roles: [role], password: 'una contraseña larga' };
    return (await portal.context.accounts.create(person)).id;
  }
  const send = (changes: object = {}) =>
    portal.post('documentos:crear', {
      schema: 'mensajes',
      serie: '',
      payload: {
        encabezado: {
          nombre: 'José Núñez',
          asunto: 'Una perrita en la carretera',
          mensaje: 'Está cerca de Cobá.',
          email_destino: 'jose@example.mx',
          lang: 'es',
          ...changes,
        },
      },
    });
  const call = async (action: string, body: object, token: string | undefined = coordinator) =>
    portal.post(`mensajes:${action}`, body, { token });
  const opened = async (folio = 1) => (await call('abrir', { folio })).data;
  const thread = async () => (await opened()).hilo as Record<string, unknown>[];
  const inbox = async (question: object = {}, token = coordinator) =>
    ((await call('bandeja', question, token)).data as unknown as { folio: number }[]).map(
      ({ folio }) => folio,
    );
  const respond = (texto = 'Ya vamos por ella.') => call('responder', { folio: 1, texto });
  const transitions = (transicion: string) =>
    portal.post(
      'documentos:transitar',
      { schema: 'mensajes', serie: '', folio: 1, transicion },
      { token: coordinator },
    );

  /** What somebody answers by mail, fetched by the next look into the mailbox. */
  async function mailBack(mail: ConstructorParameters<typeof MailComposer>[0]) {
    const message = await new MailComposer({
      from: 'José <jose@example.mx>',
      to: String((await opened()).responder_a),
      ...mail,
    })
      .compile()
      .build();
    imap.add(message);
    await look();
    return message;
  }
  async function look() {
    portal.pass(5 * minute);
    await portal.context.jobs.runDue();
  }

  it('is answered once, from the organisation, and the answer to it comes back', async () => {
    expect((await respond()).status).toBe(200);
    expect(await thread()).toMatchObject([{ sentido: 'enviada', envio: 'en_camino' }]);
    const [mail] = await portal.newMails();
    const { responder_a, en_hilo, leido_por } = await opened();
    expect(mail?.envelopeTo).toEqual(['jose@example.mx']);
    expect(mail?.from?.text).toContain('contacto@casa.example');
    expect(mail?.replyTo?.text).toBe(responder_a);
    expect(en_hilo).toBe(true);
    expect(leido_por).toMatchObject({ nombre: 'Nadia Pech' });
    expect(mail?.subject).toBe('Re: Una perrita en la carretera');
    expect(mail?.headers.get('auto-submitted')).toBe('no');
    expect(mail?.text).toContain('Nadia · Casa Animal');
    expect(await thread()).toMatchObject([{ envio: 'enviado', autor: { nombre: 'Nadia Pech' } }]);

    await transitions('archivar');
    const quoted =
      '¡Gracias!\n\nEl mié, 25 nov 2026, Casa Animal <contacto@casa.example> escribió:\n> Ya vamos';
    const answer = await mailBack({
      messageId: '<2@example.mx>',
      inReplyTo: mail?.messageId,
      text: quoted.replace('!', '!\r\n\r\n[cid:image001.png@01DB3F5A.B4C1A2D0]'),
      attachments: [{ filename: 'perrita.jpg', content: Buffer.from('x') }],
    });
    expect(await opened()).toMatchObject({ estado: 'vigente', leido: null });
    expect((await thread()).at(1)).toMatchObject({
      sentido: 'recibida',
      de: 'jose@example.mx',
      texto: '¡Gracias!',
      cita: expect.stringContaining('> Ya vamos'),
      adjuntos: ['perrita.jpg'],
      automatico: false,
    });
    expect(await inbox({ busca: 'gracias' })).toEqual([1]);

    imap.add(answer);
    await look();
    expect(await thread()).toHaveLength(2);

    await portal.newMails();
    await respond('¿Nos mandas tu teléfono?');
    const [second] = await portal.newMails();
    expect(second?.inReplyTo).toBe('<2@example.mx>');
    expect(second?.references).toEqual([
      expect.stringContaining('@casa.example>'),
      mail?.messageId,
      '<2@example.mx>',
    ]);
  });

  onSqliteAlone(databases, () => {
    it('takes no mail at an address that somebody made up, nor the portal’s own', async () => {
      const to = String((await opened()).responder_a);
      const forged = to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
      await mailBack({ to: forged, text: 'Hola' });
      await mailBack({ from: 'contacto@casa.example', text: 'Hola' });
      expect(imap.seen()).toEqual([true, true]);
      expect(await thread()).toEqual([]);
    });

    it('keeps an automatic reply without waking anybody, and answers nothing by itself', async () => {
      await respond();
      await transitions('archivar');
      await portal.newMails();
      await mailBack({ text: 'Estoy de viaje', headers: { 'Auto-Submitted': 'auto-replied' } });
      await mailBack({ text: 'Sí soy yo', from: 'otra@example.mx' });
      expect(await thread()).toMatchObject([
        {},
        { automatico: true },
        { automatico: false, de: 'otra@example.mx' },
      ]);
      expect((await portal.newMails()).map(({ envelopeTo }) => envelopeTo)).toEqual([]);
    });

    it('tells the person once a day that their mail was empty, and neither others nor programs', async () => {
      const { responder_a } = await opened();
      const toOthers = ['jose@example.mx', 'otra@example.mx'];
      const newMails = async () =>
        (await portal.newMails()).filter(({ envelopeTo: [to = ''] }) => toOthers.includes(to));
      await mailBack({ text: '' });
      await mailBack({ text: '  \n\n' });
      const [told, ...more] = await newMails();
      expect(more).toEqual([]);
      expect(told).toMatchObject({
        envelopeTo: ['jose@example.mx'],
        subject: 'Tu correo llegó vacío · Casa Animal',
      });
      expect(told?.headers.get('auto-submitted')).toBe('auto-replied');
      expect(told?.replyTo?.text).toBe(responder_a);
      await mailBack({ text: '', from: 'otra@example.mx' });
      await mailBack({ text: '', headers: { 'Auto-Submitted': 'auto-replied' } });
      await mailBack({ text: '', subject: 'Respuesta automática: fuera de la oficina' });
      expect(await newMails()).toEqual([]);
      portal.pass(24 * 60 * minute);
      await mailBack({ text: '' });
      expect((await newMails()).map(({ subject }) => subject)).toEqual([told?.subject]);
      expect(await thread()).toEqual([]);
    });

    it('waits for somebody again, who is told, where its answer did not arrive', async () => {
      const smtp = await startMailServer();
      await look();
      smtp.behaves = 'refuses recipient';
      await respond();
      await transitions('archivar');
      await portal.newMails();
      smtp.behaves = 'accepts';
      expect(await opened()).toMatchObject({ estado: 'vigente', leido: null });
      expect((await call('sin_leer', {})).data).toEqual({ total: 1 });
      portal.pass(15 * minute);
      expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
        'Hay un mensaje por contestar',
        'Hay un mensaje por contestar',
      ]);
      const [refused] = await thread();
      await call('reenviar', { id: refused?.id });
      expect(await portal.newMails()).toHaveLength(1);
      expect(await opened()).toMatchObject({ leido_por: { nombre: 'Nadia Pech' } });
    });
  });

  it('says what became of an answer, which is sent again when somebody says so', async () => {
    const smtp = await startMailServer();
    smtp.behaves = 'refuses recipient';
    await respond();
    await portal.newMails();
    const [refused] = await thread();
    expect(refused).toMatchObject({ envio: 'rechazado' });
    smtp.behaves = 'drops';
    expect((await call('reenviar', { id: refused?.id })).status).toBe(200);
    await portal.newMails();
    expect(await thread()).toMatchObject([{ envio: 'incierto' }]);
    smtp.behaves = 'accepts';
    expect(await portal.newMails()).toEqual([]);
    await call('reenviar', { id: refused?.id });
    expect(await portal.newMails()).toHaveLength(1);
    expect(await call('reenviar', { id: refused?.id })).toMatchObject({ status: 409 });
  });

  it('is not answered over what somebody wrote meanwhile', async () => {
    const answer = (texto: string, visto: unknown, token = coordinator) =>
      call('responder', { folio: 1, texto, visto }, token);
    const [first, second] = await Promise.all([
      answer('Ya vamos por ella.', null),
      answer('¿En qué kilómetro?', null, administrator),
    ]);
    const statuses = [first.status, second.status];
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect([first, second].find(({ status }) => status === 409)).toMatchObject({
      code: 'threadChangedSince',
    });
    expect(await thread()).toHaveLength(1);
    const kept = (await thread()).at(-1)?.id;
    await mailBack({ text: 'En el 12.' });
    expect((await answer('Gracias.', kept)).status).toBe(409);
    expect((await answer('Gracias.', (await thread()).at(-1)?.id)).status).toBe(200);
  });

  it('does not mail an answer again that a process offered before it was killed', async () => {
    await respond();
    await portal.context.database.query
      .updateTable('message_replies')
      .set({ offered_at: '2026-11-20T18:00:00.000Z' })
      .execute();
    expect(await portal.newMails()).toEqual([]);
    expect(await thread()).toMatchObject([{ envio: 'incierto' }]);
  });

  it('waits until it is answered or closed, however often it is read', async () => {
    const waiting = async () => {
      const { data } = await portal.post(
        'tablero:pendientes',
        { de_todos: true },
        { token: coordinator },
      );
      const kinds = data as unknown as { tipo: string; cuenta: number }[];
      return kinds.find(({ tipo }) => tipo === 'mensajes')?.cuenta;
    };
    await send({ nombre: 'Ann' });
    await look();
    expect(await waiting()).toBe(2);
    await respond();
    expect(await waiting()).toBe(1);
    await portal.post(
      'documentos:transitar',
      { schema: 'mensajes', serie: '', folio: 2, transicion: 'archivar' },
      { token: coordinator },
    );
    expect(await waiting()).toBe(0);
  });

  it('is unanswered until an answer left, and again when its sender writes once more', async () => {
    const smtp = await startMailServer();
    const unanswered = () => inbox({ sin_contestar: true });
    await send({ nombre: 'Ann' });
    expect(await unanswered()).toEqual([2, 1]);
    smtp.behaves = 'refuses recipient';
    await respond();
    expect(await unanswered()).toEqual([2]);
    await portal.newMails();
    expect(await unanswered()).toEqual([2, 1]);
    smtp.behaves = 'accepts';
    await respond();
    await portal.newMails();
    expect(await unanswered()).toEqual([2]);
    await mailBack({ text: 'Estoy de viaje', headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(await unanswered()).toEqual([2]);
    await mailBack({ text: '¿Ya la tienen?' });
    expect(await unanswered()).toEqual([1, 2]);
  });

  it('is listed by search, state, assignment, reading and language', async () => {
    await send({
      nombre: 'Ann',
      asunto: 'Volunteering',
      lang: 'en',
      email_destino: 'ann@example.com',
    });
    expect(await inbox()).toEqual([2, 1]);
    expect(await inbox({ busca: 'NUNEZ' })).toEqual([1]);
    expect(await inbox({ busca: 'ann@exam' })).toEqual([2]);
    expect(await inbox({ busca: '%' })).toEqual([]);
    // By the number that the acknowledgement tells.
    expect(await inbox({ busca: '#2' })).toEqual([2]);
    expect(await inbox({ idioma: 'en' })).toEqual([2]);
    expect((await call('sin_leer', {})).data).toEqual({ total: 2 });
    await call('marcar_leido', { folio: 2, leido: true });
    expect(await inbox({ sin_leer: true })).toEqual([1]);
    await call('asignar', { folio: 1, cuenta: beatriz });
    expect(await inbox({ asignado: 'mi' }, administrator)).toEqual([1]);
    expect(await inbox({ asignado: 'nadie' })).toEqual([2]);
    await transitions('archivar');
    expect(await inbox()).toEqual([2]);
    expect(await inbox({ estado: 'archivado' })).toEqual([1]);
    const member = await account('Rosa', 'member');
    expect(await call('asignar', { folio: 1, cuenta: member })).toMatchObject({ status: 409 });
  });

  onSqliteAlone(databases, () => {
    it('is told of once, to whom it is assigned, else to everybody who answers', async () => {
      await call('asignar', { folio: 1, cuenta: beatriz });
      await send({ asunto: 'Otra cosa' });
      await portal.newMails();
      portal.pass(30 * minute);
      const told = await portal.newMails();
      const subjects = told.map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        'Hay 2 mensajes por contestar',
        'Hay un mensaje por contestar',
      ]);
      portal.pass(30 * minute);
      expect(await portal.newMails()).toEqual([]);
    });

    it('is told of to whom it is assigned, although a colleague has read it', async () => {
      portal.pass(15 * minute);
      await portal.newMails();
      await call('marcar_leido', { folio: 1, leido: true });
      await call('asignar', { folio: 1, cuenta: beatriz });
      portal.pass(15 * minute);
      const told = await portal.newMails();
      expect(told.map(({ envelopeTo }) => envelopeTo)).toEqual([['beatriz.orozco@casa.example']]);
      expect(told[0]?.text).toContain('/admin/mensajes?lectura=sin-contestar');
      await call('marcar_leido', { folio: 1, leido: true }, administrator);
      portal.pass(15 * minute);
      expect(await portal.newMails()).toEqual([]);
    });

    it('has one answer of a call that is repeated under its key', async () => {
      const repeat = () =>
        portal.post(
          'mensajes:responder',
          { folio: 1, texto: 'Ya vamos.' },
          { token: coordinator, key: 'one-answer-once' },
        );
      const first = await repeat();
      expect((await repeat()).data).toEqual(first.data);
      expect(await thread()).toHaveLength(1);
    });
  });

  it('goes with the message, which administrators alone delete', async () => {
    await respond();
    await portal.newMails();
    const one = { schema: 'mensajes', serie: '', folio: 1 };
    const remove = (token: string) => portal.post('documentos:eliminar', one, { token });
    expect((await remove(coordinator)).status).toBe(403);
    expect((await remove(administrator)).status).toBe(200);
    const rows = await portal.context.database.query
      .selectFrom('message_replies')
      .select('id')
      .execute();
    expect(rows).toEqual([]);
  });

  it('is erased with what its sender wrote into other threads', async () => {
    await respond();
    await mailBack({ text: 'Aquí espero.' });
    await send({ email_destino: 'ann@example.com' });
    await mailBack({ to: String((await opened(2)).responder_a), text: 'Soy José.' });
    const { contact, database } = portal.context;
    await database.transaction((tx) => contact.removeFrom(tx, 'jose@example.mx'));
    const replies = await database.query.selectFrom('message_replies').selectAll().execute();
    expect(replies).toEqual([]);
    expect(await inbox()).toEqual([2]);
    expect(await inbox({ busca: 'soy jose' })).toEqual([]);
  });

  describe('saved replies', () => {
    const reply = { nombre: 'Horario', texto_es: 'Hola, {nombre}', texto_en: 'Hello, {nombre}' };
    const keep = (changes: object = {}, token = administrator) =>
      call('guardar_respuesta', { ...reply, ...changes }, token);

    it('are kept in both languages by whoever answers, and name known fields alone', async () => {
      expect((await keep({}, 'editor:x')).status).toBe(403);
      const { id } = (await keep({}, coordinator)).data;
      const wrong = await keep({ texto_en: 'Hello, {name}' });
      expect(wrong).toMatchObject({ status: 422, errors: { texto_en: [expect.any(String)] } });
      expect((await keep({ id, nombre: 'Horarios' })).status).toBe(200);
      const list = () => call('respuestas_guardadas', {}).then(({ data }) => data);
      expect(await list()).toEqual([{ id, ...reply, nombre: 'Horarios' }]);
      expect((await call('eliminar_respuesta', { id }, 'editor:x')).status).toBe(403);
      expect((await call('eliminar_respuesta', { id })).status).toBe(200);
      expect(await list()).toEqual([]);
    });

    it('are a hundred at most, which can be changed', async () => {
      const { id } = (await keep()).data;
      const { query } = portal.context.database;
      const created_at = portal.context.clock.now().toISOString();
      const more = Array.from({ length: mostSavedReplies - 1 }, (_, number) => ({
        id: `reply-${number}`,
        name: `Respuesta ${number}`,
        text_es: 'Hola',
        text_en: 'Hello',
        created_at,
      }));
      await query.insertInto('saved_replies').values(more).execute();
      expect((await keep({ nombre: 'Una más' })).status).toBe(409);
      expect((await keep({ id, nombre: 'Horarios' })).status).toBe(200);
      expect((await call('respuestas_guardadas', {})).data).toHaveLength(mostSavedReplies);
    });
  });

  onSqliteAlone(databases, () => {
    it('acknowledges to an address once an hour, with nothing that was written', async () => {
      await send({ mensaje: 'Otra cosa', lang: 'en', email_destino: 'Ann@example.com' });
      await send({ lang: 'en', email_destino: 'ann@example.com' });
      const mails = await portal.newMails();
      const [acknowledgement, ...more] = mails.filter(({ envelopeTo }) =>
        /ann@/i.test(String(envelopeTo)),
      );
      expect(more).toEqual([]);
      expect(acknowledgement?.subject).toBe('We got your message · Casa Animal');
      expect(acknowledgement?.headers.get('auto-submitted')).toBe('auto-replied');
      expect(acknowledgement?.text).not.toMatch(/José|Otra cosa|perrita/);
      portal.pass(61 * minute);
      await send({ lang: 'en', email_destino: 'ann@example.com' });
      const later = await portal.newMails();
      expect(later.filter(({ envelopeTo }) => /ann@/i.test(String(envelopeTo)))).toHaveLength(1);
    });

    it('is nobody’s but the staff’s', async () => {
      const asked: [string, object][] = [
        ['bandeja', {}],
        ['abrir', { folio: 1 }],
        ['responder', { folio: 1, texto: 'Hola' }],
        ['asignar', { folio: 1, cuenta: null }],
        ['marcar_leido', { folio: 1, leido: true }],
        ['sin_leer', {}],
      ];
      for (const [action, body] of asked) {
        expect((await portal.post(`mensajes:${action}`, body)).status, action).toBe(401);
        for (const role of ['member', 'editor', 'treasurer']) {
          expect((await call(action, body, `${role}:${beatriz}`)).status, action).toBe(403);
        }
      }
    });
  });
});
