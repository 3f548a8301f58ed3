/**
 * Calendar dates without a time are 'YYYY-MM-DD' texts. They are counted in UTC days, so no time zone and no
 * daylight saving can move them.
 */
const dayMs = 86_400_000;

function dayNumber(date: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Date.parse rolls February 30 over into March; only a date that comes back unchanged is real.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a calendar date: ${JSON.stringify(date)}`);
  }
  return ms / dayMs;
}

/** True for a day that exists, written as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

/** `days` may be negative. Throws RangeError when `date` is no calendar date. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whether a range of days (YYYY-MM-DD, both included) holds no day at all; one without an end or a beginning always does. */
export const isInvertedRange = (from: string | undefined, to: string | undefined): boolean =>
  Boolean(from && to && isDate(from) && isDate(to) && from > to);
