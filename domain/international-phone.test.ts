import { expect, test } from 'vitest';
import { writeInternational } from './international-phone.ts';

test.each([
  ['529840000000', '+52 984 000 0000'],
  ['12025550123', '+12025550123'],
])('%s is written as people read it', (digits, written) => {
  expect(writeInternational(digits)).toBe(written);
});
