import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fewestCountedReaders } from '#domain/newsletter/issue-clicks.ts';
import { type PageId, pages, resolvePath as resolve } from '#domain/site-map.ts';
import { buildApp } from '#server/http/app.ts';
import type { PageRenderer } from '#server/web/page-request.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { driveBody, placeBody } from '#tests/setup/drive-bodies.ts';
import { drawn } from '../adoption/application-steps.ts';
import { profile } from '../adoption/profile.ts';
import { addHome } from '../fostering/foster-calls.ts';
import { addReaders, draft } from '../newsletter/issues.ts';
import { addPet, addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

const site = 'https://casa.example';
const day = 86_400_000;
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };
const password = 'Tres perros y un gato';

/**
 * What a link of a mail leads to. Kinds of links that mails hold in their data, by the names of their fields: whoever adds a
 * field adds here what it leads to, and to the test below a mail with it.
 */
const linksInData: Record<string, readonly string[]> = {
  answerUrl: ['reference', 'followUp', 'fosterRequest'],
  companyUrl: ['companies', 'myCompany'],
  endUrl: ['/noticias-de-mascota/terminar'],
  confirmUrl: ['/boletin-informativo/confirmar', 'myProfile'],
  contactUrl: ['contact'],
  deskUrl: ['adminRescue', 'adminNotice', 'adminVolunteer'],
  folderUrl: ['sharedFolder', 'documentFolder'],
  giftUrl: ['guestDonation'],
  inboxUrl: ['adminMessages'],
  ownUrl: ['myVolunteering'],
  manageUrl: ['guestDonation', 'myProfile', 'wishes'],
  pageUrl: [
    'fundraiser',
    'myFundraiser',
    'rescueReport',
    'driveBooking',
    'ownNotice',
    'noticeContact',
    'volunteerApplication',
    'myVolunteering',
  ],
  passwordUrl: ['recoveryChange'],
  pauseUrl: ['petReminder'],
  petsUrl: ['myAdoptionPets'],
  refusalUrl: ['cardRefusal'],
  renewUrl: ['petReminder'],
  signUpUrl: ['register'],
  signUrl: ['signContract'],
  undoUrl: ['recoveryChange'],
  unsubscribeUrl: ['/boletin-informativo/cancelar'],
};
/** Links that are written otherwise. */
const others = ['/boletin-informativo/ir', 'verifyContract'];

/** What a page asks by itself as it opens, in a browser or in a scanner that runs scripts. */
const opening: Partial<Record<PageId, (params: Record<string, string>) => [string, object]>> = {
  petReminder: ({ id, token }) => ['mascotas:consultar_recordatorio', { id, token }],
  guestDonation: ({ key }) => ['donativo:consultar', { clave: key }],
  followUp: ({ key }) => ['seguimientos:consultar', { clave: key }],
  wishes: ({ key }) => ['deseos:consultar', { clave: key }],
  verifyContract: ({ code }) => ['solicitudes:verificar', { codigo: code }],
  sharedFolder: ({ folderId, token }) => [
    'expediente_azul:expediente_detalles',
    { folder_id: folderId, token },
  ],
};

/**
 * What may differ: counters of limits, kept for minutes, for what is opened is bounded; and when the mail server took the mails
 * of before, which is noted a moment later. A click in the newsletter counts for a reader alone
 * (tests/api/newsletter/clicks.test.ts); these here are programs.
 */
const apart = new Set(['shared_counts', 'provider_health']);
const programs = [
  ['HEAD', 'Mozilla/5.0 (compatible; Barracuda Sentinel)'],
  ['GET', 'python-requests/2.32'],
] as const;

describeOnSqlite('the links of mails', (databases) => {
  let wire: Wire;
  let app: FastifyInstance;
  let now: number;
  let opened: Set<string>;
  beforeEach(async () => {
    now = start.now().getTime();
    opened = new Set();
    const env = { SITE_URL: site, CAPTCHA_PROVIDER: 'none', GUEST_DONATIONS: '1' };
    wire = await openWire(databases, env, { now: () => new Date(now) });
    const load = async () => (await import('#app/entry.server.tsx')) as PageRenderer;
    app = await buildApp(wire.context, { load, files: { transform: async (_, html) => html } });
  });
  afterEach(async () => {
    await app.close();
    await wire.close();
  });

  const post = async (action: string, body: object, token?: string) => {
    const answer = await wire.post(action, body, token);
    expect([action, answer.status, answer.text]).toEqual([action, 200, answer.text]);
    return answer.data as unknown as Record<string, unknown>;
  };

  /** Each row of each table. */
  async function everything(): Promise<string[]> {
    const { query } = wire.context.database;
    const rows: string[] = [];
    for (const { name } of await query.introspection.getTables()) {
      if (apart.has(name) || name.includes('trigrams')) continue;
      const found = await query
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      rows.push(...found.map((row) => `${name} ${JSON.stringify(row)}`).sort());
    }
    return rows;
  }

  function kindOf({ pathname }: URL): string {
    const known = others.concat(Object.values(linksInData).flat());
    const route = known.find((one) => one.startsWith('/') && pathname.startsWith(`${one}/`));
    const found = route === undefined ? resolve(pathname) : undefined;
    if (found?.kind === 'page') return found.page.id;
    if (route === undefined) throw new Error(`A mail leads to ${pathname}.`);
    return route;
  }

  /** Opens each link of the mails since the last call. */
  async function open() {
    const mails = await wire.newMails();
    const said = mails.map(({ text, html }) => `${text} ${String(html).replaceAll('&amp;', '&')}`);
    const links = new Set(
      said.flatMap((one) => [...one.matchAll(/https:\/\/casa\.example\/[^\s"<>)]+/g)]).map(String),
    );
    const before = await everything();
    for (const link of links) {
      const url = new URL(link);
      const kind = kindOf(url);
      const address = url.pathname + url.search;
      for (const [method, program] of programs) {
        const answer = await app.inject({
          method,
          url: address,
          headers: { 'user-agent': program, accept: 'text/html' },
        });
        expect([kind, answer.statusCode < 400]).toEqual([kind, true]);
      }
      const page = resolve(url.pathname);
      if (page.kind === 'page') {
        const asks = opening[page.page.id]?.(page.params);
        if (asks) await post(...asks);
      }
      opened.add(kind);
    }
    expect(await everything()).toEqual(before);
    return mails;
  }

  test('change nothing when a program opens them', async () => {
    const { database, accounts } = wire.context;
    const rescuer = `member:${await addUser(database)}`;
    const coordinator = `coordinator:${await addUser(database, ['coordinator'])}`;
    const editor = `editor:${await addUser(database, ['editor'])}`;

    // Passwords, addresses and invitations.
    const { id } = await accounts.create({
      ...{ name: 'Ana', email: 'ana@example.mx', password, roles: ['member'] },
    });
    const ana = `member:${id}`;
    await post('usuarios:recuperar_contrasena', { correo: 'ana@example.mx' });
    await post(
      'usuarios:cambiar_correo',
      { correo_nuevo: 'an@example.mx', contrasena: password },
      ana,
    );
    const [confirmation] = (await open()).filter(({ text }) => text?.includes('correo-nuevo='));
    const token = /correo-nuevo=(\S+)/.exec(confirmation?.text ?? '')?.[1];
    await post('usuarios:confirmar_correo', { token }, ana);
    await open();

    // The newsletter: to confirm, to leave, and an issue with counted links.
    const reader = { nombre: 'Luz', telefono: '998-123-4567', email: 'luz@example.mx', lang: 'es' };
    await post('documentos:crear', { schema: 'boletines', payload: reader });
    await open();
    await addReaders(wire, fewestCountedReaders, { from: 5 });
    await post('boletines:contar_clics', { activo: true }, editor);
    const runs = [{ text: 'la guía', link: { url: 'https://example.org/guia' } }];
    const text = { es: [{ kind: 'paragraph', runs }], en: [] };
    const { bloques, ...issue } = draft();
    const more = { tipo: 'texto', titulo: { es: '', en: '' }, texto: text };
    const edicion = { ...issue, bloques: [...bloques, more] };
    const kept = await post('boletines:guardar_edicion', { edicion }, editor);
    await post('boletines:enviar_edicion', { id: kept.id, version: kept.version }, editor);
    await open();

    // From an application, by its references and its contract, to the follow-up of the adoption.
    const family = `member:${await addUser(database)}`;
    const address = { street: 'Calle 5', exterior_number: '12', neighborhood: 'Centro' };
    const place = { postal_code: '77760', city: 'Tulum', federal_state: 'Quintana Roo' };
    await database.query
      .updateTable('users')
      .set({ ...address, ...place, confirmed_at: new Date(now).toISOString() })
      .where('id', '=', family.slice(7))
      .execute();
    const referencias = [
      { nombre: 'Luz', telefono: '', correo: 'vecina@example.org', relacion: 'Vecina' },
    ];
    await post('perfil_adopcion:guardar', { ...profile, referencias }, family);
    const pet = await addPet(database, { owner_id: rescuer.slice(7), ...lasting });
    const payload = { mascotas: [pet], mensaje: 'La queremos.' };
    const application = await post('documentos:crear', { schema: 'solicitudes', payload }, family);
    const step = (transicion: string) =>
      post(
        'documentos:transitar',
        { schema: 'solicitudes', serie: 'SOL', folio: application.folio, transicion },
        rescuer,
      );
    await step('revisar');
    await post('referencias:pedir', { id: application.id }, rescuer);
    await open();
    await step('aprobar');
    const { contrato_id } = await post(
      'solicitudes:preparar_contrato',
      { id: application.id },
      rescuer,
    );
    await open();
    for (const side of [family, rescuer]) {
      const signed = { contrato_id, nombre: 'Rosa Canul', trazo: drawn, acepta: true };
      await post('solicitudes:firmar', signed, side);
    }
    await open();
    await step('adoptar');
    await open();

    // Donations without an account.
    await post('donaciones:crear_spei', {
      ...{ monto: 250, tipo: 'alimento', nombre: 'Julián', email: 'julian@example.mx' },
    });
    await open();
    await post('donativo:pedir_enlace', { email: 'julian@example.mx' });
    await open();

    // News of a pet that somebody gives to each month.
    const loved = await addPet(database, lasting);
    await post('donaciones:crear_suscripcion_tarjeta', {
      ...{ monto: 150, nombre: 'Julián', email: 'julian@example.mx', stripe_id: 'pm_card_visa' },
      mascota_id: loved,
    });
    const known = { petId: loved, status: 'adoption', sterilized: true, story: '' };
    await database.query
      .updateTable('monthly_donations')
      .set({
        pet_seen_json: JSON.stringify({ ...known, photos: ['portrait'] }),
        pet_news_due: '2026-11-01',
      })
      .execute();
    await wire.context.petNews.tellAll(new AbortController().signal);
    await open();

    // Being told of new pets.
    const news = { programa: 'adopcion', filtro: '', lang: 'es', correo: 'nora@example.mx' };
    await post('deseos:pedir', news);
    await open();

    // A card that leaves with a gift, and offers to be the last.
    const dedicatoria = {
      ...{ ocasion: 'honor', nombre: 'Luna', de: 'Ana', diseno: 'flores', entrega: 'correo' },
      ...{ correo: 'luna@example.org', dia: '2026-11-21' },
    };
    const card = { stripe_id: 'pm_card_visa', email: 'ana@example.mx', dedicatoria };
    const gift = { monto: 25_000, tipo: 'alimento', ...card };
    await post('donaciones:crear_stripe_payment', gift, ana);
    await open();

    // An animal in trouble.
    await post('auxilios:reportar', {
      ...{ tipo: 'herido', especie: 'perro', peligro: false, expuesto: true, solo: true },
      ...{ cp: '77500', lugar: 'El mercado', nombre: 'Rosa', correo: 'rosa.c@example.mx' },
    });
    await open();

    // A place at a drive.
    const { folio } = await post('jornadas:crear', driveBody, coordinator);
    await post('jornadas:transitar', { folio, transicion: 'publicar' }, coordinator);
    await post('jornadas:apartar', { folio, ...placeBody, correo: 'rosa.c@example.mx' });
    // A lost animal, and somebody who has seen it.
    const { folio: notice } = await post('extraviados:avisar', {
      ...{ tipo: 'perdido', especie: 'perro', sexo: 'macho', tamano: 'chico', color: 'negro' },
      ...{ fecha: '2026-11-19', cp: '77500', colonia: 'Centro', senas: 'Collar rojo' },
      ...{ pregunta: '¿Qué tiene?', respuesta: 'Una mancha', correo: 'rosa.d@example.mx' },
    });
    const told = (await open()).map((mail) => mail?.text).join();
    const clave = /mi-aviso\/([\w-]+)/.exec(told)?.[1];
    await post('extraviados:confirmar', { clave });
    const file = await post('extraviados:abrir', { folio: notice }, coordinator);
    const decision = { folio: notice, transicion: 'publicar', visto: file.cambiado };
    await post('extraviados:transitar', decision, coordinator);
    const seen = {
      folio: notice,
      respuesta: 'Mancha',
      texto: 'Lo vi.',
      correo: 'luis.d@example.mx',
    };
    await post('extraviados:escribir', seen);
    // Somebody who would like to volunteer.
    await post('voluntariado:solicitar', {
      ...{ tareas: ['paseos'], dias: ['lunes'], horarios: ['tarde'], edad: 'adulto' },
      ...{ cp: '77500', nombre: 'Rosa', telefono: '998-123-4567', correo: 'rosa.v@example.mx' },
    });
    await open();

    // Foster homes, messages, and a pet about whom its owner is asked.
    await addHome(wire);
    await addPet(database, { owner_id: rescuer.slice(7), species: 'cat', ...lasting });
    await post('hogares:pedir_permiso', {}, rescuer);
    await post('hogares:dar_permiso', { id: rescuer.slice(7) }, coordinator);
    const words = { especie: 'gato', cuantos: 2, horas: 4, texto: 'Dos gatitos, hoy.' };
    await post('hogares:preguntar', words, rescuer);
    const encabezado = {
      nombre: 'Eva',
      asunto: 'Hola',
      mensaje: '¿Abren?',
      email_destino: 'e@x.mx',
    };
    await post('documentos:crear', { schema: 'mensajes', payload: { encabezado } });
    await addPet(database, {
      ...{ owner_id: rescuer.slice(7), notify_on: '2026-11-22', expires_on: '2026-12-05' },
    });
    await open();
    now += 4 * day;
    await open();
    now += 9 * day;
    await open();

    const expected = pages.filter(
      ({ keyed, id }) =>
        keyed && !['vetVisit', 'testPayment', 'guestPayment', 'driveCertificate'].includes(id),
    );
    for (const { id } of expected) expect([...opened]).toContain(id);
    for (const kind of others) expect([...opened]).toContain(kind);
    // What else mails lead to are pages that are everybody's, or ask for a session.
    const routes = Object.values(linksInData)
      .flat()
      .filter((kind) => kind.startsWith('/'));
    for (const kind of routes) expect([...opened]).toContain(kind);
  });
});

describeOnSqlite('every kind of mail', () => {
  const sources = readdirSync('server/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(path.join('server/features', file), 'utf8')] as const)
    .filter(([file, text]) => /\bdefineMail[<(]/.test(text) && !file.endsWith('mail-content.ts'));

  test('has links that the test above opens, or leads to pages that ask for a session', () => {
    expect(sources.length).toBeGreaterThan(60);
    const known = new Set(Object.keys(linksInData));
    for (const [file, text] of sources) {
      const fields = [...text.matchAll(/\b(\w+Url)\??:/g)].map(([, field = '']) => field);
      expect([file, fields.filter((field) => !known.has(field))]).toEqual([file, []]);
      const keyed = [...text.matchAll(/pathFor\('(\w+)'/g)]
        .map(([, id]) => pages.find((page) => page.id === id))
        .filter((page) => page?.keyed && !others.includes(page.id));
      expect([file, keyed]).toEqual([file, []]);
    }
  });
});
