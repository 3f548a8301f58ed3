import { addCalendarMonths, wholeMonthsBetween } from '../calendar-months.ts';
import { addDays, daysBetween } from '../dates.ts';
import type { AgeUnit } from './vocabularies.ts';

/** An age as people tell it. */
export interface Age {
  ageValue: number;
  ageUnit: AgeUnit;
}

/** Newborns are told in weeks or months. */
export const isNothing = ({ ageValue, ageUnit }: Partial<Age>) =>
  ageValue === 0 && ageUnit === 'years';

/** What a pet's row keeps of its birth; its age on any day follows from it (`ageOn`). Days are YYYY-MM-DD. */
export interface Birth {
  bornOn: string;
  /** The day of the estimate; null where the birth date is known. */
  estimatedOn: string | null;
  /** The age that was estimated that day; 0 weeks where the birth date is known. */
  estimatedAge: number;
  estimatedAgeUnit: AgeUnit;
}

/** In any unit. */
export const mostAge = 999;

/** From so many on an age is told in the next unit: `13 weeks` is followed by `3 months`, `23 months` by `2 years`. */
export const untilNextUnit = { weeks: 14, months: 24, years: Infinity } as const;

export const oldestBirth = (today: string): string => addCalendarMonths(today, -12 * mostAge);

export const knownBirth = (bornOn: string): Birth => ({
  bornOn,
  estimatedOn: null,
  estimatedAge: 0,
  estimatedAgeUnit: 'weeks',
});

/** Of a pet that somebody takes for so old on that day. */
export const birthOfAge = ({ ageValue, ageUnit }: Age, day: string): Birth => ({
  bornOn: bornBefore(day, ageValue, ageUnit),
  estimatedOn: day,
  estimatedAge: ageValue,
  estimatedAgeUnit: ageUnit,
});

/** Of a pet that somebody takes on that day to be born on another one. */
export function estimatedBirth(bornOn: string, day: string): Birth {
  const { ageValue, ageUnit } = ageOn(knownBirth(bornOn), day);
  return { bornOn, estimatedOn: day, estimatedAge: ageValue, estimatedAgeUnit: ageUnit };
}

/** The latest day of birth of whoever is so old. */
export const bornBefore = (day: string, value: number, unit: AgeUnit): string =>
  unit === 'weeks'
    ? addDays(day, -7 * value)
    : addCalendarMonths(day, -value * (unit === 'years' ? 12 : 1));

/**
 * As old as a pet is on a day: in the unit in which its age was estimated, and in a larger one once it has outgrown both
 * that unit and what was estimated. On the day of the estimate this is what was estimated.
 */
export function ageOn(birth: Birth, day: string): Age {
  const count = (unit: AgeUnit) => countOf(birth, unit, day);
  const told = (unit: AgeUnit): boolean => {
    const estimated = birth.estimatedAgeUnit === unit ? birth.estimatedAge : 0;
    return count(unit) < Math.max(untilNextUnit[unit], estimated + 1);
  };
  const units = { weeks: ['weeks', 'months'], months: ['months'], years: [] } as const;
  const ageUnit = units[birth.estimatedAgeUnit].find(told) ?? 'years';
  return { ageValue: Math.min(mostAge, count(ageUnit)), ageUnit };
}

/** Whole units since its birth, and never fewer than were estimated. */
function countOf({ bornOn, estimatedAge, estimatedAgeUnit }: Birth, unit: AgeUnit, day: string) {
  const least = estimatedAgeUnit === unit ? estimatedAge : 0;
  if (unit === 'weeks') return Math.max(least, Math.floor(daysBetween(bornOn, day) / 7));
  const months = wholeMonthsBetween(bornOn, day);
  return Math.max(least, unit === 'years' ? Math.floor(months / 12) : months);
}

/** What people are told of a birth on a day. */
export const toldBirth = (birth: Birth, day: string) => ({
  ...ageOn(birth, day),
  bornOn: birth.bornOn,
  birthEstimated: birth.estimatedOn !== null,
});
