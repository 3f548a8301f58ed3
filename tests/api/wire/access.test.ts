import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Audience, admits } from '#domain/access/audience.ts';
import { isOwner } from '#domain/access/relations.ts';
import { can, isStaff, type Right } from '#domain/access/rights.ts';
import { type Role, roles, type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { administrationPagesOf, mayOpen } from '#domain/administration-pages.ts';
import { type Guard, pages } from '#domain/pages.ts';
import { actions } from '#server/wire/actions/index.ts';
import type { Action } from '#server/wire/registry.ts';
import { schemas } from '#server/wire/schemas/index.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from './portal.ts';

const user = (id: string, ...held: Role[]): Viewer => ({ kind: 'user', id, roles: held });
/** By their tokens. A second factor that is due takes the roles of staff away: see sessions.service.ts. */
const viewers: readonly (readonly [string | undefined, Viewer])[] = [
  [undefined, visitor],
  ['secondFactorDue:x', { kind: 'user', id: 'x', roles: ['member'], secondFactorDue: true }],
  ...roles.values.map((role) => [`${role}:x`, user('x', role)] as const),
];

const admittedBy = (access: Action['access'], viewer: Viewer): boolean => {
  if (access === 'everyone' || access === 'signIn') return true;
  if (viewer.kind === 'visitor') return false;
  if (access === 'session' || access === 'giver') return true;
  return access === 'staff' ? isStaff(viewer) : can(viewer, access.right);
};

/** Statuses of a call that is turned away at the door. */
const turnedAway = (viewer: Viewer) => (viewer.kind === 'visitor' ? 401 : 403);

describeOnSqlite('who may', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  const isTurnedAway = async (name: string, body: unknown, token?: string) => {
    // What answers a file says no JSON.
    const { statusCode: status } = await wire.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body as object,
    });
    return { status, turned: status === 401 || status === 403 };
  };

  it.each(actions.map((one) => [one.name, one] as const))(
    'call %s',
    async (name, { access, multipart }) => {
      for (const [token, viewer] of viewers) {
        const { status, turned } = multipart
          ? await send(name, {}, token)
          : await isTurnedAway(name, {}, token);
        if (!admittedBy(access, viewer))
          expect([token, status]).toEqual([token, turnedAway(viewer)]);
        else if (typeof access === 'object' || access === 'staff')
          expect([token, turned]).toEqual([token, false]);
        else expect([token, status]).not.toEqual([token, 403]);
      }
    },
  );

  /** As a form with a file that is none of the kinds that are taken. */
  async function send(name: string, fields: Record<string, string>, token?: string) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('archivo', new File(['no picture'], 'x.txt', { type: 'text/plain' }));
    const encoded = new Response(form);
    const { statusCode: status } = await wire.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status, turned: status === 401 || status === 403 };
  }

  /** By the protocol tus: `size` begins an upload. */
  async function resume(
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    { carpeta, name }: { carpeta?: string; name?: string },
    token?: string,
  ) {
    const said = (text: string) => Buffer.from(text).toString('base64');
    const { statusCode, headers } = await wire.app.inject({
      method,
      url: `/api/archivos:reanudar${name === undefined ? '' : `/${name}`}`,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(carpeta !== undefined && {
          'upload-length': '10',
          'upload-metadata': `carpeta ${said(carpeta)},filename ${said('x.jpg')},filetype ${said('image/jpeg')}`,
        }),
        ...(method === 'PATCH' && {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        }),
      },
      ...(method === 'PATCH' && { payload: Buffer.from('not a file') }),
    });
    return { status: statusCode, address: String(headers.location ?? '') };
  }

  describe('upload', () => {
    let owner: string;
    let other: string;
    let folders: Record<string, readonly [folder: string, manages: Right | undefined]>;
    beforeAll(async () => {
      const { database } = wire.context;
      [owner, other] = [await addUser(database), await addUser(database)];
      const petId = await addPet(database, { owner_id: owner });
      folders = {
        avatar: [`usuarios/${owner}/`, undefined],
        home: [`hogar/${owner}/`, undefined],
        media: [`mascotas/${petId}/`, 'pets.manageAny'],
        certificate: [`cedula/${petId}/`, 'pets.manageAny'],
        contract: [`contrato/${petId}`, 'pets.manageAny'],
        folder: ['expediente/nobody/', 'accounts.manage'],
      };
    });
    /** Uploads are below the ids of accounts. */
    const people = (): [string | undefined, Viewer][] => [
      ...viewers.map(([token, viewer]): [string | undefined, Viewer] =>
        viewer.kind === 'visitor'
          ? [token, viewer]
          : [token?.replace(/x$/, other), { ...viewer, id: other }],
      ),
      [`member:${owner}`, user(owner, 'member')],
    ];

    it.each(['avatar', 'home', 'media', 'certificate', 'contract', 'folder'])(
      'to %s, whole or resumed',
      async (what) => {
        const [carpeta = '', manages] = folders[what] ?? [];
        for (const [token, viewer] of people()) {
          const isTheirs = what !== 'folder' && isOwner(viewer, owner);
          const manager = what !== 'folder' && manages !== undefined && can(viewer, manages);
          const whole = (await send('archivos:subir', { carpeta }, token)).status;
          const resumed = (await resume('POST', { carpeta }, token)).status;
          for (const status of [whole, resumed]) {
            const turned = [401, 403, 404].includes(status);
            expect([what, token, status, turned]).toEqual([
              what,
              token,
              status,
              !(isTheirs || manager),
            ]);
            if (viewer.kind === 'visitor') expect(status).toBe(401);
          }
        }
      },
    );

    it('of somebody else is nobody’s to go on with', async () => {
      const { status, address } = await resume(
        'POST',
        { carpeta: `usuarios/${owner}/` },
        `member:${owner}`,
      );
      expect(status).toBe(201);
      const name = address.split('/').at(-1) ?? '';
      for (const [token, viewer] of people().filter(([, one]) => !isOwner(one, owner))) {
        for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
          const expected = viewer.kind === 'visitor' ? 401 : 404;
          const { status } = await resume(method, { name }, token);
          expect([method, token, status]).toEqual([method, token, expected]);
        }
      }
      expect((await resume('HEAD', { name }, `member:${owner}`)).status).toBe(200);
    });
  });

  describe('use the schemas', () => {
    const deedsOf = (name: string): [call: string, by: Audience | undefined, body: object][] => {
      const schema = schemas.get(name);
      const one = { schema: name, serie: '', folio: 1 };
      if (schema?.kind === 'document') {
        return [
          ['documentos:consultar', schema.read.by, { schema: name }],
          ['documentos:crear', schema.create?.by, { ...one, folio: undefined, payload: 0 }],
          [
            'documentos:cancelar',
            schema.cancel?.by ??
              schema.states?.transitions.get('cancelar')?.by.find((by) => by !== 'system'),
            one,
          ],
          ['documentos:eliminar', schema.remove?.by, one],
        ];
      }
      const row = { schema: name, id: 'nobody', payload: {} };
      return [
        ['catalogos:consultar', schema?.read.by, { schema: name }],
        ['catalogos:actualizar', schema?.writes?.by, row],
        ['catalogos:remplazar', schema?.writes?.by, row],
        ['catalogos:eliminar', schema?.writes?.by, { schema: name, id: 'nobody' }],
      ];
    };

    it.each([...schemas.keys()].flatMap((name) => deedsOf(name).map((deed) => [name, ...deed])))(
      '%s by %s',
      async (_name, call, by, body) => {
        const action = actions.find(({ name }) => name === call);
        for (const [token, viewer] of viewers) {
          const enters = action ? admittedBy(action.access, viewer) : false;
          const { status, turned } = await isTurnedAway(String(call), body, token);
          if (enters && by === undefined) expect([token, status]).toEqual([token, 422]);
          else if (enters && admits(by as Audience, viewer))
            expect([token, turned]).toEqual([token, false]);
          else expect([token, status]).toEqual([token, turnedAway(viewer)]);
        }
      },
    );
  });
});

describe('pages', () => {
  const isOfStaff = (guard: Guard) => guard === 'staff' || guard.includes('.');
  const openTo = (role: Role) =>
    pages.filter(({ guard }) => isOfStaff(guard) && mayOpen({ roles: [role] }, guard));

  it('of the staff open to nobody without a role of theirs', () => {
    expect(openTo('member')).toEqual([]);
    const guarded = pages.filter(({ guard }) => isOfStaff(guard));
    expect(guarded.filter(({ guard }) => mayOpen(undefined, guard))).toEqual([]);
    expect(openTo('administrator')).toEqual(guarded);
  });

  it.each([
    [
      'editor',
      [
        'admin',
        'adminContent',
        'adminCampaigns',
        'adminFundraisers',
        'adminCompanies',
        'adminNewsletters',
        'newsletterSubscribers',
        'importReaders',
      ],
    ],
    [
      'coordinator',
      [
        'admin',
        'adminRescues',
        'adminDrives',
        'adminLostAndFound',
        'adminApplications',
        'adminFosterHomes',
        'adminPapers',
        'adminPhotoMatches',
        'manageEvents',
        'importPets',
        'adminContract',
        'adminMessages',
        'adminVolunteers',
        'adminShifts',
        'adminVolunteerHours',
      ],
    ],
    ['rescuer', ['admin', 'adminRescues', 'adminLostAndFound']],
    [
      'treasurer',
      [
        'admin',
        'adminDonations',
        'importDonations',
        'adminSpending',
        'donorWatch',
        'adminCharges',
        'adminExpenses',
        'adminInvoicing',
        'adminCatalogues',
        'adminFundraisers',
        'adminCompanies',
      ],
    ],
  ] as const)('in the menu of the %s are those that the role opens', (role, expected) => {
    expect(administrationPagesOf({ roles: [role] })).toEqual(expected);
  });
});

/**
 * What is served beside the wire, and to whom: `link` by a signed link or an id that nobody can guess, `service` by the
 * signature of another service, `session` by the policy of the feature behind it.
 */
const routes: Record<string, 'everyone' | 'link' | 'service' | 'session' | 'sessionOrLink'> = {
  '/archivos/adopcion/:id/contrato.pdf': 'session',
  '/archivos/cfdi/:id/:file': 'session',
  '/archivos/cedula/:petId/:file': 'sessionOrLink',
  '/archivos/recursos/:file': 'everyone',
  '/archivos/mascotas/:id/:file': 'everyone',
  '/archivos/avisos/:id/:file': 'everyone',
  '/archivos/camadas/:id/:file': 'everyone',
  '/archivos/eventos/:id/:file': 'everyone',
  '/archivos/campanas/:id/:file': 'everyone',
  '/archivos/recaudaciones/:id/:file': 'everyone',
  '/campanas/:slug.json': 'everyone',
  '/campaigns/:slug.json': 'everyone',
  '/cifras/:year.json': 'everyone',
  '/cifras/:year.csv': 'everyone',
  '/figures/:year.json': 'everyone',
  '/figures/:year.csv': 'everyone',
  '/transparencia/:year.json': 'everyone',
  '/transparencia/:year.csv': 'everyone',
  '/transparency/:year.json': 'everyone',
  '/transparency/:year.csv': 'everyone',
  '/feeds/en/mascotas.json': 'everyone',
  '/feeds/es/mascotas.json': 'everyone',
  '/feeds/lugares.json': 'everyone',
  '/widgets/campana.js': 'everyone',
  '/widgets/mascotas.js': 'everyone',
  '/archivos/contrato/:petId/:file': 'sessionOrLink',
  '/archivos/extraviados/:file': 'everyone',
  '/archivos/fotos/:file': 'link',
  '/archivos/gastos/:id': 'link',
  '/archivos/en-casa/:file': 'everyone',
  '/archivos/pasaportes/:id/:file': 'session',
  '/archivos/usuarios/:id/:file': 'link',
  '/avisos/terminar/:key': 'link',
  '/boletin-informativo/cancelar/:token': 'link',
  '/boletin-informativo/confirmar/:token': 'link',
  '/boletin-informativo/ir/:token': 'link',
  '/boletin-informativo/vista-previa/:token': 'link',
  '/feeds/cuidados/:key.ics': 'link',
  '/feeds/voluntariado/:key.ics': 'link',
  '/noticias-de-mascota/terminar/:key': 'link',
  '/newsletter/confirm/:token': 'link',
  '/newsletter/go/:token': 'link',
  '/newsletter/unsubscribe/:token': 'link',
  '/vista-previa-de-correo/:mail/:language/:token': 'link',
  '/vista-previa-de-correo/:mail/:language/:token/adjunto': 'link',
  '/pago-de-prueba/:reference/codigo-de-barras.png': 'link',
  '/webhooks/conekta': 'service',
  '/webhooks/inbound-mail': 'service',
  '/webhooks/mail-events': 'service',
  '/webhooks/paypal': 'service',
  '/webhooks/stripe': 'service',
  '/metrics': 'service',
  '*': 'everyone',
  '/.well-known/casa-animal-passport-keys.json': 'everyone',
  '/codigo-qr/:programme/:id/:file': 'everyone',
  '/csp-report': 'everyone',
  '/documents/:file': 'everyone',
  '/feeds/en.ics': 'everyone',
  '/feeds/en.json': 'everyone',
  '/feeds/en.xml': 'everyone',
  '/feeds/en/:id.ics': 'everyone',
  '/feeds/es.ics': 'everyone',
  '/feeds/es.json': 'everyone',
  '/feeds/es.xml': 'everyone',
  '/feeds/es/:id.ics': 'everyone',
  '/healthz': 'everyone',
  '/favicon.ico': 'everyone',
  '/favicon.svg': 'everyone',
  '/apple-touch-icon.png': 'everyone',
  '/icon-192.png': 'everyone',
  '/icon-512.png': 'everyone',
  '/icon-maskable-512.png': 'everyone',
  '/manifest.webmanifest': 'everyone',
  '/media/:id/:file': 'everyone',
  '/media/notices/:id/:file': 'everyone',
  '/media/pets/:id/:file': 'everyone',
  '/media/litters/:id/:file': 'everyone',
  '/media/events/:id/:file': 'everyone',
  '/media/campaigns/:id/:file': 'everyone',
  '/media/fundraisers/:id/:file': 'everyone',
  '/p/:code': 'everyone',
  '/readyz': 'everyone',
  '/robots.txt': 'everyone',
  '/sitemap-:part.xml': 'everyone',
  '/sitemap-pages.xml': 'everyone',
  '/sitemap.xml': 'everyone',
};

describeOnSqlite('routes beside the wire', (databases) => {
  let portal: Portal;
  let app: FastifyInstance;
  /** Of a member and of each role of the staff, by role. */
  const tokens = new Map<Role, string>();
  beforeAll(async () => {
    portal = await openPortal(databases);
    app = portal.app;
    for (const role of roles.values) {
      const email = `${role}@example.mx`;
      const account = { name: 'Ana', email, roles: [role], password: goodPassword };
      await portal.context.accounts.create(account);
      tokens.set(role, (await portal.signIn(email)).token);
    }
    await app.ready();
  });
  afterAll(() => portal.close());
  /** The limits of one route do not meet those of the next. */
  let network = 0;
  beforeEach(() => {
    network += 1;
  });

  it('are all declared, with who may use them', () => {
    const served = pathsIn(app.printRoutes({ commonPrefix: false })).filter(
      (path) => !path.startsWith('/api/'),
    );
    expect([...new Set(served)].sort()).toEqual(Object.keys(routes).sort());
  });

  const ask = async (method: 'GET' | 'POST', url: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const remoteAddress = `10.0.0.${network}`;
    const { statusCode: status, body } = await app.inject({ method, url, headers, remoteAddress });
    return { status, body };
  };

  it.each(Object.entries(routes).filter(([, who]) => who.startsWith('session')))(
    '%s, of nobody, has nothing for any kind of person',
    async (path) => {
      const url = path.replace(/:\w+/g, 'nobody');
      const visited = (await ask('GET', url)).status;
      expect([401, 403, 404]).toContain(visited);
      for (const [role, token] of tokens) {
        const { status } = await ask('GET', url, token);
        expect([role, [403, 404].includes(status)]).toEqual([role, true]);
      }
    },
  );

  it.each(Object.entries(routes).filter(([, who]) => !who.startsWith('session')))(
    '%s answers every kind of person as it answers a visitor',
    async (path, who) => {
      const url = path === '*' ? '/no-such-page' : path.replace(/:\w+/g, 'nobody');
      for (const method of ['GET', 'POST'] as const) {
        const { status } = await ask(method, url);
        if (who === 'service') expect(status).toBeGreaterThanOrEqual(400);
        for (const [role, token] of tokens) {
          expect([role, method, (await ask(method, url, token)).status]).toEqual([
            role,
            method,
            status,
          ]);
        }
      }
    },
  );
});

/** From the router's tree, four characters a level. */
function pathsIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods] = found;
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = part;
    return methods ? [above.join('')] : [];
  });
}
