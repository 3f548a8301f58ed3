import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  ['Raza', 'Elije una opción', 'Raza: Elije una opción'],
  ['¿Está esterilizado?', 'Elije una opción', '¿Está esterilizado? Elije una opción'],
  ['Is it good with children?', 'Choose one option', 'Is it good with children? Choose one option'],
  [undefined, 'El nombre es requerido', 'El nombre es requerido'],
])('%j with %j is said as %j', (label, message, said) => {
  expect(nameProblem(label, message)).toBe(said);
});
