import { describe, expect, it } from 'vitest';
import { es as editor } from '#app/i18n/campaign-editor/es.ts';
import { es } from '#app/i18n/donations/giving/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser } from './browser.ts';

const { donor, administrator } = demoPeople;
const slug = 'quirofano-movil';

describe('a campaign', () => {
  const visit = useBrowser();

  it('is given to from its page, which names its donor as they wrote it', async () => {
    const page = await visit(pathFor('campaign', 'es', { slug }), { as: donor, viewport: phone });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const raised = async () =>
      Number(
        /\$([\d,]+) reunidos/.exec((await main.textContent()) ?? '')?.[1]?.replaceAll(',', ''),
      );
    const before = await raised();

    await main.getByRole('link', { name: /^Donar \$850/ }).click();
    await page.getByText('Tu donativo es para «Un quirófano móvil para los pueblos»').waitFor();
    const panel = page.locator('#panel');
    await panel.getByRole('button', { name: 'Continuar' }).click();
    const name = panel.getByLabel(es.campaign.name);
    await name.fill('Quetzalli');
    expect(await problemsOf(page, '#panel')).toEqual([]);
    await panel.getByLabel(/^Visa 4242/).check();
    await panel.getByRole('button', { name: es.give('$850.00 MXN') }).click();
    await page.getByRole('heading', { level: 1, name: es.thanks.title }).waitFor();

    await page.getByRole('link', { name: 'Un quirófano móvil para los pueblos' }).click();
    await main.getByText('Quetzalli').waitFor();
    expect((await raised()) - before).toBe(850);
  });

  it('is written by editors, who are told what it lacks before it can start', async () => {
    const page = await visit(pathFor('resources', 'es'), { as: administrator });
    await goWithin(page, pathFor('adminCampaigns', 'es'));
    await page.getByRole('button', { name: editor.create }).click();
    const form = page.getByRole('form', { name: editor.editor.title });
    await form
      .getByLabel(`${editor.editor.fields.title} (${editor.names.es})`)
      .first()
      .fill('Una barda');
    const goal = form.getByLabel(editor.editor.fields.goalCents);
    await goal.fill('1.500,50');
    await page.getByText(editor.editor.badPesos).waitFor();
    await goal.fill('1,500');
    await form.getByRole('button', { name: editor.editor.save }).click();
    await page.getByText(editor.editor.saved).waitFor();
    await page.getByText(`${editor.editor.fields.surplus} (${editor.names.en})`).last().waitFor();
    await page.getByRole('button', { name: editor.steps.start }).waitFor();
    expect(await page.getByRole('button', { name: editor.steps.start }).isDisabled()).toBe(true);
    expect(await problemsOf(page, 'main')).toEqual([]);

    await page.getByRole('link', { name: editor.editor.back }).click();
    await page.getByRole('link', { name: 'Una barda', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Un quirófano móvil para los pueblos' }).waitFor();
  });
});
