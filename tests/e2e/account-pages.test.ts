import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/account/es.ts';
import { es as donations } from '#app/i18n/admin-donations/es.ts';
import { es as invoicing } from '#app/i18n/admin-invoicing/es.ts';
import { es as administration } from '#app/i18n/administration/es.ts';
import { cataloguesText } from '#app/i18n/catalogues.ts';
import { es as dashboard } from '#app/i18n/dashboard/es.ts';
import { es as signIn } from '#app/i18n/sign-in/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { administrationPages, administrationPagesOf } from '#domain/administration-pages.ts';
import { products } from '#domain/catalogues/product.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { openMenu, userMenu } from './account-steps.ts';
import { problemsOf } from './axe.ts';
import { goWithin, phone, textOf, useBrowser } from './browser.ts';

const { donor, administrator } = demoPeople;
const catalogues = cataloguesText.es;
const administratorPaths = administrationPages.map((page) => pathFor(page, 'es'));

describe('the profile', () => {
  const visit = useBrowser();

  async function openProfile() {
    const page = await visit('/mi-perfil', { as: donor });
    await page.getByRole('heading', { name: donor.name }).waitFor();
    return page;
  }

  it('takes a picture, cropped to a square, and lets it go again', async () => {
    const page = await openProfile();
    const bytes = await sharp({
      create: { width: 900, height: 500, channels: 3, background: '#c2125c' },
    })
      .png()
      .toBuffer();
    const file = { name: 'yo.png', mimeType: 'image/png', buffer: bytes };
    await page.getByLabel(es.avatar.choose).setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: es.avatar.title });
    await dialog.getByRole('img', { name: es.avatar.preview }).press('ArrowRight');
    await dialog.getByRole('button', { name: es.avatar.save }).click();
    const picture = page.locator('main img[src*="/archivos/usuarios/"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);

    await page.getByRole('button', { name: es.avatar.remove }).click();
    await picture.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: es.avatar.choose }).waitFor();
  });

  it('hands over what is held about the person', async () => {
    const page = await openProfile();
    await page.getByRole('tab', { name: es.profile.tabs.privacy }).click();
    const password = page.getByLabel(es.fields.currentPassword);
    const begin = page.getByRole('button', { name: es.privacy.export.begin });

    // A slow press at the button's edge leaves the empty field, which must not move the button away before its click.
    await password.focus();
    await begin.hover({ position: { x: 20, y: 3 } });
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await page.getByText(signIn.problems).waitFor();

    await password.fill(donor.password);
    const [download] = await Promise.all([page.waitForEvent('download'), begin.click()]);
    expect(download.suggestedFilename()).toBe('mis-datos.zip');
    expect(await textOf(download)).toContain(donor.email);
    await page.getByText(es.privacy.export.ready).waitFor();
  });

  it('keeps the tab of records for later', async () => {
    const page = await openProfile();
    const records = page.getByRole('tab', { name: es.profile.tabs.records });
    await expect.poll(() => records.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => page.getByRole('tab', { name: es.profile.tabs.recurring }).count())
      .toBe(0);
  });
});

describe('administrators', () => {
  const visit = useBrowser();

  it('find people and read the security log', async () => {
    const page = await visit('/admin/usuarios', { as: administrator });
    await page.getByLabel(administration.users.search).fill('robles');
    await page.getByRole('button', { name: administration.search, exact: true }).click();
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual([donor.name]);
    await page.getByRole('link', { name: donor.name }).click();
    const { setRoles } = administration.user;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: setRoles.choose }).click();
    const role = administration.roles.administrator.name;
    await dialog.getByRole('checkbox', { name: role }).check();
    await dialog.getByRole('button', { name: setRoles.yes }).click();
    await page.getByText(setRoles.done(donor.name)).waitFor();
    await page.getByRole('button', { name: administration.user.undo }).click();
    await page.getByText(administration.user.undone).waitFor();

    const pages = page.getByRole('navigation', { name: es.menu.administration });
    await pages.getByRole('link', { name: es.menu.pages.adminAudit }).click();
    const took = `${administrator.name} quitó a ${donor.name} el permiso de administrar`;
    await page.getByRole('rowheader', { name: took }).first().waitFor();
  });

  it('keep the products by keyboard, told at the field what is wrong', async () => {
    const page = await visit('/admin/catalogos', { as: administrator });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: catalogues.add }).press('Enter');
    const name = dialog.getByLabel(products.fields.name.label.es, { exact: true });
    await name.press('Enter');
    await dialog.getByText(messages.nameRequired.es).first().waitFor();
    await name.fill('Rampas');
    await name.press('Enter');
    await page.getByText(catalogues.added('Rampas')).waitFor();

    const row = page.getByRole('row', { name: /Rampas/ });
    await row.getByRole('button', { name: catalogues.edit }).press('Enter');
    await dialog.getByLabel(products.fields.categoryId.label.es).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: catalogues.save }).press('Enter');
    await page.getByText(catalogues.saved('Rampas')).waitFor();

    await row.getByRole('button', { name: catalogues.remove }).press('Enter');
    await dialog.getByRole('button', { name: catalogues.removeYes }).press('Enter');
    await page.getByText(catalogues.removed('Rampas')).waitFor();
    await row.waitFor({ state: 'detached' });
  });
});

describe('every screen of accounts', () => {
  const visit = useBrowser();
  const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

  type Screen = [path: string, shown: (page: Page) => Locator];
  const ofVisitors: Screen[] = [
    ['/login', (page) => button(page, es.login.submit)],
    ['/registro', (page) => button(page, es.register.submit)],
    ['/recovery', (page) => button(page, es.recovery.submit)],
  ];
  /** Of these axe looks at the same, with more in it: in a journey of their own, or a screen above. */
  const knownToAxe = [
    '/admin/auditoria?desde=2026-11-30&hasta=2026-11-01',
    '/contacto/boletin',
    '/eventos/adopcion/registro',
  ];
  const isInverted = (page: Page) => page.getByRole('status').getByText(messages.rangeInverted.es);
  const ofAdministrators: Screen[] = [
    ['/mi-perfil', (page) => button(page, es.profile.save)],
    ['/cambiar-contrasena', (page) => button(page, es.newPassword.submit)],
    ['/admin/usuarios', (page) => page.locator('main tbody th a').first()],
    ['/admin', (page) => page.getByRole('heading', { name: dashboard.figures.charts })],
    ['/admin/donaciones', (page) => button(page, donations.filters.apply)],
    ['/admin/donaciones?desde=2026-11-30&hasta=2026-11-01', isInverted],
    ['/admin/facturacion', (page) => page.getByText(invoicing.issuer.factsLead)],
    ['/admin/auditoria', (page) => page.getByRole('rowheader').first()],
    ['/admin/auditoria?desde=2026-11-30&hasta=2026-11-01', isInverted],
    ['/admin/trabajos', (page) => page.getByText(administration.jobs.none)],
    ['/admin/catalogos', (page) => page.getByRole('rowheader').first()],
    ['/contacto/boletin', (page) => page.locator('main h1')],
    ['/eventos/adopcion/registro', (page) => page.locator('main h1')],
  ];

  it.each([
    ['visitors', undefined, ofVisitors],
    ['administrators', administrator, ofAdministrators],
  ])('of %s shuts nobody out, in light and dark', async (_who, as, screens) => {
    const page = await visit('/nosotros', { as, viewport: phone });
    for (const [path, shown] of screens) {
      await goWithin(page, path);
      await shown(page).waitFor();
      const problems = knownToAxe.includes(path) ? [] : await problemsOf(page);
      expect({ path, problems }).toEqual({ path, problems: [] });
      if (!administratorPaths.includes(path)) continue;
      await page.getByRole('button', { name: es.menu.openPages }).click();
      const pages = page.getByRole('navigation', { name: es.menu.administration });
      expect({ path, count: await pages.getByRole('link').count() }).toEqual({
        path,
        // The organization's data is a text of its own among them.
        count: administrationPagesOf(administrator).length + 1,
      });
      const current = pages.locator('[aria-current="page"]');
      await expect.poll(() => current.getAttribute('href')).toBe(path);
      await page.keyboard.press('Escape');
      await pages.waitFor({ state: 'hidden' });
    }
  });

  it('shuts nobody out of the menu over it', async () => {
    const page = await visit('/cambiar-contrasena', { as: administrator, viewport: phone });
    await button(page, es.newPassword.submit).waitFor();
    await openMenu(page);
    await userMenu(page).getByText(administrator.email).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});
