import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { TooBusy } from '#server/limits/overload.ts';
import { answerError } from './error-responses.tsx';

const logged: unknown[] = [];
const app = Fastify();

beforeAll(() => {
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async ({ log }) => {
    log.error = (...note: unknown[]) => void logged.push(note);
  });
  app.get('/', () => Promise.reject(new TooBusy()));
  const tooOften = () =>
    new AppError('tooManyRequests', 'tooManyRequests', { retryAfterSeconds: 60 });
  app.get('/referencia/x', () => Promise.reject(tooOften()));
});
afterAll(() => app.close());

it('asks people to try again in a moment when there is too much at once, and does not fill the log', async () => {
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(page.body).toContain('Intenta de nuevo en un momento.');
  expect(page.body).toContain('Please try again in a moment.');
  const data = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(data.json()).toMatchObject({ message: 'We are very busy. Please try again in a moment.' });
  expect(logged).toEqual([]);
});

it('says of a page that is asked for too often when it will open again', async () => {
  const page = await app.inject({ url: '/referencia/x', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(429);
  expect(page.headers['retry-after']).toBe('60');
  expect(page.body).toContain('Espera unos minutos e inténtalo de nuevo.');
  expect(page.body).not.toContain('lo que escribiste');
  expect(logged).toEqual([]);
});
