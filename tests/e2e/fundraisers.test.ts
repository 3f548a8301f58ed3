import { describe, expect, it } from 'vitest';
import { es as cards } from '#app/i18n/dedications/es.ts';
import { es as giving } from '#app/i18n/donations/giving/es.ts';
import { en } from '#app/i18n/fundraiser-editor/en.ts';
import { es } from '#app/i18n/fundraiser-editor/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';

const { administrator } = demoPeople;

describe('a page of one’s own', () => {
  const visit = useBrowser();

  it('is written on a phone, approved at a desk, and given to with a card', async () => {
    const writer = demoPeople.rescuer;
    const path = pathFor('myFundraiser', 'es', { id: 'nueva' });
    const own = await visit(path, { as: writer, viewport: phone });
    await own.getByLabel(es.fields.title, { exact: true }).fill('Mi carrera por los gatos');
    await own.getByLabel(es.fields.story, { exact: true }).fill('Llámame al 998 123 4567');
    await own.getByLabel(es.fields.goal).fill('1,500');
    await own.getByRole('button', { name: es.save, exact: true }).click();
    await own
      .getByText('Escríbelo sin direcciones, enlaces, correos ni teléfonos')
      .last()
      .waitFor();
    await own.getByLabel(es.fields.story, { exact: true }).fill('Corro diez kilómetros por ellos.');
    await own.getByRole('button', { name: es.save, exact: true }).click();
    await own.getByRole('button', { name: es.submit }).click();
    await own.getByText(es.submitted).waitFor();
    expect(await problemsOf(own, 'main')).toEqual([]);

    const desk = await visit(`${pathFor('adminFundraisers', 'en')}?estado=en_revision`, {
      as: administrator,
    });
    const card = desk.getByRole('article').filter({ hasText: 'Mi carrera por los gatos' });
    await card.getByRole('button', { name: en.admin.approve }).waitFor();
    expect(await problemsOf(desk, 'main')).toEqual([]);
    await card.getByRole('button', { name: en.admin.approve }).click();
    await card.waitFor({ state: 'detached' });

    const page = await visit(pathFor('fundraisers', 'es'), {
      as: demoPeople.donor,
      viewport: phone,
    });
    await page.getByRole('link', { name: 'Mi carrera por los gatos' }).click();
    await page.getByText('El dinero llega directo a').waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('link', { name: 'Donar por esta página' }).click();
    await page.getByText('Tu donativo es para «Mi carrera por los gatos»').waitFor();
    const panel = page.locator('#panel');
    await panel.getByRole('button', { name: 'Continuar' }).click();
    await panel.getByRole('button', { name: cards.offer }).click();
    await page.getByLabel(cards.honoree, { exact: true }).fill('la abuela Chole');
    await page.getByLabel(cards.receiver, { exact: true }).fill('chole@example.org');
    expect(await problemsOf(page, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: cards.save, exact: true }).click();
    await panel.getByLabel(/^Visa 4242/).check();
    await panel.getByRole('button', { name: /^Donar \$/ }).click();
    await page.getByRole('heading', { level: 1, name: giving.thanks.title }).waitFor();
    await page.getByRole('heading', { name: 'En honor de la abuela Chole' }).waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: cards.stop }).click();
    await page.getByRole('dialog').getByRole('button', { name: cards.stop }).click();
    await page.getByText(cards.states.stopped()).waitFor();
  });
});
