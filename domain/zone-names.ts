import { type Language, locale } from './language.ts';

/** The time of central Mexico goes by another name in Mexico than in the data of the platform. */
const withUsualZoneName = (text: string): string =>
  text.replace('hora estándar central', 'hora del centro de México');

/** What the time of a zone is called: 'hora del centro de México', 'Central Standard Time'. @param timeZone IANA name */
export function zoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locale[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName');
  return withUsualZoneName(part?.value ?? timeZone);
}

/** An instant as clocks of that zone show it, with its name: 'viernes, 27 de noviembre de 2026, …'. */
export const instantInWords = (instant: string, language: Language, timeZone: string): string =>
  withUsualZoneName(
    new Date(instant).toLocaleString(locale[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'long',
    }),
  );
