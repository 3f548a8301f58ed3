import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { type PageId, pathFor } from '#domain/site-map.ts';
import { everyPage, publicPages } from '../pages/public-pages.ts';
import { layoutProblemsOf, problemsOf, smallPhone, tablet } from './axe.ts';
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

/** Both languages share one design: axe looks at every other kind of page in English on a wide window. */
const kinds = publicPages
  .filter(({ id }) => !shownByAnother.includes(id))
  .map((page, index) => (index % 2 === 0 ? page.es : (page.en ?? page.es)));

/** The narrowest decides whether the words of a language fit; the design is the same in both. */
const windows = {
  es: { ofAxe: phone, narrowFirst: [smallPhone, phone, tablet], ofEveryPage: [smallPhone, tablet] },
  en: { ofAxe: wide, narrowFirst: [smallPhone, wide], ofEveryPage: [smallPhone, wide] },
};

describe.each(languages)('every public page in %s', (language) => {
  const visit = useBrowser();
  const { ofAxe, narrowFirst, ofEveryPage } = windows[language];
  const paths = everyPage.filter((each) => each.language === language).map(({ path }) => path);

  it('fits its window, nothing that floats lies on what can be pressed, and nobody is shut out', async () => {
    const { id } = await anyPet('adopcion');
    const pet = pathFor('adoptionPet', language, { id });
    const page = await visit(pet, { viewport: smallPhone });
    const withAxe = language === 'es' ? [pet, ...kinds] : kinds;
    const problems: string[] = [];
    let inTurn = narrowFirst;
    for (const path of [pet, ...paths]) {
      if (path !== pet) await goTo(page, path);
      const isForAxe = withAxe.includes(path);
      for (const size of inTurn.filter((each) => isForAxe || ofEveryPage.includes(each))) {
        await page.setViewportSize(size);
        const look = isForAxe && size === ofAxe ? problemsOf : layoutProblemsOf;
        problems.push(...(await look(page)));
      }
      // Begins with the window that is there: each change of it lays out and draws the page anew.
      inTurn = inTurn.toReversed();
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

  it.each(['myProfile', 'admin'] as const)(
    'stands still while it leads a visitor to the sign-in: %s',
    async (id) => {
      const page = await visit(pathFor(id, 'es'), { viewport: phone, isolated: true });
      await page.waitForURL((url) => url.pathname === pathFor('login', 'es'));
      await page.locator('main form').waitFor();
      expect(await layoutShiftOf(page)).toBeLessThan(mostLayoutShift);
    },
  );
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
