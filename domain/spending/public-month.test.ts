import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { fewestGifts, mergeSmall, publicSupplier } from './public-month.ts';

const cells = (...gifts: number[]) =>
  gifts.map((count, index) => ({ key: String(index), gifts: count, cents: count * 100 }));
const shownOf = (...gifts: number[]) =>
  mergeSmall(cells(...gifts)).map(({ key, gifts: count }) => [key, count]);

describe('sums of few gifts', () => {
  it('stay apart where each is of three gifts', () => {
    expect(shownOf(3, 9, 4)).toEqual([
      ['1', 9],
      ['2', 4],
      ['0', 3],
    ]);
  });

  it('become one, with the next smallest where they are too few together', () => {
    expect(shownOf(9, 1, 2)).toEqual([
      ['0', 9],
      ['merged', 3],
    ]);
    expect(shownOf(9, 1, 4)).toEqual([
      ['0', 9],
      ['merged', 5],
    ]);
    expect(shownOf(3, 2)).toEqual([['merged', 5]]);
    expect(shownOf(0, 5)).toEqual([['1', 5]]);
  });

  it('come to the same as all, and none of them is of fewer than three', () => {
    const any = fc.array(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        gifts: fc.nat(8),
        cents: fc.integer({ min: -500, max: 5_000 }),
      }),
      { maxLength: 6 },
    );
    holds(
      fc.property(any, (some) => {
        const counted = some.filter(({ gifts }) => gifts > 0);
        const all = counted.reduce((sum, { gifts }) => sum + gifts, 0);
        const shown = mergeSmall(some);
        const sum = (list: readonly { cents: number }[]) =>
          list.reduce((total, { cents }) => total + cents, 0);
        expect(sum(shown)).toBe(sum(counted));
        if (all < fewestGifts) return;
        for (const { gifts } of shown) expect(gifts).toBeGreaterThanOrEqual(fewestGifts);
      }),
    );
  });
});

describe('a supplier’s name', () => {
  it.each([
    ['Veterinaria del Sureste SA de CV', 'VSU010203AB1', 'Veterinaria del Sureste SA de CV'],
    ['Forrajes Peninsulares VSU010203AB1', 'VSU010203AB1', 'Forrajes Peninsulares'],
    ['Dra. Ana Pérez', 'PEAA800101AB1', null],
    ['Dra. Ana Pérez', '', null],
    ['Mostrador', 'XAXX010101000', null],
    ['Clínica Ébano ana@example.mx', 'CEB010203AB1', null],
    ['Clínica Ébano 998 123 4567', 'CEB010203AB1', null],
    ['VSU010203AB1', 'VSU010203AB1', null],
  ])('%s of %s is shown as %s', (name, rfc, shown) => {
    expect(publicSupplier(name, rfc)).toBe(shown);
  });
});
