import { describe, expect, it } from 'vitest';
import {
  type CapacityRow,
  freePlaces,
  keyOfRow,
  placeFor,
  placeForWaiting,
  rowsFor,
  type Taken,
} from './drive-capacity.ts';

const dogs = (rest: Partial<CapacityRow>): CapacityRow => ({
  ...{ species: 'dog', sex: 'any', upTo: null, places: 1 },
  ...rest,
});
const room = {
  slots: [
    { time: '08:00', places: 1 },
    { time: '09:00', places: 2 },
  ],
  capacity: [
    dogs({}),
    dogs({ sex: 'female', upTo: 20_000 }),
    dogs({ upTo: 10_000 }),
    dogs({ species: 'cat', places: 3 }),
  ],
};
const small = { species: 'dog', sex: 'female', grams: 9_500 } as const;
const large = { species: 'dog', sex: 'male', grams: 30_000 } as const;
const cat = { species: 'cat', sex: 'male', grams: 4_000 } as const;
const taking = (slot: string, row: Omit<CapacityRow, 'places'>): Taken => ({
  slot,
  row: keyOfRow(row),
});

describe('the capacity of a drive', () => {
  it('gives the narrowest row first, so that wide ones stay free', () => {
    expect(rowsFor(room, small).map(keyOfRow)).toEqual([
      'dog-any-10000',
      'dog-female-20000',
      'dog-any-any',
    ]);
    expect(rowsFor(room, large).map(keyOfRow)).toEqual(['dog-any-any']);
    expect(rowsFor(room, { ...small, grams: 10_001 }).map(keyOfRow)).toEqual([
      'dog-female-20000',
      'dog-any-any',
    ]);
  });

  it('needs room both of an hour and of a row', () => {
    expect(placeFor(room, [], large, '08:00')).toEqual({ slot: '08:00', row: 'dog-any-any' });
    const one = taking('08:00', dogs({}));
    expect(placeFor(room, [one], large, '09:00')).toBeUndefined();
    expect(placeFor(room, [one], small, '08:00')).toBe('slotFull');
    expect(placeFor(room, [one], small, '09:00')).toMatchObject({ slot: '09:00' });
    const cats = [cat, cat, cat].map((_, index) =>
      taking(index ? '09:00' : '08:00', dogs({ species: 'cat' })),
    );
    expect(placeFor(room, cats, small, '09:00')).toBeUndefined();
  });

  it('takes whoever waited at another hour where theirs is full', () => {
    const one = taking('08:00', dogs({ species: 'cat' }));
    expect(placeForWaiting(room, [one], small, '08:00')).toMatchObject({ slot: '09:00' });
    expect(placeForWaiting(room, [one, taking('09:00', dogs({}))], large, '08:00')).toBeUndefined();
  });

  it('counts what is free by hours and by rows, whichever is less', () => {
    expect(freePlaces(room, [])).toBe(3);
    expect(freePlaces({ ...room, capacity: [dogs({})] }, [])).toBe(1);
  });
});
