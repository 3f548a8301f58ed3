import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { hydrationDataId } from '#app/hydration-data.ts';
import { es as administrationEs } from '#app/i18n/administration/es.ts';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { en as registrationEn } from '#app/i18n/registration/en.ts';
import { es as registrationEs } from '#app/i18n/registration/es.ts';
import { en as signInEn } from '#app/i18n/sign-in/en.ts';
import { es as signInEs } from '#app/i18n/sign-in/es.ts';
import { leaves } from '#content/testing/walk.ts';
import { type Language, languages, locale } from '#domain/language.ts';
import { deferredPages } from '#domain/pages.ts';
import { pathFor } from '#domain/site-map.ts';
import { call } from '../e2e/wire.ts';
import { portal } from '../setup/portal.ts';
import { documentAt, everyPage, pathOf, publicPages, shownAt } from './public-pages.ts';

const valuesOf = (document: HTMLElement, selector: string, attribute: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

const canonicalOf = (document: HTMLElement) => valuesOf(document, 'link[rel=canonical]', 'href');
const languageOf = (document: HTMLElement) => valuesOf(document, 'html', 'lang');

describe.each(everyPage)('$id in $language', ({ page, language, path }) => {
  it('is there, in its language, with one heading and one main part', async () => {
    const document = await documentAt(path);
    expect(languageOf(document)).toEqual([locale[language]]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });

  it('says where it stands and where it is in the other language', async () => {
    const document = await documentAt(path);
    expect(canonicalOf(document)).toEqual([portal.url + path]);
    for (const alternate of languages) {
      expect(valuesOf(document, `link[rel=alternate][hreflang=${alternate}]`, 'href')).toEqual([
        portal.url + pathOf(page, alternate),
      ]);
    }
    const [description = ''] = valuesOf(document, 'meta[name=description]', 'content');
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(valuesOf(document, 'link, a', 'href')).toContain(`/feeds/${language}.xml`);
  });

  it('has the styles of all that it shows', async () => {
    const document = await documentAt(path);
    const styles = document.querySelector('style#page-styles')?.textContent ?? '';
    const classes = document
      .querySelectorAll('[class]')
      .flatMap((element) => element.classNames.split(/\s+/))
      .filter((name) => /^_[\w-]+_\w{5}_\d+$/.test(name));
    expect(classes.length).toBeGreaterThan(0);
    expect([...new Set(classes)].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  it('leaves no part of it for a script to put in its place', async () => {
    const document = await documentAt(path);
    expect(document.querySelectorAll('template, [hidden][id^="S:"]')).toEqual([]);
  });

  it('has only forms that work without JavaScript', async () => {
    for (const form of (await documentAt(path)).querySelectorAll('form:not([method=dialog])')) {
      expect(form.getAttribute('action')).toMatch(/^\//);
      const isPost = form.getAttribute('method') === 'post';
      expect(form.querySelectorAll('input[type=password]').length > 0 && !isPost).toBe(false);
      expect(form.querySelectorAll('button[type=submit][disabled]')).toEqual([]);
      for (const field of form.querySelectorAll('input, select, textarea')) {
        expect(field.getAttribute('name')).toBeTruthy();
      }
    }
  });

  it('is shared with a picture that is there', async () => {
    const [picture = ''] = valuesOf(await documentAt(path), 'meta[property="og:image"]', 'content');
    const response = await fetch(picture, { method: 'HEAD', redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg)$/);
  });

  it('loads no more than a phone with bad signal can carry', async () => {
    const document = await documentAt(path);
    expect(styleSize(document)).toBeGreaterThan(1_000);
    expect(styleSize(document)).toBeLessThanOrEqual(20_000);
    expect(await compressedSize(preloadedBy(document))).toBeLessThanOrEqual(mostScript.public);
  });

  it('is painted without waiting for another file', async () => {
    const document = await documentAt(path);
    expect(valuesOf(document, 'link[rel=stylesheet]', 'href')).toEqual([]);
    expect(valuesOf(document, 'link[rel=preload][as=font]', 'href')).toEqual([]);
    for (const script of document.querySelectorAll('head script')) {
      expect(script.getAttribute('src')).toBeUndefined();
    }
  });

  it('preloads all scripts that hydration needs, in one wave of requests', async () => {
    const document = await documentAt(path);
    const preloaded = preloadedBy(document);
    expect(preloaded.length).toBeLessThanOrEqual(mostScript.files);
    expect([...(await withImports(preloaded))].toSorted()).toEqual(preloaded.toSorted());
    const entry = preloaded.find((file) => file.startsWith('/assets/entry.client-')) ?? '';
    const script = await (await fetch(portal.url + entry)).text();
    const dictionaries = [...script.matchAll(/import\(["'`]\.\/((?:es|en)-[\w-]+\.js)/g)];
    expect(dictionaries).toHaveLength(languages.length);
    const [own] = dictionaries.filter(([, name]) => name?.startsWith(`${language}-`));
    expect(preloaded).toContain(`/assets/${own?.[1]}`);
    const data = document.querySelector(`#${hydrationDataId}`)?.textContent ?? '';
    expect(preloaded).toContain(JSON.parse(data).module);
  });
});

describe.each(languages)('the page of a pet in %s', (language) => {
  it('loads no more than a phone with bad signal can carry', async () => {
    const where = [{ field: 'payload.estado', operator: '=', value: 'adopcion' }];
    const query = { schema: 'mascotas', filter: { where }, limit: 1 };
    const [pet] = await call<{ id: string }[]>('catalogos:consultar', query);
    const document = await documentAt(pathFor('adoptionPet', language, { id: pet?.id ?? '' }));
    expect(document.querySelector('h1')).not.toBeNull();
    expect(await compressedSize(preloadedBy(document))).toBeLessThanOrEqual(mostScript.public);
  });
});

describe.each(['/login', '/registro', '/recovery'])('%s', (path) => {
  it.each(languages)('is whole before its scripts have loaded (%s)', async (language) => {
    const response = await fetch(portal.url + path, { headers: { cookie: `lang=${language}` } });
    const form = parse(await response.text()).querySelector('main [data-for=visitor] form');
    const { fields } = registrationTexts[language];
    expect(form?.text).toContain(fields.email);
    expect(form?.querySelector('input[name=email]')).toBeTruthy();
    // JavaScript sends it: until it runs nothing goes anywhere, and the page says so.
    expect(form?.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true);
    const page = form?.closest('main');
    expect(page?.querySelector('noscript')?.innerHTML).toContain(signInTexts[language].needsScript);
    expect(page?.querySelectorAll('h1')).toHaveLength(1);
  });

  it('loads little more than a public page', async () => {
    const size = await compressedSize(preloadedBy(await documentAt(path)));
    expect(size).toBeLessThanOrEqual(mostScript.signIn);
  });
});

describe('the JavaScript of pages that everybody may open', () => {
  /** Without those that come with the list of all pages. */
  const initial = everyPage.filter(({ page }) => deferredPages.every(({ id }) => id !== page.id));
  const paths = [...initial.map(({ path }) => path), '/login', '/registro', '/recovery'];

  it('holds no addresses of other pages, which would cost every visitor', async () => {
    const quoted = ({ es }: { es: string }) => ['"', "'", '`'].map((quote) => quote + es + quote);
    expect(await foundInScripts(deferredPages.flatMap(quoted))).toEqual([]);
    expect((await foundInScripts(['/terminos-condiciones'])).length).toBeGreaterThan(0);
  });

  it('holds no text of the administration', async () => {
    const texts = leaves(administrationEs, 'es').map(({ text }) => text);
    const sentences = texts.filter((text) => text.length > 30);
    expect(sentences.length).toBeGreaterThan(20);
    expect(await foundInScripts(sentences)).toEqual([]);
  });

  async function foundInScripts(parts: readonly string[]): Promise<string[]> {
    const files = new Set<string>();
    for (const path of paths) {
      for (const file of preloadedBy(await documentAt(path))) files.add(file);
    }
    const found: string[] = [];
    for (const file of files) {
      const script = await (await fetch(portal.url + file)).text();
      for (const part of parts) if (script.includes(part)) found.push(`${file}: ${part}`);
    }
    return found;
  }
});

const registrationTexts = { es: registrationEs, en: registrationEn };
const signInTexts = { es: signInEs, en: signInEn };

/** Bytes, compressed; how many files. */
const mostScript = { public: 116_500, signIn: 121_000, files: 21 };

const preloadedBy = (document: HTMLElement) => [
  ...new Set(valuesOf(document, 'link[rel=modulepreload]', 'href')),
];

/** Of styles, which both languages share. */
const styleSizes = new Map<string, number>();

function styleSize(document: HTMLElement): number {
  const styles = document.querySelector('style#page-styles')?.textContent ?? '';
  const size = styleSizes.get(styles) ?? brotliCompressSync(styles).length;
  styleSizes.set(styles, size);
  return size;
}

/** The files, and all that they cannot begin without. */
async function withImports(files: readonly string[]): Promise<Set<string>> {
  const all = new Set(files);
  for (const file of all) for (const imported of await importsOf(file)) all.add(imported);
  return all;
}

const imports = new Map<string, Promise<string[]>>();

function importsOf(file: string): Promise<string[]> {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

async function readImports(file: string): Promise<string[]> {
  const script = await (await fetch(portal.url + file)).text();
  return [...script.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}

const sizes = new Map<string, Promise<number>>();

async function compressedSize(files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? sizeOf(file);
    sizes.set(file, size);
    sum += await size;
  }
  return sum;
}

/** As it is sent: `fetch` would unpack it. */
function sizeOf(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(portal.url + file, { headers: { 'accept-encoding': 'br' } }, (response) => {
      expect(response.statusCode).toBe(200);
      buffer(response).then(({ length }) => resolve(length), reject);
    }).on('error', reject);
  });
}

describe('a short address', () => {
  const aliases = publicPages.flatMap((page) =>
    languages.flatMap((language) =>
      (page.aliases?.[language] ?? []).map((alias) => ({
        alias,
        main: pathOf(page, language),
        language,
      })),
    ),
  );

  it.each(aliases)('$alias shows $main', async ({ alias, main, language }) => {
    const document = await documentAt(alias);
    expect(languageOf(document)).toEqual([locale[language]]);
    expect(canonicalOf(document)).toEqual([portal.url + main]);
  });

  it('may be typed in any capitals', async () => {
    expect(canonicalOf(await documentAt('/INFORMATE'))).toEqual([
      `${portal.url}/contacto/informate`,
    ]);
  });
});

describe('links', () => {
  it.each(languages)('inside every %s page lead to something', async (language) => {
    const broken: string[] = [];
    for (const { path } of everyPage.filter((each) => each.language === language)) {
      const links = valuesOf(await documentAt(path), 'a[href]', 'href');
      for (const address of new Set(links.filter((href) => /^[/#]/.test(href)))) {
        const [place = '', fragment] = address.split('#');
        const target = place || path;
        if ((await shownAt(target)) === undefined) broken.push(`${path} → ${address}`);
        else if (fragment && !(await documentAt(target)).querySelector(`[id="${fragment}"]`)) {
          broken.push(`${path} → ${address} (no such place)`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
});

describe('one language a page', () => {
  /** Frequent words that the other language does not have. */
  const foreignWords: Record<Language, RegExp> = {
    es: /\b(?:the|and|with|your|you|for|from|they|this|that|have|are|our|which)\b/gi,
    en: /(?<![\p{L}])(?:que|para|con|una|los|las|del|por|nuestro|nuestra|también|pero|como|más|mascotas?)(?![\p{L}])/giu,
  };
  const dictionaries = { es, en };
  const phrasesOf = (language: Language) =>
    new Set(leaves(dictionaries[language], language).map(({ text }) => text));
  const phrases = { es: phrasesOf('es'), en: phrasesOf('en') };
  const foreignPhrases = {
    es: [...phrases.en].filter((phrase) => phrase.includes(' ') && !phrases.es.has(phrase)),
    en: [...phrases.es].filter((phrase) => phrase.includes(' ') && !phrases.en.has(phrase)),
  };
  // What people wrote (of pets, of events, on pages of their own) stays in their language, and a place keeps its name.
  const written = everyPage.filter(
    ({ page }) =>
      !['home', 'pets', 'events'].includes(page.group) &&
      !['fundraisers', 'companies'].includes(page.id),
  );

  it.each(written)('$path holds no word of the other', async ({ path, language }) => {
    const text = readableText(await documentAt(path), language);
    expect(text.match(foreignWords[language]) ?? []).toEqual([]);
  });

  it.each(everyPage)(
    '$path holds no phrase of the other dictionary',
    async ({ path, language }) => {
      const text = readableText(await documentAt(path), language);
      expect(foreignPhrases[language].filter((phrase) => text.includes(phrase))).toEqual([]);
    },
  );
});

/** What the page says in its own language: what is in another is marked. */
function readableText(document: HTMLElement, language: Language): string {
  const unread = new Set<Node>(
    document.querySelectorAll(`script, style, svg, [lang=${language === 'es' ? 'en' : 'es'}]`),
  );
  const textsIn = (node: Node): string[] => {
    if (unread.has(node)) return [];
    return node instanceof TextNode ? [node.text] : node.childNodes.flatMap(textsIn);
  };
  return textsIn(document).join(' ').replace(/\s+/g, ' ');
}

describe('downloads', () => {
  it.each([
    ['es', '/recursos'],
    ['en', '/resources'],
  ])('are all there in %s', async (_language, path) => {
    const links = valuesOf(await documentAt(path), 'a[href^="/documents/"]', 'href');
    const files = new Set(links);
    expect(files.size).toBe(14);
    for (const file of files) {
      const response = await fetch(portal.url + file, { redirect: 'manual' });
      expect(response.status).toBe(200);
      // The statistics alone are made for whoever asks; the others the build has made.
      const isBuilt = response.headers.get('cache-control') === 'public, max-age=3600';
      expect({ file, isBuilt }).toEqual({ file, isBuilt: !/statistics|estadisticas/.test(file) });
      const start = Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString();
      expect(start).toBe(file.endsWith('.docx') ? 'PK\u0003\u0004' : '%PDF');
    }
  });

  it('say how large they are, once they are built', async () => {
    expect((await documentAt('/recursos')).text).toMatch(/PDF · \d+ KB/);
  });
});
