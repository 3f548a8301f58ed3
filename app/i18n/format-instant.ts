import { type Language, locale } from '#domain/language.ts';

/** Date and time as the reader's own clock shows them. */
export function formatInstant(instant: string, language: Language): string {
  return new Date(instant).toLocaleString(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
