import type { EventAttributes } from 'ics';
import { addDays } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Config } from '#server/config/config.ts';

/** When it is: from one instant to another, or on a whole day (YYYY-MM-DD), wherever it is read. */
type When = { start: Date; end: Date; day?: undefined } | { day: string };

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

export type CalendarWriter = ReturnType<typeof createCalendarWriter>;

/**
 * iCalendar (RFC 5545). Instants are in UTC, so that no zone has to be described and none can be misread.
 */
export function createCalendarWriter({
  siteName,
  siteUrl,
  config,
}: {
  siteName: string;
  siteUrl: string;
  config: { mail: Pick<Config['mail'], 'from'> };
}) {
  // Required of an event that is published, asked for or cancelled (RFC 5546 §3.2.1, §3.2.2, §3.2.5).
  const organizer = { name: siteName, email: parseMailbox(config.mail.from).address };
  const { host } = new URL(siteUrl);

  function attributesOf(entry: CalendarEntry): EventAttributes {
    const { id, sequence, title, lastModified, description, location, url } = entry;
    const { isCancelled = false, attendee } = entry;
    return {
      ...whenOf(entry),
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
    /** @returns what writes a calendar of some entries */
    async open({ language, method, name }: CalendarDetails) {
      const { createEvents } = await import('ics');
      const header = {
        method,
        productId: `-//${siteName}//${language.toUpperCase()}`,
        calName: name,
      };
      return (entries: readonly CalendarEntry[]): string => {
        const { value, error } = createEvents(entries.map(attributesOf), header);
        if (!value) throw error;
        return value;
      };
    },
  };
}

const utc = 'utc' as const;

const whenOf = (when: When) =>
  when.day === undefined
    ? {
        start: when.start.getTime(),
        startInputType: utc,
        startOutputType: utc,
        end: when.end.getTime(),
        endInputType: utc,
        endOutputType: utc,
      }
    : // The end of a whole day is the next one (RFC 5545 §3.6.1).
      { start: datePartsOf(when.day), end: datePartsOf(addDays(when.day, 1)) };

const datePartsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** As a mail carries it. */
export const calendarType = (method: CalendarMethod): string =>
  `text/calendar; charset=utf-8; method=${method}`;
