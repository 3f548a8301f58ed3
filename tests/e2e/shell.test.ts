import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPeople } from '#content/demo/people.ts';
import { goTo, phone, useBrowser } from './browser.ts';

const moving = { reducedMotion: 'no-preference' } as const;

const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name });
const focusOn = (page: Page, words: string) =>
  page.locator(':focus', { hasText: new RegExp(`^${words}$`) }).waitFor();
const isOpen = (page: Page, name: string, expanded = true) =>
  opener(page, name)
    .and(page.locator(`[aria-expanded=${expanded}]`))
    .waitFor();
const isClosed = (page: Page, name: string) => isOpen(page, name, false);

describe('the dropdowns', () => {
  const visit = useBrowser();

  it('are walked by arrow keys and left by Escape, open under the mouse and stay after a click', async () => {
    const page = await visit('/', moving);
    await opener(page, 'Nosotros').focus();
    await page.keyboard.press('ArrowDown');
    await focusOn(page, 'Quiénes somos');
    await page.keyboard.press('End');
    await focusOn(page, 'Albergues');
    await page.keyboard.press('Escape');
    await focusOn(page, 'Nosotros');
    await isClosed(page, 'Nosotros');
    await page.keyboard.press('ArrowRight');
    await focusOn(page, 'Mascotas');

    await opener(page, 'Equipo').hover();
    await isOpen(page, 'Equipo');
    await opener(page, 'Equipo').click();
    await page.mouse.move(5, 600);
    await isOpen(page, 'Equipo');
    await page.keyboard.press('Escape');
    await isClosed(page, 'Equipo');
  });

  it('open by hovering and by focus without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    await opener(page, 'Nosotros').hover();
    await page.getByRole('link', { name: 'Historia', exact: true }).waitFor();
    await page.mouse.move(5, 600);
    await opener(page, 'Mascotas').focus();
    await page.getByRole('link', { name: 'En rehabilitación', exact: true }).waitFor();
  });
});

describe('the mobile menu', () => {
  const visit = useBrowser();
  const menuButton = (page: Page) => page.locator('header summary').first();

  it('closes with its groups when a page is chosen', async () => {
    const page = await visit('/', { ...moving, viewport: phone });
    await menuButton(page).click();
    await page.locator('header summary', { hasText: 'Nosotros' }).click();
    await page.getByRole('link', { name: 'Manifiesto', exact: true }).click();
    await page.waitForURL('**/nosotros/manifiesto');
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
  });

  it('opens without JavaScript', async () => {
    const page = await visit('/', { viewport: phone, javaScriptEnabled: false });
    await menuButton(page).click();
    await page.locator('header summary', { hasText: 'Mascotas' }).click();
    await page.getByRole('link', { name: 'En adopción', exact: true }).waitFor();
  });
});

describe('a change of page', () => {
  const visit = useBrowser();

  it('by a dropdown, also when another one was in use before, begins at its top, with the focus on its heading', async () => {
    const page = await visit('/', moving);
    await opener(page, 'Equipo').click();
    await opener(page, 'Equipo').click();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await opener(page, 'Nosotros').hover();
    await page.getByRole('link', { name: 'Historia', exact: true }).click();
    await page.waitForURL('**/nosotros/historia');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.locator('main h1:focus').waitFor();
  });

  it('keeps the language that was chosen where one address serves both', async () => {
    const page = await visit('/nosotros');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/us');
    await goTo(page, '/login');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'es-MX');
  });

  it('takes a choice of language before the page’s program has come', async () => {
    const page = await visit('/nosotros');
    // On a slow line it is under way for long: here, for ever.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() => localStorage.getItem('lang') === 'en');
  });

  it('finds that language in local storage when its cookie is gone', async () => {
    const page = await visit('/us');
    await page.context().clearCookies();
    await page.goto('/login');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() => document.cookie.includes('lang=en'));
  });
});

describe('the banners of the home page', () => {
  const visit = useBrowser();
  const shown = (page: Page) =>
    page.locator('main [aria-roledescription] [aria-current]').textContent();

  it('go round by their buttons', async () => {
    const page = await visit('/');
    await expect.poll(() => shown(page)).toBe('1 de 4');
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.poll(() => shown(page)).toBe('4 de 4');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect.poll(() => shown(page)).toBe('1 de 4');
  });

  it('stand still for people who prefer it, and move for the others until they pause them', async () => {
    const still = await visit('/');
    await still.getByRole('button', { name: 'Reproducir' }).waitFor();
    const others = await visit('/', moving);
    await others.getByRole('button', { name: 'Pausar' }).click();
    await others.getByRole('button', { name: 'Reproducir' }).waitFor();
  });
});

describe('the way to adopt and to give', () => {
  const visit = useBrowser();

  it.each([
    ['/mascotas/adopcion', 'Adoptar', 'Donar'],
    ['/pets/adoption', 'Adopt', 'Donate'],
  ])('is said in words at every width, on %s', async (path, adopt, donate) => {
    const page = await visit(path, { viewport: phone });
    const shown = (word: string) =>
      page
        .getByRole('banner')
        .locator('a', { hasText: new RegExp(`^${word}$`) })
        .filter({ visible: true })
        .getByText(word)
        .evaluate((label) => label.getBoundingClientRect().right <= innerWidth);
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await shown(adopt), await shown(donate)]).toEqual([width, true, true]);
    }
  });
});

describe('the chat and the user menu', () => {
  const visit = useBrowser();

  // Narrower windows are looked at on every page (axe.ts).
  it('stand in the bar of a wide window, so that nothing lies on the page', async () => {
    const page = await visit('/mascotas/adopcion');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await opener.waitFor();
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map(({ className }) => className),
      );
      expect(floating).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('opens at once for a member on a slow line, with what is certain', async () => {
    const page = await visit('/home', { as: demoPeople.rescuer, viewport: phone });
    await page.route('**/assets/UserMenuPanel*.js', () => {});
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.locator('#user-menu').getByRole('link', { name: 'My profile' }).waitFor();
  });

  it('says in words where to sign in', async () => {
    const page = await visit('/', { viewport: phone });
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    await page.locator('header summary').first().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/login');
  });

  it('offers to sign in, and closes on the way there', async () => {
    const page = await visit('/');
    // Until the form has come; on a slow line that takes long: here, for ever.
    await page.route('**/assets/UserMenuPanel*.js', () => {});
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.locator('#user-menu').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/login');
    await page.locator('#user-menu').waitFor({ state: 'hidden' });
  });
});
