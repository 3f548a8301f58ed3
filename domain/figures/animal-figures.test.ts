import { describe, expect, it } from 'vitest';
import { countAnimals, type FigureRow, noCounts } from './animal-figures.ts';
import { liveRelease, sumOf, sumsByPlace } from './figure-sums.ts';

const at = { species: 'dog', place: 'Jalisco' } as const;
const row = (place: string, counts: Partial<FigureRow>): FigureRow => ({
  ...{ month: '2026-03', species: 'cat', place, ...noCounts() },
  ...counts,
});

describe('figures of animals', () => {
  it('count what became of each, in the month in which it happened', () => {
    const count = countAnimals('2026-01');
    count.pet({
      ...at,
      registeredOn: '2026-01-10',
      history: [
        { date: '2026-01-10', status: 'adoption' },
        { date: '2026-02-09', status: 'adopted' },
        { date: '2026-03-01', status: 'returned' },
        { date: '2026-03-11', status: 'adopted' },
      ],
    });
    count.pet({
      ...at,
      registeredOn: '2025-12-31',
      history: [{ date: '2026-02-02', status: 'deceased' }],
      // Before it was registered.
      intake: { kind: 'found', cameOn: '2025-12-02' },
    });
    count.sterilization('2026-02-20', at);
    const { rows, stays, intakes } = count.done('2026-03-31');
    expect(rows).toEqual([
      { month: '2026-01', ...at, ...noCounts(), intake: 1 },
      { month: '2026-02', ...at, ...noCounts(), adopted: 1, died: 1, sterilized: 1 },
      { month: '2026-03', ...at, ...noCounts(), adopted: 1, returned: 1 },
    ]);
    // From the return on, the second time.
    expect(stays).toEqual({ '2026-02': 30, '2026-03': 10, 2026: 10 });
    expect(intakes).toEqual({});
    expect(liveRelease(sumOf(rows))).toBe(66.7);
  });

  it('count an animal when and as it came, also before it was registered', () => {
    const count = countAnimals('2026-01');
    count.pet({
      ...at,
      registeredOn: '2026-03-10',
      intake: { kind: 'surrendered', cameOn: '2026-02-28' },
      history: [{ date: '2026-03-10', status: 'adopted' }],
    });
    const { rows, stays, intakes } = count.done('2026-03-31');
    expect(rows.map(({ month, intake }) => [month, intake])).toEqual([
      ['2026-02', 1],
      ['2026-03', 0],
    ]);
    expect(stays).toEqual({ '2026-03': 10, 2026: 10 });
    expect(intakes).toEqual({ 2026: { surrendered: 1 } });
  });

  it('say no share of those that left where none did', () => {
    expect(liveRelease(noCounts())).toBeNull();
  });

  it('tell of no place what is of one or two animals, nor let it be told from the sum', () => {
    const rows = [
      row('Jalisco', { intake: 30, adopted: 12 }),
      row('Yucatán', { intake: 9, adopted: 4 }),
      row('Quintana Roo', { intake: 8, adopted: 1 }),
    ];
    const { places, other } = sumsByPlace(rows);
    expect(places.map(({ place }) => place)).toEqual(['Jalisco']);
    expect(other).toMatchObject({ intake: 17, adopted: 5 });
    expect(sumsByPlace([row('Jalisco', { intake: 2 })])).toEqual({
      places: [],
      other: { ...noCounts(), intake: 2 },
    });
  });
});
