import { clockIn, offsetIn, type Shift, shiftsOf } from './zone-offsets.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * What a calendar needs to know of a zone's clocks in these years (VTIMEZONE, RFC 5545 §3.6.5). A yearly rule where every
 * year has the same one, as Outlook wants it, else each change by itself.
 */
export function zoneComponent(zone: string, firstYear: number, lastYear: number): string {
  // The last change of the year before holds until the first one of this.
  const years = Array.from({ length: lastYear - firstYear + 2 }, (_, at) => firstYear - 1 + at);
  const shifts = years.map((year) => shiftsOf(zone, year));
  const [first = []] = shifts;
  const isYearly = new Set(shifts.map((ofYear) => ofYear.map(ruleOf).join())).size === 1;
  const observances =
    isYearly && first.length > 0
      ? first.map((shift) => observance(shift, ruleOf(shift)))
      : [steady(zone, firstYear - 1), ...shifts.flat().map((shift) => observance(shift))];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE', ''].join(
    '\r\n',
  );
}

/** The clocks with which a year begins. */
function steady(zone: string, year: number): string[] {
  const begin = Date.UTC(year, 0, 1);
  const offset = offsetIn(zone, begin);
  return observance({ at: begin - offset, from: offset, to: offset });
}

function observance({ at, from, to }: Shift, rule?: string): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    // By the clocks as they were until then.
    `DTSTART:${clockText(at + from)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function ruleOf({ at, from }: Shift): string {
  const local = new Date(at + from);
  const week = Math.ceil(local.getUTCDate() / 7);
  const day = `${week > 4 ? -1 : week}${weekdays[local.getUTCDay()]}`;
  return `FREQ=YEARLY;BYMONTH=${local.getUTCMonth() + 1};BYDAY=${day}`;
}

/** @param local milliseconds, as if the zone's clocks were UTC's */
const clockText = (local: number) =>
  new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, '');

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return `${offset < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}

/** Year, month, day, hour and minute of an instant by the zone's clocks. */
export function clockParts(zone: string, instant: Date): [number, number, number, number, number] {
  const local = new Date(clockIn(zone, instant.getTime()));
  return [
    local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  ];
}
