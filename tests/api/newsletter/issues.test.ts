import { afterEach, beforeEach, expect, it } from 'vitest';
import { roles } from '#domain/accounts/viewer.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type SentMail, withMailServer } from '#tests/setup/sent-mails.ts';
import { goodPassword } from '../accounts/portal.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { addAdoption, addReaders, draft, emailOf } from './issues.ts';

const editor = 'editor:eva';
/** More than one job sends to. */
const readers = 45;

describeOnBothDatabases('an issue of the newsletter', (databases) => {
  let portal: Portal;
  let mails: SentMail[];
  beforeEach(async () => {
    mails = [];
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object = {}, token: string | undefined = editor) =>
    portal.post(`boletines:${action}`, body, { token });
  async function keep(edicion: object = draft()) {
    const { data } = await call('guardar_edicion', { edicion });
    return data as { id: string; version: number };
  }
  const open = async (id: string) =>
    (await call('edicion', { id })).data as { estado: string; envios: Record<string, number> };
  const sentTo = () => mails.flatMap(({ envelopeTo }) => envelopeTo).sort();
  const runDue = async () => void mails.push(...(await portal.newMails()));
  /** In place of the folder for mails. */
  async function startMailServer() {
    await portal.close();
    const opened = await withMailServer((env) => openPortal(databases, env));
    portal = opened;
    return opened.smtp;
  }
  const emails = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => emailOf(from + n)).sort();
  /** Until nothing is due, and once a dead process has lost what it held. */
  async function runAll() {
    await runDue();
    portal.pass(2 * leaseDuration + 1);
    await runDue();
  }

  it('goes once to each reader of its language, with the headers to unsubscribe', async () => {
    await addReaders(portal, readers);
    await addReaders(portal, 3, { from: readers, language: 'en' });
    await addReaders(portal, 2, { from: readers + 3, status: 'cancelled' });
    const key = await keep();
    expect((await call('enviar_edicion', key)).status).toBe(200);
    expect((await call('enviar_edicion', key)).status).toBe(409);
    await runAll();
    expect(sentTo()).toEqual(emails(0, readers));
    expect(await open(key.id)).toMatchObject({
      estado: 'enviado',
      envios: { total: readers, enviado: readers, en_espera: 0 },
    });
    const [mail] = mails;
    const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(mail?.source ?? '')?.[1] ?? '';
    expect(header).toMatch(/^https:\/\/casa\.example\/boletin-informativo\/cancelar\//);
    expect(mail?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
    expect(mail?.text).toContain(header);
    expect(mail?.text).toContain('Llegaron dos hermanas');

    const left = await portal.app.inject({
      method: 'POST',
      url: new URL(header).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.statusCode).toBe(200);
    expect((await open(key.id)).envios.bajas).toBe(1);
  });

  it('goes to those alone who have adopted, or who say that they live in a city', async () => {
    await addReaders(portal, 4);
    const { accounts, database } = portal.context;
    const person = {
      name: 'Xunaan',
      country: 'México',
      roles: ['member' as const],
      password: goodPassword,
    };
    await accounts.create({ ...person, email: emailOf(1).toUpperCase(), city: 'Mérida' });
    await accounts.create({ ...person, email: emailOf(2), city: 'Tulum' });
    await addAdoption(database, { folio: 1, email: emailOf(2), status: 'adopted' });
    await addAdoption(database, { folio: 2, email: emailOf(3), status: 'returned' });
    const segments: [object, number[]][] = [
      [{ para: 'adoptantes' }, [2]],
      [{ ciudad: ' merida ' }, [1]],
      [{ para: 'adoptantes', ciudad: 'Mérida' }, []],
    ];
    for (const [said, expected] of segments) {
      const key = await keep({ ...draft(), ...said });
      const { data } = await call('revisar_edicion', { id: key.id });
      expect([said, data.destinatarios]).toEqual([said, expected.length]);
      mails = [];
      await call('enviar_edicion', key);
      await runAll();
      expect(sentTo()).toEqual(expected.map(emailOf));
      expect(await open(key.id)).toMatchObject({ estado: 'enviado', archivado: null });
    }
  });

  it('is paused at once, and goes on with those who have not got it', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, readers);
    const key = await keep();
    let taken = 0;
    smtp.takes = async () => {
      taken += 1;
      if (taken === 10) expect((await call('pausar_edicion', { id: key.id })).status).toBe(200);
    };
    await call('enviar_edicion', key);
    await runAll();
    const early = sentTo();
    expect(early.length).toBeGreaterThanOrEqual(10);
    expect(early.length).toBeLessThan(readers);
    expect((await open(key.id)).estado).toBe('en_pausa');
    const waiting = async () =>
      (await portal.post('tablero:pendientes', { de_todos: true }, { token: editor })).data;
    const paused = (cuenta: number) =>
      expect.arrayContaining([{ tipo: 'boletines_en_pausa', cuenta }]);
    expect(await waiting()).toEqual(paused(1));
    const listed = (estado: string) => call('ediciones', { estado });
    expect(await listed('en_pausa')).toMatchObject({ data: [{ id: key.id }] });
    expect(await listed('borrador')).toMatchObject({ data: [] });

    expect((await call('reanudar_edicion', { id: key.id })).status).toBe(200);
    expect(await waiting()).toEqual(paused(0));
    await runAll();
    expect(sentTo()).toEqual(emails(0, readers));
    expect((await open(key.id)).estado).toBe('enviado');
  });

  it('skips whoever leaves while it is being sent', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 12);
    const key = await keep();
    const { database } = portal.context;
    smtp.takes = async () => {
      await database.query
        .updateTable('newsletter_subscriptions')
        .set({ status: 'cancelled' })
        .where('email_normalized', '=', emailOf(11))
        .execute();
    };
    await call('enviar_edicion', key);
    await runAll();
    expect(sentTo()).toEqual(emails(0, 11));
    expect((await open(key.id)).envios).toMatchObject({ enviado: 11, dado_de_baja: 1 });
  });

  it('waits for a mail server that is away, and forgets nobody', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 12);
    const key = await keep();
    await call('enviar_edicion', key);
    smtp.behaves = 'greylists';
    await runDue();
    expect(sentTo()).toEqual([]);
    expect((await open(key.id)).envios).toMatchObject({ en_espera: 12 });
    smtp.behaves = 'accepts';
    for (let wait = 0; wait < 3; wait += 1) {
      portal.pass(3_600_000);
      await runDue();
    }
    expect(sentTo()).toEqual(emails(0, 12));
  });

  it('does not mail again what may have left', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 1);
    const key = await keep();
    await call('enviar_edicion', key);
    smtp.behaves = 'drops';
    await runAll();
    smtp.behaves = 'accepts';
    await runAll();
    expect(sentTo()).toEqual([]);
    expect(await open(key.id)).toMatchObject({ estado: 'enviado', envios: { incierto: 1 } });
  });

  it('takes mailboxes off the list that there are not, unless the server refuses all', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 2);
    const statusOf = async () =>
      (
        await portal.context.database.query
          .selectFrom('newsletter_subscriptions')
          .select(['status', 'ended_by'])
          .execute()
      ).map(({ status, ended_by }) => [status, ended_by]);
    smtp.behaves = 'refuses recipient';
    const key = await keep();
    await call('enviar_edicion', key);
    await runAll();
    expect(await statusOf()).toEqual([
      ['cancelled', 'refused'],
      ['cancelled', 'refused'],
    ]);
    expect((await open(key.id)).envios).toMatchObject({ rechazado: 2 });
    const listed = async () =>
      (await portal.post('trabajos:consultar', {}, { token: 'administrator:x' })).data;
    expect(await listed()).toMatchObject([
      { origen: 'boletin', id: key.id, asunto: expect.any(String), destinatarios: 2 },
    ]);

    await addReaders(portal, 8, { from: 10 });
    const next = await keep();
    await call('enviar_edicion', next);
    await runAll();
    expect((await open(next.id)).estado).toBe('en_pausa');
    expect((await statusOf()).filter(([status]) => status === 'active')).toHaveLength(8);
  });

  it('goes on where some of its readers have no mailbox any more', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 20);
    smtp.takes = async () => {
      smtp.behaves = 'refuses recipient';
    };
    const key = await keep();
    await call('enviar_edicion', key);
    await runAll();
    const { estado, envios } = await open(key.id);
    expect(estado).toBe('enviado');
    const { enviado = 0, rechazado = 0 } = envios;
    expect(rechazado).toBeGreaterThanOrEqual(5);
    expect(enviado + rechazado).toBe(20);
  });

  it('is sent again to those of whom nobody knows whether they have it, when somebody says so', async () => {
    const smtp = await startMailServer();
    await addReaders(portal, 1);
    const key = await keep({ ...draft(), en_archivo: true });
    smtp.behaves = 'drops';
    await call('enviar_edicion', key);
    await runAll();
    expect(await open(key.id)).toMatchObject({ estado: 'enviado', envios: { incierto: 1 } });
    // Whoever takes it out of the archive meanwhile finds it there no more.
    await call('archivar_edicion', { id: key.id, publica: false });

    smtp.behaves = 'accepts';
    mails = [];
    expect((await call('reenviar_inciertos', { id: key.id })).status).toBe(200);
    expect((await call('reenviar_inciertos', { id: key.id })).status).toBe(409);
    await runAll();
    expect(sentTo()).toEqual(emails(0, 1));
    expect(await open(key.id)).toMatchObject({
      estado: 'enviado',
      archivado: null,
      envios: { enviado: 1, incierto: 0 },
    });
    expect((await call('reenviar_inciertos', { id: key.id })).status).toBe(409);
    expect((await open(key.id)).estado).toBe('enviado');
  });

  it('is sent at its time, and not where its schedule was taken back', async () => {
    await addReaders(portal, 2);
    const { context } = portal;
    const at = new Date(context.clock.now().getTime() + 7_200_000).toISOString();
    const [first, second] = [await keep(), await keep()];
    for (const key of [first, second]) {
      expect((await call('enviar_edicion', { ...key, programado_para: at })).status).toBe(200);
    }
    expect((await call('desprogramar_edicion', { id: second.id })).status).toBe(200);
    await runAll();
    expect(sentTo()).toEqual([]);
    portal.pass(7_300_000);
    await runDue();
    await runAll();
    expect((await open(first.id)).estado).toBe('enviado');
    expect((await open(second.id)).estado).toBe('borrador');
    expect(sentTo()).toEqual(emails(0, 2));
  });

  onSqliteAlone(databases, () => {
    it('is for whoever may manage the newsletter alone', async () => {
      const { id, version } = await keep();
      const calls: [string, object][] = [
        ['ediciones', {}],
        ['edicion', { id }],
        ['guardar_edicion', { edicion: draft() }],
        ['eliminar_edicion', { id }],
        ['ver_como_correo', { id, idioma: 'es' }],
        ['revisar_edicion', { id }],
        ['probar_edicion', { id }],
        ['enviar_edicion', { id, version }],
        ['desprogramar_edicion', { id }],
        ['pausar_edicion', { id }],
        ['reanudar_edicion', { id }],
        ['reenviar_inciertos', { id }],
        ['cancelar_edicion', { id }],
      ];
      const strangers = roles.values.filter((role) => !['editor', 'administrator'].includes(role));
      for (const [action, body] of calls) {
        const visitors = await portal.post(`boletines:${action}`, body);
        expect([action, visitors.status]).toEqual([action, 401]);
        for (const role of strangers) {
          expect([action, (await call(action, body, `${role}:x`)).status]).toEqual([action, 403]);
        }
      }
      expect(await open(id)).toMatchObject({ estado: 'borrador' });
    });

    it('is kept by one of two who change it at once', async () => {
      const { id } = await keep();
      const change = (text: string) =>
        call('guardar_edicion', { id, version: 1, edicion: draft(text) });
      const answers = await Promise.all([change('Uno'), change('Dos')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('says what is missing, and is not sent without it', async () => {
      const empty = draft('');
      const key = await keep({
        ...empty,
        idiomas: ['es', 'en'],
        bloques: [
          ...empty.bloques,
          { tipo: 'boton', etiqueta: { es: 'Ver', en: '' }, enlace: null },
          {
            tipo: 'boton',
            etiqueta: { es: 'Ver', en: 'See' },
            enlace: { url: 'https://casa.example/no-existe' },
          },
          {
            tipo: 'boton',
            etiqueta: { es: 'Ver', en: 'See' },
            enlace: { url: 'https://example.org/' },
          },
          { tipo: 'mascotas', mascotas: ['01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21'] },
        ],
      });
      const { data } = await call('revisar_edicion', { id: key.id });
      expect(data).toMatchObject({ enlaces: ['https://example.org/'], destinatarios: 0 });
      const found = (data.problemas as { tipo: string; bloque: number; idioma: string }[]).map(
        ({ tipo, bloque, idioma }) => [tipo, bloque, idioma],
      );
      expect(found).toEqual([
        ['sin_asunto', null, 'en'],
        ['sin_texto', 0, 'es'],
        ['sin_texto', 0, 'en'],
        ['sin_enlace', 1, null],
        ['sin_etiqueta', 1, 'en'],
        ['enlace_roto', 2, null],
        ['sin_contenido', 4, null],
      ]);
      expect((await call('enviar_edicion', key)).status).toBe(422);
      expect((await open(key.id)).estado).toBe('borrador');
    });

    it.each(['javascript:alert(1)', 'http://example.org', 'https://a:b@example.org'])(
      'takes no link to %s',
      async (url) => {
        const edicion = {
          ...draft(),
          bloques: [{ tipo: 'boton', etiqueta: { es: 'x', en: 'x' }, enlace: { url } }],
        };
        expect((await call('guardar_edicion', { edicion })).status).toBe(422);
      },
    );
  });
});
