import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adoptionTexts } from '#app/i18n/adoption/use-adoption-text.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { focusAt, goTo, phone, reload, useBrowser } from './browser.ts';
import { choose } from './pet-form-steps.ts';
import { anyPet } from './pets.ts';

const { es } = adoptionTexts;

const next = (page: Page) => page.getByRole('button', { name: es.steps.next, exact: true }).click();
const stepShown = (page: Page, step: keyof typeof es.steps.names) =>
  page.getByRole('heading', { level: 2, name: es.steps.names[step], exact: true }).waitFor();

async function tellHome(page: Page) {
  await choose(page, es.home.kind, es.home.kinds.apartment);
  await choose(page, es.home.owned, es.no);
  await choose(page, es.home.landlordAgrees, es.yes);
  await choose(page, es.home.outsideSpace, es.no);
  await choose(page, es.home.protections, es.yes);
}

describe('adopting', () => {
  const visit = useBrowser();

  it('a family fills in its profile from a pet’s page, applies, and is kindly told the second time', async () => {
    const pet = await anyPet('adopcion');
    const name = String(pet.payload.nombre);
    const petPath = pathFor('adoptionPet', 'es', { id: pet.id });
    const page = await visit(petPath, {
      as: demoPeople.donor,
      viewport: phone,
      reducedMotion: 'reduce',
    });
    await page.getByRole('link', { name: es.apply.title(name) }).click();
    await stepShown(page, 'casa');
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await tellHome(page);
    await next(page);
    await stepShown(page, 'familia');
    await page.getByLabel(es.household.age).fill('34');

    await reload(page);
    await stepShown(page, 'familia');
    expect(await page.getByLabel(es.household.age).inputValue()).toBe('34');
    await next(page);
    await choose(page, es.animals.has, es.no);
    await next(page);
    await next(page);
    await next(page);
    await next(page);
    await stepShown(page, 'revisar');
    await page.getByRole('button', { name: es.apply.saveAndGo }).click();
    const missing = page.getByRole('button', { name: es.time.hoursAlone });
    await missing.click();
    await focusAt(page.getByLabel(es.time.hoursAlone));
    await page.getByLabel(es.time.hoursAlone).fill('6');
    await page.getByRole('link', { name: es.steps.names.revisar }).click();
    await page.getByRole('button', { name: es.apply.saveAndGo }).click();

    await focusAt(page.getByRole('heading', { name: es.apply.sendTitle }));
    await page.getByText('El arrendador está de acuerdo.').waitFor();
    await page.getByLabel(es.apply.message).fill('Nos encantó su foto.');
    await page.getByRole('button', { name: es.apply.send }).click();
    await page.getByText(es.apply.sent.title).waitFor();

    await goTo(page, petPath);
    await page.getByRole('link', { name: es.apply.title(name) }).click();
    await page.getByText(es.apply.already.title(name)).waitFor();

    await goTo(page, pathFor('myAdoptionProfile', 'es'));
    await page.getByText(es.home.kinds.apartment, { exact: true }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
  });
});
