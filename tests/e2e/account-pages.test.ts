import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { messages } from '#domain/messages.ts';
import { openMenu, pathOf, signIn, userMenu } from './account-steps.ts';
import { phone, useBrowser } from './browser.ts';

const { donor, administrator } = demoPeople;

describe('the profile', () => {
  const visit = useBrowser();

  async function openProfile(hash = '') {
    const page = await visit(`/mi-perfil${hash}`);
    await page.waitForURL('**/login?**');
    await signIn(page, donor);
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

  it('refuses what is no picture in plain words', async () => {
    const page = await openProfile();
    const svg = { name: 'yo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await page.getByLabel(es.avatar.choose).setInputFiles(svg);
    await page.getByRole('dialog').getByText(messages.avatarFormat.es).waitFor();
  });

  it('hands over what is held about the person', async () => {
    const page = await openProfile();
    await page.getByRole('tab', { name: es.profile.tabs.privacy }).click();
    await page.getByLabel(es.fields.currentPassword).fill(donor.password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: es.privacy.export.begin }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mis-datos.zip');
    expect(await readFile(await download.path(), 'utf8')).toContain(donor.email);
    await page.getByText(es.privacy.export.ready).waitFor();
  });

  it('keeps the tab of records for later', async () => {
    const page = await openProfile();
    const records = page.getByRole('tab', { name: es.profile.tabs.records });
    expect(await records.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('tab', { name: es.profile.tabs.recurring }).count()).toBe(0);
  });
});

describe('administrators', () => {
  const visit = useBrowser();

  it('find people and read the security log', async () => {
    const page = await visit('/admin');
    await page.waitForURL('**/login?**');
    await signIn(page, administrator);
    await page.getByLabel(es.admin.users.search).fill('robles');
    await page.getByRole('button', { name: es.admin.search }).click();
    await expect
      .poll(() => page.getByRole('rowheader').allTextContents(), { timeout: 15_000 })
      .toEqual([donor.name]);
    await page.getByRole('link', { name: es.menu.pages.adminAudit }).first().click();
    await page
      .getByRole('rowheader', { name: es.admin.audit.actions['session.started'] })
      .first()
      .waitFor();
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  const visit = useBrowser();

  it('no screen shuts people out', async () => {
    const page = await visit('/login', { viewport: phone, colorScheme, reducedMotion: 'reduce' });
    const problems: string[] = [];
    async function look(path: string, ready: Locator) {
      if (pathOf(page) !== path) await page.goto(path);
      await ready.waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      problems.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`));
    }
    const button = (name: string) => page.locator('main').getByRole('button', { name });
    await look('/login', button(es.login.submit));
    await look('/registro', button(es.register.submit));
    await look('/recovery', button(es.recovery.submit));
    await look('/recovery-change/ana@example.org/x', button(es.newPassword.submit));
    await page.goto('/login');
    await signIn(page, administrator);
    await look('/mi-perfil', button(es.profile.save));
    await look('/cambiar-contrasena', button(es.newPassword.submit));
    await look('/admin/usuarios', button(es.admin.users.manage).first());
    await look('/admin/auditoria', page.getByRole('rowheader').first());
    await openMenu(page);
    await userMenu(page).getByText(administrator.email).waitFor();
    await look('/admin/auditoria', page.getByRole('rowheader').first());
    expect(problems).toEqual([]);
  });
});
