import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleOf, sideOf, within } from './crop.ts';

const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const length = fc.integer({ min: 1, max: 20_000 });
const sizes = fc.record({ width: length, height: length });

test('begins with as much as fits', () => {
  const size = { width: 600, height: 400 };
  expect(middleOf(size)).toEqual({ x: 300, y: 200, zoom: 1 });
  expect(sideOf(size, middleOf(size))).toBe(400);
});

test('never leaves the picture', () => {
  fc.assert(
    fc.property(sizes, fc.record({ x: number, y: number, zoom: number }), (size, wanted) => {
      const crop = within(size, wanted);
      const half = sideOf(size, crop) / 2;
      expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.x + half).toBeLessThanOrEqual(size.width + 1e-6);
      expect(crop.y + half).toBeLessThanOrEqual(size.height + 1e-6);
    }),
  );
});

test('leaves a crop alone that fits', () => {
  const crop = { x: 210, y: 190, zoom: 2 };
  expect(within({ width: 600, height: 400 }, crop)).toEqual(crop);
});
