import { type Language, locale } from '#domain/language.ts';

/** `octubre de 2026`. @param month YYYY-MM */
export const monthName = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
