import { expect, test } from 'vitest';
import { isAllowedLicence, secretsIn } from './rules.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['', false],
])('a licence of %j is allowed: %j', (expression, expected) => {
  expect(isAllowedLicence(expression)).toBe(expected);
});

test('finds keys by their shapes, and where they stand', () => {
  const key = ['AKIA', 'ABCDEFGHIJKLMNOP'].join('');
  expect(secretsIn(`a\nb ${key}`)).toEqual([{ kind: 'AWS key', line: 2 }]);
  expect(secretsIn('AWS_KEY=AKIA… and sk_test_123')).toEqual([]);
});
