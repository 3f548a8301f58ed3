import { expect, test } from 'vitest';
import type { LoadContext } from '#app/load-context.ts';
import { pictureShower } from './content-pictures.server.ts';

const picture = { id: 'a', alt: 'Un perro' };
const contextOf = (asset: object) =>
  ({
    app: { mediaAssets: { find: async () => new Map([['a', asset]]) } },
  }) as unknown as LoadContext;

const shownIn = async (asset: object, frame: Parameters<typeof pictureShower>[2]) =>
  (await pictureShower(contextOf(asset), [picture], frame))(picture)?.img.srcSet;

const panorama = {
  id: 'a',
  width: 3200,
  height: 400,
  widths: [320, 640, 1600],
  focus: { x: 0.5, y: 0.5 },
};

test('a panorama that fills its frame is as sharp as the part of it that is seen', async () => {
  expect(await shownIn(panorama, { sizes: '50vw', ratio: 4 / 3 })).toBe(
    '/media/a/320.webp 53w, /media/a/640.webp 107w, /media/a/1600.webp 267w',
  );
});

test('a picture that is narrower than its frame, or shown whole, is as wide as it is', async () => {
  const whole = '/media/a/320.webp 320w, /media/a/640.webp 640w, /media/a/1600.webp 1600w';
  expect(await shownIn(panorama, { sizes: '50vw' })).toBe(whole);
  const upright = { ...panorama, width: 400, height: 800 };
  expect(await shownIn(upright, { sizes: '50vw', ratio: 1 })).toBe(whole);
});
