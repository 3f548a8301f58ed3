const dayOfTime = 24 * 60 * 60_000;

/** Noon in the centre of Mexico: the day is the same in all of the country. */
const hour = 18;

/**
 * When a month is charged next, once it is to be on another day: within the month in which it was due, or in the next
 * one where that day is over, or today.
 */
export function nextChargeOn(day: number, due: Date, now: Date): Date {
  const at = (month: number) => new Date(Date.UTC(due.getUTCFullYear(), month, day, hour));
  const tomorrow = now.getTime() + dayOfTime;
  const [first, second] = [at(due.getUTCMonth()), at(due.getUTCMonth() + 1)];
  return first.getTime() > tomorrow ? first : second;
}
