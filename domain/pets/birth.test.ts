import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { addCalendarMonths, wholeMonthsBetween } from '../calendar-months.ts';
import { addDays, daysBetween, isDate } from '../dates.ts';
import {
  type Age,
  ageOn,
  type Birth,
  birthOfAge,
  estimatedBirth,
  knownBirth,
  mostAge,
  oldestBirth,
} from './birth.ts';
import { type AgeUnit, ageUnit } from './vocabularies.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const age = fc.record({
  ageValue: fc.integer({ min: 0, max: mostAge }),
  ageUnit: fc.constantFrom(...ageUnit.values),
});
const text = ({ ageValue, ageUnit: unit }: Age) => `${ageValue} ${unit}`;
const shortest: Record<AgeUnit, number> = { weeks: 7, months: 28, years: 365 };
const atLeast = ({ ageValue, ageUnit: unit }: Age) => ageValue * shortest[unit];

describe('an age', () => {
  test('that was estimated is told the same that day', () => {
    holds(
      fc.property(age, day, (said, today) => {
        expect(ageOn(birthOfAge(said, today), today)).toEqual(said);
      }),
    );
  });

  test('grows with the animal, whose day of birth stays, and is never more than its days', () => {
    const birth = fc.oneof(
      fc.tuple(age, day).map(([said, on]) => [birthOfAge(said, on), on] as const),
      day.map((on) => [knownBirth(on), on] as const),
      fc
        .tuple(day, fc.nat(5_000))
        .map(([on, days]) => [estimatedBirth(addDays(on, -days), on), on] as const),
    );
    const order = ageUnit.values;
    holds(
      fc.property(birth, fc.nat(9_000), fc.nat(9_000), ([born, on], sooner, later) => {
        const first = ageOn(born, addDays(on, sooner));
        const second = ageOn(born, addDays(on, sooner + later));
        const step = order.indexOf(second.ageUnit) - order.indexOf(first.ageUnit);
        expect(step).toBeGreaterThanOrEqual(0);
        if (step === 0) expect(second.ageValue).toBeGreaterThanOrEqual(first.ageValue);
        const days = daysBetween(born.bornOn, addDays(on, sooner + later));
        expect(atLeast(second)).toBeLessThanOrEqual(Math.max(days, 0));
      }),
    );
  });

  const said = (ageValue: number, unit: AgeUnit) =>
    birthOfAge({ ageValue, ageUnit: unit }, '2024-11-20');

  test.each<[Birth, string, string]>([
    [said(3, 'months'), '2024-12-19', '3 months'],
    [said(3, 'months'), '2024-12-20', '4 months'],
    [said(3, 'months'), '2026-08-19', '23 months'],
    [said(3, 'months'), '2026-08-20', '2 years'],
    [said(18, 'months'), '2025-05-20', '2 years'],
    [said(30, 'months'), '2024-12-19', '30 months'],
    [said(30, 'months'), '2024-12-20', '2 years'],
    [said(999, 'months'), '2024-12-20', '83 years'],
    [said(2, 'weeks'), '2025-02-11', '13 weeks'],
    [said(2, 'weeks'), '2025-02-12', '3 months'],
    [said(0, 'weeks'), '2024-11-26', '0 weeks'],
    [said(0, 'months'), '2024-12-20', '1 months'],
    [said(20, 'weeks'), '2024-11-27', '4 months'],
    [said(2, 'years'), '2025-11-19', '2 years'],
    [said(2, 'years'), '2025-11-20', '3 years'],
    [said(999, 'years'), '2026-11-20', '999 years'],
    [knownBirth('2024-02-29'), '2025-02-28', '11 months'],
    [knownBirth('2024-02-29'), '2025-03-01', '12 months'],
    [knownBirth('2024-11-20'), '2024-11-20', '0 weeks'],
    [knownBirth('2020-05-06'), '2024-11-20', '4 years'],
  ])('%o, on %s, is %s', (birth, on, expected) => {
    expect(text(ageOn(birth, on))).toBe(expected);
  });
});

test('the oldest birth is a day that the databases know', () => {
  expect([oldestBirth('2026-11-20'), isDate(oldestBirth('2026-02-28'))]).toEqual([
    '1027-11-20',
    true,
  ]);
});

test('months of the calendar are counted as they are added', () => {
  holds(
    fc.property(day, fc.integer({ min: 0, max: 3_000 }), (from, months) => {
      expect(wholeMonthsBetween(addCalendarMonths(from, -months), from)).toBe(months);
      expect(wholeMonthsBetween(addDays(addCalendarMonths(from, -months), 1), from)).toBe(
        months - 1,
      );
    }),
  );
  expect(addCalendarMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addCalendarMonths('2026-11-20', 14)).toBe('2028-01-20');
});
