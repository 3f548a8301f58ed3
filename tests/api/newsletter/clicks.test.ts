import { afterEach, beforeEach, expect, it } from 'vitest';
import { roles } from '#domain/accounts/viewer.ts';
import { fewestCountedReaders } from '#domain/newsletter/issue-clicks.ts';
import { linkIds } from '#server/features/communication/newsletter-issues/counted-letter.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { type SentMail, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { addUser } from '../pets/add-pets.ts';
import { addReaders, draft, emailOf } from './issues.ts';

const editor = 'editor:eva';
const elsewhere = 'https://example.org/guía?mes=11#cuidados';
/** As a header says it. */
const encoded = 'https://example.org/gu%C3%ADa?mes=11#cuidados';
const readers = 6;
const day = 86_400_000;
/** Milliseconds after a delivery in which nothing counts. */
const scannedWithin = 2_000;

describeOnBothDatabases('clicks in the newsletter', (databases) => {
  let portal: Portal;
  let mails: SentMail[];
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const call = (action: string, body: object = {}, token: string | undefined = editor) =>
    portal.post(`boletines:${action}`, body, { token });
  const count = (activo: boolean) => call('contar_clics', { activo });

  const edicion = () => {
    const link = (text: string, to: object) => ({ text, link: to });
    const runs = [
      'Lee ',
      link('la guía', { url: elsewhere }),
      ', ',
      link('otra vez', { url: elsewhere }),
      ', escribe a ',
      link('nosotros', { mailbox: 'hello' }),
      ' o ',
      link('mira el boletín', { page: 'newsletter' }),
    ];
    const { bloques, ...rest } = draft();
    const texto = { es: [{ kind: 'paragraph', runs }], en: [] };
    return {
      ...rest,
      bloques: [
        ...bloques,
        { tipo: 'texto', titulo: { es: '', en: '' }, texto },
        {
          tipo: 'boton',
          etiqueta: { es: 'Ver a todos', en: '' },
          enlace: { pagina: 'adoptionPets' },
        },
      ],
    };
  };
  async function keep() {
    const { data } = await call('guardar_edicion', { edicion: edicion() });
    return data as { id: string; version: number };
  }
  async function send() {
    const key = await keep();
    expect((await call('enviar_edicion', key)).status).toBe(200);
    mails = await portal.newMails();
    portal.pass(scannedWithin + 1);
    return key.id;
  }
  /** Decoded, both parts of each mail, without what is each reader's own. */
  const mailed = () =>
    mails.map(({ text, html }) =>
      `${text}\n${html}`.replace(/\/cancelar\/[\w.-]+/g, '/cancelar/…'),
    );
  const countedIn = (mail: string | undefined) => [
    ...new Set([...(mail ?? '').matchAll(/\/boletin-informativo\/ir\/[\w-]+/g)].map(([p]) => p)),
  ];
  const rows = () =>
    portal.context.database.query.selectFrom('newsletter_links').selectAll().execute();
  const follow = (url: string, options: { method?: 'GET' | 'HEAD'; headers?: object } = {}) =>
    portal.app.inject({
      method: options.method ?? 'GET',
      url,
      headers: { accept: 'text/html', ...options.headers },
    });
  const figures = async (id: string) =>
    (await call('clics_edicion', { id })).data as {
      activo: boolean;
      entregados: { es: number; en: number };
      enlaces: { idioma: string; texto: string; direccion: string; clics: number | null }[];
    };

  it('are not counted at first: mails have the addresses themselves, and nothing is stored', async () => {
    await addReaders(portal, readers);
    const id = await send();
    for (const mail of mailed()) {
      expect(mail).toContain(elsewhere);
      expect(countedIn(mail)).toEqual([]);
    }
    expect(await rows()).toEqual([]);
    expect(await figures(id)).toEqual({
      activo: false,
      entregados: { es: readers, en: 0 },
      enlaces: [],
    });
  });

  it('are counted by link, alike for all readers, on the way to where the link leads', async () => {
    await addReaders(portal, readers);
    expect((await count(true)).status).toBe(200);
    expect((await call('conteo_clics')).data).toEqual({ activo: true });
    const id = await send();
    expect(new Set(mailed()).size).toBe(1);
    const [mail = ''] = mailed();
    const links = countedIn(mail);
    expect(links).toHaveLength(2);
    expect(mail).not.toContain('example.org');
    expect(mail).toContain('mailto:');
    expect(mail).toContain('https://casa.example/contacto/boletin-informativo"');
    const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(mails[0]?.source ?? '')?.[1];
    expect(header).toMatch(/^https:\/\/casa\.example\/boletin-informativo\/cancelar\//);
    expect(mails[0]?.text).toContain(header);

    const answers = await Promise.all(links.map((url) => follow(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
    expect(answers.map(({ headers }) => headers.location).sort()).toEqual([
      'https://casa.example/mascotas/adopcion',
      encoded,
    ]);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(answers[0]?.headers['set-cookie']).toBeUndefined();
    const guide = links[answers.findIndex(({ headers }) => headers.location === encoded)] ?? '';
    await Promise.all([follow(guide), follow(guide)]);
    expect(await figures(id)).toEqual({
      activo: true,
      entregados: { es: readers, en: 0 },
      enlaces: [
        { idioma: 'es', texto: 'la guía', direccion: elsewhere, clics: 3 },
        {
          idioma: 'es',
          texto: 'Ver a todos',
          direccion: 'https://casa.example/mascotas/adopcion',
          clics: 1,
        },
      ],
    });
    const columns = Object.keys((await rows())[0] ?? {}).sort();
    expect(columns).toEqual(
      ['id', 'created_at', 'issue_id', 'language', 'address', 'label', 'clicks'].sort(),
    );
  });

  it('do not count within two seconds after a mail with the link was delivered', async () => {
    await addReaders(portal, readers);
    await count(true);
    const { data } = await call('guardar_edicion', { edicion: edicion() });
    await call('enviar_edicion', data);
    mails = await portal.newMails();
    const [link = ''] = countedIn(mailed()[0]);
    const clicks = async () =>
      (await figures(String(data.id))).enlaces.reduce((sum, { clics }) => sum + (clics ?? 0), 0);
    portal.pass(scannedWithin / 2);
    expect((await follow(link)).statusCode).toBe(302);
    expect(await clicks()).toBe(0);
    // A mail server that looks into the mail before it takes it.
    const deliveries = portal.context.database.query.updateTable('newsletter_deliveries');
    portal.pass(scannedWithin);
    await deliveries.set({ sent_at: null }).where('email_normalized', '=', emailOf(0)).execute();
    await follow(link);
    expect(await clicks()).toBe(0);
    portal.pass(60_000);
    await follow(link);
    expect(await clicks()).toBe(1);
  });

  it('keep the same links when the sending is paused and goes on', async () => {
    await portal.close();
    const server = await withMailServer((env) => openPortal(databases, env));
    portal = server;
    await addReaders(portal, 24);
    await count(true);
    const key = await keep();
    let taken = 0;
    server.smtp.takes = async () => {
      taken += 1;
      if (taken === 5) await call('pausar_edicion', { id: key.id });
    };
    await call('enviar_edicion', key);
    mails = await portal.newMails();
    expect(mails.length).toBeLessThan(24);
    await call('reanudar_edicion', { id: key.id });
    mails.push(...(await portal.newMails()));
    expect(mailed()).toHaveLength(24);
    expect(new Set(mailed()).size).toBe(1);
    expect(await rows()).toHaveLength(2);
  });

  it('have the same links where two processes begin at once', async () => {
    const { id } = await keep();
    const parts = { ...portal.context, siteUrl: 'https://casa.example' };
    const button = { kind: 'button', label: 'Ver', url: elsewhere } as const;
    const letter = { subject: '', preheader: '', blocks: [button] };
    const begin = () => linkIds(parts, id, 'es', letter);
    const [one, other] = await Promise.all([begin(), begin()]);
    expect([...one.keys()]).toEqual([elsewhere]);
    expect(other).toEqual(one);
  });

  it('lead on, uncounted, once it is turned off, and mails that leave later have the addresses themselves', async () => {
    await addReaders(portal, readers);
    await count(true);
    const id = await send();
    const [link = ''] = countedIn(mailed()[0]);
    await count(false);
    expect((await follow(link)).statusCode).toBe(302);
    expect((await figures(id)).enlaces.map(({ clics }) => clics)).toEqual([0, 0]);
    await send();
    expect(countedIn(mailed()[0])).toEqual([]);
  });

  it('are forgotten after a year, while the links lead on', async () => {
    await addReaders(portal, readers);
    await count(true);
    const id = await send();
    const [link = ''] = countedIn(mailed()[0]);
    await follow(link);
    const clean = () =>
      portal.context.retention.run(
        portal.context.clock.now().toISOString(),
        new AbortController().signal,
      );
    const clicks = async () => (await figures(id)).enlaces.map(({ clics }) => clics);
    portal.pass(364 * day);
    await clean();
    expect(await clicks()).toEqual([1, 0]);
    portal.pass(2 * day);
    await clean();
    expect(await clicks()).toEqual([null, null]);
    expect((await follow(link)).statusCode).toBe(302);
    expect(await clicks()).toEqual([null, null]);
  });

  onSqliteAlone(databases, () => {
    it('lead nowhere from an address that no mail has', async () => {
      for (const end of [
        '0123456789abcdef01234567',
        'x',
        'https:%2F%2Fexample.org',
        'A'.repeat(290),
      ]) {
        const { statusCode, headers, body } = await follow(`/boletin-informativo/ir/${end}`);
        expect([end, statusCode, headers.location]).toEqual([end, 404, undefined]);
        expect(body).toContain('No lo encontramos');
      }
    });

    it('do not count what no reader has opened, nor a flood', async () => {
      await addReaders(portal, readers);
      await count(true);
      const id = await send();
      const [link = ''] = countedIn(mailed()[0]);
      const total = async () =>
        (await figures(id)).enlaces.reduce((sum, { clics }) => sum + (clics ?? 0), 0);
      const head = await follow(link, { method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([302, '']);
      for (const headers of [
        { 'sec-purpose': 'prefetch' },
        { 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
        { 'x-moz': 'prefetch' },
        { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
        { 'user-agent': 'Barracuda Sentinel (EE)' },
        { 'user-agent': 'Microsoft Office Existence Discovery' },
        { 'user-agent': 'WhatsApp/2.23.20.0' },
        { 'user-agent': 'python-requests/2.32.0' },
        { 'user-agent': '' },
      ])
        expect((await follow(link, { headers })).statusCode).toBe(302);
      expect(await total()).toBe(0);
      const telephone =
        'Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/126.0 Mobile Safari/537.36';
      const headers = { 'user-agent': telephone };
      for (let click = 0; click < 130; click += 1)
        expect((await follow(link, { headers })).statusCode).toBe(302);
      expect(await total()).toBe(120);
    });

    it('are not counted where so few are written to that a number might say who', async () => {
      await addReaders(portal, readers);
      await addReaders(portal, fewestCountedReaders - 1, { from: readers, language: 'en' });
      await count(true);
      const both = draft();
      const { data } = await call('guardar_edicion', {
        edicion: {
          ...both,
          idiomas: ['es', 'en'],
          asunto: { es: 'Noticias', en: 'News' },
          bloques: [
            { tipo: 'boton', etiqueta: { es: 'Ver', en: 'See' }, enlace: { url: elsewhere } },
          ],
        },
      });
      await call('enviar_edicion', data as object);
      mails = await portal.newMails();
      expect((await rows()).map(({ language }) => language)).toEqual(['es']);
      expect(mailed().filter((mail) => mail.includes('example.org'))).toHaveLength(
        fewestCountedReaders - 1,
      );
    });

    it('are not counted in a test mail, the preview and the archive', async () => {
      await addReaders(portal, readers);
      await count(true);
      const key = await keep();
      const account = `editor:${await addUser(portal.context.database, ['editor'])}`;
      const { data } = await call('ver_como_correo', { id: key.id, idioma: 'es' }, account);
      const token = String(data.direccion).split('/').at(-1) ?? '';
      expect(await portal.context.newsletterIssues.preview(token)).toContain('example.org');
      expect((await call('revisar_edicion', { id: key.id })).data.enlaces).toEqual([elsewhere]);
      expect(await rows()).toEqual([]);
      await call('enviar_edicion', key);
      await portal.context.jobs.runDue();
      await call('archivar_edicion', { id: key.id, publica: true });
      const archived = await portal.context.newsletterIssues.archivedIssue(key.id, 'es');
      expect(JSON.stringify(archived)).toContain(elsewhere);
      expect(JSON.stringify(archived)).not.toContain('/ir/');
    });

    it('are for whoever may manage the newsletter alone, and who turned them on is in the log', async () => {
      const { id } = await keep();
      const calls: [string, object][] = [
        ['conteo_clics', {}],
        ['contar_clics', { activo: true }],
        ['clics_edicion', { id }],
      ];
      const strangers = roles.values.filter((role) => !['editor', 'administrator'].includes(role));
      for (const [action, body] of calls) {
        expect([action, (await portal.post(`boletines:${action}`, body)).status]).toEqual([
          action,
          401,
        ]);
        for (const role of strangers)
          expect([action, (await call(action, body, `${role}:x`)).status]).toEqual([action, 403]);
      }
      expect((await call('conteo_clics')).data).toEqual({ activo: false });
      for (const activo of [true, true, false]) await count(activo);
      const noted = await portal.context.database.query
        .selectFrom('audit_events')
        .select(['action', 'actor_id'])
        .where('action', 'like', 'newsletter.clicks%')
        .orderBy('id')
        .execute();
      expect(noted).toEqual([
        { action: 'newsletter.clicksOn', actor_id: 'eva' },
        { action: 'newsletter.clicksOff', actor_id: 'eva' },
      ]);
    });
  });
});
