import { describe, expect, it } from 'vitest';
import { publicSpendingTexts } from '#app/i18n/public-spending.ts';
import { en } from '#app/i18n/spending/en.ts';
import { es } from '#app/i18n/spending/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser } from './browser.ts';

const { donor, administrator } = demoPeople;

describe('what donations paid', () => {
  const visit = useBrowser();

  it('is read by everybody, month by month, with its method and its data', async () => {
    for (const [language, viewport] of [
      ['es', phone],
      ['en', undefined],
    ] as const) {
      const text = publicSpendingTexts[language];
      const page = await visit(pathFor('spending', language), { ...(viewport && { viewport }) });
      const main = page.locator('main');
      await main.getByText(text.methodText[4] ?? '').waitFor();
      expect(await problemsAtAnyWidth(page)).toEqual([]);
      await main.getByRole('table').getByRole('link').last().click();
      await main.getByRole('table', { name: text.categories }).waitFor();
      expect(await problemsAtAnyWidth(page)).toEqual([]);
      const [year = ''] =
        /20\d\d/.exec((await main.getByRole('heading').first().textContent()) ?? '') ?? [];
      const data = await page.request.get(`${pathFor('spendingYear', language, { year })}.json`);
      expect((await data.json()).length).toBeGreaterThan(0);
    }
  });

  it('is told to the donor beside each gift', async () => {
    const page = await visit(pathFor('myDonations', 'es'), { as: donor, viewport: phone });
    const card = page.locator('main details', { hasText: 'para Marquesita' }).first();
    await card.locator('summary').click();
    await card.getByText(/pagaron:/).waitFor();
    await card.getByText(/de laboratorio de Marquesita/).waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
  });

  it('is ruled, withdrawn and published again by whoever keeps the books', async () => {
    const page = await visit(pathFor('resources', 'es'), { as: administrator, refused: 422 });
    await goWithin(page, pathFor('adminSpending', 'es'));
    await page.getByRole('heading', { name: es.result.checks }).waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: es.views.rules }).click();
    await page.getByLabel(es.rules.daysBack).fill('muchos');
    await page.getByRole('button', { name: es.rules.save }).click();
    await page.getByText('Escribe un número entero de días, de 0 a 366').first().waitFor();
    await page.getByLabel(es.rules.daysBack).fill('45');
    await page.getByRole('button', { name: es.rules.save }).click();
    await page.getByText(es.rules.saved).waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);

    await page.getByRole('link', { name: es.views.publish }).click();
    await page
      .getByRole('link', { name: /^Revisar/ })
      .first()
      .click();
    await page.getByRole('button', { name: es.publish.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: es.publish.withdraw }).click();
    await page.getByRole('button', { name: es.publish.publish }).click();
    await page.getByText(es.publish.done).waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
    await goWithin(page, pathFor('adminSpending', 'en'));
    await page.getByRole('heading', { name: en.result.checks }).waitFor();
  });
});
