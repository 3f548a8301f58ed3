import { type Language, locale } from './language.ts';

/** The time of central Mexico goes by another name in Mexico than in the data of the platform. */
export const withUsualZoneName = (text: string): string =>
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
