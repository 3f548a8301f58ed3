import { describe, expect, it } from 'vitest';
import { en as accountInEnglish } from '#app/i18n/account/en.ts';
import { es as giving } from '#app/i18n/donations/giving/es.ts';
import { en } from '#app/i18n/monthly/en.ts';
import { es } from '#app/i18n/monthly/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { violationsOf } from './axe.ts';
import { focusAt, goTo, phone, useBrowser } from './browser.ts';
import { mailTo } from './mailbox.ts';

const { administrator } = demoPeople;

describe('giving each month by card', () => {
  const visit = useBrowser();

  it('begins on a phone, with the bank’s question, and changes the card there', async () => {
    const page = await visit('/donaciones?tipo=recurrente', {
      as: administrator,
      viewport: phone,
      refused: 402,
    });
    const panel = page.locator('#panel');
    await panel.getByLabel('$500.00').check();
    await panel.getByRole('button', { name: 'Continuar' }).click();
    const { month, halfMonth } = giving.interval.options;
    await panel.getByLabel(halfMonth).check();
    await panel.getByRole('button', { name: giving.give('$500.00 MXN cada quincena') }).waitFor();
    await panel.getByLabel(month).check();
    await panel.getByLabel(/^Visa 3184/).check();
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole('button', { name: giving.give('$500.00 MXN cada mes') }).click();
    await page.getByRole('button', { name: giving.test.yes }).click();
    await page.getByText(giving.thanks.isMonthly).waitFor();
    await mailTo(administrator.email, '¡Gracias! Recibo');

    await goTo(page, '/mi-perfil#donativo');
    await page.getByRole('button', { name: es.changes.card, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Visa 0069/).check();
    await dialog.getByRole('button', { name: es.card.save }).click();
    await dialog.getByText('Tu tarjeta está vencida.').waitFor();
    await dialog.getByLabel(/^Mastercard 4444/).check();
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: es.card.save }).click();
    await page.getByText(es.card.done).waitFor();
  });

  it('changes amount and day, skips a month and ends, on a desk and in English', async () => {
    const page = await visit('/donations?tipo=recurrente', { as: administrator });
    await goTo(page, '/mi-perfil#donativo');
    const told = (text: string | RegExp) =>
      page.getByRole('tabpanel').locator('div', { hasText: text });
    await page.getByRole('button', { name: en.changes.amount, exact: true }).click();
    const amount = page.getByRole('dialog').getByLabel(en.amount.label.month);
    await amount.fill('50');
    await page.getByRole('button', { name: en.amount.save }).click();
    await focusAt(amount);
    await amount.fill('300');
    await page.getByRole('button', { name: en.amount.save }).click();
    await focusAt(told(/you give \$300\.00 MXN/));
    await page.getByRole('button', { name: en.changes.day, exact: true }).click();
    await page.getByRole('dialog').getByLabel(en.day.label).selectOption('15');
    await page.getByRole('button', { name: en.day.save }).click();
    await focusAt(told(/the next charge is on \w+ 15, \d{4}/));
    await page.getByRole('button', { name: en.skip.month.action }).click();
    await page.getByRole('button', { name: en.skip.month.confirm }).click();
    await focusAt(told(/We skip a month/));
    expect(await violationsOf(page)).toEqual([]);
    const { recurring } = accountInEnglish;
    await page.getByRole('button', { name: recurring.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: recurring.cancel }).click();
    await focusAt(told(recurring.ended.cancelled.title));
    await mailTo(administrator.email, 'mensual quedó cancelado');
  });
});
