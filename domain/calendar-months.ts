import { addDays } from './dates.ts';

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
