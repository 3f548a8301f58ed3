import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { foldText, tidyText } from './text.ts';

const anyText = fc.string({ unit: 'binary' });

describe('foldText', () => {
  test.each([
    ['  Tulum,\tQuintana   Roo ', 'tulum, quintana roo'],
    ['Muñeca ÁÉÍÓÚ Ü', 'muneca aeiou u'],
    ['Mun\u0303eca', 'muneca'],
    ['ﬁrulais ℌ', 'firulais h'],
    ['İstanbul', 'istanbul'],
    ['a\u0000b', 'a b'],
  ])('%j is searched as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folding twice changes nothing more', () => {
    holds(fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)));
  });

  test('composed and decomposed spellings fold alike', () => {
    holds(
      fc.property(
        anyText,
        (text) => foldText(text.normalize('NFD')) === foldText(text.normalize('NFC')),
      ),
    );
  });

  test('nothing that a database refuses is left', () => {
    holds(fc.property(anyText, (text) => !/\p{Cc}/u.test(foldText(text))));
  });
});

describe('tidyText', () => {
  test.each([
    ['  Luna \r\n', 'Luna'],
    ['una\r\ndos\rtres', 'una\ndos\ntres'],
    ['a\u0000b\u0007\tc', 'ab c'],
    ['Mun\u0303eca', 'Muñeca'],
    ['\u202eanuL \u2067de\u2069 día', 'anuL de día'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['Luna \ud83d 🐕', 'Luna \ufffd 🐕'],
  ])('%j is kept as %j', (text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  test('tidying twice changes nothing more', () => {
    holds(fc.property(anyText, (text) => tidyText(tidyText(text)) === tidyText(text)));
  });
});
