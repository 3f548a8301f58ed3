export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date (YYYY-MM-DD) that people in `timezone` (an IANA name) read at `instant`. */
export function dateIn(timezone: string, instant: Date): string {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timezone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * Tells today's date in `timezone` (an IANA name) again and again: no zone's day begins within a minute, and reading a
 * calendar costs as much as reading a row.
 */
export function todayIn(timezone: string, clock: Clock): () => string {
  let known = { minute: Number.NaN, day: '' };
  return () => {
    const instant = clock.now();
    const minute = Math.floor(instant.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: dateIn(timezone, instant) };
    return known.day;
  };
}
