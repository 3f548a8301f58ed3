import { type Language, locale } from '#domain/language.ts';

/** A day (YYYY-MM-DD) in words: "5 de diciembre de 2026". */
export const dayInWords = (day: string, language: Language): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** A month (YYYY-MM) in words: "diciembre de 2026". */
export const monthInWords = (month: string, language: Language): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale[language], {
    ...{ month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  });

/** Minutes of what somebody typed as hours ("1.5", "1,5"); NaN for what is no number. */
export const minutesOf = (hours: string): number =>
  Math.round(Number(hours.trim().replace(',', '.') || 'x') * 60);

/** The same the other way round. */
export const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);
