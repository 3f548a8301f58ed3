import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWire } from '../../describe.ts';
import { prose } from '../prose.ts';
import { describeReference } from '../reference.ts';
import { anchorOf } from './addresses.ts';
import { registerDocs } from './routes.ts';
import { mostResults } from './search.ts';
import { sections } from './subjects.ts';

const reference = describeReference();
const calls = reference.groups.flatMap((group) => group.calls);

let app: FastifyInstance;
/** By its address. */
const pages = new Map<string, string>();

const hrefsIn = (page: string) =>
  [...page.matchAll(/ href="([^"]+)"/g)].map(([, href]) => `${href}`);
const anchorsIn = (page: string) =>
  new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${id}`));

const read = (url: string) => app.inject(url);
const searchFor = async (term: string) =>
  (await read(`/api/docs/search?q=${encodeURIComponent(term)}`)).body;

beforeAll(async () => {
  app = Fastify();
  const docs = { siteName: 'Casa Animal', limits: { consume: async () => {} } };
  await app.register(async (scope) => registerDocs(scope, docs), { prefix: '/api' });
  pages.set('/api/docs', (await read('/api/docs')).body);
  for (const href of hrefsIn(pages.get('/api/docs') ?? '')) {
    const [address = ''] = href.split('#');
    if (!address.startsWith('/api/docs/') || address.endsWith('.css') || pages.has(address))
      continue;
    const response = await read(address);
    expect(response.statusCode, address).toBe(200);
    pages.set(address, response.body);
  }
});
afterAll(() => app.close());

it('has a page for every subject, each of which stands in one section of the menu', () => {
  const listed = sections.flatMap(({ subjects }) => [...subjects]).sort();
  expect(listed).toEqual(reference.groups.map(({ name }) => name));
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(listed.map((name) => `/api/docs/${name}`)),
  );
});

it('has pages of a bounded length', () => {
  for (const [address, page] of pages) expect(page.length, address).toBeLessThan(330_000);
});

it('describes every call on the page of its subject', () => {
  for (const { name, group } of calls) {
    expect(anchorsIn(pages.get(`/api/docs/${group}`) ?? '')).toContain(name);
  }
});

it('has no link that leads nowhere', () => {
  const anchors = new Map([...pages].map(([address, page]) => [address, anchorsIn(page)]));
  for (const [at, page] of pages) {
    for (const href of hrefsIn(page)) {
      const [address = '', anchor] = href.split('#');
      if (anchor !== undefined)
        expect(anchors.get(address || at), `${at} ${href}`).toContain(anchor);
    }
  }
});

it('keeps the anchors that it had while it was one page', () => {
  const anchors = anchorsIn(pages.get('/api/docs') ?? '');
  const former = [
    ...prose.map(({ title }) => anchorOf(title)),
    ...reference.groups.map(({ name }) => name),
    ...calls.map(({ name }) => name),
    ...describeWire().schemas.map(({ name }) => `schema-${name}`),
    ...Object.keys(reference.components).map((name) => `type-${name}`),
    'schemas',
    'types',
  ];
  expect(former.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

it('finds calls by name, words of the description, parameters and errors', async () => {
  expect(await searchFor('usuarios:consultar_sesiones')).toContain(
    'href="/api/docs/usuarios#usuarios:consultar_sesiones"',
  );
  const found = hrefsIn(await searchFor('IDEMPOTENCYKEYREUSED donaciones'));
  expect(found).toContain('/api/docs/donaciones#donaciones:crear_stripe_payment');
  expect(found).not.toContain('/api/docs/captcha#captcha:obtener');
  expect(await searchFor('ultimo_uso')).toContain('href="/api/docs/types#type-Session"');
});

it('shows those first whose name is meant', async () => {
  const results = hrefsIn(await searchFor('sesion iniciar')).filter((href) => href.includes('#'));
  expect(results.find((href) => !href.startsWith('#'))).toBe('/api/docs/sesion#sesion:iniciar');
});

it('shows a bounded number of results, and shows what was asked for as text', async () => {
  const all = await searchFor('a');
  expect(all).toContain(`the first ${mostResults} are shown`);
  expect(all.match(/<li>/g)?.length).toBeLessThan(mostResults + 60);
  const hostile = await searchFor('<script>alert(1)</script>');
  expect(hostile).not.toContain('<script');
  expect(hostile).toContain('Nothing in the reference matches');
  expect((await read('/api/docs/search?q=a&q=b')).statusCode).toBe(200);
  expect((await read('/api/docs/search')).statusCode).toBe(200);
});

it('responds 304 to whoever has a page, and 404 to what is no page', async () => {
  const { headers } = await read('/api/docs/sesion');
  const again = await app.inject({
    url: '/api/docs/sesion',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await read('/api/docs/nothing')).statusCode).toBe(404);
  expect((await read('/api/docs/__proto__')).statusCode).toBe(404);
});
