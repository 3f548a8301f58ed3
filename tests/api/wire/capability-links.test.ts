import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/accounts/viewer.ts';
import { pages } from '#domain/site-map.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { driveBody, placeBody } from '#tests/setup/drive-bodies.ts';
import { linkIn } from '../accounts/portal.ts';
import { approvedApplication, smallProfile } from '../adoption/application-steps.ts';
import { profile } from '../adoption/profile.ts';
import { addHome } from '../fostering/foster-calls.ts';
import { draft } from '../newsletter/issues.ts';
import { addPet, addUser, clock as start, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from './portal.ts';

const day = 86_400_000;
const site = 'https://casa.example';
const administrator = 'administrator:a';
const password = 'Tres perros y un gato';
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };

interface Reply {
  status: number;
  data: Record<string, unknown>;
}

interface Portal {
  wire: Wire;
  app: FastifyInstance;
  call(action: string, body: object, token?: string): Promise<Reply>;
  /** Somebody who has used the account of late. */
  person(...roles: Role[]): Promise<string>;
  /** The first of the new mails that holds it, as far as `mark` goes. */
  mailed(mark: RegExp): Promise<string>;
  pass(milliseconds: number): void;
}

interface Link {
  /** The account that it shows something of or acts for. */
  accountId: string;
  /** Whether it shows, to whoever has it, what it is there for. */
  shows(): Promise<boolean>;
  /** Does what it is there for, once. @returns whether it did */
  acts?(): Promise<boolean>;
}

const is = async (reply: Promise<Reply>, said: (data: Reply['data']) => boolean = () => true) => {
  const { status, data } = await reply;
  return status === 200 && said(data);
};

/** A question to foster homes, as the link of its mail opens it. */
async function askedHome({ wire, call, person, mailed }: Portal) {
  const askerId = await person();
  const home = await addHome(wire);
  await wire.context.database.query
    .updateTable('users')
    .set({ confirmed_at: start.now().toISOString() })
    .where('id', '=', home.accountId)
    .execute();
  await addPet(wire.context.database, { owner_id: askerId, species: 'cat' });
  await call('hogares:pedir_permiso', {}, `member:${askerId}`);
  await call('hogares:dar_permiso', { id: askerId }, 'coordinator:c');
  const words = { especie: 'gato', cuantos: 2, horas: 4, texto: 'Dos gatitos, hoy.' };
  await call('hogares:preguntar', words, `member:${askerId}`);
  const clave = await mailed(/\/hogar-temporal\/([\w-]+)/);
  return {
    askerId,
    homeId: home.accountId,
    shows: () => is(call('hogares:pregunta', { clave }), ({ estado }) => estado === 'abierta'),
    acts: () => is(call('hogares:contestar_enlace', { clave, acepta: true })),
  };
}

/** A link that sets a password, with an application that setting it sends. */
async function passwordLink({ wire, call }: Portal, kind: 'first' | 'recovery'): Promise<Link> {
  const { accounts, database } = wire.context;
  const correo = 'ana@example.mx';
  if (kind === 'first') {
    const pet = await addPet(database, { owner_id: await addUser(database), ...lasting });
    await call('solicitudes:enviar_sin_cuenta', {
      ...{ nombre: 'Ana López', correo, telefono: '984-123-4567', perfil: profile },
      ...{ mascotas: [pet], mensaje: 'La queremos.', captcha: '', lang: 'es' },
    });
  } else {
    await accounts.create({ name: 'Ana', email: correo, password, roles: ['member'] });
    await call('usuarios:recuperar_contrasena', { correo });
  }
  const [mail] = await wire.newMails();
  const { token } = linkIn(mail);
  const row = await database.query.selectFrom('users').select('id').where('email', '=', correo);
  return {
    accountId: (await row.executeTakeFirstOrThrow()).id,
    shows: () => is(call('usuarios:consultar_registro', { correo, token_recuperar: token })),
    acts: () =>
      is(
        call('usuarios:modificar_contrasena_recuperar', {
          ...{ correo, token_recuperar: token, contrasena_nueva: 'Cuatro patas y una cola' },
        }),
      ),
  };
}

interface Kind {
  /** Of the signer in the code. */
  purpose?: string;
  /** Of the site map. */
  page?: string;
  make(portal: Portal): Promise<Link>;
}

const kinds: Record<string, Kind> = {
  'preview of an issue': {
    purpose: 'newsletter preview',
    async make({ app, call, person }) {
      const accountId = await person('editor');
      const editor = `editor:${accountId}`;
      const { data } = await call('boletines:guardar_edicion', { edicion: draft() }, editor);
      const seen = await call('boletines:ver_como_correo', { id: data.id, idioma: 'es' }, editor);
      const url = String(seen.data.direccion);
      return { accountId, shows: async () => (await app.inject({ url })).statusCode === 200 };
    },
  },
  'preview of a text': {
    purpose: 'preview of content',
    async make({ wire, call, person }) {
      const accountId = await person('editor');
      const [editor, clave] = [`editor:${accountId}`, 'preguntas-frecuentes'];
      const { data } = await call('contenido:consultar', { clave }, editor);
      const { valor, revision } = structuredClone(data) as {
        valor: { groups: { questions: { question: { es: string } }[] }[] };
        revision: number;
      };
      const [first] = valor.groups[0]?.questions ?? [];
      if (first) first.question.es = 'En borrador';
      await call('contenido:guardar_borrador', { clave, valor, revision }, editor);
      const seen = await call('contenido:vista_previa', { clave }, editor);
      const [{ es }] = seen.data.paginas as [{ es: string }];
      const token = new URL(es, site).searchParams.get('vista-previa') ?? '';
      return {
        accountId,
        async shows() {
          const { groups } = await wire.context.content.shown('faqs', 'es', token);
          return groups[0]?.questions[0]?.question === 'En borrador';
        },
      };
    },
  },
  'visit of a vet': {
    purpose: 'vet links',
    page: 'vetVisit',
    async make({ wire, call, person }) {
      const accountId = await person();
      const id = await addPet(wire.context.database, { owner_id: accountId, ...lasting });
      await call('visita_veterinaria:invitar', { id }, `member:${accountId}`);
      const { data } = await call('visita_veterinaria:enlaces', { id }, `member:${accountId}`);
      const [{ url }] = data as unknown as [{ url: string }];
      const clave = url.split('/').at(-1);
      const said = { motivo: 'Revisión', veterinario: 'MVZ Laura Ríos', cedula: '1234567' };
      const visit = { clave, fecha: today, hallazgos: 'Sana.', aplicado: [], ...said };
      return {
        accountId,
        shows: () =>
          is(call('visita_veterinaria:consultar', { clave }), ({ estado }) => estado === 'abierto'),
        acts: () => is(call('visita_veterinaria:registrar', visit)),
      };
    },
  },
  'calendar of care': {
    purpose: 'calendars of care',
    async make({ app, call, person }) {
      const accountId = await person();
      const { data } = await call('cuidados:renovar_calendario', {}, `member:${accountId}`);
      const url = String(data.url).replace(site, '');
      return { accountId, shows: async () => (await app.inject({ url })).statusCode === 200 };
    },
  },
  'calendar of shifts': {
    purpose: 'volunteer calendars',
    async make({ app, call, wire, person }) {
      const accountId = await person();
      const said = {
        ...{ tareas: ['paseos'], dias: ['lunes'], horarios: ['tarde'], edad: 'adulto' },
        ...{ cp: '77500', nombre: 'Rosa', telefono: '998-123-4567', correo: 'rosa.v@example.mx' },
      };
      await call('voluntariado:solicitar', said, `member:${accountId}`);
      await wire.context.database.query
        .updateTable('volunteers')
        .set({ status: 'accepted' })
        .where('account_id', '=', accountId)
        .execute();
      const { data } = await call('voluntariado:renovar_calendario', {}, `member:${accountId}`);
      const url = String(data.url).replace(site, '');
      return { accountId, shows: async () => (await app.inject({ url })).statusCode === 200 };
    },
  },
  'question to a foster home, of whoever has it': {
    purpose: 'foster requests',
    page: 'fosterRequest',
    async make(portal) {
      const { homeId, ...link } = await askedHome(portal);
      return { accountId: homeId, ...link };
    },
  },
  'question to a foster home, of whoever asked': {
    async make(portal) {
      const { askerId, ...link } = await askedHome(portal);
      return { accountId: askerId, ...link };
    },
  },
  'reminder about a pet': {
    purpose: 'pet reminder',
    page: 'petReminder',
    async make({ wire, call, person, mailed, pass }) {
      const accountId = await person();
      await addPet(wire.context.database, {
        ...{ owner_id: accountId, notify_on: '2026-11-22', expires_on: '2026-12-05' },
      });
      pass(4 * day);
      const found = await mailed(/\/mascotas\/recordatorio\/([^/\s]+\/[^/\s]+)/);
      const [id, token] = found.split('/');
      return {
        accountId,
        shows: () =>
          is(
            call('mascotas:consultar_recordatorio', { id, token }),
            ({ vigente }) => vigente === true,
          ),
        acts: () => is(call('mascotas:responder_recordatorio', { id, token })),
      };
    },
  },
  'reference of a family': {
    purpose: 'reference checks',
    page: 'reference',
    async make({ wire, call, person, mailed }) {
      const [accountId, rescuerId] = [await person(), await person()];
      const [family, rescuer] = [`member:${accountId}`, `member:${rescuerId}`];
      const pet = await addPet(wire.context.database, { owner_id: rescuerId, ...lasting });
      const luz = { nombre: 'Luz', telefono: '', correo: 'luz@example.org', relacion: 'Vecina' };
      await call('perfil_adopcion:guardar', { ...smallProfile, referencias: [luz] }, family);
      const payload = { mascotas: [pet], mensaje: '' };
      const { data } = await call('documentos:crear', { schema: 'solicitudes', payload }, family);
      const step = {
        schema: 'solicitudes',
        serie: 'SOL',
        folio: data.folio,
        transicion: 'revisar',
      };
      await call('documentos:transitar', step, rescuer);
      await call('referencias:pedir', { id: data.id }, rescuer);
      const clave = await mailed(/\/referencia\/([\w-]+)/);
      const answer = { tiempo: 'mas_de_cinco', como: 'Vecinos.', confiaria: 'si', texto: '' };
      return {
        accountId,
        shows: () =>
          is(call('referencias:consultar', { clave }), ({ estado }) => estado === 'preguntada'),
        acts: () => is(call('referencias:contestar', { clave, ...answer })),
      };
    },
  },
  'follow-up of an adoption': {
    page: 'followUp',
    async make({ wire, call, mailed, pass }) {
      const adoption = await approvedApplication(wire, lasting);
      await wire.context.database.query
        .updateTable('users')
        .set({ confirmed_at: start.now().toISOString() })
        .execute();
      await adoption.step('adoptar');
      pass(3 * day);
      const clave = await mailed(/\/seguimiento\/([\w-]+)/);
      return {
        accountId: adoption.familyId,
        shows: () => is(call('seguimientos:consultar', { clave })),
        acts: () => is(call('seguimientos:responder', { clave, respuesta: 'bien' })),
      };
    },
  },
  'report of an animal': {
    purpose: 'rescue reports',
    page: 'rescueReport',
    async make({ call, person }) {
      const accountId = await person();
      const said = {
        ...{ tipo: 'herido', especie: 'perro', peligro: false, expuesto: true, solo: true },
        ...{ cp: '77500', lugar: 'El mercado', nombre: 'Rosa', telefono: '998-123-4567' },
      };
      const { data } = await call('auxilios:reportar', said, `member:${accountId}`);
      const { clave } = data;
      return {
        accountId,
        shows: () => is(call('auxilios:consultar', { clave }), ({ abierto }) => abierto === true),
        acts: () => is(call('auxilios:contestar', { clave, texto: 'Sigue ahí.' })),
      };
    },
  },
  'place at a drive': {
    purpose: 'drive bookings',
    page: 'driveBooking',
    async make({ call, person }) {
      const accountId = await person();
      const { data: drive } = await call('jornadas:crear', driveBody, administrator);
      const { folio } = drive;
      await call('jornadas:transitar', { folio, transicion: 'publicar' }, administrator);
      const said = { folio, ...placeBody };
      const { data } = await call('jornadas:apartar', said, `member:${accountId}`);
      const { clave } = data;
      return {
        accountId,
        shows: () =>
          is(call('jornadas:consultar', { clave }), ({ estado }) => estado === 'apartado'),
        acts: () => is(call('jornadas:cancelar', { clave })),
      };
    },
  },
  'application to volunteer': {
    purpose: 'volunteer applications',
    page: 'volunteerApplication',
    async make({ call, wire: { context }, person }) {
      const accountId = await person();
      const said = {
        ...{ tareas: ['paseos'], dias: ['lunes'], horarios: ['tarde'], edad: 'adulto' },
        ...{ cp: '77500', nombre: 'Rosa', telefono: '998-123-4567', correo: 'rosa.v@example.mx' },
      };
      await call('voluntariado:solicitar', said, `member:${accountId}`);
      const { id } = await context.database.query
        .selectFrom('volunteers')
        .select('id')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      const clave = context.volunteers.keyOf(id);
      return {
        accountId,
        shows: () => is(call('voluntariado:consultar', { clave })),
        acts: () => is(call('voluntariado:retirar', { clave })),
      };
    },
  },
  'notice of a lost animal': {
    purpose: 'lost and found notices',
    page: 'ownNotice',
    async make({ call, person, mailed }) {
      const accountId = await person();
      const said = {
        ...{ tipo: 'perdido', especie: 'perro', sexo: 'macho', tamano: 'chico', color: 'negro' },
        ...{ fecha: '2026-11-19', cp: '77500', colonia: 'Centro', senas: 'Collar rojo' },
        ...{ pregunta: '¿Qué tiene?', respuesta: 'Una mancha', correo: 'rosa.d@example.mx' },
      };
      await call('extraviados:avisar', said, `member:${accountId}`);
      const clave = await mailed(/\/mi-aviso\/([\w-]+)/);
      return {
        accountId,
        shows: () => is(call('extraviados:mi_aviso', { clave }), ({ abierto }) => abierto === true),
        acts: () => is(call('extraviados:renovar', { clave })),
      };
    },
  },
  'first password, with an application': {
    page: 'recoveryChange',
    make: (portal) => passwordLink(portal, 'first'),
  },
  'forgotten password': { make: (portal) => passwordLink(portal, 'recovery') },
};

/** Purposes of signers whose links act for no account, or that make no links, and why. */
const others: Record<string, string> = {
  'newsletter confirmation': 'of an address, which needs no account',
  'newsletter cancellation': 'of an address, which needs no account',
  'folder of an adopted pet':
    'of the papers of a pet, for whoever has it, with or without an account',
  'private photos': 'opens for a quarter of an hour',
  receipts: 'opens for a quarter of an hour',
  'pet documents': 'opens for a quarter of an hour',
  'addresses of messages': 'of whoever wrote to the organisation, which needs no account',
  'return addresses of the newsletter': 'tells that a mail came back',
  'guest donation': 'of a donation without an account',
  'guest monthly': 'of a monthly donation without an account',
  'guest payment': 'pays or cancels a donation without an account',
  'guest mailbox': 'no link',
  'card receiver': 'no link',
  'card refusal': 'of an address, which needs no account',
  'wishes of a mailbox': 'of an address, which needs no account',
  'lost and found drafts': 'adds photos to what nobody has confirmed, and nothing else',
  'lost and found messages': 'of an address, which needs no account',
  'pet news of a monthly donation': 'ends mails about a pet and nothing else',
  'test payments': 'of the built-in payments of a demo',
  'test payment keys': 'of the built-in payments of a demo',
  'vet visits': 'no link: by what a visit is known that was sent already',
  'mails about one thing': 'no link',
  'rate limits': 'no link',
  'adopter identities': 'no link',
  idempotency: 'no link',
  'passkey challenge': 'no link',
  'recovery code': 'no link',
  'first start': 'no link: a code in the log, of a portal without an account',
  'captcha question': 'no link',
};
const otherPages: Record<string, string> = {
  guestDonation: 'of a donation without an account',
  guestPayment: 'of a donation without an account',
  cardRefusal: 'of an address, which needs no account',
  wishes: 'of an address, which needs no account',
  noticeContact: 'of an address, which needs no account',
  testPayment: 'of the built-in payments of a demo',
  verifyContract: 'says nothing but whether a contract is true',
  driveCertificate: 'says nothing but of which animal a certificate is',
  sharedFolder: 'of the papers of a pet, for whoever has it, with or without an account',
};

describeOnSqlite('links that open something without a session', (databases) => {
  let now: number;
  let portal: Portal;
  beforeEach(async () => {
    now = start.now().getTime();
    const env = { SITE_URL: site, CAPTCHA_PROVIDER: 'none' };
    const wire = await openWire(databases, env, { now: () => new Date(now) });
    const app = await buildApp(wire.context);
    portal = {
      wire,
      app,
      call: async (action, body, token) =>
        (await wire.post(action, body, token)) as unknown as Reply,
      async person(...roles) {
        const id = await addUser(wire.context.database, roles.length > 0 ? roles : undefined);
        await wire.context.database.query
          .updateTable('users')
          .set({ confirmed_at: start.now().toISOString() })
          .where('id', '=', id)
          .execute();
        return id;
      },
      async mailed(mark) {
        const texts = (await wire.newMails()).map(({ text }) => mark.exec(text ?? '')?.[1]);
        const found = texts.find((one) => one !== undefined);
        if (found === undefined) throw new Error(`no mail holds ${mark}`);
        return found;
      },
      pass(milliseconds) {
        now += milliseconds;
      },
    };
  });
  afterEach(async () => {
    await portal.app.close();
    await portal.wire.close();
  });

  const administer = (action: string, id: string) =>
    portal.wire.post(`usuarios:${action}`, { id }, administrator);

  async function erase(id: string) {
    const { accounts, database, privacy } = portal.wire.context;
    const account = await accounts.find(id);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
  }

  describe.each(Object.entries(kinds))('%s', (_name, { make }) => {
    test('is closed for as long as the account behind it is suspended', async () => {
      const { accountId, shows, acts } = await make(portal);
      expect(await shows()).toBe(true);
      expect((await administer('deshabilitar', accountId)).status).toBe(200);
      expect(await shows()).toBe(false);
      if (acts) expect(await acts()).toBe(false);
      expect((await administer('habilitar', accountId)).status).toBe(200);
      expect(await shows()).toBe(true);
      if (acts) expect(await acts()).toBe(true);
    });

    test('is over with the account behind it', async () => {
      const { accountId, shows, acts } = await make(portal);
      expect(await shows()).toBe(true);
      await erase(accountId);
      expect(await shows()).toBe(false);
      if (acts) expect(await acts()).toBe(false);
    });
  });

  test('are all of them here: each signer, and each page with a key in its address', () => {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(path.join('server', file), 'utf8')] as const);
    const signed = sources.flatMap(([, text]) => [
      ...text.matchAll(/create(?:Signer|SignedIds)\([\w.]+, '([^']+)'\)/g),
      ...text.matchAll(/letter: '\w', purpose: '([^']+)'/g),
    ]);
    const known = Object.values(kinds);
    const purposes = known.flatMap(({ purpose }) => purpose ?? []);
    expect(signed.map(([, purpose]) => purpose).sort()).toEqual(
      [...purposes, ...Object.keys(others)].sort(),
    );
    // What makes signers for others, which say for what.
    const unsaid = sources.filter(([, text]) =>
      /create(?:Signer|SignedIds)\((?![\w.]+, ')/.test(text),
    );
    expect(unsaid.map(([file]) => file).sort()).toEqual([
      'features/communication/inbound-mail/signed-addresses.ts',
      'keys/signatures.ts',
    ]);
    const keyed = pages.filter((page) => page.keyed).map(({ id }) => id);
    expect(keyed.sort()).toEqual(
      [...known.flatMap(({ page }) => page ?? []), ...Object.keys(otherPages)].sort(),
    );
  });
});
