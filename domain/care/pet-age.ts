import { addDays } from '../dates.ts';
import type { Birth } from '../pets/birth.ts';

export type Aged = Birth;

const daysOf = { weeks: 7, months: 30.4375, years: 365.25 } as const;

/** The latest day on which it can have been born: YYYY-MM-DD. */
export const bornOn = (pet: Pick<Aged, 'bornOn'>): string => pet.bornOn;

/** The earliest such day: two years old is whoever is not three yet. */
export const bornFrom = ({ bornOn, estimatedOn, estimatedAge, estimatedAgeUnit }: Aged): string =>
  estimatedOn === null
    ? bornOn
    : addDays(estimatedOn, -Math.ceil((estimatedAge + 1) * daysOf[estimatedAgeUnit]));
