import { describe, expect, it } from 'vitest';
import { divideInvoice } from './expense-shares.ts';

describe('an invoice that is divided', () => {
  it.each([
    ['equally', 400_00, [null, null, null, null], [100_00, 100_00, 100_00, 100_00]],
    ['with a centavo more for the first', 100_00, [null, null, null], [33_34, 33_33, 33_33]],
    ['with what is left for the others', 100_00, [null, 49_99, undefined], [25_01, 49_99, 25_00]],
    ['as typed', 100_00, [60_00, 40_00], [60_00, 40_00]],
    ['down to a centavo each', 2, [null, null], [1, 1]],
    ['not where typed amounts are too little', 100_00, [60_00, 39_99], 'expenseSharesSum'],
    ['not where typed amounts are too much', 100_00, [60_00, 40_01], 'expenseSharesSum'],
    ['not where nothing is left', 100_00, [100_00, null], 'expenseSharesLeft'],
    ['not where less than nothing is left', 100_00, [100_01, null], 'expenseSharesLeft'],
    ['not into less than a centavo', 2, [null, null, null], 'expenseSharesLeft'],
  ])('%s', (_how, total, amounts, shares) => {
    expect(divideInvoice(total, amounts)).toEqual(shares);
  });
});
