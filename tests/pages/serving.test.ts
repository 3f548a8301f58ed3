import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { newsletterOutcomes } from '#app/i18n/newsletter-outcomes.ts';
import { anyPet } from '../e2e/pets.ts';
import { portal } from '../setup/portal.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { headers, redirect: 'manual' });

describe('the scripts of the pages', () => {
  it('brings nothing of the server along, only types', async () => {
    const folder = 'build/client/assets';
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    expect(texts.join('')).toContain('usuarios:actualizar');
    // The text of an action's documentation, and of a query.
    for (const only of ['Without `id`: registers', 'roles_json', 'selectFrom']) {
      expect(scripts.filter((_, index) => texts[index]?.includes(only))).toEqual([]);
    }
  });
});

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

  it.each([
    ['nothing', '', 'en'],
    ['English', 'lang=en', 'en'],
    ['Spanish', 'lang=es', 'es-MX'],
  ])(
    'shows the home page at /home to who has chosen %s in their language',
    async (_, cookie, lang) => {
      for (const time of ['first', 'second']) {
        const home = await get('/home', { cookie });
        expect([time, home.status]).toEqual([time, 200]);
        expect(home.headers.get('cache-control')).toMatch(lang === 'en' ? /^public/ : /^private/);
        const html = await home.text();
        expect(html).toContain(`<html lang="${lang}"`);
        expect(html).toContain(
          `rel="canonical" href="${portal.url}${lang === 'en' ? '/home' : '/'}"`,
        );
      }
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

  it('takes forms that a browser sends where there is one, and nothing else', async () => {
    const post = (path: string, type: string, body: string) =>
      fetch(portal.url + path, { method: 'POST', headers: { 'content-type': type }, body });
    const form = 'application/x-www-form-urlencoded';
    const sent = await post('/contact', form, 'name=%3Cb%3EAna&email=&message=%F0%9F%90%95');
    expect(sent.status).toBe(422);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(sent.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    const html = await sent.text();
    expect(html).toContain('value="&lt;b&gt;Ana"');
    expect(html).toContain('The email is required');
    expect(await (await get('/contact')).text()).not.toContain('Ana');
    expect((await post('/contact', form, '')).status).toBe(422);
    expect((await post('/contact', 'application/json', '{}')).status).toBe(415);
    expect((await post('/contact', form, `message=${'x'.repeat(200_000)}`)).status).toBe(413);
    for (const path of ['/contact.data', '/faqs', '/login']) {
      expect({ path, status: (await post(path, form, 'a=b')).status }).toEqual({
        path,
        status: 405,
      });
    }
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

describe('a list of pets', () => {
  const canonical = `rel="canonical" href="${portal.url}/mascotas/adopcion"`;
  const hidden = '<meta name="robots" content="noindex"/>';

  it.each(['tamano=mini&tamano=mediano', 'etapa=mayor', 'entidad_federativa=roo', 'orden=espera'])(
    'that is filtered or ordered by %s stays out of search engines',
    async (query) => {
      const html = await (await get(`/mascotas/adopcion?${query}`)).text();
      expect(html).toContain(canonical);
      expect(html).toContain(hidden);
    },
  );

  it.each(['especie=gato&especie=perro', 'orden=recientes'])(
    'that is whole, %s, is the list itself',
    async (query) => {
      const html = await (await get(`/mascotas/adopcion?${query}`)).text();
      expect(html).toContain(canonical);
      expect(html).not.toContain(hidden);
    },
  );

  it('whose form was sent without JavaScript has a clean address', async () => {
    const { status, headers } = await get(
      '/mascotas/adopcion?especie=gato&ciudad=&edad=&unidad=meses',
    );
    expect([status, headers.get('location')]).toEqual([301, '/mascotas/adopcion?especie=gato']);
  });

  it.each([
    ['/perros-en-adopcion/tulum', '/dogs-for-adoption/tulum', 'Perros en adopción en Tulum'],
    ['/gatos-en-adopcion/guadalajara', '/cats-for-adoption/guadalajara', 'Gatos en adopción en'],
    ['/mascotas-en-adopcion/jalisco', '/pets-for-adoption/jalisco', 'Perros y gatos en adopción'],
  ])('of a place, %s, tells search engines all that it is', async (path, alternate, title) => {
    const html = await (await get(path)).text();
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain(`rel="canonical" href="${portal.url}${path}"`);
    expect(html).toContain(`hrefLang="en" href="${portal.url}${alternate}"`);
    expect(html).not.toContain(hidden);
    expect(html).toMatch(/"@type":"ItemList","numberOfItems":[1-9]/);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(await (await get('/sitemap.xml')).text()).toContain(
      `<loc>${portal.url}${alternate}</loc>`,
    );
  });

  it('of a place without pets is not found, says so, and is kept by nobody', async () => {
    const response = await get('/perros-en-adopcion/campeche');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const html = await response.text();
    expect(html).toContain('Por ahora no hay perros en adopción en este lugar.');
    expect(html).toContain(hidden);
    expect(html).toContain('href="/perros-en-adopcion/tulum"');
  });
});

describe('the page of a pet', () => {
  it('is linked from the list, and its pictures are, in full size, without JavaScript', async () => {
    const linksIn = async (path: string) =>
      parse(await (await get(path)).text()).querySelectorAll('main a');
    // The pets of journeys, which may show a video alone, are elsewhere.
    const list = await linksIn('/mascotas/adopcion?ciudad=Guadalajara');
    const pet = list.find((link) => link.closest('article'));
    const links = await linksIn(pet?.getAttribute('href') ?? '');
    const [picture] = links.filter(({ text }) => text === es.pets.pet.enlarge);
    const address = picture?.getAttribute('href') ?? '';
    expect(address).toMatch(/^\/media\/[^/]+\/\d+\.webp$/);
    expect((await get(address)).headers.get('content-type')).toBe('image/webp');
  });
});

describe('what every page carries', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

  it.each(['/mascotas/adopcion', '/login'])(
    'has a policy that allows the inline scripts and styles of %s by their hashes, and no others',
    async (path) => {
      const response = await get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const html = await response.text();
      const inline = [
        ...html.matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/script>/g),
        ...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
      ];
      expect(inline).toHaveLength(2);
      const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
      expect(new Set(allowed)).toEqual(new Set(inline.map(([, program = '']) => sha256(program))));
      expect(html).not.toContain('nonce=');
      expect(policy).not.toMatch(/unsafe-inline|nonce-/);
    },
  );

  it('is the same for everybody, with a tag that is strong', async () => {
    const [first, second] = [await get('/'), await get('/')];
    expect(first.headers.get('etag')).toMatch(/^"[^"]+"$/);
    const stable = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'date');
    expect(stable(second)).toEqual(stable(first));
    expect(await second.text()).toBe(await first.text());
  });

  it('is the same page whatever its address says beside what it reads', async () => {
    const [plain, followed] = [await get('/'), await get('/?utm_source=red&fbclid=123')];
    expect(followed.headers.get('etag')).toBe(plain.headers.get('etag'));
    const filtered = await get('/mascotas/adopcion?especie=gato');
    expect(filtered.headers.get('etag')).not.toBe(
      (await get('/mascotas/adopcion')).headers.get('etag'),
    );
  });

  it('is kept by nobody where its address holds a key', async () => {
    const page = await get('/contacto/boletin-informativo?cancelar=abc');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toContain(newsletterOutcomes.es.badLink.title);
  });

  it.each([
    ['/mascotas/adopcion', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
    ['/mascotas/adopcion.data', 'public, no-cache'],
    ['/login', 'private, no-cache'],
  ])('is not sent again while nothing changed: %s', async (path, caching) => {
    const first = await get(path);
    const again = await get(path, { 'if-none-match': String(first.headers.get('etag')) });
    expect(again.status).toBe(304);
    // The browser keeps the policy that it stored with the page.
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect(first.headers.get('cache-control')).toBe(caching);
  });

  it('is compressed, at first fast and then well', async () => {
    // A page that nobody has asked for yet.
    const page = `/pets/adoption?ciudad=${randomUUID()}`;
    const ask = () => get(page, { 'accept-encoding': 'gzip, br' });
    expect((await ask()).headers.get('content-encoding')).toBe('gzip');
    await expect.poll(async () => (await ask()).headers.get('content-encoding')).toBe('br');
    expect(await (await ask()).text()).toContain('</html>');
  });

  it('comes as it is for whoever does not unpack it, and as its head alone', async () => {
    const plain = await get('/', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const head = await fetch(`${portal.url}/`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.headers.get('content-length')).toBe(String((await plain.arrayBuffer()).byteLength));
  });

  it('serves built files for a year', async () => {
    const asset = /\/assets\/[^"]+\.js/.exec(await (await get('/')).text())?.[0] ?? '';
    const response = await get(asset, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('sends with its parts the headers that concern them alone', async () => {
    const headersOf = async (page: string, extension: string) => {
      const file = new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(
        await (await get(page)).text(),
      );
      return (await get(file?.[0] ?? '')).headers;
    };
    for (const extension of ['js', 'woff2']) {
      const headers = await headersOf('/', extension);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
      expect([...headers].join().length).toBeLessThan(450);
    }
    // It can be opened by itself.
    const drawing = await headersOf('/nosotros', 'svg');
    expect(drawing.get('content-security-policy')).toContain("default-src 'none'");
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
