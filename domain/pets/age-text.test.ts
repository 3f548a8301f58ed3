import { expect, test } from 'vitest';
import { readAge } from './age-text.ts';

test.each([
  ['2 años', 2, 'years'],
  ['2 AÑOS', 2, 'years'],
  ['7m', 7, 'months'],
  ['5 meses aprox.', 5, 'months'],
  ['aprox. 3 meses', 3, 'months'],
  ['1 año y medio', 18, 'months'],
  ['1.5 años', 18, 'months'],
  ['2,5 años', 30, 'months'],
  ['1 año 3 meses', 15, 'months'],
  ['2 años con 6 meses', 30, 'months'],
  ['8 semanas', 8, 'weeks'],
  ['un año', 1, 'years'],
  ['tres meses de edad', 3, 'months'],
  ['medio año', 6, 'months'],
  ['12 meses', 1, 'years'],
  ['2 years old', 2, 'years'],
  ['1 yr, 2 mos', 14, 'months'],
])('%s is an age', (text, ageValue, ageUnit) => {
  expect(readAge(text)).toEqual({ ageValue, ageUnit });
});

test.each(['', '2', 'cachorro', '2 años perro', '3 patas', '2020', '2-3 años'])(
  '%j says no age for sure',
  (text) => {
    expect(readAge(text)).toBeUndefined();
  },
);
