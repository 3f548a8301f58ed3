import { expect, test } from 'vitest';
import { AppError, conflict, forbidden, invalid, notFound } from './errors.ts';

test.each([
  [notFound('Usuario'), 404, 'No hay resultados de consulta [Usuario].'],
  [invalid(), 422, 'Los datos dados no eran válidos.'],
  [forbidden(), 403, 'No tienes permiso para hacer esto.'],
  [conflict('Ese correo ya existe.'), 409, 'Ese correo ya existe.'],
])('%s answers %i', (error, status, message) => {
  expect(error).toBeInstanceOf(AppError);
  expect(error.status).toBe(status);
  expect(error.message).toBe(message);
});

test('keeps what is wrong per field, and the cause for the log', () => {
  expect(invalid({ 'edad.valor': ['ageInvalid'] }).details).toEqual({
    'edad.valor': ['ageInvalid'],
  });
  const cause = new Error('UNIQUE constraint failed');
  expect(conflict('Ya existe.', cause).cause).toBe(cause);
});
