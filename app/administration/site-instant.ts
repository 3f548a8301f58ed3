import { instantIn } from '#domain/events/place-time.ts';

/** What a chooser of day and time says, by the clock of the site; undefined until it says all of it. */
export function siteInstant(chosen: string, timezone: string): string | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(chosen) ?? [];
  return date && time ? instantIn(timezone, date, time).toISOString() : undefined;
}
