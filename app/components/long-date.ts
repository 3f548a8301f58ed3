/** '2026-11-20' as '20 de noviembre de 2026'. A calendar date has no time zone: it is read and written in UTC. */
export function longDate(date: string, localeName: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(localeName, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** '2026-11-20' as '20 nov'. */
export function shortDate(date: string, localeName: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(localeName, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
