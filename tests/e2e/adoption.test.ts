import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adoptionTexts } from '#app/i18n/adoption/use-adoption-text.ts';
import { linkedApplicationTexts } from '#app/i18n/linked-application.ts';
import { en as own } from '#app/i18n/my-applications/en.ts';
import { en as password } from '#app/i18n/registration/en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { focusAt, goTo, goWithin, phone, reload, useBrowser, wide } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { choose } from './pet-form-steps.ts';
import { anyPet } from './pets.ts';

const { es, en } = adoptionTexts;

const next = (page: Page) => page.getByRole('button', { name: es.steps.next, exact: true }).click();
const stepShown = (page: Page, step: keyof typeof es.steps.names) =>
  page.getByRole('heading', { level: 2, name: es.steps.names[step], exact: true }).waitFor();

/** The postal code tells the state. */
async function tellPlace(page: Page, { place }: typeof es | typeof en) {
  await page.getByLabel(place.postalCode).fill('77500');
  await page.getByLabel(place.city).fill('Cancún');
  const state = page.getByLabel(place.federalState, { exact: true });
  await expect.poll(() => state.inputValue()).toBe('Quintana Roo');
}

async function tellHome(page: Page) {
  await tellPlace(page, es);
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
    await expect.poll(() => page.getByLabel(es.household.age).inputValue()).toBe('34');
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
    await page.getByText('Su casero está de acuerdo.').waitFor();
    await page.getByText('Viven en Cancún, Quintana Roo').waitFor();
    await page.getByLabel(es.apply.message).fill('Nos encantó su foto.');
    await page.getByRole('button', { name: es.apply.send }).click();
    await page.getByText(es.apply.sent.title).waitFor();

    await goWithin(page, petPath);
    await page.getByRole('link', { name: es.apply.title(name) }).click();
    await page.getByText(es.apply.already.title(name)).waitFor();

    await goWithin(page, pathFor('myAdoptionProfile', 'es'));
    await page.getByText(es.home.kinds.apartment, { exact: true }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
  });

  it('somebody without an account applies, and is written to', async () => {
    const pet = await anyPet('adopcion');
    const name = String(pet.payload.nombre);
    const email = `familia-${Date.now()}@example.org`;
    const page = await visit(pathFor('adoptionPet', 'en', { id: pet.id }), {
      viewport: wide,
    });
    await page.getByRole('link', { name: en.apply.title(name) }).click();
    const step = (name: string) => page.getByRole('link', { name }).click();
    await tellPlace(page, en);
    await choose(page, en.home.kind, en.home.kinds.house);
    for (const question of [en.home.owned, en.home.outsideSpace, en.home.protections]) {
      await choose(page, question, en.yes);
    }
    await step(en.steps.names.familia);
    await page.getByLabel(en.household.age).fill('41');
    await step(en.steps.names.animales);
    await choose(page, en.animals.has, en.no);
    await reload(page);
    await step(en.steps.names.tiempo);
    await page.getByLabel(en.time.hoursAlone).fill('4');
    await step(en.steps.names.revisar);
    await page.getByRole('button', { name: en.apply.go, exact: true }).click();

    await focusAt(page.getByRole('heading', { name: en.apply.sendTitle }));
    await page.getByLabel(en.apply.visitor.name).fill('Ana Ek');
    await page.getByLabel(en.apply.visitor.phone).fill('9841234567');
    await page.getByLabel(en.apply.visitor.email).fill(email);
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.apply.send }).click();
    await page.getByText(en.apply.visitor.mailTitle).waitFor();
    await mailTo(email, name);

    // It was mistyped: corrected on the spot, with all answers as they were.
    await page.getByRole('button', { name: en.apply.visitor.changeEmail }).click();
    await expect
      .poll(() => page.getByLabel(en.apply.visitor.phone).inputValue())
      .toBe('984-123-4567');
    await page.getByLabel(en.apply.visitor.email).fill(`other-${email}`);
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByRole('button', { name: en.apply.send }).click();
    await page.getByText(en.apply.visitor.mailTitle).waitFor();
    const mail = await mailTo(`other-${email}`, name);

    // Nothing that was answered is asked again, and the application is what its sender sees next.
    await goTo(page, linkIn(mail, '/recovery-change/'));
    const application = linkedApplicationTexts.en;
    await page.getByText(application.lead(name)).waitFor();
    await expect.poll(() => page.getByLabel(password.fields.name).count()).toBe(0);
    for (const field of [password.fields.newPassword, password.fields.confirmation]) {
      await page.getByLabel(field).fill('cuatro gatos bajo la lluvia');
    }
    await page.getByRole('button', { name: application.submit }).click();
    const sent = page.getByRole('dialog', { name: application.sent(name) });
    await sent.getByRole('button', { name: application.go.sent }).click();
    await page.getByRole('heading', { level: 1, name: own.page.title(name) }).waitFor();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });
});
