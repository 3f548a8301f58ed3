import { expect, test } from 'vitest';
import { comparedMonths, median, monthsUntil } from './month-comparison.ts';

test('months go back over the turn of the year, to the same month of last year', () => {
  const months = monthsUntil('2026-02', comparedMonths);
  expect(months.slice(-3)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(months[0]).toBe('2025-02');
});

test('the median is a value that was there, and nothing of nothing', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([10, 2, 9, 1])).toBe(2);
  expect(median([])).toBeNull();
});
