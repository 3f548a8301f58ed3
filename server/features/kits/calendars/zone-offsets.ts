const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A change of a zone's clocks: when, and by how many milliseconds they are before UTC until then and from then on. */
export interface Shift {
  at: number;
  from: number;
  to: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const digits = '2-digit' as const;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: digits, day: digits, hour: digits, minute: digits },
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** What the zone's clocks show, in milliseconds as if they were UTC's. @param instant a whole minute */
export function clockIn(zone: string, instant: number): number {
  const parts = formatterOf(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

export const offsetIn = (zone: string, instant: number): number => clockIn(zone, instant) - instant;

const known = new Map<string, readonly Shift[]>();

/** The changes of a zone's clocks in a year, which Intl knows by their effect alone. */
export function shiftsOf(zone: string, year: number): readonly Shift[] {
  const key = `${zone} ${year}`;
  const shifts = known.get(key) ?? findShifts(zone, year);
  known.set(key, shifts);
  return shifts;
}

function findShifts(zone: string, year: number): Shift[] {
  const shifts: Shift[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs) {
    const [from, to] = [offsetIn(zone, day), offsetIn(zone, day + dayMs)];
    if (from !== to) shifts.push({ at: momentOf(zone, day, from), from, to });
  }
  return shifts;
}

/** The first minute of the day with another offset. */
function momentOf(zone: string, day: number, offset: number): number {
  let [before, after] = [0, dayMs / minuteMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetIn(zone, day + middle * minuteMs) === offset) before = middle;
    else after = middle;
  }
  return day + after * minuteMs;
}
