import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [1, 'CERO PESOS 01/100 M.N.'],
  [1_00, 'UN PESO 00/100 M.N.'],
  [21_00, 'VEINTIÚN PESOS 00/100 M.N.'],
  [31_05, 'TREINTA Y UN PESOS 05/100 M.N.'],
  [100_00, 'CIEN PESOS 00/100 M.N.'],
  [101_00, 'CIENTO UN PESOS 00/100 M.N.'],
  [1_000_00, 'MIL PESOS 00/100 M.N.'],
  [1_234_56, 'MIL DOSCIENTOS TREINTA Y CUATRO PESOS 56/100 M.N.'],
  [21_016_00, 'VEINTIÚN MIL DIECISÉIS PESOS 00/100 M.N.'],
  [500_000_90, 'QUINIENTOS MIL PESOS 90/100 M.N.'],
  [1_000_000_00, 'UN MILLÓN DE PESOS 00/100 M.N.'],
  [2_100_001_00, 'DOS MILLONES CIEN MIL UN PESOS 00/100 M.N.'],
  [100_000_000_00, 'CIEN MILLONES DE PESOS 00/100 M.N.'],
])('%i centavos are %s', (cents, words) => {
  expect(amountInWords(cents)).toBe(words);
});
