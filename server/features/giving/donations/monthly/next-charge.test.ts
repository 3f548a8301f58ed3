import { expect, it } from 'vitest';
import { nextChargeOn } from './next-charge.ts';

const on = (day: number, due: string, now: string) =>
  nextChargeOn(day, new Date(`${due}T06:00:00Z`), new Date(`${now}T06:00:00Z`))
    .toISOString()
    .slice(0, 10);

it('charges on another day of the same month, or of the next where that day is over', () => {
  expect(on(25, '2026-12-10', '2026-11-30')).toBe('2026-12-25');
  expect(on(5, '2026-12-10', '2026-11-30')).toBe('2026-12-05');
  expect(on(5, '2026-12-10', '2026-12-07')).toBe('2027-01-05');
  expect(on(7, '2026-12-10', '2026-12-07')).toBe('2027-01-07');
  expect(on(28, '2027-02-28', '2027-01-31')).toBe('2027-02-28');
});
