import { expect, it } from 'vitest';
import { barsOf, pathOf } from './voucher-bars.ts';

it('writes digits in pairs, between the start of set C and the stop', async () => {
  const bars = await barsOf('93000262276908');
  // Start, seven pairs and the check have 11 modules each, the stop 13.
  expect(bars).toHaveLength(11 + 7 * 11 + 11 + 13);
  expect(bars.startsWith('11010011100')).toBe(true);
  expect(bars.endsWith('1100011101011')).toBe(true);
});

it('checks its digits: the last symbol before the stop is their weighed sum', async () => {
  // Start C is 105; 1 × 12 + 2 × 34 more make 185, which leaves 82 of 103.
  expect((await barsOf('1234')).slice(33, 44)).toBe('10010011110');
});

it('draws neighbouring bars as one', () => {
  expect(pathOf('1101', 10)).toBe('M0 0h2v10h-2zM3 0h1v10h-1z');
});

it('has no bars for what tills cannot read', async () => {
  expect(await barsOf('9300 ñ')).toBe('');
  expect(await barsOf('')).toBe('');
});
