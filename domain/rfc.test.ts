import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { genericRfcs, hasRfcCheckDigit, isRfc, normalizeRfc } from './rfc.ts';

// Companies and people of the SAT's published test certificates.
const real = ['EKU9003173C9', 'IIA040805DZ4', 'XIA190128J61', 'CACX7605101P8', 'FUNK671228PH6'];

test.each(real)('%s is an RFC, check digit included', (rfc) => {
  expect(isRfc(rfc)).toBe(true);
  expect(hasRfcCheckDigit(rfc)).toBe(true);
});

test.each(genericRfcs)('%s, which stands for anybody, is an RFC', (rfc) => {
  expect(isRfc(rfc)).toBe(true);
});

test('the generic RFC of the country would not pass by its check digit', () => {
  expect(hasRfcCheckDigit('XAXX010101000')).toBe(false);
});

test.each([
  '',
  'EKU9003173C',
  'EKU9003173C99',
  'EKU9013173C9',
  'EKU9002303C9',
  'EKU9000003C9',
  'eku9003173c9',
  'EK19003173C9',
  'EKU9003173CB',
  'ABCDE900317AB1',
])('%j is none', (text) => {
  expect(isRfc(text)).toBe(false);
});

test('Ñ and & are letters of an RFC', () => {
  expect(isRfc('Ñ&A900317AB1')).toBe(true);
  expect(isRfc('ÑOÑA000229AB1')).toBe(true);
});

test.each([
  [' eku-900317-3c9 ', 'EKU9003173C9'],
  ['n\u0303&a 900317 ab1', 'Ñ&A900317AB1'],
])('%j is written %s', (typed, rfc) => {
  expect(normalizeRfc(typed)).toBe(rfc);
});

test('one wrong character before the last is always noticed, unless the alphabet counts it alike', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
  holds(
    fc.property(
      fc.constantFrom(...real),
      fc.nat({ max: 10 }),
      fc.constantFrom(...alphabet.replace(' ', '')),
      (rfc, at, letter) => {
        const altered = rfc.slice(0, at) + letter + rfc.slice(at + 1);
        const shift = alphabet.indexOf(letter) - alphabet.indexOf(rfc.charAt(at));
        const weight = 13 - at - (rfc.length === 12 ? 1 : 0);
        return hasRfcCheckDigit(altered) === ((shift * weight) % 11 === 0);
      },
    ),
  );
});
