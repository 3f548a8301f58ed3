import { expect, test } from 'vitest';
import { totalsOf } from './donation-totals.ts';
import type { MonthSum } from './totals.repository.ts';

const months = ['2026-09', '2026-10', '2026-11'];
const sum = (changes: Partial<MonthSum>): MonthSum => ({
  month: '2026-11',
  kind: 'food',
  method: 'card',
  isTest: false,
  donations: 1,
  receivedCents: 250_00,
  refundedCents: 0,
  ...changes,
});

test('totals leave the test mode out', () => {
  const totals = totalsOf([sum({}), sum({ isTest: true, receivedCents: 9_999_00 })], months);
  expect(totals).toMatchObject({ isTest: false, total: { donations: 1, receivedCents: 250_00 } });
});

test('totals of the test mode alone say so', () => {
  const totals = totalsOf([sum({ isTest: true })], months);
  expect(totals).toMatchObject({ isTest: true, total: { receivedCents: 250_00 } });
  expect(totalsOf([], months).isTest).toBe(false);
});

test('a month has what came and went back in it, by kind, and months without anything stand there', () => {
  const totals = totalsOf(
    [
      sum({ month: '2026-09', method: 'wallet' }),
      sum({ donations: 0, receivedCents: 0, refundedCents: 100_00, method: 'wallet' }),
      sum({ kind: 'monthly' }),
      sum({ month: '2023-01' }),
    ],
    months,
  );
  expect(totals.months).toEqual([
    expect.objectContaining({ month: '2026-09', netCentsByKind: { food: 250_00 } }),
    expect.objectContaining({ month: '2026-10', donations: 0, netCentsByKind: {} }),
    expect.objectContaining({ netCentsByKind: { food: -100_00, monthly: 250_00 } }),
  ]);
  expect(totals.byMethod.get('wallet')).toEqual({
    donations: 1,
    receivedCents: 250_00,
    refundedCents: 100_00,
  });
  expect(totals.total).toEqual({ donations: 2, receivedCents: 500_00, refundedCents: 100_00 });
});
