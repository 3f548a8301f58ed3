import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { type PageId, pathFor } from '#domain/site-map.ts';
import { everyPage, publicPages } from '../pages/public-pages.ts';
import { layoutProblemsAt, problemsOf, smallPhone, tablet } from './axe.ts';
import { goTo, phone, useBrowser, wide } from './browser.ts';
import { anyPet } from './pets.ts';

/** Pages that another one shows as well, with other rows or another text: axe looks at that one alone. */
const shownByAnother: readonly PageId[] = [
  'rehabilitationPets',
  'adoptionDogs',
  'adoptionCats',
  'toyProducts',
  'alliances',
  'terms',
];

/** Both languages share one design: every other kind of page is looked at in English on a wide window. */
const kinds = publicPages
  .filter(({ id }) => !shownByAnother.includes(id))
  .map((page, index) =>
    index % 2 === 0
      ? { path: page.es, viewport: phone }
      : { path: page.en ?? page.es, viewport: wide },
  );

describe('every kind of public page', () => {
  const visit = useBrowser();

  it.each(kinds)('$path shuts nobody out, in light and dark', async ({ path, viewport }) => {
    const page = await visit(path, { viewport, reducedMotion: 'reduce' });
    expect(await problemsOf(page)).toEqual([]);
  });

  it('the page of a pet shuts nobody out, in light and dark', async () => {
    const { id } = await anyPet('adopcion');
    const path = pathFor('adoptionPet', 'es', { id });
    const page = await visit(path, { viewport: phone, reducedMotion: 'reduce' });
    expect(await problemsOf(page)).toEqual([]);
  });
});

describe.each(languages)('every public page in %s', (language) => {
  const visit = useBrowser();
  const paths = everyPage.filter((each) => each.language === language).map(({ path }) => path);
  /** The narrowest decides whether the words of a language fit; the design is the same in both. */
  const windows = { es: [smallPhone, tablet], en: [smallPhone, wide] }[language];

  it('fits its window, and nothing that floats lies on what can be pressed', async () => {
    const { id } = await anyPet('adopcion');
    const page = await visit(pathFor('adoptionPet', language, { id }), { reducedMotion: 'reduce' });
    const problems = await layoutProblemsAt(page, windows);
    for (const path of paths) {
      await goTo(page, path);
      problems.push(...(await layoutProblemsAt(page, windows)));
    }
    expect(problems).toEqual([]);
  });
});

describe('a page that loads on a phone', () => {
  const visit = useBrowser();
  /** Half of what Lighthouse calls good: on a busy machine letters come late, and a line may move by them. */
  const mostLayoutShift = 0.05;

  it.each(['home', 'adoptionPets', 'adoptionPet'] as const)('stands still: %s', async (id) => {
    const pet = (await anyPet('adopcion')).id;
    const path = id === 'adoptionPet' ? pathFor(id, 'es', { id: pet }) : pathFor(id, 'es');
    // With letters and pictures that it never saw before.
    const page = await visit(path, { viewport: phone, isolated: true });
    await page.waitForLoadState('load');
    expect(await layoutShiftOf(page)).toBeLessThan(mostLayoutShift);
  });
});

/** What has moved so far without having been pressed or typed in. */
const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries from before come with the next task at the latest.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
