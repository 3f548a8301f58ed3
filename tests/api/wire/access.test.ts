import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Audience, admits } from '#domain/access/audience.ts';
import { can } from '#domain/access/rights.ts';
import { type Role, roles, type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { administrationPagesOf, mayOpen } from '#domain/administration-pages.ts';
import { pages } from '#domain/pages.ts';
import { buildApp } from '#server/http/app.ts';
import { actions } from '#server/wire/actions/index.ts';
import type { Action } from '#server/wire/registry.ts';
import { schemas } from '#server/wire/schemas/index.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
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
  return access === 'session' ? viewer.kind === 'user' : can(viewer, access.right);
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

  it.each(actions.filter(({ multipart }) => !multipart).map((one) => [one.name, one] as const))(
    'call %s',
    async (name, { access }) => {
      for (const [token, viewer] of viewers) {
        const { status, turned } = await isTurnedAway(name, {}, token);
        if (!admittedBy(access, viewer))
          expect([token, status]).toEqual([token, turnedAway(viewer)]);
        else if (typeof access === 'object') expect([token, turned]).toEqual([token, false]);
        else expect([token, status]).not.toEqual([token, 403]);
      }
    },
  );

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
  const openTo = (role: Role) =>
    pages.filter(({ guard }) => guard.includes('.') && mayOpen({ roles: [role] }, guard));

  it('of the staff open to nobody without a role of theirs', () => {
    expect(openTo('member')).toEqual([]);
    const guarded = pages.filter(({ guard }) => guard.includes('.'));
    expect(guarded.filter(({ guard }) => mayOpen(undefined, guard))).toEqual([]);
    expect(openTo('administrator')).toEqual(guarded);
  });

  it.each([
    ['editor', ['newsletterSubscribers']],
    ['coordinator', ['adminPapers', 'manageEvents']],
    ['treasurer', ['adminDonations', 'adminInvoicing', 'adminCatalogues']],
  ] as const)('in the menu of the %s are those that the role opens', (role, expected) => {
    expect(administrationPagesOf({ roles: [role] })).toEqual(expected);
  });
});

/**
 * What is served beside the wire, and to whom: `link` by a signed link or an id that nobody can guess, `service` by the
 * signature of another service, `session` by the policy of the feature behind it.
 */
const routes: Record<string, 'everyone' | 'link' | 'service' | 'session' | 'sessionOrLink'> = {
  '/archivos/cfdi/:id/:file': 'session',
  '/archivos/cedula/:petId/:file': 'sessionOrLink',
  '/archivos/contrato/:petId/:file': 'sessionOrLink',
  '/archivos/usuarios/:id/:file': 'link',
  '/boletin-informativo/cancelar/:token': 'link',
  '/boletin-informativo/confirmar/:token': 'link',
  '/newsletter/confirm/:token': 'link',
  '/newsletter/unsubscribe/:token': 'link',
  '/pago-de-prueba/:reference/codigo-de-barras.png': 'link',
  '/webhooks/conekta': 'service',
  '/webhooks/inbound-mail': 'service',
  '/webhooks/paypal': 'service',
  '/webhooks/stripe': 'service',
  '*': 'everyone',
  '/codigo-qr/:programme/:id/:file': 'everyone',
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
  '/manifest.webmanifest': 'everyone',
  '/media/:id/:file': 'everyone',
  '/media/events/:id/og.jpg': 'everyone',
  '/readyz': 'everyone',
  '/robots.txt': 'everyone',
  '/sitemap-:part.xml': 'everyone',
  '/sitemap-pages.xml': 'everyone',
  '/sitemap.xml': 'everyone',
};

describeOnSqlite('routes beside the wire', (databases) => {
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const context = await createTestContext(await databases.newConfig());
    app = await buildApp(context);
    close = async () => {
      await app.close();
      await context.close();
    };
    await app.ready();
  });
  afterAll(() => close());

  it('are all declared, with who may use them', () => {
    const served = pathsIn(app.printRoutes({ commonPrefix: false })).filter(
      (path) => !path.startsWith('/api/'),
    );
    expect([...new Set(served)].sort()).toEqual(Object.keys(routes).sort());
  });

  it('of a session turn visitors away', async () => {
    for (const [path] of Object.entries(routes).filter(([, who]) => who.startsWith('session'))) {
      const { statusCode } = await app.inject({ url: path.replace(/:\w+/g, 'nobody') });
      expect([path, [401, 403, 404].includes(statusCode)]).toEqual([path, true]);
    }
  });
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
