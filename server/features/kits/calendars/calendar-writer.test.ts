import { expect, test } from 'vitest';
import { type CalendarEntry, createCalendarWriter } from './calendar-writer.ts';

const given = {
  content: { organisationName: async () => 'Casa Animal' },
  siteUrl: 'https://casa.example',
  config: { timezone: 'America/Mexico_City', mail: { from: 'Casa <hola@casa.example>' } },
};
const fair: CalendarEntry = {
  id: 'fair',
  sequence: 1,
  title: 'Feria',
  start: new Date('2026-12-05T15:00:00Z'),
  end: new Date('2026-12-05T19:00:00Z'),
  zone: 'America/Cancun',
};

async function write(...entries: CalendarEntry[]): Promise<string> {
  const details = { language: 'es', method: 'PUBLISH', name: 'Eventos' } as const;
  return (await createCalendarWriter(given).open(details)).write(entries);
}

interface Component {
  name: string;
  lines: Map<string, string>;
  parts: Component[];
}

/** Reads a calendar as RFC 5545 says, by nothing of what wrote it. */
function parse(text: string): Component {
  const root: Component = { name: '', lines: new Map(), parts: [] };
  const open = [root];
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, key = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const inner = open.at(-1) ?? root;
    if (key === 'BEGIN') {
      const part = { name: value, lines: new Map(), parts: [] };
      inner.parts.push(part);
      open.push(part);
    } else if (key === 'END') expect(open.pop()?.name).toBe(value);
    else if (line !== '') inner.lines.set(key, value);
  }
  expect(open).toEqual([root]);
  const [calendar = root] = root.parts;
  return calendar;
}

const partsOf = ({ parts }: Component, name: string) => parts.filter((part) => part.name === name);

/** The instants that the rules of a zone's component give its clocks. */
function instantOf(calendar: Component, event: Component, property: 'DTSTART' | 'DTEND'): string {
  const [key = '', value = ''] = [...event.lines].find(([name]) => name.startsWith(property)) ?? [];
  const id = /;TZID=(.*)$/.exec(key)?.[1];
  const zone = partsOf(calendar, 'VTIMEZONE').find(({ lines }) => lines.get('TZID') === id);
  const year = Number(value.slice(0, 4));
  const onsets = (zone?.parts ?? []).flatMap(({ lines }) => {
    const from = lines.get('DTSTART') ?? '';
    const offset = lines.get('TZOFFSETTO') ?? '';
    const rule = lines.get('RRULE');
    if (!rule) return [{ from, offset }];
    const [, month, week, day] = /BYMONTH=(\d+);BYDAY=(-?\d)(\w\w)/.exec(rule) ?? [];
    return [year - 1, year].map((each) => {
      const dates = Array.from(
        { length: 31 },
        (_, at) => new Date(Date.UTC(each, Number(month) - 1, at + 1)),
      )
        .filter((date) => date.getUTCMonth() === Number(month) - 1)
        .filter((date) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][date.getUTCDay()] === day);
      const date = Number(week) < 0 ? dates.at(-1) : dates[Number(week) - 1];
      const text = date?.toISOString().slice(0, 10).replaceAll('-', '') ?? '';
      return { from: text + from.slice(8), offset };
    });
  });
  const [last] = onsets
    .filter(({ from }) => from <= value)
    .toSorted((a, b) => b.from.localeCompare(a.from));
  const iso = value.replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6');
  return new Date(`${iso}${last?.offset}`).toISOString();
}

test('hours are those of the place, with its zone', async () => {
  const text = await write(fair);
  expect(text).toContain('DTSTART;TZID=America/Cancun:20261205T100000\r\n');
  expect(text).toContain('DTEND;TZID=America/Cancun:20261205T140000\r\n');
  expect(text).toContain('SEQUENCE:1\r\n');
  const calendar = parse(text);
  const [zone] = partsOf(calendar, 'VTIMEZONE');
  expect(zone?.parts.map(({ name, lines }) => [name, lines.get('TZOFFSETTO')])).toEqual([
    ['STANDARD', '-0500'],
  ]);
  const { zone: _, ...atTheOffice } = fair;
  expect(await write(atTheOffice)).toContain('DTSTART;TZID=America/Mexico_City:20261205T090000');
});

test.each([
  ['America/Mexico_City', '2026-07-01T17:30:00.000Z'],
  ['America/Mexico_City', '2022-07-01T17:30:00.000Z'],
  ['America/Tijuana', '2026-01-15T18:00:00.000Z'],
  ['America/Tijuana', '2026-07-15T18:00:00.000Z'],
  ['America/Tijuana', '2026-11-02T18:00:00.000Z'],
  ['America/Matamoros', '2027-03-13T18:00:00.000Z'],
  ['America/Matamoros', '2027-03-14T18:00:00.000Z'],
  ['America/Ciudad_Juarez', '2026-12-31T23:30:00.000Z'],
  ['America/Ojinaga', '2022-11-20T12:00:00.000Z'],
  ['America/Hermosillo', '2026-07-15T18:00:00.000Z'],
])('what is written in %s is read as %s by its component', async (zone, instant) => {
  const start = new Date(instant);
  const end = new Date(start.getTime() + 3_600_000);
  const calendar = parse(await write({ ...fair, zone, start, end }));
  const [event] = partsOf(calendar, 'VEVENT');
  expect(event && instantOf(calendar, event, 'DTSTART')).toBe(instant);
  expect(event && instantOf(calendar, event, 'DTEND')).toBe(end.toISOString());
});

test('the strip along the border has the yearly rules of its neighbor', async () => {
  const zone = 'America/Tijuana';
  const [component] = partsOf(parse(await write({ ...fair, zone })), 'VTIMEZONE');
  expect(component?.parts.map(({ name, lines }) => [name, lines.get('RRULE')])).toEqual([
    ['DAYLIGHT', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
    ['STANDARD', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  ]);
});

test('each zone is described once, and whole days have none', async () => {
  const day: CalendarEntry = { id: 'day', sequence: 0, title: 'Vacuna', day: '2026-12-05' };
  const later = { ...fair, id: 'later', start: new Date('2027-01-05T15:00:00Z') };
  const calendar = parse(
    await write(fair, { ...later, end: new Date('2027-01-05T16:00:00Z') }, day),
  );
  expect(partsOf(calendar, 'VTIMEZONE')).toHaveLength(1);
  expect(partsOf(calendar, 'VEVENT')).toHaveLength(3);
  const alone = await write(day);
  expect(alone).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n');
  expect(alone).not.toContain('VTIMEZONE');
});

test('no line has more than 75 octets, and no letter is split', async () => {
  const description = 'Niñas, niños y año: ¡qué ñoño! 🐶🐱 '.repeat(40).trim();
  const text = await write({ ...fair, description, location: 'Á'.repeat(120) });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  // A letter that was split would have been written as this.
  expect(Buffer.from(text).toString()).not.toContain('\ufffd');
  const [event] = partsOf(parse(text), 'VEVENT');
  expect(event?.lines.get('DESCRIPTION')?.replaceAll('\\,', ',')).toBe(description);
  expect(event?.lines.get('LOCATION')).toBe('Á'.repeat(120));
});
