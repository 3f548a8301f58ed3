import { expect, test } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { en } from '#app/i18n/account/en.ts';
import { es } from '#app/i18n/account/es.ts';
import { explainFailure, explainRejection } from './explain-failure.ts';

const refused = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  new ApiError({ status, message, errors });

const title = 'Lo sentimos ocurrio un error...';

test.each([
  [404, 'No hay resultados de consulta [Usuario].'],
  [409, 'Es la única cuenta.'],
  [422, 'Los datos dados no eran válidos.'],
])('the portal’s %i stands word for word below the general title', (status, message) => {
  expect(explainFailure(refused(status, message), es.failures)).toEqual({
    title,
    lines: [message],
  });
});

test('what is wrong with the fields is the reason', () => {
  const errors = { rfc: ['Ingresa un RFC válido'] };
  const failure = explainFailure(
    refused(422, 'Los datos dados no eran válidos.', errors),
    es.failures,
  );
  expect(failure).toEqual({ title, lines: ['Ingresa un RFC válido'] });
});

test('what was entered wrongly is no error of the portal’s', () => {
  const [wrong, late] = [422, 409].map((status) => refused(status, 'Elige otro día'));
  expect(explainRejection(wrong, es.failures)).toEqual({
    title: 'No se pudo guardar',
    lines: ['Elige otro día'],
  });
  expect(explainRejection(late, es.failures).title).toBe(title);
});

test('braces around the portal’s texts are left out', () => {
  const failure = explainFailure(
    refused(400, 'x', { correo: ['{El correo no existe}'] }),
    es.failures,
  );
  expect(failure.lines).toEqual(['El correo no existe']);
});

test('a connection that failed is named as the specification names it, with what to do', () => {
  expect(explainFailure(refused(0, ''), es.failures)).toEqual({
    title: 'Network Error',
    lines: [es.failures.unreachable.text],
  });
});

test('a session that has ended is no fault of anybody', () => {
  const error = new ApiError({ status: 401, code: 'noSession', message: 'x', errors: {} });
  expect(explainFailure(error, es.failures)).toEqual({
    title: es.failures.sessionEnded,
    lines: [es.failures.signInAgain],
  });
});

test('too many attempts tell how long to wait', () => {
  const error = new ApiError({ status: 429, message: '', errors: {}, retryAfterSeconds: 61 });
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
