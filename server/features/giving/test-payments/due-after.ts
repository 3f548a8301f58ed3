import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';

const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day of the next month, or its last one. */
export const monthAfter = (instant: Date): string =>
  dayIn(instant, instant.getUTCMonth() + 1, instant.getUTCDate());

/** When what was charged then is charged next: half months go from the first half into the second, and on to the next first. */
export function dueAfter(instant: Date, interval: MonthlyInterval): string {
  if (interval === 'month') return monthAfter(instant);
  const [month, day] = [instant.getUTCMonth(), instant.getUTCDate()];
  return day <= 15 ? dayIn(instant, month, day + 15) : dayIn(instant, month + 1, day - 15);
}

/** At the same time of the day. */
function dayIn(instant: Date, month: number, day: number): string {
  const next = new Date(instant);
  next.setUTCDate(1);
  next.setUTCMonth(month);
  next.setUTCDate(Math.min(day, lastDayOf(next.getUTCFullYear(), next.getUTCMonth())));
  return next.toISOString();
}
