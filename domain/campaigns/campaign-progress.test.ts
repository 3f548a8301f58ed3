import { describe, expect, it } from 'vitest';
import { progressOf } from './campaign-progress.ts';

const match = {
  sponsor: 'Panadería La Concha Azul',
  times: 1,
  limitCents: 500_000,
  from: '2026-03-01',
  until: '2026-03-31',
  isPaid: false,
};
const gift = (date: string, netCents: number) => ({ date, netCents, gifts: 1 });
const on = (today: string, days: Parameters<typeof progressOf>[1], changes = {}) =>
  progressOf({ goalCents: 1_000_000, match: { ...match, ...changes } }, days, today).match;

describe('what a sponsor promises', () => {
  it.each([
    ['is open on its last day', '2026-03-31', {}, { promisedCents: 200_000, state: 'open' }],
    [
      'is over the day after, and nothing given later calls for more',
      '2026-04-01',
      {},
      { promisedCents: 200_000, state: 'over' },
    ],
    [
      'is reached by its sum, and no more',
      '2026-03-31',
      { limitCents: 150_000 },
      { promisedCents: 150_000, state: 'reached' },
    ],
    [
      'is no promise any more once it is paid',
      '2026-04-01',
      { isPaid: true },
      { promisedCents: 0, state: 'paid' },
    ],
  ])('%s', (_, today, changes, expected) => {
    const days = [
      gift('2026-02-28', 90_000),
      gift('2026-03-31', 200_000),
      gift('2026-04-01', 70_000),
    ];
    expect(on(today, days, changes)).toMatchObject(expected);
  });

  it('is nothing where more was given back than given', () => {
    expect(on('2026-03-10', [gift('2026-03-09', -40_000)])).toMatchObject({ promisedCents: 0 });
  });
});
