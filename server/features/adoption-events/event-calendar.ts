import type { EventAttributes } from 'ics';
import { type AdoptionEvent, endOf, startOf } from '#domain/events/event.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

export interface CalendarSite {
  siteName: string;
  siteUrl: string;
}

const names: Bilingual<(siteName: string) => string> = {
  es: (siteName) => `${siteName}: eventos de adopción`,
  en: (siteName) => `${siteName}: adoption events`,
};

/** iCalendar (RFC 5545). Instants are in UTC, so that no zone has to be described and none can be misread. */
export async function calendarText(
  events: readonly Omit<AdoptionEvent, 'petIds'>[],
  language: Language,
  { siteName, siteUrl }: CalendarSite,
): Promise<string> {
  const { createEvents } = await import('ics');
  const { host } = new URL(siteUrl);
  const header = {
    productId: `-//${siteName}//${language.toUpperCase()}`,
    calName: names[language](siteName),
  };
  const entries = events.map((event): EventAttributes => {
    const utc = 'utc' as const;
    return {
      uid: `${event.id}@${host}`,
      // A calendar takes the higher one for the newer.
      sequence: event.version - 1,
      lastModified: Date.parse(event.updatedAt),
      title: eventTitle(event, language),
      description: event.description,
      location: wholeAddress(event),
      url: siteUrl + pathFor('adoptionEvent', language, { id: event.id }),
      start: startOf(event).getTime(),
      startInputType: utc,
      startOutputType: utc,
      end: endOf(event).getTime(),
      endInputType: utc,
      endOutputType: utc,
    };
  });
  const { value, error } = createEvents(entries, header);
  if (!value) throw error;
  return value;
}
