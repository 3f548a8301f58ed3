import { addDays, isDate } from '#domain/dates.ts';

/** The Monday of the week of a day; both YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export const weekParam = 'semana';

/** The week that an address asks for, by its Monday; else today's. */
export function readWeek(params: URLSearchParams, today: string): string {
  const asked = params.get(weekParam) ?? '';
  return mondayOf(isDate(asked) ? asked : today);
}
