import { addDays, isDate } from '../dates.ts';

export const sterilizationLimits = {
  /** Days ahead of a promise at most. */
  days: 731,
  /** Days before it when the family is reminded first; the other time is the day itself. */
  remindBefore: 14,
} as const;

/** @param day YYYY-MM-DD, as `today` */
export const isPromiseDay = (day: string, today: string): boolean =>
  isDate(day) && day >= today && day <= addDays(today, sterilizationLimits.days);

/** @returns YYYY-MM-DD: when the family is reminded next; null when it was reminded on the day itself */
export function nextReminder(dueOn: string, today: string): string | null {
  const first = addDays(dueOn, -sterilizationLimits.remindBefore);
  if (today < first) return first;
  return today < dueOn ? dueOn : null;
}
