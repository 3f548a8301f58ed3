import { expect, test } from 'vitest';
import { addMonths, figureLimits, isMonth, monthStart, monthsBetween } from './figures.ts';

test('months follow each other over the year, and are bounded', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween('2026-11', '2026-10')).toEqual([]);
  expect(monthsBetween('2000-01', '2099-12').length).toBe(figureLimits.months + 1);
  expect(['2026-11', '2026-13', '1999-01', '2026-1', 'x'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['America/Mexico_City', '2026-11-01T06:00:00.000Z'],
  ['America/Cancun', '2026-11-01T05:00:00.000Z'],
  ['UTC', '2026-11-01T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-10-31T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00.000Z'],
])('November begins in %s at %s', (timezone, instant) => {
  expect(monthStart('2026-11', timezone)).toBe(instant);
});
