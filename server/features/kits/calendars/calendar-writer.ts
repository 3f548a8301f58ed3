import type { EventAttributes } from 'ics';
import { addDays } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Config } from '#server/config/config.ts';
import { foldLines } from './fold-lines.ts';
import { clockParts, zoneComponent } from './zone-component.ts';

/**
 * When it is: from one instant to another, by the clocks of a zone (IANA name; the organization's where it has none of its
 * own), or on a whole day (YYYY-MM-DD), wherever it is read.
 */
type When = { start: Date; end: Date; zone?: string; day?: undefined } | { day: string };

/** One event of a calendar. */
export type CalendarEntry = When & {
  /** The same for as long as it is the same event: calendars know it by that. */
  id: string;
  /** A calendar takes the higher one for the newer. */
  sequence: number;
  title: string;
  lastModified?: Date;
  description?: string;
  location?: string;
  url?: string;
  isCancelled?: boolean;
  /** Whose calendar it goes into, where somebody is asked to come: nobody else's address is told. */
  attendee?: { name: string; email: string };
};

/** What a calendar is to do with its events (RFC 5546 §1.4): nobody is asked for a reply. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface CalendarDetails {
  language: Language;
  method: CalendarMethod;
  /** What the calendar is called. */
  name: string;
}

interface Organizer {
  name: string;
  email: string;
}

export type CalendarWriter = ReturnType<typeof createCalendarWriter>;

/**
 * iCalendar (RFC 5545). Hours are those of the place, with its zone described: a calendar shows them there as everybody reads
 * them, and moves them where its reader is elsewhere.
 */
export function createCalendarWriter({
  content,
  siteUrl,
  config,
}: {
  content: { organisationName(): Promise<string> };
  siteUrl: string;
  config: Pick<Config, 'timezone'> & { mail: Pick<Config['mail'], 'from'> };
}) {
  // Required of an event that is published, asked for or cancelled (RFC 5546 §3.2.1, §3.2.2, §3.2.5).
  const { address } = parseMailbox(config.mail.from);
  const { host } = new URL(siteUrl);

  function attributesOf(entry: CalendarEntry, organizer: Organizer): EventAttributes {
    const { id, sequence, title, lastModified, description, location, url } = entry;
    const { isCancelled = false, attendee } = entry;
    return {
      ...whenOf(entry, config.timezone),
      sequence,
      title,
      description,
      location,
      url,
      uid: `${id}@${host}`,
      organizer,
      ...(lastModified && { lastModified: lastModified.getTime() }),
      ...(isCancelled ? { status: 'CANCELLED' as const } : attendee && { status: 'CONFIRMED' }),
      ...(attendee && {
        attendees: [{ ...attendee, rsvp: false, partstat: 'ACCEPTED' }],
      }),
    };
  }

  return {
    /** @returns what writes a calendar of some entries, and what describes their zones alone */
    async open({ language, method, name }: CalendarDetails) {
      const { createEvents } = await import('ics');
      const siteName = await content.organisationName();
      const organizer = { name: siteName, email: address };
      const header = {
        method,
        productId: `-//${siteName}//${language.toUpperCase()}`,
        calName: name,
      };
      const zones = (entries: readonly CalendarEntry[]) => zonesOf(entries, config.timezone);

      function write(entries: readonly CalendarEntry[]): string {
        const events = entries.map((entry) => {
          const { value, error } = createEvents([attributesOf(entry, organizer)], header);
          if (!value) throw error;
          return withZone(
            value.slice(value.indexOf(begin), value.lastIndexOf(end)),
            zoneOf(entry, config.timezone),
          );
        });
        const { value: empty, error } = createEvents([], header);
        if (!empty) throw error;
        const head = empty.slice(0, empty.lastIndexOf(end));
        return foldLines([head, zones(entries), ...events, end].join(''));
      }

      /** The library knows no zones: it writes their hours without one. */
      const withZone = (event: string, zone: string) =>
        event.replace(/^(DTSTART|DTEND):(?=\d{8}T\d{6}\r$)/gm, `$1;TZID=${zone}:`);

      return { write, zones };
    },
  };
}

const begin = 'BEGIN:VEVENT\r\n';
const end = 'END:VCALENDAR\r\n';
const local = 'local' as const;

const whenOf = (when: When, siteZone: string) =>
  when.day === undefined
    ? {
        start: clockParts(when.zone ?? siteZone, when.start),
        startInputType: local,
        startOutputType: local,
        end: clockParts(when.zone ?? siteZone, when.end),
        endInputType: local,
        endOutputType: local,
      }
    : // The end of a whole day is the next one (RFC 5545 §3.6.1).
      { start: datePartsOf(when.day), end: datePartsOf(addDays(when.day, 1)) };

const zoneOf = (entry: CalendarEntry, siteZone: string) =>
  entry.day === undefined ? (entry.zone ?? siteZone) : siteZone;

/** Each zone once, for all years of its entries. */
function zonesOf(entries: readonly CalendarEntry[], siteZone: string): string {
  const years = new Map<string, number[]>();
  for (const entry of entries) {
    if (entry.day !== undefined) continue;
    const zone = entry.zone ?? siteZone;
    const ofZone = [entry.start, entry.end].map((instant) => instant.getUTCFullYear());
    years.set(zone, [...new Set([...(years.get(zone) ?? []), ...ofZone])]);
  }
  return [...years]
    .map(([zone, ofZone]) => zoneComponent(zone, Math.min(...ofZone), Math.max(...ofZone)))
    .join('');
}

const datePartsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** As a mail carries it. */
export const calendarType = (method: CalendarMethod): string =>
  `text/calendar; charset=utf-8; method=${method}`;
