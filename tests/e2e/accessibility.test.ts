import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { everyPage } from '../pages/public-pages.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { goTo, phone, useBrowser, wide } from './browser.ts';
import { anyPet } from './pets.ts';

/** Both languages share one design: what is looked at narrow in the one is looked at wide in the other. */
const windows = { es: phone, en: wide };

describe.each(languages)('in %s', (language) => {
  const visit = useBrowser();
  const pages = everyPage.filter((each) => each.language === language);

  it.each([...new Set(pages.map(({ page }) => page.group))])(
    'no public page of %s shuts anybody out, in light and dark',
    async (group) => {
      const paths = pages.filter(({ page }) => page.group === group).map(({ path }) => path);
      const [first = ''] = paths;
      const page = await visit(first, { viewport: windows[language], reducedMotion: 'reduce' });
      for (const path of paths) {
        if (path !== first) await goTo(page, path);
        expect({ path, problems: await problemsAtAnyWidth(page) }).toEqual({ path, problems: [] });
      }
    },
  );

  it("a pet's page shuts nobody out, in light and dark", async () => {
    const { id } = await anyPet('adopcion');
    const path = pathFor('adoptionPet', language, { id });
    const page = await visit(path, { viewport: windows[language], reducedMotion: 'reduce' });
    expect(await problemsAtAnyWidth(page)).toEqual([]);
  });
});
