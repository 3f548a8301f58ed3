import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { es as administration } from '#app/i18n/administration/es.ts';
import { es as setup } from '#app/i18n/setup/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { pathOf, signIn } from './account-steps.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser, wide } from './browser.ts';
import { call, startSession } from './wire.ts';

const { administrator, donor } = demoPeople;

describe('the workspace of the staff', () => {
  const visit = useBrowser();

  it('is where the staff land, and the public site is one click away', async () => {
    const page = await visit('/login');
    await signIn(page, administrator);
    await page.getByRole('heading', { level: 1, name: es.menu.pages.admin }).waitFor();
    expect(pathOf(page)).toBe(pathFor('admin', 'es'));
    const [firstName = ''] = administrator.name.split(' ');
    await page.getByText(es.welcome.title(firstName)).waitFor();
    await page.getByRole('link', { name: es.menu.site }).click();
    await page.waitForURL((url) => url.pathname === pathFor('home', 'es'));
  });

  it('shows what waits above the fold, and keeps the list of what the portal needs as it was left', async () => {
    for (const [viewport, most] of [
      [wide, 330],
      [phone, 420],
    ] as const) {
      const page = await visit('/admin', { as: administrator, viewport });
      const waiting = page.locator('section[aria-labelledby=attention] li').first();
      await waiting.waitFor();
      await page.getByText(/^(Faltan?|Todo lo) /).waitFor();
      expect((await waiting.boundingBox())?.y).toBeLessThan(most);
      const title = page.getByRole('heading', { name: setup.title });
      const entry = page.getByRole('heading', { name: setup.items.address.title });
      await entry.waitFor({ state: 'hidden' });
      await title.click();
      await entry.waitFor();
      await page.reload();
      await entry.waitFor();
    }
  });

  it('is not where others land', async () => {
    const page = await visit('/login');
    await signIn(page, donor);
    expect(pathOf(page)).toBe(pathFor('home', 'es'));
  });

  it('folds its pages to a drawer on a phone, which closes on a choice', async () => {
    const page = await visit('/admin', { as: administrator, viewport: phone });
    await page.getByRole('button', { name: es.menu.openPages }).press('Enter');
    const pages = page.getByRole('navigation', { name: es.menu.administration });
    await pages.getByRole('link', { name: es.menu.pages.adminUsers }).click();
    await page.getByRole('heading', { level: 1, name: es.menu.pages.adminUsers }).waitFor();
    await pages.waitFor({ state: 'hidden' });
  });

  it('opens the first of what is found by Enter, with the keyboard alone', async () => {
    const page = await visit('/admin', { as: administrator });
    await page.getByRole('heading', { level: 1, name: es.menu.pages.admin }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    await page.keyboard.type(donor.email);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== pathFor('admin', 'es'));
    await page.getByText(donor.name).first().waitFor();
  });

  it('opens a page to whoever was given its role meanwhile', async () => {
    const page = await visit('/mi-perfil', { as: donor });
    await page.getByRole('heading', { level: 1, name: donor.name }).waitFor();
    const { jwt } = await startSession(administrator);
    const { usuario } = await startSession(donor);
    const roles = { id: usuario.id, roles: ['portal', 'Tesorero'] };
    await call('usuarios:asignar_roles', roles, jwt);
    try {
      await goWithin(page, '/admin/donaciones');
      await page.getByRole('heading', { level: 1, name: es.menu.pages.adminDonations }).waitFor();
    } finally {
      await call('usuarios:asignar_roles', { ...roles, roles: ['portal'] }, jwt);
    }
  });

  it('speaks the language of its reader', async () => {
    const page = await visit('/admin', { as: administrator });
    await page.getByRole('link', { name: 'English' }).click();
    await page.locator('html[lang=en]').waitFor();
    const pages = page.getByRole('navigation', { name: en.menu.administration });
    await pages.getByRole('link', { name: en.menu.pages.adminUsers }).waitFor();
  });

  it('opens further filters within a phone, and says how many are set', async () => {
    const page = await visit('/admin/auditoria?desde=2026-01-01', {
      as: administrator,
      viewport: phone,
    });
    await page.locator('main tbody tr').first().waitFor();
    const filters = page.locator('main summary', { hasText: es.moreFilters });
    await expect.poll(() => filters.textContent()).toBe(`${es.moreFilters}1`);
    await filters.click();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel(administration.audit.from).waitFor({ state: 'hidden' });
  });

  it.each([
    ['adminUsers', '?quienes=equipo'],
    ['adminDonations', '?tipo=alimento'],
  ] as const)('opens a row of %s beside the list where there is room', async (list, search) => {
    const page = await visit(pathFor(list, 'es') + search, { as: administrator });
    const row = page.locator('main').locator('th a, td button').first();
    await row.press('Enter');
    const panel = page.locator('main section[tabindex="-1"]');
    await panel.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await panel.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe(search);
  });

  it('leads back to the place in the list that was left', async () => {
    const page = await visit('/admin/contenido', { as: administrator, viewport: phone });
    const link = page.locator('main li a').nth(14);
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(phone.height);
    await link.press('Enter');
    await page.waitForURL((url) => url.pathname !== pathFor('adminContent', 'es'));
    await page.locator('main input, main textarea').first().waitFor();
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  it('closes what a phone shows over the list on the way back', async () => {
    const page = await visit('/admin/donaciones?tipo=alimento', {
      as: administrator,
      viewport: phone,
    });
    await page.locator('main td button').first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tipo=alimento');
  });

  it('hides no row below the head of a table that scrolls sideways', async () => {
    const page = await visit('/admin/donaciones?vista=totales', { as: administrator });
    const table = page.getByRole('table').first();
    const row = table.locator('tbody tr').first();
    await row.waitFor();
    const head = await table.locator('thead th').first().boundingBox();
    const below = (await row.boundingBox())?.y;
    expect(below).toBeGreaterThanOrEqual((head?.y ?? Number.NaN) + (head?.height ?? 0) - 1);
  });

  it.each([
    ['a desk', wide, 330],
    ['a phone', phone, 420],
  ])('shows the first row of each list without scrolling on %s', async (_, viewport, most) => {
    const page = await visit('/admin', { as: administrator, viewport });
    for (const list of lists) {
      await goWithin(page, pathFor(list, 'es'));
      const row = page.locator('main tbody tr, main li:has(h2)').first();
      await row.waitFor();
      const { y } = (await row.boundingBox()) ?? { y: Number.NaN };
      expect({ list, isInSight: y <= most, y }).toMatchObject({ list, isInSight: true });
    }
  });
});

/** Those that hold something in every portal. */
const lists = ['adminUsers', 'adminAudit', 'adminCatalogues', 'adminContent'] as const;
