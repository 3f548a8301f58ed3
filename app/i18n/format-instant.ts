import { type Language, locale } from '#domain/language.ts';

/** Date and time. @param timeZone IANA name; without it as the reader's own clock shows them */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  return new Date(instant).toLocaleString(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
}

/** '2026-11-20' as '20 nov 2026'. A calendar date has no time zone: it is read and written in UTC. */
export function formatDay(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}
