import { describe, expect, it } from 'vitest';
import { en as text } from '#app/i18n/document-folder/en.ts';
import { en as pets } from '#app/i18n/my-pets/en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { documentNames, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { paper, smallPhoto } from './photos.ts';

describe('a pet’s document folder', () => {
  const visit = useBrowser();
  const { actions, noFolder, openFolder } = pets;
  const booklet = documentNames.vaccinationBooklet.en;

  it('is opened by its owner, filled, and reviewed by an administrator', async () => {
    const name = 'Papelitos';
    const photo = await smallPhoto('foto.jpg', '#c98f4a');
    await registerPet(name, [photo], await rescuerToken());
    const list = `${pathFor('myAdoptions', 'en')}?busca=${encodeURIComponent(name)}`;
    const owner = await visit(list, { viewport: phone, as: demoPeople.rescuer });
    await owner.getByLabel(actions.of(actions.more, name), { exact: true }).click();
    await owner.getByRole('button', { name: actions.folder, exact: true }).click();
    await owner.getByRole('dialog', { name: noFolder }).waitFor();
    await owner.getByRole('button', { name: openFolder.confirm }).click();
    await owner.getByRole('heading', { level: 1, name: text.title(name) }).waitFor();
    const card = owner.getByRole('region', { name: booklet });
    await card.getByRole('heading', { name: booklet }).click();
    const wrong = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') };
    const first = paper('cartilla.pdf');
    // The same content twice would be one file.
    const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n%otra hoja\n'), first.buffer]);
    const chosen = [wrong, first, { ...first, name: 'otra hoja.pdf', buffer }];
    await owner.getByLabel(text.add.label(booklet)).setInputFiles(chosen);
    await card.getByText(text.add.outcomes(2, 3)).waitFor();
    await card.getByText(`nota.txt: ${messages.fileNotPermitted.en}`).waitFor();
    await card.getByText(`otra hoja.pdf: ${text.add.saved}`).waitFor();
    await card.getByText(text.fileCount(2)).waitFor();
    await card.getByText(reviewStatusNames.reviewing.en).waitFor();
    expect(await problemsOf(owner)).toEqual([]);

    await owner.getByText(text.mail.heading).click();
    const mailAddress = owner.locator('a[href^="mailto:cartilla+"]');
    const before = await mailAddress.textContent();
    await owner.getByRole('button', { name: text.mail.change }).click();
    await owner.getByRole('button', { name: text.mail.confirm }).click();
    await owner.getByText(text.mail.done).waitFor();
    await expect.poll(() => mailAddress.textContent()).not.toBe(before);
    expect(await problemsOf(owner)).toEqual([]);

    // An address of a page in one language; the queue has one for both.
    const reviewer = await visit(pathFor('resources', 'en'), { as: demoPeople.administrator });
    await goWithin(reviewer, pathFor('adminPapers', 'en'));
    await reviewer.getByRole('link', { name: text.toReview.openOf(booklet, name) }).click();
    const reviewed = reviewer.getByRole('region', { name: booklet });
    await reviewed.getByRole('button', { name: text.review.of(booklet) }).click();
    await reviewed.getByLabel(text.review.status).selectOption('invalid');
    await reviewed.getByLabel(text.review.comments).fill('Falta el sello');
    await reviewed.getByRole('button', { name: text.review.save }).click();
    await reviewed.getByText(reviewStatusNames.invalid.en).first().waitFor();
    await reviewed.getByText(text.history(1)).click();
    await reviewed.getByRole('listitem').filter({ hasText: 'Falta el sello' }).waitFor();
    expect(await problemsOf(reviewer)).toEqual([]);

    await goWithin(owner, pathFor('pendingPapers', 'en'));
    await owner.getByRole('heading', { level: 2, name }).waitFor();
    const toDo = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name }) });
    await toDo.getByText('Falta el sello').waitFor();
    expect(await problemsOf(owner)).toEqual([]);
    await toDo.getByRole('link', { name: text.pending.openOf(name) }).click();
    await owner.getByRole('heading', { level: 1, name: text.title(name) }).waitFor();
    // What needs the owner is open by itself.
    await owner.getByRole('region', { name: booklet }).getByText(text.comments).waitFor();
  });
});
