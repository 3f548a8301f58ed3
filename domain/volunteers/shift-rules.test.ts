import { describe, expect, it } from 'vitest';
import { minutesBetween, overlap, shiftInput } from './shift-rules.ts';

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('shifts', () => {
  it('overlap where somebody would have to be at both', () => {
    const morning = span('2026-12-05T14:00', '2026-12-05T18:00');
    expect(overlap(morning, span('2026-12-05T18:00', '2026-12-05T20:00'))).toBe(false);
    expect(overlap(morning, span('2026-12-05T17:59', '2026-12-05T20:00'))).toBe(true);
    expect(overlap(span('2026-12-05T10:00', '2026-12-05T22:00'), morning)).toBe(true);
  });

  it('end on the next day where their end is not later', () => {
    expect(minutesBetween('09:00', '13:30')).toBe(270);
    expect(minutesBetween('22:00', '02:00')).toBe(240);
  });

  it('are of twelve hours at most', () => {
    const shift = {
      ...{ task: 'walks', place: 'Albergue', day: '2026-12-05', places: 2, weeks: 1, notes: '' },
    };
    const isRight = (from: string, until: string) =>
      shiftInput.safeParse({ ...shift, from, until }).success;
    expect(isRight('08:00', '20:00')).toBe(true);
    expect(isRight('08:00', '20:01')).toBe(false);
    expect(isRight('08:00', '08:00')).toBe(false);
    expect(isRight('8:00', '10:00')).toBe(false);
  });
});
