import { expect, test } from 'vitest';
import { readEventFilter, weekendOf, writeEventFilter } from './event-filter.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-28'],
  ['a Friday', '2026-11-27', '2026-11-28'],
  ['a Saturday', '2026-11-28', '2026-11-28'],
  ['a Sunday', '2026-11-29', '2026-11-28'],
  ['the last day of a year', '2026-12-31', '2027-01-02'],
])('the weekend of %s', (_, today, saturday) => {
  const sunday = `${saturday.slice(0, -2)}${String(Number(saturday.slice(-2)) + 1).padStart(2, '0')}`;
  expect(weekendOf(today)).toEqual({ from: saturday, to: sunday });
});

test('an address says what is filtered by, and nothing that is empty', () => {
  const sent = new URLSearchParams('fecha=&fin-de-semana=este&ciudad=+&estado=Yucatán&cp=');
  const { filter, ignored } = readEventFilter(sent);
  expect([filter, ignored]).toEqual([{ weekend: 'este', federalState: 'Yucatán' }, []]);
  const written = writeEventFilter(filter);
  expect(written.toString()).toBe('fin-de-semana=este&estado=Yucat%C3%A1n');
  expect(readEventFilter(new URLSearchParams('fin-de-semana=otro')).ignored).toEqual(['weekend']);
});
