import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { es as desk } from '#app/i18n/rescue-desk/es.ts';
import { type RescueFormText, rescueFormText } from '#app/i18n/rescue-form.ts';
import { en as enReport } from '#app/i18n/rescue-report/en.ts';
import { es as esReport } from '#app/i18n/rescue-report/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { choose, formTexts, next, save, stepShown, tellHealth } from './pet-form-steps.ts';
import { smallPhoto } from './photos.ts';

const { administrator } = demoPeople;

/** The first part of a report, as far as it is chosen. */
async function chooseAll(page: Page, say: RescueFormText) {
  const check = (question: string, answer: string) =>
    page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer })
      .first()
      .check();
  await check(say.kind, say.kinds.hurt.label);
  await check(say.species, say.speciesNames.dog);
  await check(say.danger, say.no);
  await check(say.exposed, say.yes);
  await check(say.alone, say.yes);
  await page.getByLabel(say.postalCode).fill('77780');
}

describe('an animal in trouble', () => {
  const visit = useBrowser();

  it('is reported without JavaScript, in English, and followed by its link', async () => {
    const page = await visit(pathFor('help', 'en'), {
      viewport: phone,
      javaScriptEnabled: false,
      refused: 422,
    });
    const form = rescueFormText.en;
    const followed = enReport;
    const send = page.getByRole('button', { name: form.send });
    await chooseAll(page, form);
    await page.getByLabel(form.name).fill('Hannah Cole');
    await page.getByLabel(form.phone).fill('(998) 555 12 12');
    await send.click();
    const sum = String(await page.locator('label', { hasText: /\d \+ \d/ }).textContent());
    const [first = 0, second = 0] = sum.match(/\d/g)?.map(Number) ?? [];
    await page.getByLabel(/\d \+ \d/).fill(String(first + second));
    await page.getByLabel(form.place, { exact: true }).fill('Behind the market');
    await send.click();
    await page.getByText(followed.states.received).waitFor();
    await page.getByRole('heading', { name: followed.advice }).waitFor();
    expect(await page.content()).not.toContain('Hannah Cole');
    await page.getByLabel(followed.write).fill('It <b>moved</b> to the shade.');
    await page.getByRole('button', { name: followed.send, exact: true }).click();
    await page.getByText('It <b>moved</b> to the shade.').waitFor();
    await page.getByRole('button', { name: followed.withdraw }).click();
    await page.getByText(followed.states.closed).waitFor();
  });

  it('is reported from a phone with a photo, answered at the desk, and becomes a record', async () => {
    const form = rescueFormText.es;
    const followed = esReport;
    const page = await visit(pathFor('help', 'es'), { viewport: phone });
    await page.getByLabel(form.name).fill('Yaretzi Poot');
    await page.getByText('Verificado', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await chooseAll(page, form);
    await page.getByLabel(form.place, { exact: true }).fill('Junto al puesto de cocos');
    await page.getByLabel(form.words).fill('Perrita color miel, cojea.');
    const address = `yaretzi.${Date.now()}@example.mx`;
    await page.getByLabel(form.email).fill(address);
    await page.getByRole('button', { name: form.send }).click();
    await page.getByText(followed.states.received).waitFor();
    await page
      .getByLabel(followed.photos.label, { exact: true })
      .last()
      .setInputFiles([await smallPhoto('perrita.jpg', '#c08040')]);
    await page.getByText(followed.photos.sent(1)).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const folio = /\d+/.exec(String(await page.getByRole('heading', { level: 1 }).textContent()));
    const link = linkIn(
      await mailTo(address),
      pathFor('rescueReport', 'es', { key: 'x' }).slice(0, -1),
    );
    expect(page.url()).toContain(link);

    const { one } = desk;
    const read = await visit(pathFor('adminRescue', 'es', { folio: String(folio) }), {
      as: administrator,
    });
    await read.getByRole('button', { name: one.iGo }).click();
    await read.getByText(one.assigned(administrator.name)).waitFor();
    await read.getByAltText(one.photo(1)).waitFor();
    expect(await problemsAtAnyWidth(read)).toEqual([]);
    await read.getByLabel(one.write).fill('Voy para allá. ¿Trae collar?');
    await read.getByRole('button', { name: one.send, exact: true }).click();
    await read.getByText(one.sent, { exact: true }).waitFor();

    await read.getByRole('button', { name: one.record.button }).click();
    await read.getByRole('button', { name: one.record.open }).click();
    const { es } = formTexts;
    await stepShown(read, es.steps.names['quien-es']);
    const dog = read.getByRole('radiogroup', { name: es.labels.species }).getByRole('radio', {
      name: 'Perro',
    });
    await expect.poll(() => dog.isChecked()).toBe(true);
    await tellTheRest(read);
    await read.getByText(one.record.saved(Number(folio))).waitFor();
    await read.getByRole('link', { name: one.record.back }).click();
    await read.getByRole('link', { name: one.record.see }).waitFor();

    await page.reload();
    await page.getByText(followed.states.admitted).waitFor();
    await page.getByText('Voy para allá. ¿Trae collar?').waitFor();
  });

  /** What whoever reported did not tell. */
  async function tellTheRest(page: Page) {
    const { labels, sterilized, steps, goodWithOwnKind, goodWithOtherAnimals } = formTexts.es;
    await choose(page, labels.sex, 'Hembra');
    await page.getByLabel(labels.name, { exact: true }).fill('Coquito');
    await page.getByLabel(labels.color).fill('Miel');
    await page.getByLabel(labels.ageValue, { exact: true }).fill('3');
    await choose(page, labels.ageUnit, 'Años');
    await choose(page, labels.size, 'Mediana');
    await choose(page, labels.breed, 'Mestiza');
    await next(page, 'es');
    await tellHealth(page);
    expect(sterilized('female')).not.toBe('');
    await page.getByLabel(labels.needs).fill('Radiografía');
    await page.getByLabel(labels.needs).press('Enter');
    await next(page, 'es');
    await page.getByLabel(labels.personality, { exact: true }).fill('Tranquila');
    await expect
      .poll(() => page.getByLabel(labels.story).inputValue())
      .toBe('Perrita color miel, cojea.');
    await choose(page, goodWithOwnKind('dog'), 'Sí');
    await choose(page, goodWithOtherAnimals('dog'), 'Sí');
    await choose(page, labels.goodWithChildren, 'Sí');
    await choose(page, labels.trained, 'No');
    await choose(page, labels.houseTrained, 'No');
    await next(page, 'es');
    await page.getByLabel(labels.city).fill('Tulum');
    await next(page, 'es');
    await stepShown(page, steps.names.fotos);
    await next(page, 'es');
    await save(page, 'es', 'Coquito');
  }
});
