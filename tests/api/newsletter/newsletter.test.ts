import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageButton } from '#domain/contact/newsletter-paths.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { administrator, member, openPortal, type Portal } from '../contact/portal.ts';

const subscription = {
  nombre: 'Ana López',
  telefono: '998-123-4567',
  email: 'Ana@Example.mx',
  lang: 'es',
};
const day = 86_400_000;

describeOnBothDatabases('the newsletter', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const subscribe = (changes: object = {}) =>
    portal.post('documentos:crear', {
      schema: 'boletines',
      payload: { ...subscription, ...changes },
    });
  const list = async (where: object[] = []) =>
    (
      await portal.post(
        'documentos:consultar',
        {
          schema: 'boletines',
          filter: { where },
          order: [{ field: 'payload.nombre', direction: 'asc' }],
        },
        { token: administrator },
      )
    ).data as unknown as { folio: number; estado: string; payload: typeof subscription }[];
  const get = (url: string) => portal.app.inject({ url: pathOf(url) });
  const press = (url: string, payload = '', headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  /** Subscribes and gives the links of the mail that comes. */
  async function links(changes: object = {}) {
    await subscribe(changes);
    return linksIn((await portal.newMails())[0]);
  }

  test('asks the owner of the address, who is on the list after pressing the button behind the link', async () => {
    const answer = await subscribe();
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ id: expect.any(String), serie: '', estado: 'pendiente' });
    expect(await list()).toMatchObject([
      {
        folio: 1,
        estado: 'pendiente',
        payload: { nombre: 'Ana López', telefono: '9981234567', email: 'Ana@Example.mx' },
      },
    ]);

    const [mail] = await portal.newMails();
    expect(mail?.envelopeTo).toEqual(['Ana@example.mx']);
    const { confirm } = linksIn(mail);
    const opened = await get(confirm);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/^\/contacto\/boletin-informativo\?confirmar=[\w.-]+$/);
    const token = tokenIn(opened.headers.location);
    expect(await portal.context.newsletter.findConfirmation(token)).toBe('open');
    expect(await list()).toMatchObject([{ estado: 'pendiente' }]);

    const pressed = await press(confirm);
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe('/contacto/boletin-informativo?suscripcion=confirmada');
    expect(await portal.context.newsletter.findConfirmation(token)).toBe('done');
    expect(await list()).toMatchObject([{ estado: 'vigente' }]);

    const [welcome] = await portal.newMails();
    expect(welcome?.subject).toBe('Ya estás en el boletín de Casa Animal');
    expect(welcome?.text).toContain(linksIn(welcome).cancel);
  });

  onSqliteAlone(databases, () => {
    test('writes and answers in English to who reads English', async () => {
      const { confirm } = await links({ lang: 'en' });
      expect(confirm).toContain('/newsletter/confirm/');
      expect((await press(confirm)).headers.location).toBe(
        '/contact/newsletter?suscripcion=confirmada',
      );
      expect((await portal.newMails())[0]?.subject).toBe('You are on the Casa Animal newsletter');
    });
  });

  test('is cancelled with a button behind the link, for opening a link is not asking', async () => {
    const { confirm } = await links();
    await press(confirm);
    const { cancel } = linksIn((await portal.newMails())[0]);
    const page = await get(cancel);
    expect(page.headers.location).toMatch(/^\/contacto\/boletin-informativo\?cancelar=[\w.-]+$/);
    const token = tokenIn(page.headers.location);
    expect(await portal.context.newsletter.findCancellation(token)).toBe('open');
    expect(await list()).toMatchObject([{ estado: 'vigente' }]);

    const pressed = await press(cancel, `${pageButton}=${pageButton}`);
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe('/contacto/boletin-informativo?suscripcion=cancelada');
    expect(await portal.context.newsletter.findCancellation(token)).toBe('done');
    expect(await list()).toMatchObject([{ estado: 'cancelado' }]);
  });

  onSqliteAlone(databases, () => {
    test('is cancelled in one click from the mail program, without a redirect, as RFC 8058 has it', async () => {
      await subscribe();
      const [mail] = await portal.newMails();
      expect(mail?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const { cancel } = linksIn(mail);
      // Some mail programs are pages of other sites.
      const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
      const answer = await press(cancel, 'List-Unsubscribe=One-Click', elsewhere);
      expect(answer.statusCode).toBe(200);
      expect(await list()).toMatchObject([{ estado: 'cancelado' }]);
      expect((await press(cancel, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    });

    test.each([
      ['nothing', '', {}],
      ['nothing, without a type', undefined, { 'content-type': undefined }],
      ['a text', 'List-Unsubscribe=One-Click', { 'content-type': 'text/plain; charset=utf-8' }],
      ['JSON', '{}', { 'content-type': 'application/json' }],
    ])('is cancelled by a mail program that sends %s', async (_what, payload, headers) => {
      const { cancel } = await links();
      const url = pathOf(cancel);
      const answer = await portal.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(payload !== undefined && { payload }),
      });
      expect(answer.statusCode).toBe(200);
      expect(await list()).toMatchObject([{ estado: 'cancelado' }]);
    });
  });

  test('shows none who have cancelled when the list is asked for the others', async () => {
    const { cancel } = await links();
    await press(cancel);
    await subscribe({ email: 'berta@example.mx', nombre: 'Berta' });
    const others = await list([{ field: 'estado', operator: '!=', value: 'cancelado' }]);
    expect(others.map(({ payload }) => payload.nombre)).toEqual(['Berta']);
  });

  test('has an address once, however it is written and however often it comes at once', async () => {
    const spellings = ['ana@example.mx', 'ANA@example.MX', ' Ana@Example.mx '];
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => subscribe({ email: spellings[index % 3] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(await list()).toHaveLength(1);
    expect(await portal.newMails()).toHaveLength(1);
  });

  test('answers alike whether an address is new, waiting, on the list or gone from it', async () => {
    const answers = [await subscribe()];
    const { confirm, cancel } = linksIn((await portal.newMails())[0]);
    answers.push(await subscribe());
    await press(confirm);
    answers.push(await subscribe());
    await press(cancel);
    answers.push(await subscribe());
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('does not let a stranger change who is on the list', async () => {
    const { confirm } = await links();
    await press(confirm);
    await subscribe({ nombre: 'Otro Nombre', telefono: '5555555555', lang: 'en' });
    expect(await list()).toMatchObject([
      { estado: 'vigente', payload: { nombre: 'Ana López', telefono: '9981234567', lang: 'es' } },
    ]);
  });

  test('takes back who had cancelled, after a new confirmation, under the same folio', async () => {
    const first = await links();
    await press(first.confirm);
    await press(first.cancel);
    await portal.newMails();

    portal.pass(60_000);
    const second = await links();
    expect(await list()).toMatchObject([{ folio: 1, estado: 'pendiente' }]);
    await press(first.confirm);
    expect(await list()).toMatchObject([{ estado: 'pendiente' }]);
    await press(second.confirm);
    expect(await list()).toMatchObject([{ estado: 'vigente' }]);
  });

  onSqliteAlone(databases, () => {
    test('keeps the first link good when the mail is asked for again', async () => {
      const first = await links();
      portal.pass(5 * 60_000);
      const second = await links();
      expect(second.confirm).toBe(first.confirm);
    });

    test('does not confirm by a link that is altered, too old, or of who has cancelled', async () => {
      const { confirm, cancel } = await links();
      const refused = '/contacto/boletin-informativo?suscripcion=enlace-invalido';
      const altered = [
        `${confirm.slice(0, -1)}${confirm.endsWith('A') ? 'B' : 'A'}`,
        confirm.replace(/\.[^.]*$/, ''),
        `${confirm}x`,
        cancel.replace('/cancelar/', '/confirmar/'),
        confirm.replace(/[0-9a-f]{8}-/, '00000000-'),
      ];
      for (const link of altered) expect((await press(link)).headers.location).toBe(refused);
      portal.pass(8 * day);
      expect((await press(confirm)).headers.location).toBe(refused);
      expect(await list()).toMatchObject([{ estado: 'pendiente' }]);
    });

    test('does not cancel by a link that is altered', async () => {
      const { confirm, cancel } = await links();
      const altered = [
        `${cancel}x`,
        cancel.replace(/\.[^.]*$/, ''),
        confirm.replace('/confirmar/', '/cancelar/'),
        cancel.replace(/[0-9a-f]{8}-/, '00000000-'),
      ];
      const { newsletter } = portal.context;
      for (const link of altered) {
        const token = link.replace(/.*\//, '');
        expect(await newsletter.findCancellation(token)).toBe('badLink');
        const pressed = await press(link, `${pageButton}=${pageButton}`);
        expect(pressed.headers.location).toContain('enlace-invalido');
        expect((await press(link, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
      }
      expect(await list()).toMatchObject([{ estado: 'pendiente' }]);
    });

    test('writes three mails an hour to an address that others type in, and says nothing of it', async () => {
      for (let hour = 0; hour < 6; hour++) {
        expect((await subscribe()).status).toBe(200);
        portal.pass(61_000);
      }
      expect(await portal.newMails()).toHaveLength(3);
    });

    test('greets nobody with a link that a stranger has put into the name', async () => {
      await subscribe({ nombre: 'Gana dinero en https://malo.example' });
      const [mail] = await portal.newMails();
      expect(mail?.source).not.toContain('malo.example');
      expect(mail?.text?.startsWith('Hola\n')).toBe(true);
    });
  });

  test('is listed, cancelled and deleted by administrators and by nobody else', async () => {
    await subscribe();
    const one = { schema: 'boletines', serie: '', folio: 1 };
    const calls = [
      ['documentos:consultar', { schema: 'boletines' }],
      ['documentos:cancelar', one],
      ['documentos:eliminar', one],
    ] as const;
    for (const [action, body] of calls) {
      expect((await portal.post(action, body)).status).toBe(401);
      expect((await portal.post(action, body, { token: member })).status).toBe(403);
    }
    expect(await list()).toMatchObject([{ estado: 'pendiente' }]);
    for (const [action] of calls.slice(1)) {
      const elsewhere = { ...one, serie: 'B' };
      const answer = await portal.post(action, elsewhere, { token: administrator });
      expect(answer.status).toBe(404);
    }
    expect(await list()).toMatchObject([{ estado: 'pendiente' }]);
    const cancelled = await portal.post('documentos:cancelar', one, { token: administrator });
    expect(cancelled.data).toEqual({ ...one, estado: 'cancelado' });
    expect(await list()).toMatchObject([{ estado: 'cancelado' }]);
    await portal.post('documentos:eliminar', one, { token: administrator });
    expect(await list()).toEqual([]);
    const logged = await portal.context.database.query
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'details_json'])
      .orderBy('id')
      .execute();
    const by = { actor_id: '1', details_json: '{}' };
    expect(logged).toEqual([
      { action: 'newsletter.subscriberCancelled', ...by },
      { action: 'newsletter.subscriberRemoved', ...by },
    ]);
  });
});

describeOnSqlite('a subscription with a mistake', (databases) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(databases);
  });
  afterAll(() => portal.close());

  test.each([
    [{ nombre: '' }, { nombre: ['El nombre es requerido'] }],
    [{ telefono: '' }, { telefono: ['El teléfono es requerido'] }],
    [{ telefono: '12345' }, { telefono: ['Ingresa un teléfono válido'] }],
    [{ telefono: '+52 998 123 456' }, { telefono: ['Ingresa un teléfono válido'] }],
    [
      { telefono: '+1 202 555 0123', lang: 'en' },
      {
        telefono: [
          'This is a number from another country. Enter a 10-digit Mexican one where we can reach you',
        ],
      },
    ],
    [{ email: '' }, { email: ['El correo es requerido'] }],
    [{ email: 'ana@' }, { email: ['Ingresa un correo válido'] }],
    [{ email: 'ana', lang: 'en' }, { email: ['Enter a valid email'] }],
  ])('is refused: %j', async (changes, errors) => {
    const body = { schema: 'boletines', payload: { ...subscription, ...changes } };
    expect(await portal.post('documentos:crear', body)).toMatchObject({ status: 422, errors });
    const asked = { schema: 'boletines' };
    const { data } = await portal.post('documentos:consultar', asked, { token: administrator });
    expect(data).toEqual([]);
  });
});

type Mail = Awaited<ReturnType<Portal['newMails']>>[number];

/** Of the page that a link leads to. */
const tokenIn = (location: unknown) => String(location).replace(/.*=/, '');

function linksIn(mail: Mail | undefined): { confirm: string; cancel: string } {
  const confirm = /https:\S+\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const header = mail?.source.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const cancel = /^List-Unsubscribe: <(\S+)>/m.exec(header)?.[1] ?? '';
  return { confirm, cancel };
}

const pathOf = (url: string) => new URL(url).pathname;
