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

/** The same day of another month, or its last day where it is shorter; `months` may be negative. */
export function addCalendarMonths(date: string, months: number): string {
  const number = monthNumber(date) + months;
  const lastDay = addDays(firstOf(number + 1), -1);
  const day = `${lastDay.slice(0, 7)}${date.slice(7)}`;
  return day < lastDay ? day : lastDay;
}

/** Whole months from one day to another: `addCalendarMonths` of so many is not behind it. Negative when `to` is earlier. */
export function wholeMonthsBetween(from: string, to: string): number {
  const months = monthNumber(to) - monthNumber(from);
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const firstOf = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** Whether a range of days (YYYY-MM-DD, both included) holds no day at all; one without an end or a beginning always does. */
export const isInvertedRange = (from: string | undefined, to: string | undefined): boolean =>
  Boolean(from && to && isDate(from) && isDate(to) && from > to);
