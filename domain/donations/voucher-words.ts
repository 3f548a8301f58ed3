import { type Language, locale } from '../language.ts';
import { withUsualZoneName } from '../zone-names.ts';

/** '93000262276908' as '9300 0262 2769 08': easier to read out and to compare. */
export const groupedReference = (reference: string): string =>
  reference.replace(/\S{4}(?=\S)/g, '$& ');

/** An instant as the store's clock shows it, with the name of its time: 'viernes, 27 de noviembre de 2026, …'. */
export const expiryWords = (expiresAt: string, language: Language, timezone: string): string =>
  withUsualZoneName(
    new Date(expiresAt).toLocaleString(locale[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
      timeZoneName: 'long',
    }),
  );
