import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { formatPhone, parsePhone, writeInternational } from './phone.ts';

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
  '984-123-456',
  '984123456',
  '98412345678',
  '984-1234-567',
  '9841234-567',
  '984 123 4567',
  '(984)1234567',
  '984-123-4567\n',
  '٩٨٤١٢٣٤٥٦٧',
  '',
])('%j is no telephone', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test.each([
  ['9', '9'],
  ['984', '984'],
  ['9841', '984-1'],
  ['984-123', '984-123'],
  ['9841234', '984-123-4'],
  ['+984 123 45 67 89', '984-123-4567'],
  ['ext', ''],
])('while typing, %j shows as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('formatting again while typing changes nothing', () => {
  holds(fc.property(fc.string(), (text) => formatPhone(formatPhone(text)) === formatPhone(text)));
});

test.each([
  ['529840000000', '+52 984 000 0000'],
  ['12025550123', '+12025550123'],
])('%s is written as people read it', (digits, written) => {
  expect(writeInternational(digits)).toBe(written);
});
