import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { anyPet } from '../e2e/pets.ts';
import { portal } from '../setup/portal.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { headers, redirect: 'manual' });

describe('addresses', () => {
  it.each([
    ['/no-such-page', '/'],
    ['/mascotas/nada/1', '/'],
    ['/mascotas', '/mascotas/adopcion'],
    ['/pets', '/pets/adoption'],
    ['/eventos', '/eventos/adopcion'],
    ['/productos', '/'],
    ['/Productos', '/'],
    ['/expediente-azul', '/'],
    ['/mascotas/adopcion/', '/mascotas/adopcion'],
    ['/mascotas/adopcion/no-such-pet', '/mascotas/adopcion'],
    ['/pets/rehabilitation/no-such-pet', '/pets/rehabilitation'],
  ])('%s leads to %s', async (from, to) => {
    const response = await get(from);
    expect([301, 302]).toContain(response.status);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['/%', '/%ff', '/%00', '/mascotas/adopcion/%', '//evil.example/x'])(
    '%s, which is no address of ours, leads home',
    async (path) => {
      expect(await ask({ path })).toMatchObject({ status: 302, location: '/' });
    },
  );

  it('is asked for with its host as well', async () => {
    expect((await ask({ path: `${portal.url}/mascotas/adopcion` })).status).toBe(200);
  });

  it('can only be read', async () => {
    const response = await fetch(`${portal.url}/`, { method: 'POST', body: '{' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('knows its calls with an encoded colon, and no others', async () => {
    expect((await get('/api/nada')).status).toBe(404);
    expect((await get('/api/catalogos%3Aconsultar')).status).toBe(405);
  });

  it('keeps the filter of an address that it corrects', async () => {
    const response = await get('/mascotas/adopcion/?especie=gato');
    expect(response.headers.get('location')).toBe('/mascotas/adopcion?especie=gato');
  });

  it('shows a page in any capitals', async () => {
    expect((await get('/MASCOTAS/Adopcion')).status).toBe(200);
  });

  it('answers 404 for a missing file', async () => {
    expect((await get('/assets/gone-1234.js')).status).toBe(404);
  });

  it.each(['0', '-1', '1e9', 'abc', '999999999'])('shows a list for page %s', async (page) => {
    expect((await get(`/mascotas/adopcion?pagina=${page}`)).status).toBe(200);
  });

  it('ignores unknown filter values with a notice', async () => {
    const response = await get('/mascotas/adopcion?especie=unicornio&tamano=enorme');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('role="status"');
  });
});

describe('what every page carries', () => {
  const noncesOf = (html: string) =>
    new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]));

  it('has one nonce for its policy and its scripts, a new one each time', async () => {
    const nonces = new Set<string>();
    for (const _visit of [1, 2, 3]) {
      const response = await get('/mascotas/adopcion');
      const policy = response.headers.get('content-security-policy') ?? '';
      const inPage = [...noncesOf(await response.text())];
      expect(inPage).toHaveLength(1);
      expect(policy).toContain(`'nonce-${inPage[0]}'`);
      expect(policy).not.toContain('unsafe-inline');
      nonces.add(String(inPage[0]));
    }
    expect(nonces.size).toBe(3);
  });

  it('is not sent again while nothing changed', async () => {
    const first = await get('/mascotas/adopcion');
    const again = await get('/mascotas/adopcion', {
      'if-none-match': String(first.headers.get('etag')),
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    );
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const response = await get('/', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  });

  it('has an id that the log knows', async () => {
    expect((await get('/')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('serves built files for a year', async () => {
    const asset = /\/assets\/[^"]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
    const response = await get(asset, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it("never holds what is the owner's alone", async () => {
    const { id } = await anyPet('adopcion');
    const html = await (await get(`/mascotas/adopcion/${id}`)).text();
    expect(html).not.toMatch(/owner|dueno|@casa-animal|adopter|vetPhone/i);
  });
});

it('answers /healthz and /readyz', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

/** A request as it is, without fetch's tidying of the address. */
function ask(options: { path: string }): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(portal.url);
    const asking = request({ hostname, port, ...options }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    });
    asking.on('error', reject);
    asking.end();
  });
}
