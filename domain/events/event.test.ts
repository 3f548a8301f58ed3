import { expect, test } from 'vitest';
import type { FederalState } from '../federal-states.ts';
import { endOf, isOver, startOf } from './event.ts';

const at = (postalCode: string, federalState: FederalState, date = '2026-11-29') => ({
  date,
  startsAt: '10:00',
  endsAt: '14:00',
  postalCode,
  federalState,
});

test.each([
  ['Ciudad Juárez', at('32000', 'Chihuahua'), '17'],
  ['Ciudad Juárez in summer', at('32000', 'Chihuahua', '2027-07-04'), '16'],
  ['Chihuahua', at('31000', 'Chihuahua'), '16'],
  ['Bahía de Banderas', at('63732', 'Nayarit'), '16'],
  ['Tepic', at('63000', 'Nayarit'), '17'],
  ['Reynosa in summer', at('88500', 'Tamaulipas', '2027-07-04'), '15'],
  ['a postal code of no state', at('17000', 'Sonora'), '17'],
])('ten in %s', (_place, event, hour) => {
  expect(startOf(event).toISOString()).toBe(`${event.date}T${hour}:00:00.000Z`);
});

test('an event is over by the clocks of its place', () => {
  const event = at('32000', 'Chihuahua');
  expect(isOver(event, new Date('2026-11-29T20:59:59Z'))).toBe(false);
  expect(endOf(event)).toEqual(new Date('2026-11-29T21:00:00Z'));
  expect(isOver(event, new Date('2026-11-29T21:00:00Z'))).toBe(true);
});
