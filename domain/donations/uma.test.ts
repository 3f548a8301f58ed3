import { describe, expect, it } from 'vitest';
import { enterableYears, missingYear, missingYears, umaOn, umaValues, umaYearOf } from './uma.ts';

describe('the UMA by year', () => {
  it('counts from the first of February on', () => {
    expect(umaYearOf('2027-01-31')).toBe(2026);
    expect(umaYearOf('2027-02-01')).toBe(2027);
    const values = umaValues([{ year: 2027, cents: 12_150 }]);
    expect(umaOn(values, '2027-01-31')).toBe(11_731);
    expect(umaOn(values, '2027-02-01')).toBe(12_150);
  });

  it('is missing once a year of it has begun, and never of years before the first', () => {
    expect(missingYear(umaValues([]), '2027-01-31')).toBeUndefined();
    expect(missingYear(umaValues([]), '2027-02-01')).toBe(2027);
    expect(missingYear(umaValues([{ year: 2028, cents: 13_000 }]), '2027-03-01')).toBe(2027);
    expect(missingYear(umaValues([]), '2015-03-01')).toBeUndefined();
  });

  it('can be entered once it is published, and not in the place of what the program brings', () => {
    expect(enterableYears('2027-01-09')).toEqual([]);
    expect(enterableYears('2028-01-10')).toEqual([2028, 2027]);
    expect(missingYears([{ year: 2027, cents: 12_150 }], '2028-05-01')).toEqual([2028]);
    expect(umaOn(umaValues([{ year: 2026, cents: 1 }]), '2026-05-01')).toBe(11_731);
  });
});
