import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TooBusy } from '#server/overload.ts';
import { answerError } from './error-responses.tsx';

const logged: unknown[] = [];
const app = Fastify();

beforeAll(() => {
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async ({ log }) => {
    log.error = (...note: unknown[]) => void logged.push(note);
  });
  app.get('/', () => Promise.reject(new TooBusy()));
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
