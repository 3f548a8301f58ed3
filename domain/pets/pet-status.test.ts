import { describe, expect, test } from 'vitest';
import {
  isProgramme,
  lastReturn,
  mayBecome,
  statusChoices,
  withdrawalChoices,
  withStatus,
} from './pet-status.ts';
import { petStatus } from './vocabularies.ts';

test('only adoption and rehabilitation are public', () => {
  expect(petStatus.values.filter(isProgramme)).toEqual(['adoption', 'rehabilitation']);
});

describe('the ways to another status', () => {
  test.each(petStatus.values)('never lead to the present one: %s', (current) => {
    expect([...statusChoices(current), ...withdrawalChoices(current)]).not.toContain(current);
    expect(mayBecome(current, current)).toBe(false);
  });

  test('as choices are the three that the specification names', () => {
    expect(statusChoices('paused')).toEqual(['adoption', 'rehabilitation', 'adopted']);
    expect(statusChoices('adoption')).toEqual(['rehabilitation', 'adopted']);
  });

  test('back from a family only for a pet that was adopted', () => {
    expect(petStatus.values.filter((current) => mayBecome(current, 'returned'))).toEqual([
      'adopted',
    ]);
    expect(withdrawalChoices('adopted')).toEqual(['paused', 'returned', 'deceased']);
    expect(withdrawalChoices('adoption')).toEqual(['paused', 'deceased']);
  });
});

describe('the history', () => {
  const begun = withStatus([], 'rehabilitation', '2026-01-01');

  test('gets an entry at each change', () => {
    expect(withStatus(begun, 'adoption', '2026-02-01')).toEqual([
      { date: '2026-01-01', status: 'rehabilitation' },
      { date: '2026-02-01', status: 'adoption' },
    ]);
  });

  test('stays short in a life of many changes: how it began, and the latest', () => {
    const statuses = ['adoption', 'paused'] as const;
    let history = begun;
    for (let change = 0; change < 3_000; change += 1) {
      history = withStatus(history, statuses[change % 2 === 0 ? 0 : 1], `2026-02-${change}`);
    }
    expect(history).toHaveLength(100);
    expect(history[0]).toEqual(begun[0]);
    expect(history[1]).toEqual({ date: '2026-02-2901', status: 'paused' });
    expect(history.at(-1)).toEqual({ date: '2026-02-2999', status: 'paused' });
  });

  test('gets none where nothing changed, and the old list stays as it was', () => {
    expect(withStatus(begun, 'rehabilitation', '2026-02-01')).toEqual(begun);
    expect(begun).toHaveLength(1);
  });
});

test('the last return is known by the history, without adoptions noted by mistake', () => {
  const said = (...entries: string[]) =>
    lastReturn(
      entries.map((entry) => {
        const [date = '', status] = entry.split(' ');
        return { date, status: status as 'adoption' };
      }),
    );
  expect(said('2023-01-01 adoption', '2024-02-01 adopted')).toBeUndefined();
  expect(said('2023-01-01 adoption', '2024-02-01 adopted', '2024-02-01 adoption')).toBeUndefined();
  const once = ['2023-01-01 adoption', '2024-02-01 adopted', '2026-03-01 returned'];
  expect(said(...once, '2026-03-09 adoption')).toBe('2026-03-01');
  expect(said(...once, '2026-04-01 adopted', '2026-04-01 adoption')).toBe('2026-03-01');
  expect(said(...once, '2026-04-01 adopted', '2026-08-01 adoption')).toBe('2026-08-01');
});
