import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { languages } from '#domain/language.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const texts = { es, en };
const { donor, rescuer, administrator } = demoPeople;

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function signIn(page: Page, person: { email: string; password: string }, text = es) {
  const form = page.locator('main').getByRole('form', { name: text.login.title });
  await form.getByLabel(text.fields.email).fill(person.email);
  await form.getByLabel(text.fields.password, { exact: true }).fill(person.password);
  await form.getByRole('button', { name: text.login.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const userMenu = (page: Page) => page.locator('#user-menu');
/** On a telephone the button steps aside while somebody reads on. */
async function openMenu(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('button[popovertarget=user-menu]').click();
}
const isSignedIn = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.session === 'in');

describe('from the registration to the sign-out', () => {
  const visit = useBrowser();

  it.each(languages)('leads through every screen (%s)', async (language) => {
    const text = texts[language];
    const email = `ana.${language}.${Date.now()}@example.org`;
    const password = `tres gatos y ${Date.now()}`;
    // The page with a path of its own sets the language of those that have one for both.
    const page = await visit(pathFor('home', language), { viewport: phone });

    await page.goto('/registro');
    const register = page.getByRole('button', { name: text.register.submit });
    expect(await register.isDisabled()).toBe(true);
    await page.getByLabel(text.fields.name).fill('Ana Peñaloza');
    await page.getByLabel(text.fields.email, { exact: true }).fill(email);
    await page.getByLabel(text.fields.emailAgain).fill(email.toUpperCase());
    await page.getByLabel(text.fields.phone).pressSequentially('9981234567');
    expect(await page.getByLabel(text.fields.phone).inputValue()).toBe('998-123-4567');
    await page.getByLabel(text.fields.federalState).selectOption('Quintana Roo');
    await page.getByLabel(text.fields.city).fill('Tulum');
    await expect.poll(() => register.isEnabled(), { timeout: 20_000 }).toBe(true);
    await register.click();
    await page.getByText(text.register.done.title).waitFor();

    const link = linkIn(await mailTo(email), '/recovery-change/');
    await page.goto(link);
    expect(await page.getByLabel(text.fields.email).inputValue()).toBe(email);
    await page.getByLabel(text.fields.newPassword).fill(password);
    await page.getByLabel(text.fields.confirmation).fill(password);
    await page.getByRole('button', { name: text.newPassword.submit }).click();
    const done = page.getByRole('dialog', { name: text.newPassword.done.title });
    await done.getByRole('button', { name: text.newPassword.done.login }).click();
    await page.waitForURL('**/login');

    await signIn(page, { email, password }, text);
    expect(pathOf(page)).toBe(pathFor('home', language));
    await page.getByText(text.welcome.text).waitFor();

    await openMenu(page);
    await userMenu(page).getByText(email).waitFor();
    await userMenu(page).getByRole('link', { name: text.menu.pages.myProfile }).click();
    expect(await page.getByLabel(text.fields.name).inputValue()).toBe('Ana Peñaloza');
    expect(await page.getByLabel(text.fields.federalState).inputValue()).toBe('Quintana Roo');
    await page.getByLabel(text.fields.postalCode, { exact: true }).fill('44100');
    expect(await page.getByLabel(text.fields.federalState).inputValue()).toBe('Jalisco');
    await page.getByLabel(text.fields.name).fill('Ana Peñaloza Ruiz');
    await page.getByRole('button', { name: text.profile.save }).click();
    await page.getByText(text.updated).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Ana Peñaloza Ruiz' }).waitFor();
    expect(await page.getByLabel(text.fields.federalState).inputValue()).toBe('Jalisco');

    await openMenu(page);
    await userMenu(page).getByRole('button', { name: text.menu.signOut }).click();
    await page.waitForURL('**/login?**');
    expect(await isSignedIn(page)).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['lang']);
  });

  it('does not reveal whether an address has an account', async () => {
    const page = await visit('/recovery');
    const submit = page.getByRole('button', { name: es.recovery.submit });
    await page.getByLabel(es.fields.email).fill('nadie@example.org');
    await expect.poll(() => submit.isEnabled(), { timeout: 20_000 }).toBe(true);
    await submit.click();
    await page.getByText(es.recovery.sent.text('nadie@example.org')).waitFor();
  });
});

describe('a form that is not filled in', () => {
  const visit = useBrowser();

  it('says what is missing, goes to the first field and keeps the rest', async () => {
    const page = await visit('/login');
    const password = page.locator('main').getByLabel(es.fields.password, { exact: true });
    await password.fill('algo');
    await page.locator('main').getByRole('button', { name: es.login.submit }).click();
    const email = page.locator('main').getByLabel(es.fields.email);
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = String(await email.getAttribute('aria-describedby'));
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(messages.emailRequired.es);
    expect(await password.inputValue()).toBe('algo');
  });

  it('shows and hides a password', async () => {
    const page = await visit('/login');
    const password = page.locator('main').getByLabel(es.fields.password, { exact: true });
    const toggle = page.locator('main').getByRole('button', { name: es.password.show });
    await toggle.click();
    expect(await password.getAttribute('type')).toBe('text');
  });
});

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
    await page.getByRole('button', { name: es.privacy.export.begin }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: es.privacy.export.json }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(donor.email);
  });

  it('keeps the tab of records for later', async () => {
    const page = await openProfile();
    const records = page.getByRole('tab', { name: es.profile.tabs.records });
    expect(await records.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('tab', { name: es.profile.tabs.recurring }).count()).toBe(0);
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

describe('the guards', () => {
  const visit = useBrowser();

  it('lead a visitor through the sign-in to where they wanted to go', async () => {
    const page = await visit('/mi-perfil#seguridad');
    await page.waitForURL('**/login?**');
    await signIn(page, donor);
    expect(pathOf(page)).toBe('/mi-perfil');
    await page.getByRole('heading', { name: donor.name }).waitFor();
  });

  it('keep whoever is signed in from the pages for guests', async () => {
    const page = await visit('/login');
    await signIn(page, donor);
    for (const path of ['/login', '/registro', '/recovery']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });

  it('keep everybody but administrators from their pages', async () => {
    const page = await visit('/admin/usuarios');
    await page.waitForURL('**/login?**');
    await signIn(page, donor);
    await page.waitForURL((url) => url.pathname === '/');
    await openMenu(page);
    await userMenu(page).getByRole('link', { name: es.menu.pages.myProfile }).waitFor();
    expect(await userMenu(page).getByText(es.menu.administration).count()).toBe(0);
  });

  it('never let an address of another site pass for an origin', async () => {
    const page = await visit('/login?origen=https://example.org/mi-perfil');
    await signIn(page, donor);
    expect(page.url()).toBe(`${inject('portal')}/`);
  });

  it('hold nobody’s data in the page itself', async () => {
    const response = await fetch(`${inject('portal')}/mi-perfil`);
    expect(response.headers.get('cache-control')).toContain('private');
    expect(await response.text()).toContain(es.loading);
  });
});

describe('several tabs', () => {
  const visit = useBrowser();

  it('are all signed out by one', async () => {
    const first = await visit('/login');
    await signIn(first, rescuer);
    const second = await first.context().newPage();
    await second.goto('/mi-perfil');
    await second.getByRole('heading', { name: rescuer.name }).waitFor();

    await openMenu(first);
    await userMenu(first).getByRole('button', { name: es.menu.signOut }).click();
    await second.waitForURL('**/login?**');
    expect(await isSignedIn(second)).toBe(false);
  });

  it('renew their session together without spending a key twice', async () => {
    const first = await visit('/login');
    await signIn(first, rescuer);
    // A token whose hour is over, as far as a browser can tell.
    await first.evaluate(() => {
      const past = btoa(JSON.stringify({ exp: 1 })).replaceAll('=', '');
      localStorage.setItem('CA_JWT', `e30.${past}.e30`);
    });
    const tabs = await Promise.all([1, 2, 3].map(() => first.context().newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/mi-perfil')));
    for (const tab of tabs) await tab.getByLabel(es.fields.name).waitFor();
    // The session would be over if a key had been seen twice.
    await first.goto('/mi-perfil#seguridad');
    await first.getByText(es.sessions.current).waitFor();
  });

  it('say that a session has ended when it was ended elsewhere', async () => {
    const first = await visit('/login');
    await signIn(first, rescuer);
    const second = await first.context().newPage();
    const ended = await first.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('CA_JWT')}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{}' };
      return (await fetch('/api/sesion:cerrar', init)).status;
    });
    expect(ended).toBe(200);
    // The refused calls are written to this tab's console, which is not watched.
    await second.goto('/mi-perfil');
    await second.waitForURL('**/login?**');
    const notice = second.getByRole('status').filter({ hasText: es.login.expired.title });
    await notice.getByText(es.login.expired.text).waitFor();
    await notice.getByRole('button', { name: es.close }).click();
    await notice.waitFor({ state: 'detached' });
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
    await page.getByRole('rowheader', { name: donor.name }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await page.getByRole('link', { name: es.menu.pages.adminAudit }).first().click();
    await page
      .getByRole('rowheader', { name: es.admin.audit.actions['session.started'] })
      .first()
      .waitFor();
  });
});

describe('the home page', () => {
  const visit = useBrowser();

  it('brings its forms when a visitor comes near, and takes them away from who is signed in', async () => {
    const page = await visit('/');
    const place = page.locator('section:has(#commitment)');
    expect(await place.getByRole('link', { name: 'Crear una cuenta' }).count()).toBe(1);
    expect(await place.locator('form').count()).toBe(0);
    await page.mouse.wheel(0, 200);
    await place.locator('[data-for=visitor]').scrollIntoViewIfNeeded();
    await place.getByRole('form', { name: es.login.title }).waitFor();
    await signInHere(page, donor);
    await place.getByRole('form', { name: es.login.title }).waitFor({ state: 'hidden' });
    await page.getByText(es.welcome.text).waitFor();
  });

  async function signInHere(page: Page, person: { email: string; password: string }) {
    const form = page.locator('main').getByRole('form', { name: es.login.title });
    await form.getByLabel(es.fields.email).fill(person.email);
    await form.getByLabel(es.fields.password, { exact: true }).fill(person.password);
    await form.getByRole('button', { name: es.login.submit }).click();
  }
});
