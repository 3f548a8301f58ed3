import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { formatPesos, parsePesos, smallestDonationCents } from './money.ts';

test.each([
  ['100', 10_000],
  ['0.1', 10],
  ['19.99', 1999],
  ['$1,234.50 MXN', 123_450],
  ['  2500 mxn ', 250_000],
  ['1,000,000', 100_000_000],
  ['100000000', 10_000_000_000],
  ['500.', 50_000],
  ['1 000', 100_000],
  ['1\u00a0000\u202f000.5', 100_000_050],
  ['500 pesos', 50_000],
  ['1 peso', 100],
  ['$ 500 Pesos', 50_000],
  ['500$', 50_000],
  ['500.00 M.N.', 50_000],
])('%j is %i centavos', (text, cents) => {
  expect(parsePesos(text)).toBe(cents);
});

test.each([
  '',
  '-5',
  '1.234',
  '1.000',
  '1,5',
  '1 00',
  '10 0000',
  '500 dólares',
  '1,23',
  '12,34,567',
  '1e3',
  'Infinity',
  '0x10',
  '.5',
  '$.',
  '5..',
  'USD 5',
  '100000000.01',
  '9'.repeat(400),
])('%j is no amount', (text) => {
  expect(parsePesos(text)).toBeUndefined();
});

test.each([
  [0, '$0.00 MXN'],
  [5, '$0.05 MXN'],
  [123_450, '$1,234.50 MXN'],
  [-1999, '-$19.99 MXN'],
  [smallestDonationCents, '$100.00 MXN'],
])('%i centavos read %s', (cents, text) => {
  expect(formatPesos(cents)).toBe(text);
});

test('an amount survives being written and read', () => {
  holds(
    fc.property(
      fc.nat({ max: 2_000_000_000 }),
      (cents) => parsePesos(formatPesos(cents)) === cents,
    ),
  );
});
