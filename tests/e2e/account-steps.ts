import type { Page } from 'playwright-core';
import { es } from '#app/i18n/account/es.ts';

/** What journeys through accounts have in common. */

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** On /login, until the guard has led on. */
export async function signIn(page: Page, person: { email: string; password: string }, text = es) {
  const form = page.locator('main').getByRole('form', { name: text.login.title });
  await form.getByLabel(text.fields.email).fill(person.email);
  await form.getByLabel(text.fields.password, { exact: true }).fill(person.password);
  await form.getByRole('button', { name: text.login.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

export const userMenu = (page: Page) => page.locator('#user-menu');

/** On a telephone the button steps aside while somebody reads on. */
export async function openMenu(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('button[popovertarget=user-menu]').click();
}

export const isSignedIn = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.session === 'in');
