import { expect, test } from 'vitest';
import { dueAfter } from './due-after.ts';

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s it is %s', (day, next) => {
  expect(dueAfter(new Date(`${day}T18:00:00Z`), 'month')).toBe(`${next}T18:00:00.000Z`);
});

test.each([
  ['2026-01-05', '2026-01-20'],
  ['2026-01-20', '2026-02-05'],
  ['2026-02-15', '2026-02-28'],
  ['2026-12-31', '2027-01-16'],
])('half a month after %s it is %s', (day, next) => {
  expect(dueAfter(new Date(`${day}T18:00:00Z`), 'halfMonth')).toBe(`${next}T18:00:00.000Z`);
});
