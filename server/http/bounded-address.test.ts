import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundAddresses } from './bounded-address.ts';
import { answerError } from './error-responses.tsx';

const app = Fastify();
const reached: string[] = [];

beforeAll(() => {
  app.setErrorHandler(answerError);
  boundAddresses(app);
  app.get('/*', async ({ url }) => void reached.push(url));
});
afterAll(() => app.close());

const parameters = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`);

it.each([
  [414, 'Abre la página desde el inicio', `/mascotas/adopcion?ciudad=${'a'.repeat(8_000)}`],
  [400, 'pide demasiadas cosas a la vez', `/mascotas/adopcion?${parameters(201).join('&')}`],
  [400, 'pide demasiadas cosas a la vez', `/mascotas/adopcion?${'&'.repeat(201)}`],
])('rejects what is too much with %i before anything reads it', async (status, words, url) => {
  for (const accept of ['text/html', 'application/json']) {
    const answer = await app.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(words);
  }
  expect(reached).toEqual([]);
});

it('takes every choice of a filter at once', async () => {
  const url = `/mascotas/adopcion?${parameters(200).join('&')}`;
  expect((await app.inject({ url })).statusCode).toBe(200);
  expect(reached).toEqual([url]);
});
