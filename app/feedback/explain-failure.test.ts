import { expect, test } from 'vitest';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { explainFailure } from './explain-failure.ts';

const refused = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  new WireError({ status, message, errors });

test.each([
  [404, 'No hay resultados de consulta [Usuario].'],
  [422, 'Los datos dados no eran válidos.'],
])('the portal’s %i is said word for word', (status, message) => {
  const failure = explainFailure(
    refused(status, message, { rfc: ['Ingresa un RFC válido'] }),
    es.failures,
  );
  expect(failure).toEqual({ title: message, lines: ['Ingresa un RFC válido'] });
});

test('any other refusal stands below the general title', () => {
  const failure = explainFailure(refused(409, 'Es la única cuenta.'), es.failures);
  expect(failure).toEqual({
    title: 'Lo sentimos ocurrio un error...',
    lines: ['Es la única cuenta.'],
  });
});

test('braces around the portal’s texts are left out', () => {
  const failure = explainFailure(
    refused(400, 'x', { correo: ['{El correo no existe}'] }),
    es.failures,
  );
  expect(failure.lines).toEqual(['El correo no existe']);
});

test('a portal that cannot be reached is named as the specification names it', () => {
  const failure = explainFailure(refused(0, 'Network Error'), es.failures);
  expect(failure.title).toBe('Network Error');
});

test('too many attempts tell how long to wait', () => {
  const error = new WireError({ status: 429, message: '', errors: {}, retryAfterSeconds: 61 });
  expect(explainFailure(error, es.failures).lines).toEqual([
    'Espera 2 minutos e inténtalo de nuevo.',
  ]);
  expect(explainFailure(error, en.failures).lines).toEqual(['Wait 2 minutes and try again.']);
});

test('our own mistakes say nothing about themselves', () => {
  const failure = explainFailure(new TypeError('undefined is not a function'), es.failures);
  expect(JSON.stringify(failure)).not.toContain('undefined');
});

test('the portal’s own mistakes are said once, in the reader’s language', () => {
  expect(explainFailure(refused(500, 'Lo sentimos ocurrio un error...'), en.failures)).toEqual({
    title: en.failures.title,
    lines: [en.failures.unexpected, 'Contact the administrator'],
  });
});
