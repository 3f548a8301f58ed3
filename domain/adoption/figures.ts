import { dateIn } from '../clock.ts';

export const figureLimits = {
  /** Months that are counted at once. */
  months: 36,
  /** Rescuers that are named, those with the most applications first. */
  rescuers: 50,
} as const;

/** Spans of time in whole minutes; null where there is none to count. */
export interface Spans {
  median: number | null;
  /** Nine of ten took no longer. */
  p90: number | null;
}

export const isMonth = (text: string): boolean => /^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-11` and what comes so many months after it, or before it. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** All from the first to the last, both included; no more than may be counted at once. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last && months.length <= figureLimits.months; ) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}

/** The instant at which a month begins for people in `timezone`: UTC, ISO 8601. */
export function monthStart(month: string, timezone: string): string {
  const day = `${month}-01`;
  const quarter = 15 * 60_000;
  const middle = Date.parse(`${day}T00:00:00Z`) / quarter;
  // No zone is further than fifteen hours from UTC.
  let [before, from] = [middle - 60, middle + 60];
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (dateIn(timezone, new Date(between * quarter)) < day) before = between;
    else from = between;
  }
  return new Date(from * quarter).toISOString();
}
