import { expect, it } from 'vitest';
import { type MovedMoney, standingArrivals } from './standing-arrivals.ts';

const came = (id: string, amountCents: number, lineId: string | null = null): MovedMoney => ({
  ...{ id, kind: 'arrival', amountCents, lineId },
});
const went = (amountCents: number, lineId: string | null = null): MovedMoney => ({
  ...{ id: '', kind: 'refund', amountCents, lineId },
});
const standing = (...movements: MovedMoney[]) => Object.fromEntries(standingArrivals(movements));

it('gives back the arrival of the same amount, else the latest, noted ones first', () => {
  expect(standing(came('a', 250), came('b', 100), went(250))).toEqual({ a: 0, b: 100 });
  expect(standing(came('a', 250), came('b', 100), went(300))).toEqual({ a: 50, b: 0 });
  expect(standing(came('a', 250), came('b', 250, 'line'), went(250))).toEqual({ a: 0, b: 250 });
  expect(standing(came('a', 100), came('b', 250, 'line'), went(250))).toEqual({ a: 100, b: 0 });
});

it('gives back of a line what was taken back from it, and nothing that came later', () => {
  expect(standing(came('a', 250), came('b', 250, 'line'), went(250, 'line'))).toEqual({
    ...{ a: 250, b: 0 },
  });
  expect(standing(came('a', 250), went(250), came('b', 250))).toEqual({ a: 0, b: 250 });
});
