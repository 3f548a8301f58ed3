import { expect, it } from 'vitest';
import { shareImages } from '#content/share-images.ts';
import { drawnGroups, shareImageFor } from './share-image.ts';

it('knows the groups that the build draws a picture for', () => {
  expect(['site', ...drawnGroups].sort()).toEqual(Object.keys(shareImages).sort());
});

it('gives a page of any other group the picture of the site', () => {
  expect(shareImageFor('us', 'en')).toBe('/og/us-en.png');
  expect(shareImageFor('account', 'es')).toBe('/og/site-es.png');
  expect(shareImageFor(undefined, 'es')).toBe('/og/site-es.png');
});
