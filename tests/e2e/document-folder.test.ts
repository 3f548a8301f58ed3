import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/document-folder/en.ts';
import { es } from '#app/i18n/document-folder/es.ts';
import { en as petsEn } from '#app/i18n/my-pets/en.ts';
import { es as petsEs } from '#app/i18n/my-pets/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { documentNames, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { goTo, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { paper, smallPhoto } from './photos.ts';

const texts = { es: { text: es, pets: petsEs }, en: { text: en, pets: petsEn } };

describe.each(languages)('a pet’s document folder (%s)', (language) => {
  const visit = useBrowser();
  const { text, pets } = texts[language];
  const { actions, noFolder, openFolder } = pets;
  const booklet = documentNames.vaccinationBooklet[language];

  it('is opened by its owner, filled, and reviewed by an administrator', async () => {
    const name = `Papelitos ${language}`;
    const photo = await smallPhoto('foto.jpg', '#c98f4a');
    await registerPet(name, [photo], await rescuerToken());
    const options = { reducedMotion: 'reduce' } as const;
    const list = `${pathFor('myAdoptions', language)}?busca=${encodeURIComponent(name)}`;
    const owner = await visit(list, { ...options, viewport: phone, as: demoPeople.rescuer });
    await owner.getByLabel(actions.of(actions.more, name), { exact: true }).click();
    await owner.getByRole('button', { name: actions.folder, exact: true }).click();
    await owner.getByRole('dialog', { name: noFolder }).waitFor();
    await owner.getByRole('button', { name: openFolder.confirm }).click();
    await owner.getByRole('heading', { level: 1, name: text.title(name) }).waitFor();
    await owner.getByLabel(text.add.label(booklet)).setInputFiles(paper('cartilla.pdf'));
    const card = owner.getByRole('region', { name: booklet });
    await card.getByText(reviewStatusNames.reviewing[language]).waitFor();
    expect(await problemsOf(owner)).toEqual([]);

    const mailAddress = owner.locator('a[href^="mailto:cartilla+"]');
    const before = await mailAddress.textContent();
    await owner.getByRole('button', { name: text.mail.change }).click();
    await owner.getByRole('button', { name: text.mail.confirm }).click();
    await owner.getByText(text.mail.done).waitFor();
    expect(await mailAddress.textContent()).not.toBe(before);
    expect(await problemsOf(owner)).toEqual([]);

    const { pathname } = new URL(owner.url());
    const reviewer = await visit(list, { ...options, as: demoPeople.administrator });
    await goTo(reviewer, pathname);
    const reviewed = reviewer.getByRole('region', { name: booklet });
    await reviewed.getByRole('button', { name: text.review.of(booklet) }).click();
    await reviewed.getByLabel(text.review.status).selectOption('valid');
    await reviewed.getByRole('button', { name: text.review.save }).click();
    await reviewed.getByText(reviewStatusNames.valid[language]).first().waitFor();
  });
});
