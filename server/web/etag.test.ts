import { expect, it } from 'vitest';
import { isUnchanged } from './etag.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['x"a"', false],
  [undefined, false],
])('compares %s with the tag "a"', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
  expect(isUnchanged(header, 'W/"a"')).toBe(unchanged);
});
