import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as accountInEnglish } from '#app/i18n/account/en.ts';
import { es as account } from '#app/i18n/account/es.ts';
import { en } from '#app/i18n/donations/giving/en.ts';
import { es } from '#app/i18n/donations/giving/es.ts';
import { es as registration } from '#app/i18n/registration/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { violationsOf } from './axe.ts';
import { focusAt, goTo, goWithin, phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { call, startSession } from './wire.ts';

const { donor, rescuer } = demoPeople;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (wanted: { source: string; exact: boolean }) => {
    const element = document.activeElement as HTMLInputElement | null;
    const said = [element?.labels?.[0]?.textContent, element?.textContent, element?.ariaLabel];
    return said.some((text) =>
      wanted.exact ? text?.trim() === wanted.source : new RegExp(wanted.source).test(text ?? ''),
    );
  };
  const wanted =
    typeof name === 'string'
      ? { source: name, exact: true }
      : { source: name.source, exact: false };
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere, wanted)) return;
  }
  throw new Error(`the keyboard does not come to ${name}`);
}

describe('giving', () => {
  const visit = useBrowser();

  const thanked = (page: Page, title: string) =>
    page.getByRole('heading', { level: 1, name: title }).waitFor();
  const panel = (page: Page, name: RegExp) => page.getByRole('region', { name });

  it('by card, from a visitor’s first click to the thanks, by keyboard alone', async () => {
    const page = await visit('/donaciones', { viewport: phone });
    await tabTo(page, /^Esterilización/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Entra para donar' });
    await dialog.waitFor();
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    await tabTo(page, 'Ya tengo cuenta');
    await page.keyboard.press('Enter');
    const login = page.locator('main').getByRole('form', { name: account.login.title });
    await focusAt(login.getByLabel(account.fields.email));
    await page.keyboard.type(donor.email);
    await tabTo(page, account.fields.password);
    await page.keyboard.type(donor.password);
    await page.keyboard.press('Enter');

    // Signed in, the keyboard stands in the panel that was chosen.
    await focusAt(page.locator('#panel'));
    await tabTo(page, 'Otro monto');
    await page.keyboard.type('99.99');
    await page.keyboard.press('Enter');
    await page.getByText('El valor mínimo admitido son $100.00 MXN').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1234.5');
    await page.keyboard.press('Enter');
    await page.getByText('$1,234.50 MXN', { exact: true }).waitFor();
    await tabTo(page, /^Visa 4242/);
    await tabTo(page, es.give('$1,234.50 MXN'));
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');

    await thanked(page, es.thanks.title);
    await page.getByText('$1,234.50 MXN').waitFor();
    await page.getByRole('heading', { name: /^Recibo D\d+$/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await mailTo(donor.email, 'D');
  });

  it('shows amounts in the first screen of a phone, and keeps a payment that was begun', async () => {
    const page = await visit('/donaciones', { as: donor, viewport: phone });
    const sterilization = panel(page, /^Esterilización/);
    const amount = await sterilization.getByText('$250.00', { exact: true }).boundingBox();
    expect(amount && amount.y + amount.height).toBeLessThan(phone.height);
    await sterilization.getByRole('button', { name: 'Continuar' }).click();
    await sterilization.getByLabel('Visa 0002: rechazada').check();
    await page.getByRole('button', { name: /^Alimento/ }).click();
    await panel(page, /^Alimento/).waitFor();
    await sterilization.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Esterilización/ }).click();
    const chosen = sterilization.getByLabel('Visa 0002: rechazada');
    await expect.poll(() => chosen.isChecked()).toBe(true);
  });

  it('goes on on another device with the gift in the middle of which somebody registered', async () => {
    const email = `eva.${Date.now()}@example.org`;
    const password = `dos perros y ${Date.now()}`;
    const page = await visit('/donaciones?tipo=alimento', { viewport: phone });
    const food = panel(page, /^Alimento/);
    await food.getByLabel('Otro monto').fill('780');
    await food.getByLabel('Donar de forma anónima').check();
    await food.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear mi cuenta' }).click();
    const form = page.getByRole('form', { name: registration.register.title });
    await focusAt(form.getByLabel(registration.fields.name));
    await page.keyboard.type('Eva Canul');
    await form.getByLabel(registration.fields.email, { exact: true }).fill(email);
    await form.getByLabel(registration.fields.emailAgain).fill(email);
    await form.getByLabel(registration.fields.phone).fill('9981234567');
    await form.getByLabel(registration.fields.federalState).selectOption('Yucatán');
    await form.getByLabel(registration.fields.city).fill('Mérida');
    const register = form.getByRole('button', { name: registration.register.submit });
    await expect.poll(() => register.isEnabled()).toBe(true);
    await register.click();
    const done = page.getByRole('status').filter({ hasText: registration.register.done.title });
    await focusAt(done);
    const box = await done.boundingBox();
    expect(box && box.y > 0 && box.y + box.height < phone.height).toBe(true);

    const elsewhere = await visit(linkIn(await mailTo(email), '/recovery-change/'), {
      viewport: phone,
    });
    await elsewhere.getByLabel(registration.fields.newPassword).fill(password);
    await elsewhere.getByLabel(registration.fields.confirmation).fill(password);
    await elsewhere.getByRole('button', { name: registration.newPassword.submit }).click();
    const { signedIn } = registration.newPassword.done;
    await elsewhere.getByRole('dialog').getByRole('button', { name: signedIn.go }).click();
    const there = panel(elsewhere, /^Alimento/);
    await focusAt(there);
    await expect.poll(() => there.getByLabel('Otro monto').inputValue()).toBe('$780.00 MXN');
    await there.getByRole('button', { name: 'Continuar' }).click();
    await there.getByText(es.anonymous).waitFor();
    await there.getByRole('button', { name: es.give('$780.00 MXN') }).waitFor();
  });

  it('keeps a payment whose session ends on the way, until its donor has signed in again', async () => {
    const path = '/donaciones?tipo=tratamiento&cantidad=350&anonima=on';
    const page = await visit(path, { as: donor, viewport: phone, refused: 401 });
    const treatment = panel(page, /^Tratamiento/);
    await treatment.getByRole('button', { name: 'Continuar' }).click();
    await treatment.getByLabel(es.methods.voucher.label).check();
    const make = treatment.getByRole('button', { name: es.makeVoucher });
    await make.waitFor();
    const token = await page.evaluate(() => localStorage.getItem('CA_JWT'));
    await call('sesion:cerrar', {}, String(token));
    await make.click();
    const notice = treatment.getByText(es.sessionEnded.nothingCharged);
    await notice.waitFor();
    expect(await violationsOf(page, { within: '#panel' })).toEqual([]);
    await treatment.getByRole('button', { name: es.sessionEnded.signIn }).click();
    const login = page.locator('main').getByRole('form', { name: account.login.title });
    await focusAt(login.getByLabel(account.fields.email));
    await page.keyboard.type(donor.email);
    await login.getByLabel(account.fields.password, { exact: true }).fill(donor.password);
    await page.keyboard.press('Enter');
    await focusAt(page.locator('#panel'));
    await notice.waitFor({ state: 'detached' });
    await treatment.getByText(es.anonymous).waitFor();
    const method = treatment.getByRole('radio', { name: es.methods.voucher.label });
    await expect.poll(() => method.isChecked()).toBe(true);
    await make.click();
    await page.getByRole('dialog').getByText('$350.00 MXN').waitFor();
  });

  it('by card in English: a declined one, then one whose bank asks', async () => {
    const page = await visit('/donations?tipo=alimento&cantidad=250', {
      as: donor,
      refused: 402,
    });
    const food = panel(page, /^Food/);
    await focusAt(food);
    await food.getByRole('button', { name: 'Continue' }).click();
    await food.getByLabel('Visa 0002: declined').check();
    await food.getByRole('button', { name: en.give('$250.00 MXN') }).click();
    await food.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
    await food.getByLabel('Visa 3184: the bank asks').check();
    await food.getByRole('button', { name: en.give('$250.00 MXN') }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.test.yes }).waitFor();
    const asked = { schema: 'ventas', limit: 100 };
    const { jwt } = await startSession(donor);
    const count = async () => (await call<unknown[]>('documentos:consultar', asked, jwt)).length;
    const before = await count();
    // In the middle of it: the same payment goes on, whatever the page is asked for.
    await goTo(page, '/donations');
    await food.getByRole('alert').filter({ hasText: en.silent.title }).waitFor();
    await food.getByRole('button', { name: en.silent.again }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.test.yes }).click();
    await thanked(page, en.thanks.title);
    expect(await count()).toBe(before);
  });

  it('by wallet: approved, and taken on the way back; or cancelled, with everything still chosen', async () => {
    const page = await visit('/donations?tipo=otros&cantidad=500', { as: donor, refused: 402 });
    const other = panel(page, /^Other/);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByText('Choose one option').last().waitFor();
    await other.getByRole('combobox').selectOption({ label: 'Medicines' });
    await other.getByLabel('Give anonymously').check();
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByLabel(en.methods.wallet.label).check();
    await other.getByRole('button', { name: en.toWallet }).click();
    await page.waitForURL('**/test-payment/**');
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.getByRole('heading', { name: en.return.cancelled }).waitFor();
    const id = new URL(page.url()).searchParams.get('donativo');
    const where = [{ field: 'id', operator: '=', value: id }];
    const { jwt } = await startSession(donor);
    const asked = { schema: 'ventas', limit: 1, filter: { where } };
    expect(await call('documentos:consultar', asked, jwt)).toMatchObject([{ estado: 'cancelado' }]);
    await page.getByRole('link', { name: en.return.again }).click();
    await expect.poll(() => other.getByRole('combobox').inputValue()).not.toBe('');
    await expect.poll(() => other.getByLabel('Give anonymously').isChecked()).toBe(true);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByLabel(en.methods.wallet.label).check();
    await other.getByRole('button', { name: en.toWallet }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await thanked(page, en.thanks.title);
  });

  it('by voucher, with an invoice once the profile knows what it takes', async () => {
    const page = await visit('/donaciones?tipo=alimento&cantidad=500&factura=on', {
      as: rescuer,
    });
    const food = panel(page, /^Alimento/);
    await food.getByRole('button', { name: 'Continuar' }).click();
    // Without tax data of their own it would go to their company.
    await page.getByRole('checkbox', { name: es.asCompany('') }).uncheck();
    await page.getByRole('dialog').getByRole('link', { name: es.billing.go }).click();
    const [name, rfc, regime, use, save] = [
      page.getByLabel(account.fields.legalName),
      page.getByLabel(account.fields.rfc, { exact: true }),
      page.getByLabel(account.fields.taxRegime),
      page.getByLabel(account.fields.cfdiUse),
      page.getByRole('button', { name: account.profile.save }),
    ];
    // It opens at what is missing, asks for all of it, and proposes the use that goes with it.
    await focusAt(name);
    await name.fill('MARISOL CANCHE');
    await rfc.fill('CAUM900315AB1');
    await save.click();
    await expect.poll(() => regime.getAttribute('aria-invalid')).toBe('true');
    await regime.selectOption('605');
    await expect.poll(() => use.inputValue()).toBe('D04');
    await regime.selectOption('');
    await rfc.fill('XAXX010101000');
    await expect.poll(() => use.inputValue()).toBe('S01');
    await save.click();
    await page.waitForURL('**/donaciones?*');
    await expect.poll(() => food.getByLabel('Quiero factura').isChecked()).toBe(true);
    await food.getByRole('button', { name: 'Continuar' }).click();
    await food.getByLabel(es.methods.voucher.label).check();
    await expect.poll(() => food.getByLabel(es.holder.name).inputValue()).toBe(rescuer.name);
    await food.getByRole('button', { name: es.makeVoucher }).click();
    const voucher = page.getByRole('dialog');
    await voucher.getByText('$500.00 MXN').waitFor();
    await page.keyboard.press('Escape');
    await food.getByRole('button', { name: 'Continuar' }).waitFor();
  });

  it('by transfer, to a CLABE that can be copied, and counts for what comes', async () => {
    const page = await visit('/donations?tipo=alimento', { as: rescuer, viewport: phone });
    const food = panel(page, /^Food/);
    await food.getByLabel('$500.00').check();
    await food.getByRole('button', { name: 'Continue' }).click();
    await food.getByLabel(en.methods.transfer.label).check();
    await food.getByRole('button', { name: en.makeTransfer }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$500.00 MXN').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Copy CLABE' }).click();
    await dialog.getByText(/Copied|did not let us/).waitFor();
    await dialog.getByRole('link', { name: 'Simulate the transfer' }).click();
    await page.getByRole('button', { name: 'Transfer half of it' }).click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
    await mailTo(rescuer.email, 'Thank you! Receipt');
    await goTo(page, '/mis-donativos');
    await page.getByText('$250.00 MXN').first().waitFor();
  });

  it('each month, once a plan is chosen and approved', async () => {
    const page = await visit('/donaciones', { as: rescuer });
    await page.getByRole('button', { name: /^Recurrente/ }).click();
    const monthly = panel(page, /^Recurrente/);
    const next = monthly.getByRole('button', { name: 'Continuar' });
    await expect.poll(() => next.isDisabled()).toBe(true);
    await monthly.getByLabel('$1,000.00').check();
    await next.click();
    await monthly.getByLabel(es.methods.wallet.label).check();
    await monthly.getByRole('button', { name: es.toWallet }).click();
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await thanked(page, es.thanks.title);
    await page.getByRole('link', { name: es.thanks.seeMonthly }).click();
    await page.getByRole('tab', { name: account.profile.tabs.recurring, selected: true }).waitFor();
    await goTo(page, '/donations?tipo=recurrente');
    await page.getByText('You already have a monthly donation').waitFor();

    await goWithin(page, '/mi-perfil#donativo');
    // The profile has one address, and keeps to the language of the page before.
    const { recurring } = accountInEnglish;
    const told = (text: string) => page.getByRole('tabpanel').locator('div', { hasText: text });
    await page.getByRole('button', { name: recurring.pause }).click();
    await focusAt(told(recurring.changed.paused));
    await page.getByRole('button', { name: recurring.resume }).click();
    await focusAt(told(recurring.changed.resumed));
    await page.getByRole('button', { name: recurring.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: recurring.cancel }).click();
    await focusAt(told(recurring.ended.cancelled.title));
    expect(await violationsOf(page)).toEqual([]);
    await mailTo(rescuer.email, 'Tu donativo mensual quedó cancelado');
  });
});
