import { expect, test } from 'vitest';
import { readMicrochip } from './microchip.ts';

test.each([
  ['484-0000 0000\u00a00017', '484000000000017'],
  ['484.000.000.000.017', '484000000000017'],
  ['012 345 678', '012345678'],
  ['AVID*012*345*678', '012345678'],
  ['00-06a1 4c2e', '0006A14C2E'],
])('%s is the microchip %s', (text, number) => {
  expect(readMicrochip(text)).toBe(number);
});

test.each([
  '',
  '12345678',
  '48400000000001',
  '4840000000000170',
  '48400000000001A',
  'CHOCOLATES',
  '٤٨٤٠٠٠٠٠٠٠٠٠٠١٧',
  '9.85141E+14',
])('%j is none', (text) => {
  expect(readMicrochip(text)).toBeUndefined();
});
