import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathFor, type StaticPageId } from '#domain/site-map.ts';
import { phone, useBrowser, wide } from './browser.ts';
import { anyPet } from './pets.ts';

const pages: StaticPageId[] = ['home', 'adoptionPets', 'rehabilitationPets', 'donations'];
const looks = [
  { size: 'phone', viewport: phone, colorScheme: 'light' },
  { size: 'phone', viewport: phone, colorScheme: 'dark' },
  { size: 'wide', viewport: wide, colorScheme: 'light' },
  { size: 'wide', viewport: wide, colorScheme: 'dark' },
] as const;

describe.each(looks)('on a $size window in $colorScheme', ({ viewport, colorScheme }) => {
  const visit = useBrowser();

  async function problemsOf(path: string) {
    const page = await visit(path, { viewport, colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }

  it.each(languages.flatMap((language) => pages.map((page) => pathFor(page, language))))(
    '%s has nothing that shuts people out',
    async (path) => {
      expect(await problemsOf(path)).toEqual([]);
    },
  );

  it.each(languages)("a pet's page has nothing that shuts people out (%s)", async (language) => {
    const { id } = await anyPet('adopcion');
    expect(await problemsOf(pathFor('adoptionPet', language, { id }))).toEqual([]);
  });

  it.each(languages)('the list never scrolls sideways (%s)', async (language) => {
    const page = await visit(pathFor('adoptionPets', language), { viewport, colorScheme });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
