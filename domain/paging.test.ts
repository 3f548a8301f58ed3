import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { paged, readPageNumber } from './paging.ts';

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['2', 2],
  ['007', 7],
  ['1000000000', 1_000_000],
  ['9'.repeat(400), 1_000_000],
])('the page %j reads as %i', (text, page) => {
  expect(readPageNumber(text)).toBe(page);
});

test('any text reads as a page whose offset is a safe number', () => {
  holds(
    fc.property(fc.string(), (text) => {
      const page = readPageNumber(text);
      return Number.isSafeInteger(page * 100) && page >= 1;
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [300, 20],
])('%i rows at 15 a page end on page %i', (total, lastPage) => {
  expect(paged([], total, { page: 1, limit: 15 }).lastPage).toBe(lastPage);
});
