import { describe, expect, it } from 'vitest';
import { faqGroups } from '#content/faqs/faqs.ts';
import { sponsors } from '#content/partners/sponsors.ts';
import { tutorialVideo } from '../setup/tutorial-video.ts';
import { violationsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';

describe('a page that is read', () => {
  const visit = useBrowser();

  it('a shared question opens by itself', async () => {
    const slug = faqGroups[1]?.questions[0]?.slug.en ?? '';
    const page = await visit(`/faqs#${slug}`);
    const question = page.locator(`#${slug}`);
    await expect.poll(() => question.getAttribute('open')).not.toBeNull();
    await expect
      .poll(() => question.evaluate((item) => item.getBoundingClientRect().top < 300))
      .toBe(true);
  });

  it('finds a question by its words, with or without accents', async () => {
    const page = await visit('/preguntas-frecuentes', {
      beforeHydration: (page) => page.getByRole('searchbox').fill('esteriliza'),
    });
    await expect.poll(() => page.getByRole('status').textContent()).not.toBe('');
    const all = await page.locator('main details').count();
    expect(all).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('razon social');
    await expect.poll(() => page.locator('main details').count()).toBe(1);
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByRole('status').filter({ hasText: 'Ninguna pregunta' }).waitFor();
    await expect.poll(() => page.locator('main details').count()).toBe(0);
  });

  it('opens every question without JavaScript', async () => {
    const page = await visit('/preguntas-frecuentes', { javaScriptEnabled: false });
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    await expect.poll(() => first.getAttribute('open')).not.toBeNull();
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

    it('stand side by side as the window is wide, the first one first', async () => {
      const page = await visit('/equipo/patrocinadores');
      for (const [width, count] of [
        [390, 1],
        [463, 1],
        [464, 2],
        [1023, 2],
        [1024, 3],
        [2999, 3],
        [3000, 5],
        [4000, 5],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const names = sponsors.slice(0, count).map(({ name }) => name);
        await expect.poll(async () => [width, ...(await shown(page))]).toEqual([width, ...names]);
      }
    });

    it('go round by arrows and keys, without an end', async () => {
      const page = await visit('/equipo/alianzas-estrategicas');
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
      await expect.poll(() => shown(page)).toEqual(start);
    });

    it('move by themselves until somebody stops them', async () => {
      const page = await visit('/equipo/patrocinadores', { reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: 'Pausar' }).click();
      await page.getByRole('button', { name: 'Reproducir' }).waitFor();
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
      const page = await visit('/', { reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: 'Mascotas' }).click();
      await page.getByRole('link', { name: 'Tutorial: registrar una mascota' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cómo registrar una mascota' });
      await dialog.waitFor();
      await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5);
      expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.locator('button:focus', { hasText: /^Mascotas$/ }).waitFor();
    });

    it('opens on a phone, in its language, with its video', async () => {
      const page = await visit('/home', { viewport: phone });
      await page.route(tutorialVideo, (route) =>
        route.fulfill({ path: 'content/demo/media/canela.mp4' }),
      );
      await page.locator('header summary').first().click();
      await page.locator('header summary', { hasText: 'Pets' }).click();
      await page.getByRole('link', { name: 'Tutorial: upload a booklet from an email' }).click();
      const dialog = page.getByRole('dialog', { name: 'How to upload a booklet from an email' });
      await dialog.waitFor();
      const video = dialog.locator('video');
      await expect
        .poll(() => video.evaluate((video: HTMLVideoElement) => video.duration))
        .toBeGreaterThan(0);
      await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(2);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it.each(['/recursos', '/informate'])('folds its parts on a phone alone (%s)', async (path) => {
    const narrow = await visit(path, { viewport: phone, javaScriptEnabled: false });
    const [first, second] = await narrow.locator('main details > div').all();
    await expect.poll(() => first?.isVisible()).toBe(true);
    await expect.poll(() => second?.isVisible()).toBe(false);
    await narrow.locator('main summary').nth(1).click();
    await second?.waitFor();

    const broad = await visit(path);
    for (const part of await broad.locator('main details > div').all()) {
      await part.waitFor();
    }
    await expect.poll(() => broad.locator('main summary').first().isVisible()).toBe(false);
  });

  it.each([true, false])('opens the part that the address names (program: %s)', async (program) => {
    const page = await visit('/informate#rabia', { viewport: phone, javaScriptEnabled: program });
    await page.locator('#rabia').getByRole('paragraph').first().waitFor({ state: 'visible' });
    await expect.poll(() => page.locator('main details[open]').count()).toBe(2);
  });
});
