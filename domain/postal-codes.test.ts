import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { federalStates } from './federal-states.ts';
import { findStateOfPostalCode, isPostalCode } from './postal-codes.ts';

const twoDigits = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, '0'));

test.each([
  ['77760', 'Quintana Roo'],
  ['44100', 'Jalisco'],
  ['06000', 'Ciudad de México'],
  ['01000', 'Ciudad de México'],
  ['20000', 'Aguascalientes'],
  ['57990', 'Estado de México'],
  ['97000', 'Yucatán'],
  ['99999', 'Zacatecas'],
])('%s lies in %s', (postalCode, state) => {
  expect(findStateOfPostalCode(postalCode)).toBe(state);
});

test('every state has postal codes, and only 17, 18 and 19 belong to none', () => {
  const states = twoDigits.map((prefix) => findStateOfPostalCode(`${prefix}000`));
  expect(new Set(states.filter(Boolean)).size).toBe(federalStates.length);
  expect(twoDigits.filter((_, prefix) => states[prefix] === undefined)).toEqual(['17', '18', '19']);
});

test('the state depends on the first two digits alone', () => {
  holds(
    fc.property(
      fc.constantFrom(...twoDigits),
      fc.integer({ min: 0, max: 999 }),
      (prefix, rest) =>
        findStateOfPostalCode(prefix + String(rest).padStart(3, '0')) ===
        findStateOfPostalCode(`${prefix}000`),
    ),
  );
});

test.each(['', '7776', '777600', '7776O', ' 77760', '77760\n', '７７７６０'])(
  '%j is no postal code',
  (text) => {
    expect(isPostalCode(text)).toBe(false);
    expect(findStateOfPostalCode(text)).toBeUndefined();
  },
);
