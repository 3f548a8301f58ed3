import { describe, expect, it } from 'vitest';
import { figuresTexts } from '#app/i18n/figures.ts';
import { sharingTexts } from '#app/i18n/sharing.ts';
import { petCode } from '#domain/pets/pet-code.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { focusAt, phone, useBrowser } from './browser.ts';
import { petNamed } from './pets.ts';

describe('what people hand on', () => {
  const visit = useBrowser();

  it('is a text, pictures, posters and a code that leads back to the pet', async () => {
    const { id } = await petNamed('Miel');
    const text = sharingTexts.es;
    const page = await visit(pathFor('adoptionPet', 'es', { id }), { viewport: phone });
    await page.getByRole('link', { name: text.link }).click();
    await page.getByRole('heading', { name: text.title('Miel') }).waitFor();
    const main = page.locator('main');
    await main.getByText(new RegExp(`Código: ${petCode(id)}`)).waitFor();
    const picture = main.getByRole('link', { name: text.formats.story });
    const drawn = await page.request.get(String(await picture.getAttribute('href')));
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.goto(pathFor('adoptionPets', 'es'));
    await page.getByRole('searchbox').fill(petCode(id).toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathFor('adoptionPet', 'es', { id })}`);
  });

  it('is there of an event too, in English on a desk', async () => {
    const text = sharingTexts.en;
    const page = await visit(pathFor('adoptionEvents', 'en'));
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('link', { name: text.link }).click();
    await focusAt(page.getByRole('heading', { level: 1, name: /^Share: / }));
    expect(await problemsOf(page, 'main')).toEqual([]);
  });

  it('says how many animals came and left, in both languages', async () => {
    for (const language of ['es', 'en'] as const) {
      const page = await visit(pathFor('figures', language), {
        ...(language === 'es' && { viewport: phone }),
      });
      const text = figuresTexts[language];
      await page.getByRole('table', { name: text.places }).waitFor();
      expect(await problemsAtAnyWidth(page)).toEqual([]);
    }
  });
});
