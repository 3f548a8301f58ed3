import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathFor, type StaticPageId } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
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
