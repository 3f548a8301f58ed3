import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathFor, type StaticPageId } from '#domain/site-map.ts';
import { phone, useBrowser, wide } from './browser.ts';
import { anyPet } from './pets.ts';

const pages: StaticPageId[] = [
  'home',
  'adoptionPets',
  'rehabilitationPets',
  'donations',
  'contact',
  'newsletter',
];

describe.each([
  { size: 'phone', viewport: phone },
  { size: 'wide', viewport: wide },
])('on a $size window', ({ viewport }) => {
  const visit = useBrowser();

  it.each(languages.flatMap((language) => pages.map((page) => pathFor(page, language))))(
    '%s shuts nobody out, in light and dark',
    async (path) => {
      expect(await problemsOf(await visit(path, { viewport, reducedMotion: 'reduce' }))).toEqual(
        [],
      );
    },
  );

  it.each(languages)("a pet's page shuts nobody out, in light and dark (%s)", async (language) => {
    const { id } = await anyPet('adopcion');
    const path = pathFor('adoptionPet', language, { id });
    expect(await problemsOf(await visit(path, { viewport, reducedMotion: 'reduce' }))).toEqual([]);
  });
});

/** What axe finds, and whether the page scrolls sideways. In the dark only the colours differ. */
async function problemsOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} pixels`] : []),
    ...[...light.violations, ...dark.violations].map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    ),
  ];
}
