import { expect, test } from 'vitest';
import { reasonText } from './error-messages/error-messages.ts';
import { AppError, conflict, forbidden, invalid, notFound } from './errors.ts';

test.each([
  [notFound('user'), 404, 'No hay resultados de consulta [Usuario].'],
  [invalid(), 422, 'Los datos dados no eran válidos.'],
  [forbidden(), 403, 'No tienes permiso para hacer esto.'],
  [conflict('alreadyExists'), 409, 'Ese registro ya existe.'],
])('%s answers %i', (error, status, message) => {
  expect(error).toBeInstanceOf(AppError);
  expect(error.status).toBe(status);
  expect(reasonText(error.reason, 'es')).toBe(message);
});

test('keeps what is wrong per field, and the cause for the log', () => {
  expect(invalid({ 'edad.valor': ['ageInvalid'] }).details).toEqual({
    'edad.valor': ['ageInvalid'],
  });
  const cause = new Error('UNIQUE constraint failed');
  expect(conflict('alreadyExists', cause).cause).toBe(cause);
});
