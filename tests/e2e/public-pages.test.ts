import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, inject, it } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { faqGroups } from '#content/faqs/faqs.ts';
import { leaves } from '#content/testing/walk.ts';
import { type Language, languages, locale } from '#domain/language.ts';
import { type Page, pages } from '#domain/site-map.ts';
import { phone, useBrowser, wide } from './browser.ts';

const portal = inject('portal');
const publicPages = pages.filter(
  ({ guard, en, es }) => guard === 'public' && en !== null && !es.includes(':'),
);
const pathOf = (page: Page, language: Language) => (language === 'en' && page.en) || page.es;
const everyPage = publicPages.flatMap((page) =>
  languages.map((language) => ({ id: page.id, page, language, path: pathOf(page, language) })),
);

const htmlByPath = new Map<string, Promise<string>>();

/** Each page is asked for once. */
function htmlOf(path: string): Promise<string> {
  const known = htmlByPath.get(path);
  if (known) return known;
  const asked = fetch(portal + path, { redirect: 'error' }).then((response) => response.text());
  htmlByPath.set(path, asked);
  return asked;
}

describe.each(everyPage)('$id in $language', ({ page, language, path }) => {
  it('is there, in its language, with one heading and one main part', async () => {
    const response = await fetch(portal + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
    const html = await htmlOf(path);
    expect(html).toContain(`<html lang="${locale[language]}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  });

  it('says where it stands and where its twin is', async () => {
    const html = await htmlOf(path);
    expect(html).toContain(`<link rel="canonical" href="${portal}${path}"`);
    for (const twin of languages) {
      expect(html).toMatch(
        new RegExp(`hreflang="${twin}" href="${portal}${pathOf(page, twin)}"`, 'i'),
      );
    }
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    expect(html).toContain(`href="/feeds/${language}.xml"`);
  });

  it('is shared with a picture that is there', async () => {
    const [, picture = ''] =
      /<meta property="og:image" content="([^"]+)"/.exec(await htmlOf(path)) ?? [];
    const response = await fetch(picture, { method: 'HEAD', redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg)$/);
  });

  it('loads no more than a phone with bad signal can carry', async () => {
    const html = await htmlOf(path);
    const program = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    expect(program).not.toEqual([]);
    const scripts = await withImports(program);
    const styles = new Set(
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = '']) => file),
    );
    expect(await compressedSize(scripts)).toBeLessThanOrEqual(130_000);
    expect(await compressedSize(styles)).toBeLessThanOrEqual(20_000);
  });
});

const importsByScript = new Map<string, Promise<string[]>>();

/** The scripts and whatever they import at once, all the way down. */
async function withImports(scripts: readonly string[]): Promise<Set<string>> {
  const found = new Set(scripts);
  // A set hands out what is added while it is walked.
  for (const script of found) {
    const known = importsByScript.get(script) ?? importsOf(script);
    importsByScript.set(script, known);
    for (const imported of await known) found.add(imported);
  }
  return found;
}

async function importsOf(script: string): Promise<string[]> {
  const program = await (await fetch(portal + script)).text();
  return [...program.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, file = '']) => `/assets/${file}`,
  );
}

async function compressedSize(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const response = await fetch(portal + file, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
      });
      return Number(response.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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
    const html = await htmlOf(alias);
    expect(html).toContain(`<html lang="${locale[language]}"`);
    expect(html).toContain(`<link rel="canonical" href="${portal}${main}"`);
  });

  it('may be typed in any capitals', async () => {
    expect(await htmlOf('/INFORMATE')).toContain(`href="${portal}/contacto/informate"`);
  });
});

describe('links', () => {
  it.each(languages)('inside every %s page lead to something', async (language) => {
    const broken: string[] = [];
    const answers = new Map<string, Promise<string>>();
    for (const { path } of everyPage.filter((each) => each.language === language)) {
      for (const address of linksIn(await htmlOf(path))) {
        const [target = '', fragment] = address.split('#');
        const place = target === '' ? path : target;
        const answer = answers.get(place) ?? followed(place);
        answers.set(place, answer);
        const found = await answer;
        if (found === '') broken.push(`${path} → ${address}`);
        else if (fragment && !found.includes(`id="${fragment}"`)) {
          broken.push(`${path} → ${address} (no such place)`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
});

function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(addresses)].filter((href) => /^[/#]/.test(href));
}

/** What an address shows, itself and not the home page that unknown addresses lead to; empty when it shows nothing. */
async function followed(path: string): Promise<string> {
  const response = await fetch(portal + path, { redirect: 'manual' });
  return response.status === 200 ? response.text() : '';
}

describe('one language a page', () => {
  /** Frequent words that the other language does not have. */
  const foreignWords: Record<Language, RegExp> = {
    es: /\b(?:the|and|with|your|you|for|from|they|this|that|have|are|our|which)\b/gi,
    en: /(?<![\p{L}])(?:que|para|con|una|los|las|del|por|nuestro|nuestra|también|pero|como|más|mascotas?)(?![\p{L}])/giu,
  };
  const dictionaries = { es, en };
  const phrasesOf = (language: Language) =>
    new Set(leaves(dictionaries[language], language).map(({ text }) => text));
  // What people wrote about their pets stays in the language they wrote it in.
  const written = everyPage.filter(({ page }) => !['home', 'pets'].includes(page.group));

  it.each(written)('$path holds no word of the other', async ({ path, language }) => {
    const text = readableText(await htmlOf(path), language);
    expect(text.match(foreignWords[language]) ?? []).toEqual([]);
  });

  it.each(everyPage)(
    '$path holds no phrase of the other dictionary',
    async ({ path, language }) => {
      const text = readableText(await htmlOf(path), language);
      const own = phrasesOf(language);
      const foreign = [...phrasesOf(language === 'es' ? 'en' : 'es')].filter(
        (phrase) => phrase.includes(' ') && !own.has(phrase) && text.includes(phrase),
      );
      expect(foreign).toEqual([]);
    },
  );
});

/** What the page says in its own language: names of languages are marked as being in another. */
function readableText(html: string, language: Language): string {
  const other = language === 'es' ? 'en' : 'es';
  return html
    .replace(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ')
    .replace(new RegExp(`<a [^>]*\\blang="${other}"[^>]*>.*?</a>`, 'gs'), ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

describe('downloads', () => {
  it.each([
    ['es', '/recursos'],
    ['en', '/resources'],
  ])('are all there in %s', async (_language, path) => {
    const files = [...(await htmlOf(path)).matchAll(/href="(\/documents\/[^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(new Set(files).size).toBe(14);
    for (const file of new Set(files)) {
      const response = await fetch(portal + file, { redirect: 'manual' });
      expect(response.status).toBe(200);
      const start = Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString();
      expect(start).toBe(file.endsWith('.docx') ? 'PK\u0003\u0004' : '%PDF');
    }
  });

  it('say how large they are, once they are built', async () => {
    expect(await htmlOf('/recursos')).toMatch(/PDF · \d+ KB/);
  });
});

describe('in a browser', () => {
  const visit = useBrowser();

  it.each([
    { size: 'phone', viewport: phone, colorScheme: 'light' },
    { size: 'phone', viewport: phone, colorScheme: 'dark' },
    { size: 'wide', viewport: wide, colorScheme: 'light' },
    { size: 'wide', viewport: wide, colorScheme: 'dark' },
  ] as const)(
    'no page that is read shuts people out ($size, $colorScheme)',
    async ({ viewport, colorScheme }) => {
      const read = everyPage.filter(
        ({ page, language }) =>
          !['home', 'pets', 'donations'].includes(page.group) &&
          (language === 'es') === (colorScheme === 'light'),
      );
      const page = await visit('/', { viewport, colorScheme, reducedMotion: 'reduce' });
      for (const { path } of read) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect({
          path,
          problems: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          overflow: await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        }).toEqual({ path, problems: [], overflow: 0 });
      }
    },
    180_000,
  );

  it.each(languages)('a shared question opens by itself (%s)', async (language) => {
    const slug = faqGroups[1]?.questions[0]?.slug[language] ?? '';
    const page = await visit(`${language === 'es' ? '/preguntas-frecuentes' : '/faqs'}#${slug}`);
    const question = page.locator(`#${slug}`);
    await expect.poll(() => question.getAttribute('open')).not.toBeNull();
    await expect
      .poll(() => question.evaluate((item) => item.getBoundingClientRect().top < 300))
      .toBe(true);
  });

  it('finds a question by its words, with or without accents', async () => {
    const page = await visit('/preguntas-frecuentes');
    await page.getByRole('searchbox').fill('esteriliza');
    const all = await page.locator('main details').count();
    expect(all).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('razon social');
    expect(await page.locator('main details').count()).toBe(1);
    await page.getByRole('searchbox').fill('xyzzy');
    expect(await page.locator('main details').count()).toBe(0);
    expect(await page.getByRole('status').textContent()).toContain('Ninguna pregunta');
  });

  it('opens every question without JavaScript', async () => {
    const page = await visit('/preguntas-frecuentes', { javaScriptEnabled: false });
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    expect(await first.getAttribute('open')).not.toBeNull();
  });

  describe('the partners', () => {
    const shown = (page: Awaited<ReturnType<typeof visit>>) =>
      page.locator('section[aria-roledescription] ul').evaluate((row) => {
        const frame = row.getBoundingClientRect();
        return [...row.children]
          .filter((item) => {
            const { left, right } = item.getBoundingClientRect();
            return left >= frame.left - 2 && right <= frame.right + 2;
          })
          .map((item) => item.querySelector('h2')?.textContent);
      });

    it.each([
      [390, 1],
      [463, 1],
      [464, 2],
      [1023, 2],
      [1024, 3],
      [2999, 3],
      [3000, 5],
      [4000, 5],
    ])('at %i pixels stand %i side by side', async (width, count) => {
      const page = await visit('/equipo/patrocinadores', {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      expect(await shown(page)).toHaveLength(count);
    });

    it('go round by arrows and keys, without an end', async () => {
      const page = await visit('/equipo/alianzas-estrategicas', { reducedMotion: 'reduce' });
      const start = await shown(page);
      await page.getByRole('button', { name: 'Anterior' }).click();
      await expect.poll(async () => (await shown(page))[1]).toBe(start[0]);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toEqual(start);
      const partners = await page.locator('section[aria-roledescription] li:not([inert])').count();
      for (let step = 1; step <= partners; step += 1) {
        const before = await shown(page);
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await shown(page))[0]).toBe(before[1]);
      }
      expect(await shown(page)).toEqual(start);
    });

    it('move by themselves until somebody stops them', async () => {
      const page = await visit('/equipo/patrocinadores');
      await page.getByRole('button', { name: 'Pausar' }).click();
      expect(await page.getByRole('button', { name: 'Reproducir' }).count()).toBe(1);
    });

    it('are a row that scrolls without JavaScript', async () => {
      const page = await visit('/equipo/patrocinadores', { javaScriptEnabled: false });
      expect(
        await page.locator('section[aria-roledescription] ul').evaluate((row) => ({
          scrolls: row.scrollWidth > row.clientWidth,
          overflow: getComputedStyle(row).overflowX,
        })),
      ).toEqual({ scrolls: true, overflow: 'auto' });
    });
  });

  describe('a tutorial', () => {
    it('opens from the menu of pets, and gives the focus back', async () => {
      const page = await visit('/');
      await page.getByRole('button', { name: 'Mascotas' }).click();
      await page.getByRole('link', { name: 'Tutorial: registrar una mascota' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cómo registrar una mascota' });
      await dialog.waitFor();
      expect(await dialog.getByRole('listitem').count()).toBe(5);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.locator('button:focus', { hasText: /^Mascotas$/ }).waitFor();
    });

    it('opens on a phone, in its language', async () => {
      const page = await visit('/home', { viewport: phone });
      await page.locator('header summary').first().click();
      await page.locator('header summary', { hasText: 'Pets' }).click();
      await page.getByRole('link', { name: 'Tutorial: upload a booklet from an e-mail' }).click();
      await page.getByRole('dialog', { name: 'How to upload a booklet from an e-mail' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it('shows the volunteering part as an accordion on a phone alone', async () => {
    const narrow = await visit('/recursos', { viewport: phone });
    expect(await narrow.locator('main details').first().isVisible()).toBe(true);
    const broad = await visit('/recursos');
    expect(await broad.locator('main details').first().isVisible()).toBe(false);
  });
});
