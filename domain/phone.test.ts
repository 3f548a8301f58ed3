import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import {
  formatPhone,
  internationalDigits,
  parsePhone,
  phoneProblem,
  searchedPhone,
} from './phone.ts';

const tenDigits = fc.stringMatching(/^[0-9]{10}$/);

test('ten digits survive being formatted and read', () => {
  holds(
    fc.property(tenDigits, (digits) => {
      const formatted = formatPhone(digits);
      return (
        formatted.length === 12 && parsePhone(formatted) === digits && parsePhone(digits) === digits
      );
    }),
  );
});

test.each([
  '+52 998 123 4567',
  '+52 1 998 123 4567',
  '+52 (998) 123-4567',
  '(+52) 998.123.4567',
  '0052 9981234567',
  '52 998 123 4567',
  '5219981234567',
  '044 998 123 4567',
  '045-998-123-4567',
  '01 (998) 123 4567',
  '+52 01 998 123 4567',
  '\u202a+52\u00a0998\u00a0123\u00a04567\u202c',
])('%j is 9981234567', (text) => {
  expect(parsePhone(text)).toBe('9981234567');
  expect(formatPhone(text)).toBe('998-123-4567');
});

test.each([
  '984-123-456',
  '984123456',
  '98412345678',
  '984-1234-567',
  '9841234-567',
  '984 123 4567',
  '(984)1234567',
  '984-123-4567\n',
  '٩٨٤١٢٣٤٥٦٧',
  '+52 998 123 456',
  '+52 998 123 45678',
  '+9981234567',
  '52 1 998 123 456',
  '044 998 123 456',
  '1 998 123 4567',
  '+1 998 123 4567',
  '998 123 4567 ext. 3',
  '',
])('%j is no telephone', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('what stands before a number makes no other number of it', () => {
  const prefix = fc.constantFrom('+52', '0052', '52', '521', '+521', '044', '045', '01');
  holds(
    fc.property(prefix, fc.stringMatching(/^[2-9][0-9]{9}$/), (before, digits) => {
      const one = `${before}${digits}`;
      return parsePhone(one) === digits && parsePhone(one.slice(0, -1)) === undefined;
    }),
  );
});

test.each([
  ['9', '9'],
  ['984', '984'],
  ['9841', '984-1'],
  ['984-123', '984-123'],
  ['9841234', '984-123-4'],
  ['(984) 123 45', '984-123-45'],
  ['984-123-45678', '984-123-45678'],
  ['+52 998', '+52 998'],
  ['+52 1 998 123 456', '+52 1 998 123 456'],
  ['+1 202 555 0123', '+1 202 555 0123'],
  ['998-123-4567 ext. 3', '998-123-4567 ext. 3'],
])('while typing, %j shows as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('of digits that are typed one by one none is lost behind a prefix', () => {
  holds(
    fc.property(fc.stringMatching(/^\+?[0-9]{10,18}$/), (typed) => {
      const shown = [...typed].reduce((text, character) => formatPhone(text + character), '');
      const kept = shown.replaceAll('-', '');
      return typed.endsWith(kept) && kept.length >= 10;
    }),
  );
});

test.each([
  ['', undefined, 'phoneRequired'],
  ['+52 998 123 4567', undefined, undefined],
  ['+52 998', 'phoneInvalid', 'phoneInvalid'],
  ['998-123-45678', 'phoneInvalid', 'phoneInvalid'],
  ['+1 (202) 555-0123', 'phoneForeignOptional', 'phoneForeign'],
  ['0034 912 345 678', 'phoneForeignOptional', 'phoneForeign'],
])('of %j is wrong: %s where it may be empty, else %s', (text, optional, required) => {
  expect(phoneProblem(text)).toBe(optional);
  expect(phoneProblem(text, 'phoneRequired')).toBe(required);
});

test.each(['998 123 4567', '(998) 123-4567', '+52 998 123 4567', '9981234567'])(
  '%s is looked for as its ten digits',
  (text) => {
    expect(searchedPhone(text)).toBe('9981234567');
  },
);

test('what is no whole telephone is looked for as it stands', () => {
  expect(['998 123', 'Luna', '99812345678'].map(searchedPhone)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('formatting again while typing changes nothing', () => {
  holds(fc.property(fc.string(), (text) => formatPhone(formatPhone(text)) === formatPhone(text)));
});

test.each([
  ['984 111 2233', '529841112233'],
  ['+52 1 984-111-2233', '529841112233'],
  ['529841112233', '529841112233'],
  [' (984) 111 22 33 ', '529841112233'],
  ['+1 415 555 0100', '14155550100'],
  ['0034 912 345 678', '34912345678'],
  ['98', undefined],
  ['hola', undefined],
  ['+0 123 456 789', undefined],
])('%s as links to WhatsApp want it', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits);
});
