import { thresholdsOn } from '#domain/donations/donor-watch.ts';
import { firstDayOf, missingYear, type UmaValues } from '#domain/donations/uma.ts';
import type { Uma } from '#domain/donations/uma-calls.ts';

/** The sums of a day; undefined where the UMA of its year is missing. */
export function thresholdsIn(uma: Uma, day: string): ReturnType<typeof thresholdsOn> | undefined {
  const values: UmaValues = uma.values.map(({ year, cents }) => [firstDayOf(year), cents]);
  return missingYear(values, day) === undefined ? thresholdsOn(values, day) : undefined;
}
