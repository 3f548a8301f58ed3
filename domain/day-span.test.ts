import { expect, test } from 'vitest';
import { spanInWords } from './day-span.ts';

test.each([
  [0, '0 días', '0 days'],
  [1, '1 día', '1 day'],
  [59, '59 días', '59 days'],
  [60, '2 meses', '2 months'],
  [347, '11 meses', '11 months'],
  [365, '1 año', '1 year'],
  [395, '1 año y 1 mes', '1 year and 1 month'],
  [910, '2 años y 6 meses', '2 years and 6 months'],
  [1_826, '5 años', '5 years'],
])('%i days are told as people say them', (days, es, en) => {
  expect([spanInWords(days, 'es'), spanInWords(days, 'en')]).toEqual([es, en]);
});
