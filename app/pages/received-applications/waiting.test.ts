import { expect, test } from 'vitest';
import { daysAgo, daysInStep, waitingLevel } from './waiting.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const now = new Date('2026-11-20T12:00:00.000Z');

test('an application waits since its last step', () => {
  expect(daysInStep({ createdAt, history: [] }, now)).toBe(19);
  const at = '2026-11-15T13:00:00.000Z';
  const history = [
    { at, state: 'inReview', by: 'petOwner', words: '', contract: undefined } as const,
  ];
  expect(daysInStep({ createdAt, history }, now)).toBe(4);
});

test.each([
  [3, 'none'],
  [4, 'days'],
  [7, 'days'],
  [8, 'week'],
  [14, 'week'],
  [15, 'long'],
])('%i days without an answer are marked as %s', (days, level) => {
  expect(waitingLevel('received', days)).toBe(level);
});

test('nobody waits for an answer on the waiting list, with a reservation, or at the end', () => {
  for (const state of ['waiting', 'reserved', 'adopted', 'declined'] as const) {
    expect(waitingLevel(state, 30)).toBe('none');
  }
});

test('days are said in words', () => {
  expect([0, 1, 5].map((days) => daysAgo(days, 'es'))).toEqual(['hoy', 'ayer', 'hace 5 días']);
  expect(daysAgo(5, 'en')).toBe('5 days ago');
});
