import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { type Language, languages } from '#domain/language.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const texts = { es, en };
const { donor, rescuer, administrator } = demoPeople;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const speak = (page: Page, language: Language) =>
  page.context().addCookies([{ name: 'lang', value: language, url: inject('portal') }]);

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
    const page = await visit('/', { viewport: phone });
    await speak(page, language);

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
