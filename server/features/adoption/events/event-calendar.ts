import { LRUCache } from 'lru-cache';
import { type AdoptionEvent, endOf, startOf, timezoneAt } from '#domain/events/event.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Config } from '#server/config/config.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import {
  type CalendarEntry,
  type CalendarMethod,
  createCalendarWriter,
} from '#server/features/kits/calendars/calendar-writer.ts';

type CalendarEvent = Omit<AdoptionEvent, 'petIds'> & { cancelledAt?: string | null };

export type EventCalendar = ReturnType<typeof createEventCalendar>;

const names: Bilingual<(siteName: string) => string> = {
  es: (siteName) => `${siteName}: eventos de adopción`,
  en: (siteName) => `${siteName}: adoption events`,
};

/** Characters: more than 300 events of the longest descriptions take in both languages. */
const largestCache = 4 * 1024 * 1024;

/** Folding a long description takes milliseconds, so what was written of an event is cached until it changes. */
export function createEventCalendar(dependencies: {
  content: Pick<ContentService, 'organisationName'>;
  siteUrl: string;
  config: Pick<Config, 'timezone'> & { mail: Pick<Config['mail'], 'from'> };
}) {
  const { content, siteUrl } = dependencies;
  const calendars = createCalendarWriter(dependencies);
  const written = new LRUCache<string, string>({
    maxSize: largestCache,
    sizeCalculation: ({ length }) => length,
  });

  function entryOf(event: CalendarEvent, language: Language): CalendarEntry {
    return {
      id: event.id,
      sequence: event.version - 1,
      lastModified: new Date(event.updatedAt),
      title: eventTitle(event, language),
      // Of one that is cancelled only that is told.
      ...(event.cancelledAt
        ? { isCancelled: true }
        : { description: event.description, location: wholeAddress(event) }),
      url: siteUrl + pathFor('adoptionEvent', language, { id: event.id }),
      start: startOf(event),
      end: endOf(event),
      zone: timezoneAt(event),
    };
  }

  /** A calendar's head with its zones, then each event, then the calendar's end. */
  async function pieces(
    events: readonly CalendarEvent[],
    language: Language,
    method: CalendarMethod = 'PUBLISH',
  ): Promise<Iterable<string>> {
    const siteName = await content.organisationName();
    const { write, zones } = await calendars.open({
      language,
      method,
      name: names[language](siteName),
    });

    function entry(event: CalendarEvent): string {
      const key = `${language} ${siteName} ${event.id} ${event.version}`;
      const known = written.get(key);
      if (known) return known;
      const calendar = write([entryOf(event, language)]);
      const text = calendar.slice(calendar.indexOf(begin), calendar.lastIndexOf(end));
      written.set(key, text);
      return text;
    }

    const empty = write([]);
    const head = zones(events.map((event) => entryOf(event, language)));
    return (function* () {
      yield empty.slice(0, empty.lastIndexOf(end)) + head;
      for (const event of events) yield entry(event);
      yield end;
    })();
  }

  return {
    /** A calendar of many, in pieces: one event each. */
    pieces,

    /** A calendar of one. */
    text: async (
      event: CalendarEvent,
      language: Language,
      method?: CalendarMethod,
    ): Promise<string> => [...(await pieces([event], language, method))].join(''),
  };
}

const begin = 'BEGIN:VEVENT\r\n';
const end = 'END:VCALENDAR\r\n';
