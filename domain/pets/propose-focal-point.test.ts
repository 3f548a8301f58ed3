import { expect, it } from 'vitest';
import { usualFocalPoint } from './focal-point.ts';
import { proposeFocalPoint } from './propose-focal-point.ts';

type Pixel = readonly [red: number, green: number, blue: number];
const grass: Pixel = [90, 140, 60];
const fur: Pixel = [230, 225, 215];

/** @param at which colour each pixel has, by shares of width and height */
function picture(width: number, height: number, at: (x: number, y: number) => Pixel) {
  const pixels = Array.from({ length: width * height }, (_, index) =>
    at(((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height),
  );
  return { pixels: Uint8Array.from(pixels.flat()), width, height };
}

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
  x >= (left ?? 0) && x <= (right ?? 0) && y >= (top ?? 0) && y <= (bottom ?? 0);

it.each([
  ['an upright photo', 32, 48],
  ['a lying photo', 48, 32],
  ['a panorama', 48, 12],
])('%s: the upper part of what stands out, wherever it stands', (_, width, height) => {
  for (const left of [0.1, 0.35, 0.6]) {
    const animal = [left, 0.3, left + 0.3, 0.9];
    const small = picture(width, height, (x, y) => (isIn(x, y, animal) ? fur : grass));
    const point = proposeFocalPoint(small);
    expect(isIn(point.x, point.y, [left, 0.3, left + 0.3, 0.6]), JSON.stringify(point)).toBe(true);
  }
});

it('a picture of one colour has the usual one', () => {
  expect(proposeFocalPoint(picture(48, 48, () => grass))).toEqual(usualFocalPoint);
});

it('is always in the picture, however small that is', () => {
  for (const [width, height] of [
    [1, 1],
    [48, 1],
    [1, 48],
    [2, 3],
  ] as const) {
    const { x, y } = proposeFocalPoint(picture(width, height, (at) => (at > 0.5 ? fur : grass)));
    expect(isIn(x, y, [0, 0, 1, 1]), `${width} by ${height}: ${x} ${y}`).toBe(true);
  }
});
