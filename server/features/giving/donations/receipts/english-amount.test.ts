import { expect, test } from 'vitest';
import { amountInEnglishWords } from './english-amount.ts';

test.each([
  [1, 'Zero pesos 01/100 MXN'],
  [1_00, 'One peso 00/100 MXN'],
  [21_00, 'Twenty-one pesos 00/100 MXN'],
  [100_00, 'One hundred pesos 00/100 MXN'],
  [1_234_56, 'One thousand two hundred thirty-four pesos 56/100 MXN'],
  [90_017_05, 'Ninety thousand seventeen pesos 05/100 MXN'],
  [2_000_000_00, 'Two million pesos 00/100 MXN'],
  [100_000_500_00, 'One hundred million five hundred pesos 00/100 MXN'],
])('%i centavos are %s', (cents, words) => {
  expect(amountInEnglishWords(cents)).toBe(words);
});
