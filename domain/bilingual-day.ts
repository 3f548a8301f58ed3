import { type Bilingual, type Language, locale } from './language.ts';

const inWords = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** A day (YYYY-MM-DD) as a message names it: '20 de noviembre de 2026', 'November 20, 2026'. */
export const bilingualDay = (day: string): Bilingual => ({
  es: inWords(day, 'es'),
  en: inWords(day, 'en'),
});
