// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { writeDraft } from '#app/forms/drafts.ts';
import { draftKey } from '#app/forms/forget-drafts.ts';
import type { ManagedEvent } from '../event-calls.ts';
import { type EventDraft, type EventStart, startEdit, startNew } from './event-start.ts';

const event: ManagedEvent = {
  id: 'e1',
  version: 3,
  title: null,
  description: 'Ven a conocerlos.',
  date: '2026-11-29',
  startsAt: '10:00',
  endsAt: '14:00',
  address: 'Parque Dos Aguas',
  neighborhood: 'Centro',
  postalCode: '77760',
  city: 'Tulum',
  federalState: 'Quintana Roo',
  petIds: ['canela', 'balam'],
  homes: 0,
};
const name = draftKey('ines', 'event:e1');

afterEach(() => localStorage.clear());

/** As the form keeps it. */
function leave({ values, petIds, base, sent }: EventStart, typed: Partial<EventDraft>) {
  expect(writeDraft(name, { values, petIds, base, sent, ...typed }, 'ines')).toBe(true);
}

it('copies place, hours and texts of another event, never its date nor its pets', () => {
  const { values, petIds, base, restored } = startNew(name, { ...event, title: 'Posada' });
  const { description, startsAt, address, city } = event;
  expect(values).toMatchObject({ title: 'Posada', description, startsAt, address, city, date: '' });
  expect({ petIds, base, restored }).toEqual({ petIds: [], base: undefined, restored: false });
});

it('brings back what was typed, of a new event and of one that there is', () => {
  const fresh = startNew(name);
  const sent = { words: '{}', key: newIdempotencyKey() };
  leave(fresh, { values: { ...fresh.values, city: 'Mérida' }, petIds: ['canela'], sent });
  expect(startNew(name)).toMatchObject({
    values: { city: 'Mérida' },
    petIds: ['canela'],
    sent,
    restored: true,
  });

  const begun = startEdit(name, event);
  leave(begun, { values: { ...begun.values, endsAt: '15:00' } });
  expect(startEdit(name, event)).toMatchObject({
    values: { startsAt: '10:00', endsAt: '15:00' },
    base: { version: 3 },
    restored: true,
    changedByOthers: [],
  });
});

it('says nothing of a draft that holds nothing new', () => {
  leave(startEdit(name, event), {});
  expect(startEdit(name, event).restored).toBe(false);
});

it('joins a draft with what others have changed since it was begun', () => {
  const begun = startEdit(name, event);
  leave(begun, {
    values: { ...begun.values, endsAt: '15:00', city: 'Mérida' },
    petIds: ['canela', 'nube'],
  });
  const theirs = { ...event, version: 5, date: '2026-12-06', city: 'Valladolid' };
  const start = startEdit(name, { ...theirs, petIds: ['balam', 'canela', 'miel'] });
  expect(start.values).toMatchObject({ date: '2026-12-06', endsAt: '15:00', city: 'Mérida' });
  expect([...start.petIds].sort()).toEqual(['canela', 'miel', 'nube']);
  expect(start.changedByOthers).toEqual(['date', 'city', 'petIds']);
  expect(start.ownParts).toEqual(['city']);
  expect(start.base?.version).toBe(5);
});

it.each([
  ['nothing that it knows', '{"values":null}'],
  ['no text of its own', '{"values'],
])('does without a draft that holds %s', (_, text) => {
  localStorage.setItem(name, text);
  expect(startEdit(name, event)).toMatchObject({ restored: false, petIds: event.petIds });
});
