import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { addDays, daysBetween, isDate, isInvertedRange } from './dates.ts';

const date = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((instant) => instant.toISOString().slice(0, 10));
const days = fc.integer({ min: -40_000, max: 40_000 });

describe('a calendar date', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s exists', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('%j does not', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('any text is judged without an exception', () => {
    holds(fc.property(fc.string(), (text) => typeof isDate(text) === 'boolean'));
  });
});

describe('counting days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // The night on which Mexico last turned its clocks.
    ['2022-10-29', 2, '2022-10-31'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
  });

  test('what was added lies between', () => {
    holds(
      fc.property(date, days, (from, count) => daysBetween(from, addDays(from, count)) === count),
    );
  });

  test('going there and back ends where it began', () => {
    holds(fc.property(date, days, (from, count) => addDays(addDays(from, count), -count) === from));
  });

  test('a later day sorts later as text', () => {
    holds(
      fc.property(
        date,
        date,
        (a, b) => Math.sign(daysBetween(a, b)) === (a < b ? 1 : a > b ? -1 : 0),
      ),
    );
  });

  test('a day that does not exist is refused', () => {
    expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
    expect(() => daysBetween('2025-01-01', 'mañana')).toThrow(RangeError);
  });
});

test.each([
  ['2026-11-30', '2026-11-01', true],
  ['2026-11-01', '2026-11-01', false],
  ['2026-11-01', '2026-11-30', false],
  ['2026-11-30', '', false],
  [undefined, '2026-11-01', false],
  ['mañana', '2026-11-01', false],
])('from %s to %s holds no day: %s', (from, to, isInverted) => {
  expect(isInvertedRange(from, to)).toBe(isInverted);
});
