import { expect, it } from 'vitest';
import { lastDayToAskForInvoice } from './invoice-deadline.ts';

it.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-27', '2026-11-30'],
  ['2026-11-28', '2026-12-01'],
  ['2026-11-30', '2026-12-03'],
  ['2026-12-31', '2027-01-03'],
  ['2028-02-10', '2028-02-29'],
])('of a donation of %s an invoice can be asked for until %s', (paidOn, last) => {
  expect(lastDayToAskForInvoice(paidOn)).toBe(last);
});
