import { describe, expect, test } from 'vitest';
import { isProgramme, statusChoices, withStatus } from './pet-status.ts';
import { petStatus } from './vocabularies.ts';

test('only adoption and rehabilitation are public', () => {
  expect(petStatus.values.filter(isProgramme)).toEqual(['adoption', 'rehabilitation']);
});

describe('the choices for a new status', () => {
  test.each(petStatus.values)('never hold the present one: %s', (current) => {
    expect(statusChoices(current)).not.toContain(current);
    expect(statusChoices(current).length).toBeGreaterThanOrEqual(4);
  });

  test('offer a return only for a pet that was adopted', () => {
    expect(
      petStatus.values.filter((current) => statusChoices(current).includes('returned')),
    ).toEqual(['adopted']);
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

  test('gets none where nothing changed, and the old list stays as it was', () => {
    expect(withStatus(begun, 'rehabilitation', '2026-02-01')).toEqual(begun);
    expect(begun).toHaveLength(1);
  });
});
