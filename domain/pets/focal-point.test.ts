import { expect, it } from 'vitest';
import { cropStart, focalPointInput, focalPointWithin } from './focal-point.ts';

it.each([
  [
    { x: -0.2, y: 1.7 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0.12345, y: 0.9996 },
    { x: 0.123, y: 1 },
  ],
  [
    { x: 0, y: 1 },
    { x: 0, y: 1 },
  ],
])('the nearest point in the picture to %j is %j', (said, point) => {
  expect(focalPointWithin(said)).toEqual(point);
});

it.each([
  [{ x: Number.NaN, y: 0.5 }],
  [{ x: 0.5, y: Number.POSITIVE_INFINITY }],
  [{ x: -0.001, y: 0.5 }],
  [{ x: 0.5, y: 1.001 }],
  [{ x: '0.5', y: 0.5 }],
  [{ x: 0.5 }],
  [{ x: 0.5, y: 0.5, z: 0.5 }],
])('%j is no point of a picture', (said) => {
  expect(focalPointInput.safeParse(said).success).toBe(false);
});

it('a crop reaches from one edge of the picture to the other', () => {
  expect([0, 0.25, 1].map((at) => cropStart(400, at))).toEqual([0, 100, 400]);
});
