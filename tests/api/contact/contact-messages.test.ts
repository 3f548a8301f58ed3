import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { withMailServer } from '#tests/setup/sent-mails.ts';
import { administrator, member, openPortal, type Portal } from './portal.ts';

const encabezado = {
  nombre: 'José Núñez',
  asunto: 'Una perrita en la carretera',
  mensaje: 'Está cerca de Cobá.\n¿Pueden venir?',
  email_destino: 'jose@example.mx',
  lang: 'es',
};
const message = (changes: object = {}, rest: object = {}) => ({
  schema: 'mensajes',
  serie: '',
  payload: { encabezado: { ...encabezado, ...changes } },
  ...rest,
});

const correspondence = (portal: () => Portal) => ({
  send: (changes?: object, rest?: object) =>
    portal().post('documentos:crear', message(changes, rest)),
  stored: async () =>
    (await portal().post('documentos:consultar', { schema: 'mensajes' }, { token: administrator }))
      .data as unknown as Record<string, unknown>[],
});

describeOnBothDatabases('a contact message', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const { send, stored } = correspondence(() => portal);

  test('is numbered, stored and mailed to the organisation, which can simply reply', async () => {
    const { status, data } = await send();
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.any(String),
      serie: '',
      folio: 1,
      estado: 'vigente',
    });
    expect(await stored()).toEqual([{ ...data, payload: { encabezado } }]);

    const [mail] = await portal.newMails();
    expect(mail?.envelopeTo).toEqual(['contacto@casa.example']);
    expect(mail?.replyTo?.text).toBe('jose@example.mx');
    expect(mail?.subject).toBe('Una perrita en la carretera · contacto de Casa Animal');
    expect(mail?.text).toContain('> Está cerca de Cobá.\n> ¿Pueden venir?');
    expect(mail?.headers.get('content-language')).toBe('es-MX');
  });

  onSqliteAlone(databases, () => {
    test('says to the organisation that its sender reads English', async () => {
      await send({ lang: 'en' });
      const [mail] = await portal.newMails();
      expect(mail?.headers.get('content-language')).toBe('en');
      expect(mail?.text).toContain('written in English');
    });

    test('takes the sender’s address also as `email`, and never mails to one that the caller names', async () => {
      await send({ email: 'ana@example.mx', email_destino: 'victima@example.mx' });
      const [mail] = await portal.newMails();
      expect(mail?.envelopeTo).toEqual(['contacto@casa.example']);
      expect(mail?.replyTo?.text).toBe('ana@example.mx');
    });

    test('is stored and waits while the mail server is down', async () => {
      await portal.close();
      const server = await withMailServer((env) => openPortal(databases, env));
      portal = server;
      server.smtp.behaves = 'greylists';
      expect((await send()).status).toBe(200);
      expect(await portal.newMails()).toEqual([]);
      expect(await stored()).toHaveLength(1);
      server.smtp.behaves = 'accepts';
      portal.pass(10_000);
      const recipients = (await portal.newMails()).map(({ envelopeTo }) => envelopeTo.join());
      expect(recipients.toSorted()).toEqual(['contacto@casa.example', 'jose@example.mx']);
    });
  });

  test('sent ten times at once under one key is one message and one mail to each', async () => {
    const sendOnce = () => portal.post('documentos:crear', message(), { key: 'a-form-once' });
    const answers = await Promise.all(Array.from({ length: 10 }, sendOnce));
    const { data } = await sendOnce();
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.data).toEqual(data);
      else expect(answer).toMatchObject({ status: 409, code: 'idempotentCallUnderWay' });
    }
    expect(await stored()).toHaveLength(1);
    expect(await portal.newMails()).toHaveLength(2);
  });

  test('without a key is another message each time', async () => {
    await send();
    await send();
    expect((await stored()).map(({ folio }) => folio)).toEqual([2, 1]);
  });

  onSqliteAlone(databases, () => {
    test('takes 5,000 characters', async () => {
      expect((await send({ mensaje: 'ñ'.repeat(5_000) })).status).toBe(200);
    });

    test('keeps line ends in name and subject out of the headers, and HTML as text', async () => {
      await send({
        nombre: 'Eva\r\nBcc: victima@example.mx',
        asunto: '<script>alert(1)</script>\nX-Spam: no',
        mensaje: '<img src=x onerror=alert(1)>',
      });
      const [mail] = await portal.newMails();
      expect(mail?.envelopeTo).toEqual(['contacto@casa.example']);
      expect(mail?.headers.has('bcc')).toBe(false);
      expect(mail?.headers.has('x-spam')).toBe(false);
      expect(mail?.subject).toContain('<script>alert(1)</script> X-Spam: no');
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(mail?.html).not.toMatch(/<script|<img/);
    });
  });

  test('is shown to administrators and to nobody else', async () => {
    await send();
    const query = {
      schema: 'mensajes',
      filter: { where: [{ field: 'payload.encabezado.nombre', operator: 'like', value: '%' }] },
    };
    expect((await portal.post('documentos:consultar', query)).status).toBe(401);
    expect((await portal.post('documentos:consultar', query, { token: member })).status).toBe(403);
    const answer = await portal.post('documentos:consultar', query, { token: administrator });
    expect(answer.paginate).toMatchObject({ total: 1 });
  });

  test('is deleted by administrators and by nobody else', async () => {
    await send();
    const one = { schema: 'mensajes', serie: '', folio: 1 };
    expect((await portal.post('documentos:eliminar', one)).status).toBe(401);
    expect((await portal.post('documentos:eliminar', one, { token: member })).status).toBe(403);
    const elsewhere = { ...one, serie: 'B' };
    const missed = await portal.post('documentos:eliminar', elsewhere, { token: administrator });
    expect(missed).toMatchObject({
      status: 404,
      message: 'No hay resultados de consulta [Mensaje].',
    });
    expect(await stored()).toHaveLength(1);
    const remove = () => portal.post('documentos:eliminar', one, { token: administrator });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('comes too often from one address and hears when to try again; others are not held up', async () => {
      for (let count = 0; count < 60; count++) await send({ nombre: '' });
      const answer = await send();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const other = await portal.post('documentos:crear', message(), { from: '10.0.0.2' });
      expect(other.status).toBe(200);
    });
  });
});

describeOnSqlite('a contact message with a mistake', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases);
  });
  afterAll(() => portal.close());
  const { send, stored } = correspondence(() => portal);

  test.each([
    ['es', 'El nombre es requerido', 'El correo es requerido', 'El asunto es requerido'],
    ['en', 'The name is required', 'The email is required', 'The subject is required'],
  ] as const)('says what is missing, by field, in %s', async (lang, name, email, subject) => {
    const answer = await send({
      nombre: ' ',
      email_destino: '',
      asunto: '\n',
      mensaje: '',
      lang,
    });
    expect(answer).toMatchObject({ status: 422, message: errorMessages.invalid[lang] });
    expect(answer.errors).toEqual({
      'encabezado.nombre': [name],
      'encabezado.email_destino': [email],
      'encabezado.asunto': [subject],
      'encabezado.mensaje': [lang === 'es' ? 'El mensaje es requerido' : 'The message is required'],
    });
    expect(await stored()).toEqual([]);
  });

  test('of 100 KB is refused with its limit', async () => {
    const answer = await send({ mensaje: 'x'.repeat(100 * 1024) });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({
      'encabezado.mensaje': ['El mensaje puede tener hasta 5,000 caracteres'],
    });
  });

  test.each([
    { email_destino: 'jose@example.mx\r\nBcc: victima@example.mx' },
    { email_destino: 'jose@example.mx, victima@example.mx' },
    { email_destino: 'jose@example.mx>\r\nSubject: x' },
  ])('with more than an address in %j is refused', async (changes) => {
    expect((await send(changes)).errors).toEqual({
      'encabezado.email_destino': ['Ingresa un correo válido'],
    });
  });

  test.each([
    ['no payload', { schema: 'mensajes' }],
    ['no encabezado', { schema: 'mensajes', payload: {} }],
    ['a number for a name', message({ nombre: 5 })],
    ['an unknown language', message({ lang: 'fr' })],
    ['a series that there is not', { ...message(), serie: 'B' }],
    ['an unknown schema', { schema: 'constructor', payload: {} }],
    ['more than it knows', { ...message(), usuario: 1 }],
  ])('is refused with %s', async (_what, body) => {
    expect((await portal.post('documentos:crear', body)).status).toBe(422);
  });
});
