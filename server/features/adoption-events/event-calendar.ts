import type { EventAttributes } from 'ics';
import { LRUCache } from 'lru-cache';
import { type AdoptionEvent, endOf, startOf } from '#domain/events/event.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Config } from '#server/config/config.ts';

type CalendarEvent = Omit<AdoptionEvent, 'petIds'> & { cancelledAt?: string | null };

/** What a calendar is to do with its events (RFC 5546 §1.4): nobody is asked for a reply. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

export type EventCalendar = ReturnType<typeof createEventCalendar>;

const names: Bilingual<(siteName: string) => string> = {
  es: (siteName) => `${siteName}: eventos de adopción`,
  en: (siteName) => `${siteName}: adoption events`,
};

/** Characters: more than 300 events of the longest descriptions take in both languages. */
const mostKept = 4 * 1024 * 1024;

/**
 * iCalendar (RFC 5545). Instants are in UTC, so that no zone has to be described and none can be misread. Folding a
 * long description takes milliseconds, so what was written of an event is cached until it changes.
 */
export function createEventCalendar({
  siteName,
  siteUrl,
  config,
}: {
  siteName: string;
  siteUrl: string;
  config: { mail: Pick<Config['mail'], 'from'> };
}) {
  // Required of an event that is published or cancelled (RFC 5546 §3.2.1, §3.2.5).
  const organizer = { name: siteName, email: parseMailbox(config.mail.from).address };
  const { host } = new URL(siteUrl);
  const written = new LRUCache<string, string>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
  });

  function attributesOf(event: CalendarEvent, language: Language): EventAttributes {
    const utc = 'utc' as const;
    return {
      uid: `${event.id}@${host}`,
      // A calendar takes the higher one for the newer.
      sequence: event.version - 1,
      lastModified: Date.parse(event.updatedAt),
      title: eventTitle(event, language),
      organizer,
      // Of one that is cancelled only that is told.
      ...(event.cancelledAt
        ? { status: 'CANCELLED' as const }
        : { description: event.description, location: wholeAddress(event) }),
      url: siteUrl + pathFor('adoptionEvent', language, { id: event.id }),
      start: startOf(event).getTime(),
      startInputType: utc,
      startOutputType: utc,
      end: endOf(event).getTime(),
      endInputType: utc,
      endOutputType: utc,
    };
  }

  /** A calendar without events, then each event, then the calendar's end. */
  async function pieces(
    events: readonly CalendarEvent[],
    language: Language,
    method: CalendarMethod = 'PUBLISH',
  ): Promise<Iterable<string>> {
    const { createEvents } = await import('ics');
    const header = {
      method,
      productId: `-//${siteName}//${language.toUpperCase()}`,
      calName: names[language](siteName),
    };

    function write(some: EventAttributes[]): string {
      const { value, error } = createEvents(some, header);
      if (!value) throw error;
      return value;
    }

    function entry(event: CalendarEvent): string {
      const key = `${language} ${event.id} ${event.version}`;
      const known = written.get(key);
      if (known) return known;
      const calendar = write([attributesOf(event, language)]);
      const text = calendar.slice(calendar.indexOf(begin), calendar.lastIndexOf(end));
      written.set(key, text);
      return text;
    }

    const empty = write([]);
    return (function* () {
      yield empty.slice(0, empty.lastIndexOf(end));
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
