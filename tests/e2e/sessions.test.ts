import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pages, pathFor } from '#domain/site-map.ts';
import { secondAdministrator } from '../setup/people.ts';
import { portal } from '../setup/portal.ts';
import { isSignedIn, openMenu, pathOf, signIn, userMenu } from './account-steps.ts';
import { violationsOf } from './axe.ts';
import { focusAt, goTo, goWithin, useBrowser } from './browser.ts';
import { call, type Person } from './wire.ts';

const { donor, rescuer } = demoPeople;

describe('the guards', () => {
  const visit = useBrowser();

  it('lead a visitor through the sign-in to where they wanted to go', async () => {
    const page = await visit('/mi-perfil#seguridad');
    await page.waitForURL('**/login?**');
    await signIn(page, donor);
    expect(pathOf(page)).toBe('/mi-perfil');
    await page.getByRole('heading', { name: donor.name }).waitFor();
  });

  it('keep whoever is signed in from the pages for guests, and let no other site pass for an origin', async () => {
    const page = await visit('/login?origen=https://example.org/mi-perfil', { as: donor });
    const home = `${portal.url}/`;
    await page.waitForURL(home);
    for (const path of ['/registro', '/recovery']) {
      await goWithin(page, path);
      await page.waitForURL(home);
    }
  });

  it('keep everybody but administrators from their pages', async () => {
    const page = await visit('/mi-perfil', { as: donor });
    await page.getByRole('heading', { name: donor.name }).waitFor();
    const notAllowed = 'No tienes permiso para ver esta página';
    const events = pathFor('manageEvents', 'es');
    const paths = pathsFor('admin').filter((path) => path !== events);
    expect(await page.evaluate(headingsAt, paths)).toEqual(paths.map((path) => [path, notAllowed]));
    // As the specification says: to /login, which whoever is signed in passes on the way home.
    await goWithin(page, events);
    await page.waitForURL((url) => url.pathname === '/');
    await openMenu(page);
    await userMenu(page).getByRole('link', { name: es.menu.pages.myProfile }).waitFor();
    await expect.poll(() => userMenu(page).getByText(es.menu.administration).count()).toBe(0);
  });

  it('hold nobody’s data in the page itself', async () => {
    for (const path of [...pathsFor('login'), ...pathsFor('admin'), ...pathsFor('guest')]) {
      const response = await fetch(portal.url + path);
      expect(response.headers.get('cache-control'), path).toContain('private');
      expect(await response.text(), path).toContain(es.loading);
    }
  });

  it.each(['/admin/nada', '/mi-perfil/nada', '/profile/nada'])(
    'lead from %s, where nothing is, home like any other address',
    async (path) => {
      const response = await fetch(portal.url + path, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/');
      expect(await response.text()).toBe('');
    },
  );

  /** Runs in the page, for a way to the browser and back at each step costs as much as the page: goes from one to the next. */
  async function headingsAt(paths: string[]) {
    const shown: [path: string, heading: string | null][] = [];
    for (const path of paths) {
      const last = document.querySelector('main h1');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const next = () => [...document.querySelectorAll('main h1')].find((one) => one !== last);
      while (!next()) await new Promise(requestAnimationFrame);
      shown.push([location.pathname, next()?.textContent ?? null]);
    }
    return shown;
  }

  /** Of the site map, with something in the place of each parameter. */
  const pathsFor = (wanted: 'login' | 'admin' | 'guest') =>
    pages
      .filter(
        ({ guard }) => (guard === 'staff' || guard.includes('.') ? 'admin' : guard) === wanted,
      )
      .map(({ es }) => es.replace(/:\w+/g, 'algo'));
});

describe('several tabs', () => {
  const visit = useBrowser();

  it('are all signed out by one', async () => {
    const first = await visit('/nosotros', { as: rescuer });
    const second = await first.context().newPage();
    await goTo(second, '/mi-perfil');
    await second.getByRole('heading', { name: rescuer.name }).waitFor();

    await openMenu(first);
    await userMenu(first).getByRole('button', { name: es.menu.signOut }).click();
    await second.waitForURL('**/login');
    await expect.poll(() => isSignedIn(second)).toBe(false);
    // Nor is it told which page the person was on: somebody else may sign in next.
    expect(new URL(second.url()).search).toBe('');
  });

  it('renew their session together without spending a key twice', async () => {
    const first = await visit('/nosotros', { as: rescuer });
    // A token whose hour is over, as far as a browser can tell.
    await first.evaluate(() => {
      const past = btoa(JSON.stringify({ exp: 1 })).replaceAll('=', '');
      localStorage.setItem('CA_JWT', `e30.${past}.e30`);
    });
    const tabs = [await first.context().newPage(), await first.context().newPage()] as const;
    await Promise.all(tabs.map((tab) => goTo(tab, '/mi-perfil')));
    for (const tab of tabs) await tab.getByLabel(es.fields.name).waitFor();
    // The session would be over if a key had been seen twice.
    await goWithin(tabs[0], '/mi-perfil#seguridad');
    await tabs[0].getByText(es.sessions.current).waitFor();
  });

  it('say that a session has ended when it was ended elsewhere', async () => {
    const page = await visit('/nosotros', { as: rescuer, refused: 401 });
    const token = await page.evaluate(() => localStorage.getItem('CA_JWT'));
    await call('sesion:cerrar', {}, String(token));
    await goTo(page, '/mi-perfil');
    await page.waitForURL('**/login?**');
    const notice = page.getByRole('status').filter({ hasText: es.login.expired.title });
    await notice.getByText(es.login.expired.text).waitFor();
    await notice.getByRole('button', { name: es.close }).click();
    await notice.waitFor({ state: 'detached' });
  });
});

describe('a form that is being filled when the session ends', () => {
  const visit = useBrowser();

  it('stays, and is saved once its person has signed in again', async () => {
    const page = await visit('/mi-perfil', { as: rescuer, refused: 401 });
    const street = page.getByLabel(es.fields.street);
    const typed = `Calle ${Date.now()}`;
    await street.fill(typed);
    const token = await page.evaluate(() => localStorage.getItem('CA_JWT'));
    await call('sesion:cerrar', {}, String(token));
    await page.getByRole('button', { name: es.profile.save }).click();
    const dialog = page.getByRole('dialog', { name: es.login.expired.title });
    await dialog.getByText(es.login.expired.saved).waitFor();
    await dialog.getByLabel(es.fields.email).fill(rescuer.email);
    await dialog.getByLabel(es.fields.password, { exact: true }).fill(rescuer.password);
    await dialog.getByRole('button', { name: es.login.submit }).click();
    await dialog.waitFor({ state: 'detached' });
    // Below the sign-in: what it kept from being done.
    const refused = page.getByRole('dialog', { name: es.failures.sessionEnded });
    await refused.getByRole('button', { name: es.ok }).click();
    await expect.poll(() => street.inputValue()).toBe(typed);
    await page.getByRole('button', { name: es.profile.save }).click();
    await page.getByText(es.updated).waitFor();
  });
});

describe('the second factor', () => {
  const visit = useBrowser();

  it('is an app’s code in a step of its own, or a passkey, and is taken away again', async () => {
    const person = secondAdministrator;
    const page = await visit('/mi-perfil', { as: person, isolated: true });
    await page.getByRole('tab', { name: es.profile.tabs.security }).click();
    const section = page.getByRole('region', { name: es.twoFactor.title });
    await section.getByRole('button', { name: es.twoFactor.enable }).click();
    await section.getByLabel(es.fields.currentPassword).fill(person.password);
    await section.getByRole('button', { name: es.twoFactor.begin }).click();
    await section.getByRole('img', { name: es.twoFactor.qrCode }).waitFor();
    const secret = String(await section.locator('code').textContent());
    await section.getByLabel(es.login.code).fill(await generate({ secret }));
    await section.getByRole('button', { name: es.twoFactor.enable }).click();
    await section.getByText(es.twoFactor.enabled).waitFor();
    const [first = '', second = '', third = ''] = await section.locator('ul li').allTextContents();
    await section.getByRole('button', { name: es.twoFactor.saved }).click();

    await signOut(page);
    const main = page.locator('main');
    const form = main.getByRole('form', { name: es.login.title });
    await form.getByLabel(es.fields.email).fill(person.email);
    await form.getByLabel(es.fields.password, { exact: true }).fill(person.password);
    await form.getByRole('button', { name: es.login.submit }).click();
    // A step of its own, without a word of an error, where the next thing to type has the focus.
    await main.getByRole('heading', { name: es.login.codeStep.title }).waitFor();
    const code = main.getByLabel(es.login.code);
    await focusAt(code);
    await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => main.locator('[aria-invalid]').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await main.getByRole('button', { name: es.login.back }).click();
    await expect.poll(() => form.getByLabel(es.fields.email).inputValue()).toBe(person.email);
    await form.getByLabel(es.fields.password, { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await main.getByRole('button', { name: es.login.codeStep.useRecovery }).click();
    await main.getByRole('textbox', { name: es.login.recoveryStep.code }).fill(first);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === pathFor('admin', 'es'));

    await withPasskey(page, person, third);

    await goWithin(page, '/mi-perfil#seguridad');
    const again = page.getByRole('region', { name: es.twoFactor.title });
    await again.getByRole('button', { name: es.twoFactor.disable }).click();
    await again.getByLabel(es.fields.currentPassword).fill(person.password);
    await again.getByLabel(es.login.code).fill(second);
    await again.getByRole('button', { name: es.twoFactor.disable }).click();
    await again.getByText(es.twoFactor.off).waitFor();
  });

  async function signOut(page: Page) {
    await openMenu(page);
    await userMenu(page).getByRole('button', { name: es.menu.signOut }).click();
    await page.waitForURL('**/login');
  }

  /** Adds one with a code, signs in with it (without one), and takes it away again. */
  async function withPasskey(page: Page, person: Person, code: string) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await goWithin(page, '/mi-perfil#seguridad');
    const section = page.getByRole('region', { name: es.passkeys.title });
    const add = section.getByRole('button', { name: es.passkeys.add });
    await add.click();
    await section.getByLabel(es.passkeys.addName).fill('Mi teléfono');
    await section.getByLabel(es.fields.currentPassword).fill(person.password);
    await section.getByLabel(es.login.code).fill(code);
    await add.click();
    await section.getByText(es.passkeys.added).waitFor();
    await section.getByText(es.passkeys.neverUsed).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await signOut(page);
    await page.locator('main').getByRole('button', { name: es.login.passkey }).click();
    await page.waitForURL((url) => url.pathname === pathFor('admin', 'es'));

    await goWithin(page, '/mi-perfil#seguridad');
    await section.getByText('Mi teléfono', { exact: true }).waitFor();
    await section.getByText(es.passkeys.neverUsed).waitFor({ state: 'detached' });
    await section.getByRole('button', { name: es.passkeys.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(es.fields.currentPassword).fill(person.password);
    await dialog.getByRole('button', { name: es.passkeys.remove }).click();
    await section.getByText(es.passkeys.none).waitFor();
  }
});
