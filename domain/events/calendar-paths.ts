import type { Language } from '../language.ts';

/** The calendar of all events, to subscribe to. */
export const calendarPath = (language: Language): string => `/feeds/${language}.ics`;

/** One event, to be put into a calendar. */
export const eventCalendarPath = (language: Language, id: string): string =>
  `/feeds/${language}/${encodeURIComponent(id)}.ics`;
