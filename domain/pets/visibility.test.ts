import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { addDays, daysBetween } from '../dates.ts';
import { daysWaiting, visibilityFrom } from './visibility.ts';

const date = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

test.each([
  ['2026-01-31', '2026-02-15', '2026-03-07'],
  ['2024-02-14', '2024-02-29', '2024-03-20'],
  ['2026-12-20', '2027-01-04', '2027-01-24'],
])('a pet of %s is asked about on %s and leaves the lists on %s', (from, notifyOn, expiresOn) => {
  expect(visibilityFrom(from)).toEqual({ notifyOn, expiresOn });
});

test('always 15 and 35 days', () => {
  holds(
    fc.property(date, (from) => {
      const { notifyOn, expiresOn } = visibilityFrom(from);
      return daysBetween(from, notifyOn) === 15 && daysBetween(from, expiresOn) === 35;
    }),
  );
});

test('a pet waits from the day it was registered, and never less than nothing', () => {
  expect(daysWaiting('2026-03-01', '2026-03-01')).toBe(0);
  expect(daysWaiting('2025-03-01', '2026-03-01')).toBe(365);
  expect(daysWaiting('2026-03-02', '2026-03-01')).toBe(0);
});
