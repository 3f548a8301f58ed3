import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { createEventCalendar } from './event-calendar.ts';

const event: Omit<AdoptionEvent, 'petIds'> = {
  id: '0190f7a0-0000-7000-8000-000000000001',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  title: null,
  description: 'Ven a conocerlos.',
  date: '2026-12-05',
  startsAt: '10:00',
  endsAt: '14:00',
  address: 'Calle 5',
  neighborhood: 'Centro',
  postalCode: '77710',
  city: 'Playa del Carmen',
  federalState: 'Quintana Roo',
};
const calendar = () =>
  createEventCalendar({
    config: { timezone: 'America/Mexico_City', mail: { from: 'Casa <hola@casa.example>' } },
    content: { organisationName: async () => 'Casa Animal' },
    siteUrl: 'https://casa.example',
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes an event again only when it has changed', async () => {
  const { text } = calendar();
  const first = await text(event, 'es');
  expect(first).toContain('DTSTAMP:20261123T000000Z');
  vi.setSystemTime(Date.UTC(2026, 10, 24));
  expect(await text(event, 'es')).toBe(first);
  const changed = await text({ ...event, version: 2, description: 'Otra cosa.' }, 'es');
  expect(changed).toContain('DTSTAMP:20261124T000000Z');
  expect(changed).toContain('DESCRIPTION:Otra cosa.');
});

it('calls an event by its title, or by its place where it has none', async () => {
  const { text } = calendar();
  expect(await text(event, 'en')).toContain('SUMMARY:Adoption event at Calle 5');
  const titled = { ...event, version: 2, title: 'Patas, colas y café' };
  expect(await text(titled, 'en')).toContain('SUMMARY:Patas\\, colas y café');
});

it('gives one event a piece', async () => {
  const pieces = [...(await calendar().pieces([event, { ...event, id: 'other' }], 'en'))];
  expect(pieces.map((piece) => piece.split('\r\n')[0])).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VEVENT',
    'END:VCALENDAR',
  ]);
  expect(pieces[1]).toContain('UID:0190f7a0-0000-7000-8000-000000000001@casa.example');
});
