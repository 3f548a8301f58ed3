import { describe, expect, it } from 'vitest';
import { dayPartOf, rescueKinds, urgencyOf } from './rescue-words.ts';

const calm = { danger: false, exposed: false, alone: false };

describe('the urgency of a report', () => {
  it.each(rescueKinds.values)('is now for whatever may die within the hour: %s', (kind) => {
    expect(urgencyOf(kind, { ...calm, danger: true })).toBe('now');
  });

  it.each(rescueKinds.values)('is today where something may happen to it: %s', (kind) => {
    expect(urgencyOf(kind, { ...calm, exposed: true })).toBe('today');
  });

  it('is never later than today for hurt and abused animals', () => {
    expect(urgencyOf('hurt', calm)).toBe('today');
    expect(urgencyOf('abuse', calm)).toBe('today');
  });

  it('is today for one that is alone, but for one that its family is to give up', () => {
    expect(urgencyOf('litter', { ...calm, alone: true })).toBe('today');
    expect(urgencyOf('loose', { ...calm, alone: true })).toBe('today');
    expect(urgencyOf('surrender', { ...calm, alone: true })).toBe('canWait');
  });

  it('can wait where nothing presses', () => {
    expect(urgencyOf('loose', calm)).toBe('canWait');
    expect(urgencyOf('surrender', calm)).toBe('canWait');
  });
});

describe('the part of the day', () => {
  it.each([
    [0, 'night'],
    [5, 'night'],
    [6, 'morning'],
    [12, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('of %i o’clock is %s', (hour, part) => {
    expect(dayPartOf(hour)).toBe(part);
  });
});
