import { expect, test } from 'vitest';
import { motiveDoubt } from './cancellation-motive.ts';

const own = { isGlobal: false, standing: 1 };

test.each([
  ['03', own, 'donationStands'],
  ['03', { isGlobal: true, standing: 2 }, 'donationStands'],
  ['03', { ...own, standing: 0 }, undefined],
  ['04', own, 'notGlobal'],
  ['04', { isGlobal: true, standing: 1 }, undefined],
  ['01', own, undefined],
  ['02', own, undefined],
  ['', own, undefined],
] as const)('motive %s of %j is in doubt: %s', (motive, invoice, doubt) => {
  expect(motiveDoubt(motive, invoice)).toBe(doubt);
});
