import { dateIn } from '../clock.ts';

/** 'HH:MM' as clocks in `timezone` show it at `instant`. */
function timeIn(timezone: string, instant: Date): string {
  return instant.toLocaleTimeString('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Minutes by which clocks in `timezone` are ahead of UTC at `instant`. */
function offsetIn(timezone: string, instant: Date): number {
  const shown = `${dateIn(timezone, instant)}T${timeIn(timezone, instant)}:00Z`;
  return Math.round((Date.parse(shown) - instant.getTime()) / 60_000);
}

/** When clocks in `timezone` show `date` (YYYY-MM-DD) and `time` (HH:MM or HH:MM:SS); of an hour that comes twice, the first. */
export function instantIn(timezone: string, date: string, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}Z`);
  const near = new Date(asIfUtc - offsetIn(timezone, new Date(asIfUtc)) * 60_000);
  // Asked again there, for the offset may change in the hours between.
  return new Date(asIfUtc - offsetIn(timezone, near) * 60_000);
}

/** As ISO 8601 with the offset of the place: 2026-11-29T10:00:00-05:00. */
export function localInstant(timezone: string, date: string, time: string): string {
  const offset = offsetIn(timezone, instantIn(timezone, date, time));
  const minutes = Math.abs(offset);
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${date}T${time}:00${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
