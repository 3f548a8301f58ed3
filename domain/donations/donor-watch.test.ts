import { describe, expect, it } from 'vitest';
import { daysWatched, thresholdsOn, watchDonors } from './donor-watch.ts';
import { umaValues } from './uma.ts';

const values = umaValues([]);
const gift = (date: string, pesos: number, customerId = 'ana') => ({
  customerId,
  date,
  amountCents: pesos * 100,
});
const dutiesIn = (month: string, ...gifts: ReturnType<typeof gift>[]) =>
  watchDonors(gifts, month, values).map(({ duty, reachedOn, reportBy, totalCents }) => [
    duty,
    reachedOn,
    reportBy,
    totalCents / 100,
  ]);

describe('the watch over donors whom the law has identified', () => {
  it('counts by the UMA of the day', () => {
    expect(thresholdsOn(values, '2026-10-05')).toEqual({
      identifyingCents: 18_828_255,
      reportedCents: 37_656_510,
    });
    expect(thresholdsOn(values, '2026-01-31').identifyingCents).toBe(1_605 * 11_314);
  });

  it('looks at the month and the six months that count with its first day', () => {
    expect(daysWatched('2026-10')).toEqual({ from: '2026-04-02', to: '2026-10-31' });
  });

  it('leaves out who stays below, by a single centavo too', () => {
    expect(dutiesIn('2026-10', gift('2026-10-05', 188_282))).toEqual([]);
    expect(dutiesIn('2026-10', gift('2026-10-05', 188_282.55))).toEqual([
      ['identify', '2026-10-05', undefined, 188_282.55],
    ]);
  });

  it('counts donations of six months together, and has them reported until the 17th of the next month', () => {
    const gifts = [gift('2026-05-01', 100_000), gift('2026-10-31', 276_565.1)];
    expect(dutiesIn('2026-10', ...gifts)).toEqual([
      ['report', '2026-10-31', '2026-11-17', 376_565.1],
    ]);
    // One day later the first does not count any more.
    expect(dutiesIn('2026-11', gifts[0] as never, gift('2026-11-01', 276_565.1))).toEqual([
      ['identify', '2026-11-01', undefined, 276_565.1],
    ]);
  });

  it('says the day on which it was reached, and not what came before the month', () => {
    const gifts = [gift('2026-09-30', 400_000), gift('2026-10-02', 10), gift('2026-10-20', 10)];
    expect(dutiesIn('2026-10', ...gifts)).toEqual([
      ['report', '2026-10-02', '2026-11-17', 400_020],
    ]);
    expect(dutiesIn('2026-10', gift('2026-09-30', 400_000))).toEqual([]);
  });

  it('keeps donors apart, and names those to report first', () => {
    const gifts = [
      gift('2026-10-01', 190_000),
      gift('2026-10-02', 190_000, 'beto'),
      gift('2026-10-03', 190_000, 'beto'),
    ];
    expect(watchDonors(gifts, '2026-10', values).map(({ customerId }) => customerId)).toEqual([
      'beto',
      'ana',
    ]);
  });

  it('reports what December brought in January', () => {
    expect(dutiesIn('2026-12', gift('2026-12-31', 400_000))[0]?.[2]).toBe('2027-01-17');
  });
});
