import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { leavingMember } from '../setup/people.ts';
import { isSignedIn, openMenu, pathOf, signIn, userMenu } from './account-steps.ts';
import { problemsOf } from './axe.ts';
import { goTo, goWithin, holdBack, phone, reload, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const { donor } = demoPeople;

const keptIn = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

describe('an account', () => {
  const visit = useBrowser();

  it('is registered by a visitor, confirmed by a mail, and told more about', async () => {
    const email = `ana.${Date.now()}@example.org`;
    const password = `tres gatos y ${Date.now()}`;
    const page = await visit('/recovery', { viewport: phone });

    const bringCaptcha = await holdBack(page, '**/api/captcha:obtener');
    await goWithin(page, '/registro');
    const register = page.getByRole('button', { name: es.register.submit });
    await expect.poll(() => register.isDisabled()).toBe(true);
    await bringCaptcha();
    await page.getByLabel(es.fields.name).fill('Ana Peñaloza');
    await page.getByLabel(es.fields.email, { exact: true }).fill(email);
    await page.getByLabel(es.fields.emailAgain).fill(email.toUpperCase());
    await page.getByLabel(es.fields.phone).pressSequentially('9981234567');
    await expect.poll(() => page.getByLabel(es.fields.phone).inputValue()).toBe('998-123-4567');
    await page.getByLabel(es.fields.federalState).selectOption('Quintana Roo');
    await page.getByLabel(es.fields.city).fill('Tulum');
    await expect.poll(() => register.isEnabled()).toBe(true);
    await register.click();
    await page.getByText(es.register.done.title).waitFor();

    const link = linkIn(await mailTo(email), '/recovery-change/');
    // The server writes the whole form; nobody else keeps it.
    const written = await fetch(link);
    expect(written.headers.get('cache-control')).toBe('private, no-store');
    expect(await written.text()).toMatch(/value="Ana Peñaloza"[\s\S]*name="confirmation"/);
    await goTo(page, link);
    await expect.poll(() => page.getByLabel(es.fields.email).inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel(es.fields.name).inputValue()).toBe('Ana Peñaloza');
    await expect.poll(() => page.getByLabel(es.fields.phone).inputValue()).toBe('998-123-4567');
    expect(await problemsOf(page)).toEqual([]);
    // What was typed on the way is put right where the address is confirmed.
    await page.getByLabel(es.fields.city).fill('Akumal');
    await page.getByLabel(es.fields.newPassword).fill(password);
    await page.getByLabel(es.fields.confirmation).fill(password);
    await page.getByRole('button', { name: es.newPassword.submit }).click();
    const done = page.getByRole('dialog', { name: es.newPassword.done.title });
    await done.getByRole('button', { name: es.newPassword.done.signedIn.go }).click();
    await page.waitForURL((url) => url.pathname === pathFor('home', 'es'));
    await expect.poll(() => isSignedIn(page)).toBe(true);

    await openMenu(page);
    await userMenu(page).getByText(email).waitFor();
    await userMenu(page).getByRole('link', { name: es.menu.pages.myProfile, exact: true }).click();
    await page.getByRole('button', { name: es.profile.save }).waitFor();
    await expect.poll(() => page.getByLabel(es.fields.name).inputValue()).toBe('Ana Peñaloza');
    await expect
      .poll(() => page.getByLabel(es.fields.federalState).inputValue())
      .toBe('Quintana Roo');
    await expect.poll(() => page.getByLabel(es.fields.city).inputValue()).toBe('Akumal');
    await page.getByLabel(es.fields.postalCode, { exact: true }).fill('44100');
    await expect.poll(() => page.getByLabel(es.fields.federalState).inputValue()).toBe('Jalisco');
    await page.getByLabel(es.fields.name).fill('Ana Peñaloza Ruiz');
    await page.getByRole('button', { name: es.profile.save }).click();
    await page.getByText(es.updated).waitFor();
    await reload(page);
    await page.getByRole('heading', { name: 'Ana Peñaloza Ruiz' }).waitFor();
    await expect.poll(() => page.getByLabel(es.fields.federalState).inputValue()).toBe('Jalisco');
  });

  it('moves to another address, and is erased (in English)', async () => {
    const { name, email, password } = leavingMember;
    const newEmail = `eva.${Date.now()}@example.org`;
    // The page with a path of its own sets the language of those that have one for both.
    const page = await visit(pathFor('resources', 'en'), { as: leavingMember, viewport: phone });
    await goWithin(page, pathFor('myProfile', 'en'));
    await page.getByRole('heading', { name }).waitFor();
    const { emailChange } = en;
    await page.getByRole('tab', { name: en.profile.tabs.security }).click();
    await page.getByRole('button', { name: emailChange.begin }).click();
    const change = page.getByRole('dialog', { name: emailChange.dialog });
    await change.getByLabel(emailChange.newEmail).fill(newEmail);
    await change.getByLabel(en.fields.currentPassword).fill(password);
    await change.getByRole('button', { name: emailChange.submit }).click();
    await page.getByText(emailChange.sent.text(newEmail)).waitFor();
    await goTo(page, linkIn(await mailTo(newEmail), pathFor('myProfile', 'en')));
    await page.getByRole('button', { name: emailChange.confirm.action }).click();
    await page.getByText(emailChange.done.text(newEmail)).waitFor();

    await openMenu(page);
    await userMenu(page).getByText(newEmail).waitFor();
    await expect.poll(() => userMenu(page).getByText(email).count()).toBe(0);
    await userMenu(page).getByRole('button', { name: en.menu.signOut }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => isSignedIn(page)).toBe(false);
    await expect.poll(() => keptIn(page)).toEqual(['lang']);

    await goWithin(page, '/mi-perfil');
    await signIn(page, { email: newEmail, password }, en);
    await page.getByRole('tab', { name: en.profile.tabs.privacy }).click();
    const { erase } = en.privacy;
    await page.getByRole('button', { name: erase.begin }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.fields.currentPassword).fill(password);
    await dialog.getByRole('button', { name: erase.begin }).click();
    await page.getByRole('dialog', { name: en.accountDeleted.title }).waitFor();
    expect(pathOf(page)).toBe(pathFor('home', 'en'));
    expect(await keptIn(page)).toEqual(['lang']);
    await reload(page);
    // Nothing lies on the page, and what comes later than the notice would is there.
    await openMenu(page);
    await userMenu(page).getByRole('form').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('says at once that a link is spent, and leads to another', async () => {
    const page = await visit('/recovery-change/nadie@example.org/gastado');
    await page.getByText(es.newPassword.used.title).waitFor();
    await expect.poll(() => page.getByLabel(es.fields.newPassword).count()).toBe(0);
    await page.getByRole('link', { name: es.newPassword.used.again }).click();
    await page.waitForURL('**/recovery');
  });

  it('does not reveal whether an address has an account', async () => {
    const page = await visit('/recovery');
    const submit = page.getByRole('button', { name: es.recovery.submit });
    await page.getByLabel(es.fields.email).fill('nadie@example.org');
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await submit.click();
    await page.getByText(es.recovery.sent.text('nadie@example.org')).waitFor();
  });
});

describe('the home page', () => {
  const visit = useBrowser();

  it('brings its forms once a visitor opens their line, and takes them away from who is signed in', async () => {
    const page = await visit('/');
    const place = page.locator('section:has(#commitment)');
    const register = place.getByRole('link', { name: 'Crear una cuenta', includeHidden: true });
    await expect.poll(() => register.count()).toBe(1);
    await expect.poll(() => place.locator('form').count()).toBe(0);
    await place.locator('summary').click();
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
