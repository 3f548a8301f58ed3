import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import { noticeFormTexts } from '#app/i18n/notice-form.ts';
import { ownNoticeTexts } from '#app/i18n/own-notice.ts';
import { demoPeople } from '#content/demo/people.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { smallPhoto } from './photos.ts';

const { administrator } = demoPeople;

/** Of a page that a mailed link opens. */
const keyed = (page: 'ownNotice' | 'noticeContact', language: 'es' | 'en') =>
  pathFor(page, language, { key: 'x' }).slice(0, -1);

/** What the browser alone is asked: the sum, once it was sent. */
async function answerSum(page: Page) {
  const sum = String(await page.locator('label', { hasText: /\d \+ \d/ }).textContent());
  const [first = 0, second = 0] = sum.match(/\d/g)?.map(Number) ?? [];
  await page.getByLabel(/\d \+ \d/).fill(String(first + second));
}

describe('a lost animal', () => {
  const visit = useBrowser();

  it('is looked for by a phone, published by the desk, and seen by somebody without JavaScript', async () => {
    const form = noticeFormTexts.es;
    const own = ownNoticeTexts.es;
    const labels = noticeLabels.es;
    const page = await visit(pathFor('noticeForm', 'es'), { viewport: phone });
    const author = `rosa.${Date.now()}@example.mx`;
    await page.getByLabel(form.email).fill(author);
    await page.getByText('Verificado', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const check = (question: string, answer: string) =>
      page
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: answer })
        .first()
        .check();
    await check(form.kind, form.kinds.lost.label);
    await check(form.species, labels.species.dog);
    await check(form.sex, labels.sexes.male);
    await check(form.size, form.sizes.medium.label);
    await page.getByLabel(form.color).selectOption(labels.colors.brown);
    await page.getByLabel(form.marks).fill('Collar rojo. Llama al 998 123 4567');
    await page.getByLabel(form.happenedOn).fill(new Date().toISOString().slice(0, 10));
    await page.getByLabel(form.area).fill('La Veleta');
    await page.getByLabel(form.postalCode).fill('77780');
    await page.getByLabel(form.question).fill('¿Qué tiene en la oreja?');
    await page.getByLabel(form.answer, { exact: true }).fill('Una muesca');
    await page.getByRole('button', { name: form.send }).click();
    await page.getByText('Quita teléfonos, correos y enlaces').waitFor();
    await page.getByLabel(form.marks).fill('Collar rojo, sin placa.');
    await page.getByRole('button', { name: form.send }).click();
    await page.getByText(own.states.unconfirmed.title).waitFor();
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([await smallPhoto('perro.jpg', '#c08040')]);
    await page
      .getByText(/1 foto/)
      .first()
      .waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    const mine = await visit(linkIn(await mailTo(author), keyed('ownNotice', 'es')), {
      viewport: phone,
    });
    await mine.getByRole('button', { name: own.confirm }).click();
    await mine.getByText(own.states.inReview.title, { exact: true }).waitFor();
    const heading = String(await mine.getByRole('heading', { level: 1 }).textContent());
    const folio = String(/\d+/.exec(heading));

    const desk = await visit(pathFor('adminNotice', 'es', { folio }), { as: administrator });
    await desk.getByAltText('Foto 1').waitFor();
    expect(await problemsAtAnyWidth(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Publicar' }).click();
    await desk.getByRole('button', { name: 'Guardar y avisar' }).click();
    await desk.getByText(labels.states.published, { exact: true }).first().waitFor();

    const shown = await visit(pathFor('notice', 'es', { folio }));
    expect(await problemsAtAnyWidth(shown)).toEqual([]);
    const en = lostAndFoundTexts.en;
    const seen = await visit(pathFor('notice', 'en', { folio }), {
      javaScriptEnabled: false,
      refused: 422,
    });
    expect(await seen.content()).not.toMatch(/rosa\.|77780|muesca/);
    const writer = `luis.${Date.now()}@example.mx`;
    const send = seen.getByRole('button', { name: en.notice.send });
    await seen.getByLabel(en.notice.answer).fill('A notch');
    await seen.getByLabel(en.notice.text).fill('He is at the park.');
    await seen.getByLabel(en.notice.email).fill(writer);
    await send.click();
    await answerSum(seen);
    await send.click();
    await seen.getByText(en.notice.sent).waitFor();
    const theirs = await visit(linkIn(await mailTo(writer), keyed('noticeContact', 'en')), {
      javaScriptEnabled: false,
    });
    await theirs.getByRole('button', { name: ownNoticeTexts.en.contact.confirm }).click();
    await theirs.getByText(ownNoticeTexts.en.contact.open).waitFor();

    await mine.reload();
    await mine.getByText('A notch').waitFor();
    expect(await problemsAtAnyWidth(mine)).toEqual([]);
    await mine.getByRole('button', { name: own.messages.believe }).click();
    await mine.getByText(own.done.creer).waitFor();
    await mine.getByText(own.end.reunited, { exact: true }).click();
    await mine.getByRole('button', { name: own.end.confirmed }).first().click();
    await mine.getByText(own.states.reunited.title, { exact: true }).waitFor();
  });

  it('has a chip that anybody asks about, and a list that is narrowed without JavaScript', async () => {
    const { chipPage } = lostAndFoundTexts.en;
    const page = await visit(pathFor('noticeChip', 'en'), {
      viewport: phone,
      javaScriptEnabled: false,
      refused: 422,
    });
    const send = page.getByRole('button', { name: chipPage.send });
    await page.getByLabel(chipPage.microchip).fill('484000000012345');
    await send.click();
    await answerSum(page);
    await send.click();
    await page.getByText(chipPage.results.no.title).waitFor();
    expect(page.url()).not.toContain('12345');
    const es = lostAndFoundTexts.es;
    const list = await visit(pathFor('lostAndFound', 'es'), {
      viewport: phone,
      javaScriptEnabled: false,
    });
    await list.getByLabel(es.filters.species).selectOption('gato');
    await list.getByRole('button', { name: es.apply }).click();
    await list.getByRole('link', { name: es.clear }).waitFor();
    expect(list.url()).toContain('especie=gato');
    for (const address of [pathFor('noticeChip', 'es'), pathFor('lostAndFound', 'en')]) {
      expect(await problemsAtAnyWidth(await visit(address))).toEqual([]);
    }
  });
});
